import LayoutEngine
import LayoutModel
import LayoutRender

/// Display lists that repeat pictures of SwiftUI with the positions that were measured on them.
enum ReferencePictures {
  static let all: [(name: String, list: DisplayList)] = [
    ("ha-live-activity-progress-light", progressLight), ("ha-live-activity-timer-dark", timerDark),
    ("voltra-flight-tracker-dark", flightDark),
  ]

  static let progressLight = DisplayList(
    size: Size(width: 360, height: 130),
    commands: [
      .fill(.rectangle(Rect(x: 0, y: 0, width: 360, height: 130)), .white),
      .fill(
        .continuous(Rect(x: 16, y: 30, width: 48, height: 48), radius: 12), RGBA(hex: 0x03A9F4, alpha: 0.2)),
      .border(
        .continuous(Rect(x: 16, y: 30, width: 48, height: 48), radius: 12), width: 1,
        RGBA(hex: 0x03A9F4, alpha: 0.28)),
      text("Laundry", 20, .semibold, .black, x: 76, baseline: 49),
      text("Washing cycle", 17, .regular, RGBA(hex: 0x8A8A8E), x: 76, baseline: 74.33),
      text("40%", 17, .semibold, .black, right: 344, baseline: 46.33, hasMonospacedDigits: true),
      .fill(.capsule(Rect(x: 16, y: 90.333, width: 328, height: 10)), RGBA(hex: 0x000000, alpha: 0.12)),
      .fill(.capsule(Rect(x: 16, y: 90.333, width: 131, height: 10)), RGBA(hex: 0x03A9F4)),
    ])

  static let timerDark = DisplayList(
    size: Size(width: 360, height: 130),
    commands: [
      .fill(.rectangle(Rect(x: 0, y: 0, width: 360, height: 130)), .black),
      .fill(.continuous(Rect(x: 16, y: 31, width: 48, height: 48), radius: 12), RGBA(hex: 0x331E00)),
      .border(
        .continuous(Rect(x: 16, y: 31, width: 48, height: 48), radius: 12), width: 1, RGBA(hex: 0x6C4100)),
      text("Laundry", 20, .semibold, .white, x: 76, baseline: 50),
      text("25:00", 20, .medium, RGBA(hex: 0x8D8D93), x: 76, baseline: 78, hasMonospacedDigits: true),
      .fill(.capsule(Rect(x: 16, y: 95, width: 328, height: 4)), RGBA(hex: 0xFF9800)),
    ])

  static let flightDark = DisplayList(
    size: Size(width: 364, height: 160),
    commands: [
      .fill(.rectangle(Rect(x: 0, y: 0, width: 364, height: 160)), .black),
      text("UA2645", 16, .semibold, .white, x: 33.5, baseline: 38.67),
      text("FLIGHTY", 14, .medium, .white, right: 352, baseline: 38.33),
      text("8:45 PM", 14, .semibold, RGBA(hex: 0x34D399), x: 66, baseline: 70),
      text("12:02 AM", 16, .semibold, RGBA(hex: 0xF87171), x: 239.5, baseline: 70.67),
      text("TC", 12, .medium, RGBA(hex: 0x94A3B8), x: 12, baseline: 94.67),
      text("On Time", 12, .medium, RGBA(hex: 0x34D399), x: 31.7, baseline: 94.67),
      text("3m late", 12, .medium, RGBA(hex: 0xF87171), right: 352, baseline: 94.67),
      text("Gate Departure in ", 13, .medium, RGBA(hex: 0x94A3B8), x: 12, baseline: 118),
      text("1h 42m", 13, .semibold, RGBA(hex: 0x34D399), x: 125, baseline: 118),
      text("EWR departures avg 24m late", 11, .regular, RGBA(hex: 0x64748B), x: 13.5, baseline: 133.67),
      .fill(.continuous(Rect(x: 289, y: 106.67, width: 63, height: 29), radius: 12), RGBA(hex: 0xFCD34D)),
      text("134", 14, .semibold, .black, x: 316.5, baseline: 126.33),
    ])

  // MARK: Texts

  private static func text(
    _ text: String, _ size: Double, _ weight: FontWeight, _ color: RGBA, x: Double, baseline: Double,
    hasMonospacedDigits: Bool = false
  ) -> DisplayCommand {
    .text(
      PlacedText(
        text: styled(text, size, weight, color, hasMonospacedDigits: hasMonospacedDigits),
        rect: Rect(x: x, y: baseline - size, width: 300, height: size), baseline: baseline))
  }

