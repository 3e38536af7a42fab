extension SymbolNames {
  /// What iOS 18.2 brought.
  static let release18_2 = """
    airpods.gen4
    airpods.gen4.chargingcase.wireless f
    airpods.gen4.left
    airpods.gen4.right
    apple.writing.tools
    exclamationmark.triangle.text.page f
    figure.seated.side.left.air.distribution.upper.and.middle.and.lower
    figure.seated.side.right.air.distribution.upper.and.middle.and.lower
    headphones.dots
    info.triangle f
    inset.filled.rectangle.and.person.filled c -
    receipt f
    wand.and.outline
    wand.and.outline.inverse
    """
}
