extension SymbolNames {
  /// What iOS 17.2 brought.
  static let release17_2 = """
    square.and.arrow.up.badge.clock f
    """
}