  private static func text(
    _ text: String, _ size: Double, _ weight: FontWeight, _ color: RGBA, right: Double, baseline: Double,
    hasMonospacedDigits: Bool = false
  ) -> DisplayCommand {
    var styled = styled(text, size, weight, color, hasMonospacedDigits: hasMonospacedDigits)
    styled.alignment = .trailing
    return .text(
      PlacedText(
        text: styled, rect: Rect(x: right - 300, y: baseline - size, width: 300, height: size),
        baseline: baseline))
  }

  private static func styled(
    _ text: String, _ size: Double, _ weight: FontWeight, _ color: RGBA, hasMonospacedDigits: Bool
  ) -> StyledText {
    let font = FontSpec(size: size, weight: weight, hasMonospacedDigits: hasMonospacedDigits)
    return StyledText(runs: [TextRun(text: text, font: font, color: color)], baseFont: font)
  }
}

extension ReferencePictures {
  /// Scripts, emoji, truncation and alignment on one sheet.
  static func script(by measurer: TextMeasurer) -> DisplayList {
    var commands: [DisplayCommand] = [.fill(.rectangle(Rect(x: 0, y: 0, width: 360, height: 760)), .white)]
    var y = 8.0
    func add(_ text: StyledText, width: Double) {
      let measured = measurer.measure(text, in: .points(width))
      let rect = Rect(x: 12, y: y, width: width, height: measured.size.height)
      commands.append(.fill(.rectangle(rect), RGBA(hex: 0xEEF2FF)))
      commands.append(.text(PlacedText(text: text, rect: rect, baseline: y + (measured.firstBaseline ?? 0))))
      y = (y + measured.size.height + 6).rounded()
    }
    add(Texts.plain("Emoji 👋🏽 🔥 👨‍👩‍👧‍👦 🇩🇪 💚 ❤️ ❤︎ hey", size: 20), width: 336)
    add(Texts.plain("日本語 한국어 简体字 ไทย हिन्दी Русский Ελληνικά"), width: 336)
    add(Texts.plain("الحالة ٤ د (API) جاهزة!", direction: .rightToLeft), width: 336)
    add(Texts.plain("שלום עולם 12:30", size: 20, weight: .bold, direction: .rightToLeft), width: 336)
    add(Texts.plain("-> => 10x20 (A) 12:30 a:b 100% 84% {x} gjpqy", weight: .medium), width: 336)
    add(Texts.plain("The quick brown fox jumps over the lazy dog and runs", lineLimit: 2), width: 180)
    add(
      Texts.plain("Centred text in a few lines, Incomprehensibilities", size: 15, alignment: .center),
      width: 120)
    add(Texts.plain("trailing", size: 15, alignment: .trailing), width: 120)
    add(Texts.plain("let code = 0.5 // monospaced", size: 14, design: .monospaced), width: 336)
    add(Texts.plain("Serif design 0123 Aag", size: 20, design: .serif), width: 336)
    add(Texts.plain("Rounded design 0123 Aag", size: 22, weight: .semibold, design: .rounded), width: 336)
    add(Texts.plain("No font: \u{10FFFD} \u{E0FFF}| tab\there", size: 15), width: 336)
    var styled = Texts.plain("struck ", size: 17)
    styled.runs[0].isStrikethrough = true
    styled.runs.append(
      TextRun(
        text: "underlined", font: FontSpec(size: 17, isItalic: true), color: RGBA(hex: 0x0A84FF),
        isUnderlined: true))
    add(styled, width: 336)
    let images = Rect(x: 250, y: 630, width: 98, height: 70)
    commands.append(.image(.url("https://cdn.example.com/a.png"), mode: .fit, in: images))
    commands.append(.image(.asset("x"), mode: .fit, in: Rect(x: 190, y: 630, width: 40, height: 40)))
    commands.append(
      .arc(
        ArcStroke(
          center: Point(x: 300, y: 640), radius: 30, width: 8, start: 0, end: 1, color: RGBA(hex: 0xE5E5EA))))
    commands.append(
      .arc(
        ArcStroke(
          center: Point(x: 300, y: 640), radius: 30, width: 8, start: 0, end: 0.7, color: RGBA(hex: 0x34C759))
      ))
    commands.append(
      .fill(.continuous(Rect(x: 20, y: 690, width: 60, height: 50), radius: 20), RGBA(hex: 0x5856D6)))
    commands.append(
      .fill(.continuous(Rect(x: 90, y: 690, width: 60, height: 50), radius: 25), RGBA(hex: 0x5856D6)))
    commands.append(
      .fill(.continuous(Rect(x: 160, y: 690, width: 100, height: 50), radius: 12), RGBA(hex: 0x5856D6)))
    commands.append(
      .border(
        .continuous(Rect(x: 270, y: 690, width: 70, height: 50), radius: 16), width: 4, RGBA(hex: 0xFF9500)))
    return DisplayList(size: Size(width: 360, height: 760), commands: commands)
  }
}
