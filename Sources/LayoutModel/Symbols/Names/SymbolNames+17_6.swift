extension SymbolNames {
  /// What iOS 17.6 brought.
  static let release17_6 = """
    beats.pill f
    beats.solobuds
    beats.solobuds.chargingcase f
    beats.solobuds.left
    beats.solobuds.right
    """
}
