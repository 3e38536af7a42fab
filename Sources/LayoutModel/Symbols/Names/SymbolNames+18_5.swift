extension SymbolNames {
  /// What iOS 18.5 brought.
  static let release18_5 = """
    apple.intelligence.badge.xmark
    beats.powerbeats.pro.2
    beats.powerbeats.pro.2.chargingcase f
    beats.powerbeats.pro.2.left
    beats.powerbeats.pro.2.right
    """
}
