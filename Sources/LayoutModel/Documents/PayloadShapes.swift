/// The shapes of all kinds of payloads, for the published schema.
package enum PayloadShapes {
  package static let widget: ObjectShape = Widget.shape
  /// The object that brings a widget to the service.
  package static let widgetRequest: ObjectShape = Widget.requestShape
  package static let liveActivity: ObjectShape = LiveActivity.shape
  package static let push: ObjectShape = Push.shape
  package static let notification: ObjectShape = Notification.shape

  /// Whether an object is the request that brings a widget.
  package static let isWidgetRequest = Condition.has(.widget)

  /// How the kind of an object is told, the first condition that holds; a push is what is left.
  package static let recognition: [(kind: PayloadKind, condition: Condition)] = [
    (.push, .all([.has(.widget), hasAlert])),
    (.widget, .has(.widget)),
    (.blocks, .any(BlockType.allCases.map { .equals(.type, $0.rawValue) })),
    (.liveActivity, .any(LiveActivity.Event.allCases.map { .equals(.event, $0.rawValue) })),
    (
      .widget,
      .all([
        .has(.widgetID), .any([.has(.widgetAction), .has(.family), .has(.families), .has(.layout)]),
      ])
    ),
    (.notification, .any([.has(.actions), .has(.source), .has(.sourceDisplayName), .has(.level)])),
    (.push, hasAlert),
  ]

  private static let hasAlert = Condition.any([.has(.pushTitle), .has(.pushBody)])
}
