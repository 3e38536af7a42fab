extension SymbolNames {
  /// What iOS 15.1 brought.
  static let release15_1 = """
    bolt.ring.closed
    platter.filled.bottom.and.arrow.down.iphone
    platter.filled.bottom.iphone
    platter.filled.top.and.arrow.up.iphone
    platter.filled.top.iphone
    square.3.layers.3d.down.backward
    square.3.layers.3d.down.forward
    square.3.layers.3d.down.left
    square.3.layers.3d.down.right
    text.justify.leading
    text.justify.left
    text.justify.right
    text.justify.trailing
    """
}
