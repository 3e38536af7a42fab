extension Rule {
  static let hiddenButtons = Rule(
    .hiddenButtons, .warning, "a widget has no more buttons than its families show",
    why:
      "Two buttons fit a small widget and three a larger one; the first ones are drawn, the others are never seen. Accessory families have none.",
    flagged: Example(
      #"{"widget": {"id": "w", "title": "W", "family": "systemSmall", "buttons": [{"id": "a", "title": "A", "callback": {"url": "https://example.com/a"}}, {"id": "b", "title": "B", "callback": {"url": "https://example.com/b"}}, {"id": "c", "title": "C", "callback": {"url": "https://example.com/c"}}]}}"#
    ),
    accepted: Example(
      #"{"widget": {"id": "w", "title": "W", "family": "systemSmall", "buttons": [{"id": "a", "title": "A", "callback": {"url": "https://example.com/a"}}, {"id": "b", "title": "B", "callback": {"url": "https://example.com/b"}}]}}"#
    ))
}

extension WidgetFamily {
  /// The buttons that are drawn.
  var buttonLimit: Int {
    switch self {
    case .systemSmall: 2
    case .systemMedium, .systemLarge, .systemExtraLarge: 3
    case .accessoryCircular, .accessoryRectangular, .accessoryInline: 0
    }
  }
}

extension ObjectCheck {
  /// A warning where the family with the least room draws fewer; accessory families among others are a note.
  static let hiddenButtons = ObjectCheck { widget, checker in
    guard let member = widget.member(.buttons), case .array(let buttons) = member.value.kind, !buttons.isEmpty
    else { return }
    let families = Widget.families(widget)
    let roomy = families.filter { $0.buttonLimit > 0 }
    guard let tightest = (roomy.isEmpty ? families : roomy).min(by: { $0.buttonLimit < $1.buttonLimit })
    else {
      return
    }
    let limit = tightest.buttonLimit
    if buttons.count > limit {
      let place = widget.place.inside.key(member.key).inside.index(limit)
      let message =
        limit == 0
        ? "\(tightest.rawValue) shows no buttons: use 'open_url', or name a family of the Home Screen"
        : "\(tightest.rawValue) shows the first \(limit) buttons of \(buttons.count): remove the others"
      checker.report(
        Diagnostic(
          .hiddenButtons, message, at: place.pointer,
          SourceSpan(offset: buttons[limit].span.offset, length: 1)))
    } else if roomy.count < families.count, let hidden = families.first(where: { $0.buttonLimit == 0 }) {
      checker.report(
        Diagnostic(
          rule: .hiddenButtons, severity: .note,
          message: "\(hidden.rawValue) shows no buttons, the other families do",
          pointer: widget.pointer(of: member), span: member.keySpan))
    }
  }
}
