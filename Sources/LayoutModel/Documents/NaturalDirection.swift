extension Document {
  /// The direction of the first letter of the title, or of the first text that has one.
  public var naturalDirection: LayoutDirection {
    for text in texts {
      if let direction = text.naturalDirection { return direction }
    }
    return .leftToRight
  }

  /// The language that the text's script gives away, for the choice of Han glyphs: `ja` with kana, `ko` with
  /// Hangul; else none.
  public var naturalLanguage: String {
    for text in texts {
      for scalar in text.unicodeScalars {
        switch scalar.value {
        case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: return "ja"
        case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: return "ko"
        default: continue
        }
      }
    }
    return ""
  }

  /// Every text that is shown, the title first.
  private var texts: [String] {
    switch self {
    case .widget(let widget): widget.texts
    case .liveActivity(let activity):
      [activity.title, activity.status ?? ""] + activity.items.map { $0.text }
        + (activity.layout ?? []).flatMap { $0.texts }
    case .blocks(let blocks): blocks.flatMap { $0.texts }
    case .push(let push): push.notification.texts + (push.widget?.texts ?? [])
    case .notification(let message): message.texts
    case .text(let text): [text]
    }
  }
}

extension Widget {
  fileprivate var texts: [String] {
    [title, subtitle ?? "", detail ?? ""] + items.map { $0.text } + (layout ?? []).flatMap { $0.texts }
  }
}

extension Block {
  fileprivate var texts: [String] {
    switch content {
    case .text(let block): [block.text]
    case .markdown(let block): [block.source]
    case .badge(let block): [block.text]
    case .progress(let block): [block.label, block.value].compactMap { $0 }
    case .gauge(let block): [block.label, block.value].compactMap { $0 }
    case .metric(let block): [block.label, block.value, block.unit].compactMap { $0 }
    case .list(let block): block.items.map { $0.text }
    case .row(let block), .stack(let block): block.children.flatMap { $0.texts }
    case .grid(let block): block.children.flatMap { $0.texts }
    case .image, .divider, .spacer, .unknown: []
    }
  }
}

extension String {
  /// The direction of the first letter, by rules P2 and P3 of Unicode's annex 9; `nil` where there is none.
  package var naturalDirection: LayoutDirection? {
    for scalar in unicodeScalars {
      if scalar.isRightToLeftLetter { return .rightToLeft }
      if scalar.properties.isAlphabetic { return .leftToRight }
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a letter of Hebrew, Arabic, Syriac, Thaana, N'Ko or their presentation forms; Arabic
  /// digits have no direction of their own.
  fileprivate var isRightToLeftLetter: Bool {
    switch value {
    case 0x0660...0x0669, 0x06F0...0x06F9: false
    case 0x0591...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
