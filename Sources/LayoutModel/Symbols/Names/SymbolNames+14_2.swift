extension SymbolNames {
  /// What iOS 14.2 brought.
  static let release14_2 = """
    aqi.high
    aqi.low
    aqi.medium
    brazilianrealsign c s -
    cart c -
    character
    character.book.closed f
    clock.arrow.2.circlepath
    directcurrent
    exclamationmark.applewatch
    infinity c -
    ipad.badge.play
    ipad.homebutton.badge.play
    ipad.homebutton.landscape.badge.play
    ipad.landscape.badge.play
    iphone.badge.play
    iphone.homebutton.badge.play
    iphone.homebutton.landscape
    iphone.landscape
    ipodtouch.landscape
    lock.applewatch
    photo.tv
    play.tv f
    rectangle.badge.person.crop
    rectangle.fill.badge.person.crop
    rectangle.topthird.inset
    repeat c -
    repeat.1 c -
    shield.checkerboard
    shuffle c -
    text.below.photo f
    textbox
    textformat.size.larger
    textformat.size.smaller
    torus
    tv.and.mediabox
    """
}
