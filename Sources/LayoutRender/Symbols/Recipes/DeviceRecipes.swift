extension SymbolRecipes {
  /// Computers, telephones and what belongs to them.
  static let devices = """
    iphone ~phone h1.1
    iphone.gen1 phone h1.1
    iphone.gen2 ~phone h1.1
    iphone.gen3 ~phone h1.1
    iphone.homebutton phone h1.1
    iphone.landscape ~phone r90 h1.1
    iphone.radiowaves.left.and.right phone-vibrate h1.1
    iphone.and.arrow.forward ~phone h1.05 x-0.12 + ~arrow w0.5 h0.4 x0.4
    apps.iphone ~phone h1.1 + ~grid.9.fill w0.3 l0
    candybarphone phone h1.1
    smartphone phone h1.1
    ipad tablet h1.1
    ipad.landscape tablet-landscape w1.15
    ipad.homebutton tablet h1.1
    ipad.and.iphone tablet h1.05 x-0.14 - phone-fill h0.8 x0.42 y0.16 + phone h0.72 x0.42 y0.18
    applepencil pencil w0.95
    applewatch smartwatch h1.12
    applewatch.watchface smartwatch h1.12
    applewatch.radiowaves.left.and.right smartwatch h1.0 + ~waves x0.62 h0.6 + ~waves m x-0.62 h0.6
    watch.analog watch h1.12
    airpods earbuds h1.02
    airpodspro earbuds h1.02
    airpods.chargingcase ~case.round w1.1 / ~case.round.fill w1.1 l0
    earbuds earbuds h1.02
    headphones headphones w1.05
    headset headset w1.05
    beats.headphones headphones w1.05
    laptopcomputer laptop w1.35
    macbook laptop w1.35
    macbook.and.iphone laptop w1.3 - phone-fill h0.7 x0.5 y0.1 + phone h0.6 x0.5 y0.1
    laptopcomputer.and.iphone laptop w1.3 - phone-fill h0.7 x0.5 y0.1 + phone h0.6 x0.5 y0.1
    desktopcomputer ~imac w1.2
    pc pc h1.05
    display ~display w1.2
    display.2 ~display w0.9 x-0.26 + ~display w0.9 x0.32 y0.1
    macpro.gen3 pc h1.05 / pc h1.05 l0
    macmini hdd w1.15 / hdd-fill w1.15
    macstudio hdd w1.12 / hdd-fill w1.12
    xserve hdd-rack w1.16
    server.rack hdd-stack w1.02
    cpu cpu w1.08 / cpu-fill w1.08
    memorychip ~memorychip w1.2 / ~memorychip.fill w1.2 l0
    internaldrive ~drive w1.2 / ~drive.fill w1.2 l0
    externaldrive ~drive w1.2 / ~drive.fill w1.2 l0
    opticaldiscdrive ~drive w1.2 / ~drive.fill w1.2 l0
    externaldrive.connected.to.line.below ~drive w1.1 y-0.16 + ~network.line w0.9 y0.34 / ~drive.fill w1.1 l0 y-0.16 + ~network.line w0.9 y0.34
    opticaldisc disc w0.996 / disc-fill w0.996
    sdcard sd-card h1.08 / sd-card-fill h1.08
    simcard sim h1.08 / sim-fill h1.08
    esim sim h1.08 / sim-fill h1.08
    tv ~tv w1.22 / ~tv.fill w1.22
    tv.and.mediabox ~tv w1.22 / ~tv.fill w1.22
    appletv hdd w1.1 / hdd-fill w1.1
    appletvremote.gen4 ~remote h1.12 / ~remote.fill h1.12 l0
    av.remote ~remote h1.12 / ~remote.fill h1.12 l0
    printer printer w1.14 / printer-fill w1.14
    scanner printer w1.14 / printer-fill w1.14
    faxmachine printer w1.14 / printer-fill w1.14
    computermouse mouse h1.08 / mouse-fill h1.08
    magicmouse mouse h1.08 / mouse-fill h1.08
    rectangle.and.hand.point.up.left ~rectangle w1.16 + hand-index-fill h0.5 y0.2 / ~rectangle.fill w1.16 l0 - hand-index-fill h0.5 y0.1
    hifispeaker speaker h1.12 / speaker-fill h1.12
    hifispeaker.2 speaker h0.95 x-0.32 + speaker h0.95 x0.32 / speaker-fill h0.95 x-0.32 + speaker-fill h0.95 x0.32
    radio ~radio w1.18 / ~radio.fill w1.18 l0
    gamecontroller controller w1.3 / controller w1.3 l0
    arcade.stick joystick h1.05
    dpad dpad w1.0 / dpad-fill w1.0
    camera camera w1.18 / camera-fill w1.18
    camera.viewfinder ~viewfinder w0.98 + camera-fill w0.52
    camera.aperture ~aperture w0.996
    video camera-video w1.3 / camera-video-fill w1.3
    cable.connector usb-plug h1.05
    cable.connector.horizontal usb-plug r90 h1.05
    cable.coaxial ethernet w1.0
    powercord plug h1.06 / plug-fill h1.06
    externaldrive.badge.wifi ~drive w1.1 y0.1 + wifi w0.5 y-0.4
    airtag ~tag.round w0.996 / ~tag.round.fill w0.996 l0
    visionpro headset-vr w1.2 / headset-vr w1.2 l0
    airplayaudio ~airplay w1.12
    airplayvideo ~airplay w1.16
    rectangle.connected.to.line.below ~network w1.05
    shareplay person-video3 w1.16
    terminal ~terminal w1.16 / ~terminal.fill w1.16 l0
    apple.terminal ~terminal w1.16 / ~terminal.fill w1.16 l0
    curlybraces braces w1.0
    curlybraces.square ~square w0.89 + braces w0.52 / ~square.fill w0.89 l0 - braces w0.52
    ellipsis.curlybraces braces-asterisk w1.1
    barcode upc w1.2
    barcode.viewfinder upc-scan w1.05
    qrcode qr-code w0.95
    qrcode.viewfinder qr-code-scan w1.02
    faceid ~faceid w1.0
    touchid fingerprint w1.0
    airplane.circle.fill ~circle.solid w0.996 l0 - ~airplane w0.62 l0
    """
}
