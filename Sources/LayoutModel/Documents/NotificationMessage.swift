/// What a phone shows of a push, a notification or a plain message, all defaults filled in.
public struct NotificationMessage: Hashable, Sendable {
  /// The app's name: it is the title where the payload has none, and the icon's monogram where there is no icon.
  public var appName: String
  /// A picture that may stand for the app's icon.
  public var iconURL: String?
  public var title: NotificationText?
  public var subtitle: NotificationText?
  public var body: NotificationText?
  public var level: InterruptionLevel
  /// Notifications of one thread are stacked; empty for none.
  public var threadID: String
  /// The person that a communication speaks for.
  public var sender: NotificationSender?
  public var attachment: NotificationAttachment?
  /// In the order of the menu, never more than `actionLimit`.
  public var actions: [NotificationAction]
  /// When it was sent, where the payload says so.
  public var sentAt: Moment?

  /// The most actions that iOS shows in the menu.
  public static let actionLimit = 10
}

/// A text of a notification and where it was written.
public struct NotificationText: Hashable, Sendable {
  public var text: String
  /// The key that it was written under.
  public var field: String
  /// RFC 6901, from the root of the payload.
  public var pointer: String
  public var span: SourceSpan
}

/// The person behind a communication notification.
public struct NotificationSender: Hashable, Sendable {
  public var name: String
  public var avatarURL: String?
}

/// A picture, film or sound that comes with a notification.
public struct NotificationAttachment: Hashable, Sendable {
  public var url: String
  public var kind: Kind
  /// RFC 6901, from the root of the payload.
  public var pointer: String
  public var span: SourceSpan

  /// What the attachment is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case image, video, audio
  }
}

/// A row of the menu that a long press opens.
public struct NotificationAction: Hashable, Sendable {
  public var id: String
  public var title: String
  /// SF Symbol name.
  public var icon: String?
  public var isDestructive: Bool
  /// What opens where the action asks for a text.
  public var reply: NotificationReply?
  /// RFC 6901, from the root of the payload.
  public var pointer: String
  public var span: SourceSpan
}

/// A field for a typed answer.
public struct NotificationReply: Hashable, Sendable {
  /// What the empty field says.
  public var placeholder: String
  /// Label of the send button.
  public var buttonTitle: String
}

extension NotificationMessage {
  /// Every text that is shown, the title first.
  var texts: [String] {
    [title?.text, subtitle?.text, body?.text].compactMap { $0 } + actions.map { $0.title }
  }
}

extension Document {
  /// What a phone shows of it as a notification; `nil` for what is none.
  public var notification: NotificationMessage? {
    switch self {
    case .push(let push): push.notification
    case .notification(let message): message
    case .text(let text): NotificationMessage(plainText: text)
    case .widget, .liveActivity, .blocks: nil
    }
  }
}
