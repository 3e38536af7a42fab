internal import LayoutEngine
internal import LayoutModel

extension Option {
  static let kind = Option(
    name: "kind", value: "KIND", choices: PayloadKind.allCases.map(\.rawValue),
    summary: "read the payload as this kind instead of telling it from its keys")
  static let family = Option(
    name: "family", letter: "f", value: "FAMILY", choices: WidgetFamily.allCases.map(\.rawValue) + ["all"],
    summary: "widget family; by default the payload's first one, for a sheet and snapshots all that it names")
  static let presentation = Option(
    name: "presentation", letter: "p", value: "NAME",
    choices: presentationNames + ["all"],
    summary:
      "how a Live Activity (lock-screen by default) or a notification (banner by default) is shown; all that there are for 'all', and by default on a sheet and for snapshots"
  )
  static let device = Option(
    name: "device", letter: "d", value: "ID",
    summary: "phone or tablet, by id or name as 'devices' lists them; iphone-15-pro-max by default")
  static let scale = Option(
    name: "scale", value: "N", choices: ["1", "2", "3"],
    summary: "pixels a point; the device's own by default")
  static let appearance = Option(
    name: "appearance", letter: "a", value: "MODE", choices: ["light", "dark", "both"],
    summary: "light by default, both on a sheet and for snapshots")
  static let contrast = Option(
    name: "contrast", value: "LEVEL", choices: Contrast.allCases.map(\.rawValue),
    summary: "accessibility contrast; standard by default")
  static let palette = Option(
    name: "palette", value: "RELEASE", choices: PaletteVersion.allCases.map(\.rawValue),
    summary: "release whose system colours and corners are used; ios26 by default")
  static let textSize = Option(
    name: "text-size", value: "SIZE", choices: TextSize.allCases.map(\.rawValue),
    summary: "Dynamic Type size; large by default")
  static let locale = Option(
    name: "locale", value: "TAG",
    summary:
      "language as a BCP 47 tag such as ar or ja-JP; the direction follows. Told from the text by default")
  static let size = Option(
    name: "size", value: "WxH",
    summary: "bare surface of this size in points, for blocks; W alone takes the content's height")
  static let margin = Option(
    name: "margin", value: "N",
    summary: "points between the edge of a bare surface and its blocks; 0 by default")
  static let assets = Option(
    name: "assets", value: "DIR",
    summary: "folder with a manifest.json that maps URLs and asset names to picture files inside it")
  static let rendering = Option(
    name: "rendering", value: "MODE", choices: RenderingMode.allCases.map(\.rawValue),
    summary: "how the system colours a widget: vibrant by default on the Lock Screen, fullColor elsewhere")
  static let jobs = Option(
    name: "jobs", letter: "j", value: "N", summary: "files worked on at a time; one for each core by default")
  static let output = Option(
    name: "output", letter: "o", value: "PATH",
    summary: "file or folder for what is written; '-' for standard output")
  static let noLayout = Option(
    name: "no-layout", summary: "check the document alone: no text is measured, the quickest path")
  static let quiet = Option(name: "quiet", letter: "q", summary: "report errors only")
  static let color = Option(
    name: "color", value: "WHEN", choices: ["auto", "always", "never"],
    summary: "colours in text reports; auto by default, NO_COLOR turns them off")

  /// What a phone is set to.
  static let environment: [Option] = [
    device, textSize, locale, appearance, contrast, palette, rendering,
  ]
}

/// The options of a call that say what is drawn, checked.
struct PreviewOptions: Sendable {
  var device = Device.standard
  var appearances: [Appearance] = [.light]
  var contrast = Contrast.standard
  var palette = PaletteVersion.ios26
  var textSize = TextSize.large
  var rendering: RenderingMode?
  var locale: Locale?
  var scale: Double?
  var family: WidgetFamily?
  var wantsAllFamilies = false
  /// A name of `Option.presentationNames`, or "all".
  var presentationName: String?
  var notifications: NotificationOptions
  var bareSize: (width: Double, height: Double?)?
  var margin: Double?
  var kind: PayloadKind?
  var jobs: Int
  var showsFrames = false

  init(_ arguments: Arguments) throws(UsageError) {
    jobs = try Self.count(arguments, .jobs) ?? Processors.count
    notifications = try NotificationOptions(arguments)
    if let name = arguments.value(.device) { device = try Self.device(name) }
    if let text = arguments.value(.appearance) {
      appearances = Appearance(rawValue: text).map { [$0] } ?? Appearance.allCases
    }
    contrast = arguments.value(.contrast).flatMap(Contrast.init) ?? contrast
    palette = arguments.value(.palette).flatMap(PaletteVersion.init) ?? palette
    textSize = arguments.value(.textSize).flatMap(TextSize.init) ?? textSize
    rendering = arguments.value(.rendering).flatMap(RenderingMode.init)
    locale = try arguments.value(.locale).map(Self.locale)
    scale = arguments.value(.scale).flatMap(Double.init)
    family = arguments.value(.family).flatMap(WidgetFamily.init)
    wantsAllFamilies = arguments.value(.family) == "all"
    presentationName = arguments.value(.presentation)
    bareSize = try arguments.value(.size).map(Self.bareSize)
    margin = try arguments.value(.margin).map { (text) throws(UsageError) in try Self.points(text, "--margin")
    }
    kind = arguments.value(.kind).flatMap(PayloadKind.init)
    showsFrames = arguments.has(.debugFrames)
  }

