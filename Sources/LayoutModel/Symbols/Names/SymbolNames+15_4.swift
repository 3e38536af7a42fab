extension SymbolNames {
  /// What iOS 15.4 brought.
  static let release15_4 = """
    camera.macro c
    dots.and.line.vertical.and.cursorarrow.rectangle
    key.viewfinder
    person.badge.key f
    """
}
