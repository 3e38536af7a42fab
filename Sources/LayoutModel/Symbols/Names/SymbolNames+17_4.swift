extension SymbolNames {
  /// What iOS 17.4 brought.
  static let release17_4 = """
    apple.meditate
    apple.meditate.square.stack f
    apple.terminal c -
    arrow.down.app.dashed
    arrow.down.app.dashed.trianglebadge.exclamationmark
    audio.jack.mono
    audio.jack.stereo
    ipad.badge.exclamationmark
    ipad.gen1.badge.exclamationmark
    ipad.gen1.landscape.badge.exclamationmark
    ipad.gen2.badge.exclamationmark
    ipad.gen2.landscape.badge.exclamationmark
    ipad.landscape.badge.exclamationmark
    iphone.badge.exclamationmark
    iphone.gen1.badge.exclamationmark
    iphone.gen2.badge.exclamationmark
    iphone.gen3.badge.exclamationmark
    medal.star f
    plus.circle.dashed
    translate
    """
}
