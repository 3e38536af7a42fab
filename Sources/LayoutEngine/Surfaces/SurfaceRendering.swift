import LayoutModel

extension SurfaceChoice {
  /// The mode that the surface is drawn in where `asked` says nothing else; Live Activities and
  /// notifications keep their colours whatever is asked.
  func rendering(asked: RenderingMode?) -> RenderingMode {
    switch self {
    case .widget(let family): asked ?? (family.isAccessory ? .vibrant : .fullColor)
    case .liveActivity, .notification: .fullColor
    case .bare: asked ?? .fullColor
    }
  }

  fileprivate var isAccessory: Bool {
    if case .widget(let family) = self { family.isAccessory } else { false }
  }
}

extension WidgetFamily {
  /// Whether the family stands on the Lock Screen.
  var isAccessory: Bool {
    switch self {
    case .accessoryCircular, .accessoryRectangular, .accessoryInline: true
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: false
    }
  }
}

extension PreviewEnvironment {
  /// The environment that the content of a surface sees: its mode told, and dark wherever the system draws
  /// the content in white.
  func adapted(to choice: SurfaceChoice) -> PreviewEnvironment {
    var environment = self
    let mode = choice.rendering(asked: rendering)
    environment.rendering = mode
    if mode != .fullColor || choice.isAccessory { environment.appearance = .dark }
    return environment
  }
}

extension SurfaceContent {
  /// What the mode leaves of the surface's background, and what shows through where it leaves nothing.
  ///
  /// `appearance` is that of the phone.
  func ground(in mode: RenderingMode, _ appearance: Appearance) -> (background: RGBA, backdrop: RGBA?) {
    switch (mode, choice.isAccessory) {
    case (.fullColor, false): (background, nil)
    case (.accented, false): (ModeColors.tintedBackground, nil)
    case (.vibrant, false): (.clear, ModeColors.wallpaper(appearance))
    case (.vibrant, true): (background, ModeColors.wallpaper(appearance))
    case (.fullColor, true), (.accented, true): (background, .black)
    }
  }
}
