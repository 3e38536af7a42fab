import LayoutModel

/// What stands at the trailing edge of a notification's first line.
enum NotificationTime {
  /// "now" without a clock; with one the age of a message that says when it was sent, else the time of day.
  static func label(sentAt: Moment?, now: Moment?, language: String) -> String {
    guard let now else { return word(language) }
    guard let sentAt else { return time(now, language) }
    let minutes = (now.seconds - sentAt.seconds) / 60
    switch minutes {
    case ..<1: return word(language)
    case ..<60 where isEnglish(language): return "\(minutes)m ago"
    case ..<1440 where isEnglish(language): return "\(minutes / 60)h ago"
    case 1440... where isEnglish(language): return "\(minutes / 1440)d ago"
    default: return time(sentAt, language)
    }
  }

  private static func time(_ moment: Moment, _ language: String) -> String {
    let (hour, minute) = moment.clock
    let minutes = minute < 10 ? "0\(minute)" : "\(minute)"
    guard isEnglish(language) else { return (hour < 10 ? "0\(hour)" : "\(hour)") + ":" + minutes }
    return "\((hour + 11) % 12 + 1):\(minutes) \(hour < 12 ? "AM" : "PM")"
  }

  private static func isEnglish(_ language: String) -> Bool {
    language.isEmpty || primary(language) == "en"
  }

  private static func primary(_ language: String) -> String {
    language.split(separator: "-").first.map { $0.lowercased() } ?? ""
  }

  /// "now" in the phone's language, as far as the table goes.
  private static func word(_ language: String) -> String {
    switch primary(language) {
    case "de": "Jetzt"
    case "fr": "maintenant"
    case "es": "ahora"
    case "it": "adesso"
    case "pt": "agora"
    case "nl": "nu"
    case "id": "sekarang"
    case "ja": "今"
    case "ko": "지금"
    case "zh": "现在"
    case "ar": "الآن"
    case "he": "עכשיו"
    default: "now"
    }
  }
}
