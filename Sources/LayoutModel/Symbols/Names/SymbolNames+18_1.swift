extension SymbolNames {
  /// What iOS 18.1 brought.
  static let release18_1 = """
    bolt.house f
    cable.connector.video
    car.top.radiowaves.2.front.left.front.front.right f
    car.top.radiowaves.2.rear.left.rear.rear.right f
    dot.car.top.radiowaves.2.rear.left.rear.rear.right f
    envelope.stack f
    exclamationmark.message f
    hand.thumbsdown x -
    hand.thumbsup x -
    laurel.leading.laurel.trailing
    memories.badge.checkmark
    memories.badge.xmark
    photo.badge.magnifyingglass f
    questionmark.message f
    rectangle.grid.3x1 f
    square.and.arrow.down.badge.checkmark f
    square.and.arrow.down.badge.xmark f
    waveform.badge.checkmark
    waveform.badge.xmark
    waveform.path.ecg.magnifyingglass
    waveform.path.ecg.text
    waveform.path.ecg.text.clipboard f
    waveform.path.ecg.text.page f
    """
}
