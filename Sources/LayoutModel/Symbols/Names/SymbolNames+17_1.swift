extension SymbolNames {
  /// What iOS 17.1 brought.
  static let release17_1 = """
    chevron.compact.backward
    chevron.compact.forward
    person.crop.square.badge.camera f
    person.crop.square.badge.video f
    """
}
