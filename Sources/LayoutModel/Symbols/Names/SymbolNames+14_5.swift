extension SymbolNames {
  /// What iOS 14.5 brought.
  static let release14_5 = """
    airpodsmax
    applewatch.side.right
    character.bubble f
    character.cursor.ibeam
    character.textbox
    hifispeaker.and.homepodmini f
    homepod.and.homepodmini f
    homepodmini f
    homepodmini.2 f
    rectangle.topthird.inset.fill
    """
}
