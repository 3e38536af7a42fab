/// The system colours of one release of iOS under one appearance and contrast.
///
/// The colours of iOS 26 are those of Apple's Human Interface Guidelines, page Color, of December 2025. Those
/// of iOS 18, the label colours and the semantic ones were read off devices by several projects that agree.
public struct SystemPalette: Hashable, Sendable {
  public let appearance: Appearance
  public let contrast: Contrast
  public let version: PaletteVersion

  public init(appearance: Appearance, contrast: Contrast = .standard, version: PaletteVersion = .ios26) {
    self.appearance = appearance
    self.contrast = contrast
    self.version = version
  }

  /// The colour behind a name that a payload may use.
  public func color(_ name: SystemColor) -> RGBA {
    variants(of: name).color(for: appearance, contrast: contrast)
  }

  /// The colour of a use, the same in all releases so far.
  public func color(_ name: SemanticColor) -> RGBA {
    variants(of: name).color(for: appearance, contrast: contrast)
  }

  private func release(ios18: ColorVariants, ios26: ColorVariants) -> ColorVariants {
    switch version {
    case .ios18: ios18
    case .ios26: ios26
    }
  }

  /// Light, dark, and the same two under increased contrast.
  private func variants(of name: SystemColor) -> ColorVariants {
    switch name {
    case .red:
      release(
        ios18: ColorVariants(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961),
        ios26: ColorVariants(0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165))
    case .orange:
      release(
        ios18: ColorVariants(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340),
        ios26: ColorVariants(0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056))
    case .yellow:
      release(
        ios18: ColorVariants(0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426),
        ios26: ColorVariants(0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43))
    case .green:
      release(
        ios18: ColorVariants(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B),
        ios26: ColorVariants(0x34C759, 0x30D158, 0x008932, 0x4AD968))
    case .mint:
      release(
        ios18: ColorVariants(0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF),
        ios26: ColorVariants(0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB))
    case .teal:
      release(
        ios18: ColorVariants(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF),
        ios26: ColorVariants(0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC))
    case .cyan:
      release(
        ios18: ColorVariants(0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF),
        ios26: ColorVariants(0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF))
    case .blue:
      release(
        ios18: ColorVariants(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF),
        ios26: ColorVariants(0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF))
    case .indigo:
      release(
        ios18: ColorVariants(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF),
        ios26: ColorVariants(0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF))
    case .purple:
      release(
        ios18: ColorVariants(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF),
        ios26: ColorVariants(0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF))
    case .pink:
      release(
        ios18: ColorVariants(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482),
        ios26: ColorVariants(0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4))
    case .brown:
      release(
        ios18: ColorVariants(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469),
        ios26: ColorVariants(0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679))
    case .gray: ColorVariants(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
    case .gray2: ColorVariants(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)
    case .gray3: ColorVariants(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)
    case .gray4: ColorVariants(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
    case .gray5: ColorVariants(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)
    case .gray6: ColorVariants(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
    case .primary: ColorVariants(0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF)
    case .secondary: ColorVariants(0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5, alphas: 153, 153, 173, 173)
    case .tertiary: ColorVariants(0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5, alphas: 76, 76, 96, 96)
    case .quaternary: ColorVariants(0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5, alphas: 45, 40, 66, 61)
    case .clear: ColorVariants(always: .clear)
    case .white: ColorVariants(always: .white)
    case .black: ColorVariants(always: .black)
    }
  }

  /// Light, dark, and the same two under increased contrast.
  private func variants(of name: SemanticColor) -> ColorVariants {
    switch name {
    case .systemFill: ColorVariants(0x787880, 0x787880, 0x787880, 0x787880, alphas: 51, 91, 71, 112)
    case .secondarySystemFill: ColorVariants(0x787880, 0x787880, 0x787880, 0x787880, alphas: 40, 81, 61, 102)
    case .tertiarySystemFill: ColorVariants(0x767680, 0x767680, 0x767680, 0x767680, alphas: 30, 61, 51, 81)
    case .quaternarySystemFill: ColorVariants(0x747480, 0x767680, 0x747480, 0x767680, alphas: 20, 45, 40, 66)
    case .systemBackground: ColorVariants(0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000)
    case .secondarySystemBackground: ColorVariants(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
    case .tertiarySystemBackground: ColorVariants(0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638)
    case .elevatedSystemBackground: ColorVariants(0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426)
    case .elevatedSecondarySystemBackground: ColorVariants(0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638)
    case .elevatedTertiarySystemBackground: ColorVariants(0xFFFFFF, 0x3A3A3C, 0xFFFFFF, 0x444446)
    case .systemGroupedBackground: ColorVariants(0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000)
    case .secondarySystemGroupedBackground: ColorVariants(0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426)
    case .tertiarySystemGroupedBackground: ColorVariants(0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638)
    case .separator: ColorVariants(0x3C3C43, 0x545458, 0x3C3C43, 0x545458, alphas: 73, 153, 94, 173)
    case .opaqueSeparator: ColorVariants(0xC6C6C8, 0x38383A, 0xC6C6C8, 0x38383A)
    case .link: ColorVariants(0x007AFF, 0x0984FF, 0x007AFF, 0x0984FF)
    case .placeholderText: ColorVariants(0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5, alphas: 76, 76, 96, 96)
    }
  }
}
