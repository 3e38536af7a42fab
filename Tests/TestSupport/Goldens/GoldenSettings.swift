package import LayoutEngine
package import LayoutModel

/// How a golden case is drawn: the lines of its `case.txt`, each a word and its values.
///
/// ```text
/// expect image
/// appearances light dark
/// width 160
/// ```
package struct GoldenSettings: Sendable {
  package var outputs: Set<Output> = [.frames, .display]
  package var appearances: [Appearance] = [.light]
  /// Points of a bare surface.
  package var width = 320.0
  /// Points; `nil` takes the content's.
  package var height: Double?
  package var margin = 0.0
  package var textSize = TextSize.large
  /// `nil` takes the one that the texts are written in.
  package var direction: LayoutDirection?
  package var device = Device.standard
  package var contrast = Contrast.standard
  package var palette = PaletteVersion.ios26
  /// `nil` takes the surface's own.
  package var rendering: RenderingMode?
  /// BCP 47; `nil` takes the one that the texts give away.
  package var language: String?
  /// The ways in which a Live Activity is shown.
  package var activityPresentations: [LiveActivityPresentation] = [.lockScreen]
  /// How a notification is looked at; a stack has three more of it behind.
  package var presentations: [NotificationPresentation] = [.banner, .expanded]
  /// The action whose reply field an expanded notification shows.
  package var reply: String?

  /// A kind of golden that a case has.
  package enum Output: String, Sendable, CaseIterable {
    /// `frames.txt`: where each block stands, measured in squares.
    case frames
    /// `display.txt`: the drawing commands, measured in squares.
    case display
    /// `image@2x.png`, drawn with the real fonts.
    case image
  }

  package init(_ text: String) throws {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      try apply(words[0], Array(words.dropFirst()), line: String(line))
    }
  }

  private mutating func apply(_ key: String, _ values: [String], line: String) throws {
    let number = values.first.flatMap(Double.init)
    switch (key, number) {
    case ("expect", _): outputs = Set(values.compactMap(Output.init))
    case ("appearances", _): appearances = values.compactMap(Appearance.init)
    case ("width", let points?): width = points
    case ("height", let points?): height = points
    case ("margin", let points?): margin = points
    case ("text-size", _): textSize = try values.first.flatMap(TextSize.init) ?? refuse(line)
    case ("device", _): device = try Device.named(values.joined(separator: " ")) ?? refuse(line)
    case ("contrast", _): contrast = try values.first.flatMap(Contrast.init) ?? refuse(line)
    case ("palette", _): palette = try values.first.flatMap(PaletteVersion.init) ?? refuse(line)
    case ("rendering", _): rendering = try values.first.flatMap(RenderingMode.init) ?? refuse(line)
    case ("language", _): language = values.first
    case ("activity-presentations", _):
      activityPresentations = values.compactMap(LiveActivityPresentation.init)
    case ("presentations", _): presentations = values.compactMap(NotificationPresentation.init)
    case ("reply", _): reply = values.first
    case ("right-to-left", _): direction = .rightToLeft
    default: try refuse(line) as Void
    }
    if outputs.isEmpty || appearances.isEmpty { try refuse(line) as Void }
  }

  private func refuse<Value>(_ line: String) throws -> Value {
    throw GoldenCaseFailure(reason: "case.txt has no meaning for '\(line)'")
  }
}

/// What is wrong with a golden case itself.
package struct GoldenCaseFailure: Error, CustomStringConvertible {
  let reason: String

  package var description: String { reason }
}
