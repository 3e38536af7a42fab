extension SymbolNames {
  /// What iOS 16.4 brought.
  static let release16_4 = """
    axle.2
    axle.2.front.and.rear.engaged
    axle.2.front.engaged
    axle.2.rear.engaged
    beats.powerbeats.left
    beats.powerbeats.right
    beats.powerbeats3.left
    beats.powerbeats3.right
    """
}