  /// Environments for a document, one an appearance.
  func environments(for document: Document) -> [PreviewEnvironment] {
    let locale = locale ?? Locale(language: document.naturalLanguage, direction: document.naturalDirection)
    return appearances.map { appearance in
      PreviewEnvironment(
        device: device, appearance: appearance, contrast: contrast, palette: palette, textSize: textSize,
        language: locale.language, direction: locale.direction, rendering: rendering)
    }
  }

  /// The surfaces that the call and the document ask for, the first one the default.
  func surfaces(for document: Document) throws(UsageError) -> [SurfaceChoice] {
    if let bareSize {
      return [.bare(width: bareSize.width, height: bareSize.height, margin: margin ?? 0)]
    }
    switch document {
    case .widget(let widget): return families(of: widget).map { .widget($0) }
    case .liveActivity: return try activityPresentations().map { .liveActivity($0) }
    case .blocks: return try blockSurfaces
    case .push(let push): return try notificationSurfaces(widget: push.widget)
    case .notification, .text: return try notificationSurfaces(widget: nil)
    }
  }

  /// The surfaces that a check looks at: every family that the widget names, unless one is asked for.
  func lintSurfaces(for document: Document) throws(UsageError) -> [SurfaceChoice] {
    guard family == nil, let widget = document.widget else { return try surfaces(for: document) }
    let wanted = wantsAllFamilies ? WidgetFamily.allCases : widget.families
    let families = wanted.filter { device.size(of: $0) != nil }.map { SurfaceChoice.widget($0) }
    return document.notification == nil ? families : try surfaces(for: document) + families
  }

  /// The surfaces of a contact sheet: all, unless one is asked for.
  func sheetSurfaces(for document: Document) throws(UsageError) -> [SurfaceChoice] {
    guard bareSize == nil else { return try surfaces(for: document) }
    var options = self
    switch document {
    case .widget(let widget): return sheetFamilies(of: widget)
    case .liveActivity, .push, .notification, .text:
      options.presentationName = presentationName ?? "all"
    case .blocks: break
    }
    let surfaces = try options.surfaces(for: document)
    guard case .push(let push) = document, let widget = push.widget, presentationName == nil else {
      return surfaces
    }
    return (family == nil ? surfaces : []) + sheetFamilies(of: widget)
  }

  private func sheetFamilies(of widget: Widget) -> [SurfaceChoice] {
    let wanted = wantsAllFamilies ? WidgetFamily.allCases : family.map { [$0] } ?? widget.families
    return WidgetFamily.sheetOrder.filter { wanted.contains($0) }
      .filter { !wantsAllFamilies || device.size(of: $0) != nil }.map { .widget($0) }
  }

  func families(of widget: Widget) -> [WidgetFamily] {
    if wantsAllFamilies { return widget.families }
    return [family ?? widget.families.first ?? .systemMedium]
  }

  /// Blocks alone are as wide as a medium widget unless a family is asked for.
  private var blockSurfaces: [SurfaceChoice] {
    get throws(UsageError) {
      if let family { return [.widget(family)] }
      let width = device.size(of: .systemMedium)?.width ?? 364
      return [.bare(width: width, height: nil, margin: margin ?? 16)]
    }
  }
}

extension WidgetFamily {
  /// The order on a contact sheet: widest first among the small ones, which then share shelves.
  fileprivate static let sheetOrder: [WidgetFamily] = [
    .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
    .accessoryInline, .accessoryRectangular, .accessoryCircular,
  ]
}

// MARK: Values

extension PreviewOptions {
  private static func device(_ name: String) throws(UsageError) -> Device {
    if let device = Device.named(name) { return device }
    let ids = Device.all.map(\.id)
    let begun = ids.first { $0.hasPrefix(name.lowercased() + "-") }
    let hint = ArgumentParser.hint(
      begun ?? name.lowercased(), ids, otherwise: "; plush-render devices lists them")
    throw UsageError(message: "no device '\(name)'\(hint)")
  }

  private static func locale(_ tag: String) throws(UsageError) -> Locale {
    guard let locale = Locale(tag: tag) else {
      throw UsageError(message: "'\(tag)' is no language tag: write one such as en, ar or ja-JP")
    }
    return locale
  }

  private static func bareSize(_ text: String) throws(UsageError) -> (width: Double, height: Double?) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= 2, !text.isEmpty else {
      throw UsageError(message: "--size takes WxH in points, such as 364x170, not '\(text)'")
    }
    let width = try points(parts[0], "--size")
    guard width > 0 else { throw UsageError(message: "--size needs a width above 0") }
    guard parts.count == 2 else { return (width, nil) }
    return (width, try points(parts[1], "--size"))
  }

  private static func points(_ text: String, _ option: String) throws(UsageError) -> Double {
    guard let number = Double(text), number >= 0, number <= 10_000 else {
      throw UsageError(message: "\(option) takes points from 0 to 10,000, not '\(text)'")
    }
    return number
  }

  private static func count(_ arguments: Arguments, _ option: Option) throws(UsageError) -> Int? {
    guard let text = arguments.value(option) else { return nil }
    guard let number = Int(text), number >= 1, number <= 256 else {
      throw UsageError(message: "--\(option.name) takes a whole number from 1 to 256, not '\(text)'")
    }
    return number
  }
}

extension Document {
  /// The widget that it is or carries.
  fileprivate var widget: Widget? {
    switch self {
    case .widget(let widget): widget
    case .push(let push): push.widget
    case .liveActivity, .blocks, .notification, .text: nil
    }
  }
}
