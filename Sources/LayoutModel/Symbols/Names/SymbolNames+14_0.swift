extension SymbolNames {
  /// What iOS 14.0 brought.
  static let release14_0 = """
    1.magnifyingglass
    4k.tv f
    a.book.closed f
    a.magnify
    abc
    airplane c -
    airpod.left
    airpod.right
    airpodpro.left
    airpodpro.right
    airpods
    airpodspro
    airport.express
    airport.extreme
    airport.extreme.tower
    amplifier
    appclip
    applelogo
    applescript f
    appletv f
    applewatch
    applewatch.radiowaves.left.and.right
    applewatch.slash
    applewatch.watchface
    apps.ipad
    apps.ipad.landscape
    apps.iphone
    apps.iphone.badge.plus
    apps.iphone.landscape
    archivebox c -
    arrow.backward c s
    arrow.clockwise.heart f
    arrow.down.app f
    arrow.down.backward c s
    arrow.down.forward c s
    arrow.down.forward.and.arrow.up.backward c
    arrow.down.heart f
    arrow.down.right.and.arrow.up.left c -
    arrow.forward c s
    arrow.left.and.right.righttriangle.left.righttriangle.right f
    arrow.left.arrow.right c s
    arrow.rectanglepath
    arrow.right.doc.on.clipboard
    arrow.triangle.2.circlepath c
    arrow.triangle.2.circlepath.camera f
    arrow.triangle.2.circlepath.doc.on.clipboard
    arrow.triangle.branch
    arrow.triangle.capsulepath
    arrow.triangle.merge
    arrow.triangle.pull
    arrow.triangle.swap
    arrow.triangle.turn.up.right c -
    arrow.triangle.turn.up.right.diamond f
    arrow.turn.up.forward.iphone f
    arrow.up.and.down.and.arrow.left.and.right
    arrow.up.and.down.righttriangle.up.fill.righttriangle.down.fill
    arrow.up.and.down.righttriangle.up.righttriangle.down
    arrow.up.and.person.rectangle.portrait
    arrow.up.and.person.rectangle.turn.left
    arrow.up.and.person.rectangle.turn.right
    arrow.up.backward c s
    arrow.up.backward.and.arrow.down.forward c
    arrow.up.doc.on.clipboard
    arrow.up.forward c s
    arrow.up.forward.app f
    arrow.up.heart f
    arrow.up.left.and.arrow.down.right c -
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left
    arrow.up.left.and.down.right.magnifyingglass
    arrow.up.message f
    arrow.up.right.and.arrow.down.left.rectangle f
    arrow.uturn.backward c s
    arrow.uturn.backward.circle.badge.ellipsis
    arrow.uturn.forward c s
    arrowshape.bounce.forward f
    arrowshape.bounce.right f
    arrowshape.turn.up.backward f c
    arrowshape.turn.up.backward.2 f c
    arrowshape.turn.up.forward f c
    arrowshape.turn.up.left.2 c -
    arrowshape.zigzag.forward f
    arrowshape.zigzag.right f
    arrowtriangle.backward f c s
    arrowtriangle.forward f c s
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right
    arrowtriangle.left.fill.and.line.vertical.and.arrowtriangle.right.fill
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left
    arrowtriangle.right.fill.and.line.vertical.and.arrowtriangle.left.fill
    at c -
    atom
    backward.frame f
    badge.plus.radiowaves.forward
    bag c -
    banknote f
    barometer
    battery.100.bolt
    bell.badge f
    bell.slash c -
    bicycle c
    binoculars f
    bolt.car f
    bolt.fill.batteryblock f
    bolt.heart f
    bolt.slash c -
    bonjour
    book.closed f
    bookmark c x -
    books.vertical f
    building f
    building.2 f
    building.2.crop c -
    building.columns f
    bus f
    bus.doubledecker f
    calendar.badge.clock
    calendar.badge.exclamationmark
    camera.aperture
    camera.badge.ellipsis
    camera.fill.badge.ellipsis
    camera.filters
    camera.metering.center.weighted
    camera.metering.center.weighted.average
    camera.metering.matrix
    camera.metering.multispot
    camera.metering.none
    camera.metering.partial
    camera.metering.spot
    camera.metering.unknown
    candybarphone
    capsule.portrait f
    car c -
    car.2 f
    case f
    chart.bar.doc.horizontal f
    chart.bar.xaxis
    checkerboard.rectangle
    checkmark.icloud f
    checkmark.rectangle.portrait f
    chevron.backward c s
    chevron.backward.2
    chevron.forward c s
    chevron.forward.2
    circle c -
    circle.bottomhalf.fill
    circle.dashed
    circle.dashed.inset.fill
    circle.fill.square.fill
    circle.grid.cross f
    circle.grid.cross.down.fill
    circle.grid.cross.left.fill
    circle.grid.cross.right.fill
    circle.grid.cross.up.fill
    circle.square
    circle.tophalf.fill
    circlebadge f
    circlebadge.2 f
    circles.hexagongrid f
    circles.hexagonpath f
    clock.arrow.circlepath
    comb f
    command c s -
    cone f
    contextualmenu.and.cursorarrow
    cpu
    creditcard c -
    cross f c
    cross.case f
    crown f
    cube.transparent f
    curlybraces s
    cursorarrow
    cursorarrow.and.square.on.square.dashed
    cursorarrow.click
    cursorarrow.click.2
    cursorarrow.click.badge.clock
    cursorarrow.motionlines
    cursorarrow.motionlines.click
    cursorarrow.rays
    cursorarrow.square
    cylinder f
    cylinder.split.1x2 f
    deskclock f
    dial.max f
    dial.min f
    diamond f
    die.face.1 f
    die.face.2 f
    die.face.3 f
    die.face.4 f
    die.face.5 f
    die.face.6 f
    display
    display.2
    display.trianglebadge.exclamationmark
    doc.append f
    doc.badge.ellipsis
    doc.badge.gearshape f
    doc.badge.plus
    doc.fill.badge.ellipsis
    doc.fill.badge.plus
    doc.plaintext.fill
    doc.richtext f
    doc.text.below.ecg f
    doc.text.fill.viewfinder
    doc.zipper
    dock.arrow.down.rectangle
    dock.arrow.up.rectangle
    dock.rectangle
    dot.arrowtriangles.up.right.down.left.circle
    dot.circle.and.cursorarrow
    dot.radiowaves.forward
    dot.squareshape f
    dot.squareshape.split.2x2
    dpad f
    dpad.down.fill
    dpad.left.fill
    dpad.right.fill
    dpad.up.fill
    drop f
    ear.badge.checkmark
    ear.fill
    ear.trianglebadge.exclamationmark
    earpods
    eject c -
    ellipsis.bubble f
    ellipsis.rectangle f
    envelope.arrow.triangle.branch f
    envelope.badge.shield.leadinghalf.fill
    envelope.fill.badge.shield.trailinghalf.fill
    esim f
    exclamationmark.2
    exclamationmark.3
    exclamationmark.arrow.circlepath
    exclamationmark.arrow.triangle.2.circlepath
    externaldrive f
    externaldrive.badge.checkmark
    externaldrive.badge.icloud
    externaldrive.badge.minus
    externaldrive.badge.person.crop
    externaldrive.badge.plus
    externaldrive.badge.timemachine
    externaldrive.badge.wifi
    externaldrive.badge.xmark
    externaldrive.connected.to.line.below f
    externaldrive.fill.badge.checkmark
    externaldrive.fill.badge.icloud
    externaldrive.fill.badge.minus
    externaldrive.fill.badge.person.crop
    externaldrive.fill.badge.plus
    externaldrive.fill.badge.timemachine
    externaldrive.fill.badge.wifi
    externaldrive.fill.badge.xmark
    eye c -
    eyebrow
    eyes
    eyes.inverse
    face.dashed f
    face.smiling f
    faxmachine
    fiberchannel
    figure.stand
    figure.stand.line.dotted.figure.stand
    figure.walk c
    figure.walk.diamond f
    figure.wave c
    filemenu.and.cursorarrow
    filemenu.and.selection
    flag.badge.ellipsis f
    flag.slash c -
    flipphone
    fn
    folder.badge.gear
    folder.badge.questionmark
    folder.fill.badge.gear
    folder.fill.badge.questionmark
    forward.frame f
    gearshape f
    gearshape.2 f
    gift c -
    giftcard f
    graduationcap f
    greetingcard f
    guitars.fill
    gyroscope
    h.square.fill.on.square.fill
    h.square.on.square
    hand.point.down f
    hand.point.up f
    hand.point.up.braille f
    hand.point.up.left f
    hand.tap f
    hand.wave f
    hands.clap f
    hands.sparkles f
    headphones c -
    hearingaid.ear
    heart.text s -
    hifispeaker.2 f
    hifispeaker.and.homepod f
    highlighter
    homekit
    homepod f
    homepod.2 f
    hourglass.badge.plus
    house c -
    infinity
    internaldrive f
    ipad
    ipad.homebutton
    ipad.homebutton.landscape
    ipad.landscape
    iphone
    iphone.homebutton
    iphone.homebutton.radiowaves.left.and.right
    iphone.homebutton.slash
    iphone.radiowaves.left.and.right
    iphone.slash
    ipod
    ipodshuffle.gen1
    ipodshuffle.gen2
    ipodshuffle.gen3
    ipodshuffle.gen4
    ipodtouch
    j.square.fill.on.square.fill
    j.square.on.square
    k
    key f
    key.icloud f
    keyboard.badge.ellipsis
    keyboard.chevron.compact.left
    keyboard.macwindow
    keyboard.onehanded.left
    keyboard.onehanded.right
    l.joystick f
    l.joystick.down f
    l.rectangle.roundedbottom f
    l1.rectangle.roundedbottom f
    l2.rectangle.roundedtop f
    ladybug f
    laptopcomputer
    laptopcomputer.and.iphone
    lasso.sparkles
    latch.2.case f
    lb.rectangle.roundedbottom f
    leaf f
    leaf.arrow.triangle.circlepath
    level f
    lifepreserver f
    line.3.crossed.swirl c -
    line.diagonal
    line.diagonal.arrow
    line.horizontal.2.decrease c -
    line.horizontal.3 c -
    line.horizontal.star.fill.line.horizontal
    lineweight
    link.badge.plus
    list.and.film
    list.bullet.rectangle
    list.number
    list.star
    list.triangle
    livephoto.badge.a
    location.fill.viewfinder
    location.viewfinder
    lock s -
    lock.doc f
    lock.rectangle f
    lock.rectangle.on.rectangle f
    lock.rectangle.stack f
    lock.square.stack f
    loupe
    lt.rectangle.roundedtop f
    lungs f
    macmini f
    macpro.gen1
    macpro.gen2 f
    macpro.gen3
    macpro.gen3.server
    macwindow.badge.plus
    macwindow.on.rectangle
    mail f
    mail.and.text.magnifyingglass
    mail.stack f
    megaphone f
    memorychip
    menubar.arrow.down.rectangle
    menubar.arrow.up.rectangle
    menubar.dock.rectangle
    menubar.dock.rectangle.badge.record
    menubar.rectangle
    metronome.fill
    minus.diamond f
    minus.plus.batteryblock f
    minus.rectangle.portrait f
    mosaic f
    mount f
    mouth f
    move.3d
    music.note.house f
    music.quarternote.3
    mustache f
    network
    newspaper f
    nose f
    note
    note.text
    note.text.badge.plus
    octagon f
    opticaldisc
    opticaldiscdrive f
    oval f
    oval.portrait f
    paintbrush.pointed f
    paintpalette f
    paperclip.badge.ellipsis
    paperplane c -
    paragraphsign
    pc
    pencil.tip.crop.circle.badge.arrow.forward
    percent
    person.2 c -
    person.and.arrow.left.and.arrow.right
    person.crop.circle.badge.exclamationmark
    person.crop.circle.badge.questionmark
    person.crop.circle.fill.badge.exclamationmark
    person.crop.circle.fill.badge.questionmark
    person.crop.square.fill.and.at.rectangle
    person.fill.and.arrow.left.and.arrow.right
    person.fill.badge.minus
    person.fill.badge.plus
    person.fill.checkmark
    person.fill.questionmark
    person.fill.turn.down
    person.fill.turn.left
    person.fill.turn.right
    person.fill.viewfinder
    person.fill.xmark
    phone.bubble.left f
    phone.connection
    phone.fill.connection
    photo.on.rectangle.angled
    pianokeys
    pianokeys.inverse
    pills f
    pip f
    pip.enter
    pip.exit
    pip.remove
    pip.swap
    placeholdertext.fill
    play x -
    plus.diamond f
    plus.message f
    plus.rectangle.fill.on.folder.fill
    plus.rectangle.on.folder
    plus.rectangle.portrait f
    plus.viewfinder
    point.fill.topleft.down.curvedto.point.fill.bottomright.up
    point.topleft.down.curvedto.point.bottomright.up
    poweroff
    poweron
    powersleep
    printer.dotmatrix f
    printer.dotmatrix.fill.and.paper.fill
    printer.fill.and.paper.fill
    puzzlepiece f
    pyramid f
    questionmark.folder f
    questionmark.square.dashed
    quote.bubble f
    r.joystick f
    r.joystick.down f
    r.rectangle.roundedbottom f
    r.square.fill.on.square.fill
    r.square.on.square
    r1.rectangle.roundedbottom f
    r2.rectangle.roundedtop f
    radio f
    rb.rectangle.roundedbottom f
    record c -
    rectangle x -
    rectangle.3.offgrid.bubble.left f
    rectangle.and.pencil.and.ellipsis
    rectangle.and.text.magnifyingglass
    rectangle.arrowtriangle.2.inward
    rectangle.arrowtriangle.2.outward
    rectangle.badge.minus
    rectangle.badge.plus
    rectangle.bottomthird.inset.fill
    rectangle.center.inset.fill
    rectangle.connected.to.line.below
    rectangle.dashed
    rectangle.dashed.and.paperclip
    rectangle.dashed.badge.record
    rectangle.fill.badge.minus
    rectangle.fill.badge.plus
    rectangle.fill.on.rectangle.fill c -
    rectangle.fill.on.rectangle.fill.slash.fill
    rectangle.inset.bottomleft.fill
    rectangle.inset.bottomright.fill
    rectangle.inset.fill
    rectangle.inset.topleft.fill
    rectangle.inset.topright.fill
    rectangle.lefthalf.fill
    rectangle.lefthalf.inset.fill
    rectangle.lefthalf.inset.fill.arrow.left
    rectangle.leftthird.inset.fill
    rectangle.on.rectangle.slash
    rectangle.portrait f
    rectangle.portrait.arrowtriangle.2.inward
    rectangle.portrait.arrowtriangle.2.outward
    rectangle.righthalf.fill
    rectangle.righthalf.inset.fill
    rectangle.righthalf.inset.fill.arrow.right
    rectangle.rightthird.inset.fill
    rectangle.roundedbottom f
    rectangle.roundedtop f
    rectangle.split.1x2 f
    rectangle.split.2x1 f
    rectangle.split.2x2 f
    restart
    restart.circle
    rotate.3d
    rt.rectangle.roundedtop f
    ruler f
    scale.3d
    scalemass f
    scanner f
    scribble.variable
    scroll f
    sdcard f
    seal f
    server.rack
    shadow
    shekelsign c s -
    shield.lefthalf.fill.slash
    shippingbox f
    sidebar.leading
    sidebar.squares.leading
    sidebar.squares.left
    sidebar.squares.right
    sidebar.squares.trailing
    sidebar.trailing
    signature
    signpost.left f
    signpost.right f
    simcard f
    simcard.2 f
    sleep
    slider.horizontal.below.square.fill.and.square
    slider.vertical.3
    sparkle
    sparkles.rectangle.stack f
    sparkles.square.fill.on.square
    speaker.slash c -
    speaker.wave.1 f
    speaker.wave.2 f c
    speaker.wave.3 f
    square c x -
    square.2.stack.3d
    square.2.stack.3d.bottom.fill
    square.2.stack.3d.top.fill
    square.3.stack.3d
    square.3.stack.3d.bottom.fill
    square.3.stack.3d.middle.fill
    square.3.stack.3d.top.fill
    square.and.at.rectangle
    square.bottomhalf.fill
    square.dashed
    square.dashed.inset.fill
    square.fill.on.square
    square.fill.text.grid.1x2
    square.grid.3x1.below.line.grid.1x2
    square.grid.3x1.fill.below.line.grid.1x2
    square.grid.3x1.folder.badge.plus
    square.grid.3x1.folder.fill.badge.plus
    square.grid.3x3 f
    square.grid.3x3.bottomleft.fill
    square.grid.3x3.bottommiddle.fill
    square.grid.3x3.bottomright.fill
    square.grid.3x3.fill.square
    square.grid.3x3.middle.fill
    square.grid.3x3.middleleft.fill
    square.grid.3x3.middleright.fill
    square.grid.3x3.topleft.fill
    square.grid.3x3.topmiddle.fill
    square.grid.3x3.topright.fill
    square.on.square.dashed
    square.on.square.squareshape.controlhandles
    square.split.bottomrightquarter f
    square.split.diagonal f
    square.split.diagonal.2x2 f
    square.stack.3d.down.forward f
    square.stack.3d.forward.dottedline f
    square.stack.3d.up.badge.a f
    square.tophalf.fill
    squareshape f
    squareshape.controlhandles.on.squareshape.controlhandles
    squareshape.dashed.squareshape
    squareshape.split.2x2
    squareshape.split.2x2.dotted
    squareshape.split.3x3
    squareshape.squareshape.dashed
    star s -
    star.leadinghalf.fill
    staroflife c -
    stethoscope
    sum
    swift
    switch.2
    t.bubble f
    tablecells f
    tablecells.badge.ellipsis f
    tag x -
    target
    teletype c -
    terminal f
    text.and.command.macwindow
    text.badge.checkmark
    text.book.closed f
    text.bubble f
    text.cursor
    text.magnifyingglass
    text.quote
    text.redaction
    textformat.123
    thermometer.sun.fill
    ticket f
    timeline.selection
    timer.square
    togglepower
    touchid
    tram c
    tram.tunnel.fill
    tray c -
    triangle c -
    tv.and.hifispeaker.fill
    video.badge.checkmark
    video.bubble.left f
    video.fill.badge.checkmark
    video.fill.badge.plus
    wake
    wallet.pass f
    wave.3.backward c
    wave.3.forward c
    wave.3.left c
    wave.3.right c
    waveform.path.ecg.rectangle f
    wrench.and.screwdriver f
    xmark.bin f c
    xmark.diamond f
    xmark.rectangle.portrait f
    xserve
    zl.rectangle.roundedtop f
    zr.rectangle.roundedtop f
    """
}
