extension SymbolNames {
  /// What iOS 15.0 brought.
  static let release15_0 = """
    123.rectangle f
    airplane.arrival
    airplane.departure
    airplayaudio c -
    airplayaudio.badge.exclamationmark
    airplayvideo c -
    airplayvideo.badge.exclamationmark
    airpods.chargingcase f
    airpods.chargingcase.wireless f
    airpodspro.chargingcase.wireless f
    airtag f
    airtag.radiowaves.forward f
    align.horizontal.center f
    align.horizontal.left f
    align.horizontal.right f
    align.vertical.bottom f
    align.vertical.center f
    align.vertical.top f
    allergens
    alternatingcurrent
    antenna.radiowaves.left.and.right c -
    antenna.radiowaves.left.and.right.slash
    app.badge.checkmark f
    app.connected.to.app.below.fill
    app.dashed
    applepencil
    appletvremote.gen1 f
    appletvremote.gen2 f
    appletvremote.gen3 f
    appletvremote.gen4 f
    applewatch.case.inset.filled
    arkit.badge.xmark
    arrow.backward.to.line c
    arrow.down.to.line c -
    arrow.down.to.line.compact
    arrow.forward.to.line c
    arrow.left.to.line c -
    arrow.left.to.line.compact
    arrow.right.to.line c -
    arrow.right.to.line.compact
    arrow.up.and.down.righttriangle.up.righttriangle.down.fill
    arrow.up.to.line c -
    arrow.up.to.line.compact
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right.fill
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill
    asterisk
    backward c -
    battery.50
    battery.75
    beats.earphones
    beats.headphones
    beats.powerbeats
    beats.powerbeats3
    beats.powerbeatspro
    beats.powerbeatspro.chargingcase f
    beats.powerbeatspro.left
    beats.powerbeatspro.right
    beats.studiobud.left
    beats.studiobud.right
    beats.studiobuds
    beats.studiobuds.chargingcase f
    bed.double c -
    bell s -
    bell.and.waveform f
    bell.badge c -
    bolt s -
    bolt.batteryblock f
    bolt.car c -
    bolt.shield f
    book.closed c -
    bookmark s -
    books.vertical c -
    brain
    brain.head.profile
    briefcase c -
    bubble.left c -
    bubble.left.and.exclamationmark.bubble.right f
    bubble.right c -
    building.columns c -
    cable.connector
    cable.connector.horizontal
    cablecar f
    calendar.day.timeline.leading
    calendar.day.timeline.left
    calendar.day.timeline.right
    calendar.day.timeline.trailing
    camera.shutter.button f
    capsule.bottomhalf.filled
    capsule.inset.filled
    capsule.lefthalf.filled
    capsule.portrait.bottomhalf.filled
    capsule.portrait.inset.filled
    capsule.portrait.lefthalf.filled
    capsule.portrait.righthalf.filled
    capsule.portrait.tophalf.filled
    capsule.righthalf.filled
    capsule.tophalf.filled
    car.ferry f
    chart.line.uptrend.xyaxis c
    chart.xyaxis.line
    checkerboard.shield
    checklist
    checkmark.bubble f
    checkmark.circle.trianglebadge.exclamationmark
    checkmark.diamond f
    chevron.left.forwardslash.chevron.right
    circle x -
    circle.and.line.horizontal f
    circle.bottomhalf.filled
    circle.dashed.inset.filled
    circle.dotted
    circle.grid.2x1 f
    circle.grid.2x1.left.filled
    circle.grid.2x1.right.filled
    circle.grid.3x3 c -
    circle.grid.cross.down.filled
    circle.grid.cross.left.filled
    circle.grid.cross.right.filled
    circle.grid.cross.up.filled
    circle.hexagongrid f c
    circle.hexagonpath f
    circle.inset.filled
    circle.lefthalf.filled
    circle.righthalf.filled
    circle.square.fill
    circle.tophalf.filled
    clock c -
    clock.badge.checkmark f
    clock.badge.exclamationmark f
    computermouse f
    cpu.fill
    creditcard.and.123
    creditcard.trianglebadge.exclamationmark
    cross.vial f
    cup.and.saucer f
    delete.backward f
    delete.forward f
    desktopcomputer.and.arrow.down
    desktopcomputer.trianglebadge.exclamationmark
    diamond c -
    diamond.bottomhalf.filled
    diamond.inset.filled
    diamond.lefthalf.filled
    diamond.righthalf.filled
    diamond.tophalf.filled
    dice f
    digitalcrown.arrow.clockwise f
    digitalcrown.arrow.counterclockwise f
    digitalcrown.horizontal.arrow.clockwise f
    digitalcrown.horizontal.arrow.counterclockwise f
    digitalcrown.horizontal.press f
    digitalcrown.press f
    display.and.arrow.down
    doc.text.image f
    doc.viewfinder f
    dot.circle.and.hand.point.up.left.fill
    dot.circle.viewfinder
    dot.radiowaves.up.forward
    dot.viewfinder
    dpad.down.filled
    dpad.left.filled
    dpad.right.filled
    dpad.up.filled
    drop c -
    ear.and.waveform
    earbuds
    earbuds.case f
    ellipsis.curlybraces
    ellipsis.vertical.bubble f
    envelope.badge.shield.half.filled f
    exclamationmark.bubble c -
    eye s -
    eye.slash c -
    eye.trianglebadge.exclamationmark f
    facemask f
    fanblades f
    ferry f
    fibrechannel
    figure.roll
    film c -
    flag s -
    flag.2.crossed f
    flag.and.flag.filled.crossed
    flag.filled.and.flag.crossed
    flame c -
    folder.badge.gearshape
    folder.fill.badge.gearshape
    fork.knife c
    forward c -
    fuelpump f c
    gear c -
    gear.badge.checkmark
    gear.badge.questionmark
    gear.badge.xmark
    gearshape c -
    globe.americas f
    globe.asia.australia f
    globe.badge.chevron.backward
    globe.europe.africa f
    gobackward.5
    goforward.5
    graduationcap c -
    h.square.on.square.fill
    hammer c -
    hand.raised c s -
    hand.raised.square.on s -
    hand.thumbsdown c -
    hand.thumbsup c -
    hearingdevice.ear
    heart s -
    heart.rectangle f
    hexagon.bottomhalf.filled
    hexagon.lefthalf.filled
    hexagon.righthalf.filled
    hexagon.tophalf.filled
    hourglass c -
    hourglass.bottomhalf.filled
    hourglass.tophalf.filled
    humidity f
    icloud s -
    ipad.and.arrow.forward
    ipad.and.iphone
    ipad.rear.camera
    iphone c -
    iphone.and.arrow.forward
    iphone.homebutton c -
    iphone.homebutton.radiowaves.left.and.right c -
    iphone.homebutton.slash c -
    iphone.radiowaves.left.and.right c -
    iphone.rear.camera
    iphone.slash c -
    iphone.smartbatterycase.gen1
    iphone.smartbatterycase.gen2
    ipodtouch.slash
    ivfluid.bag f
    j.square.on.square.fill
    keyboard.fill
    l.joystick.press.down f
    l.joystick.tilt.down f
    l.joystick.tilt.left f
    l.joystick.tilt.right f
    l.joystick.tilt.up f
    lanyardcard f
    laptopcomputer.and.arrow.down
    laptopcomputer.trianglebadge.exclamationmark
    lasso.and.sparkles
    leaf c -
    lightbulb c -
    line.2.horizontal.decrease c -
    line.3.horizontal c
    line.3.horizontal.decrease c
    lines.measurement.horizontal
    list.bullet c -
    list.bullet.rectangle.fill
    list.bullet.rectangle.portrait f
    list.dash.header.rectangle
    location s -
    location.magnifyingglass
    location.north c -
    lock.desktopcomputer
    lock.display
    lock.ipad
    lock.iphone
    lock.laptopcomputer
    lock.open.applewatch
    lock.open.desktopcomputer
    lock.open.display
    lock.open.ipad
    lock.open.iphone
    lock.open.laptopcomputer
    logo.playstation
    logo.xbox
    macpro.gen1.fill
    macpro.gen3.fill
    magazine f
    magicmouse f
    magsafe.batterypack f
    map c -
    mappin s -
    mappin.slash c -
    mediastick
    memorychip.fill
    menucard f
    message.and.waveform f
    mic s -
    mic.badge.plus
    mic.fill.badge.plus
    mic.slash c -
    minus.forwardslash.plus
    music.mic c -
    music.note.tv f
    network.badge.shield.half.filled
    newspaper c -
    octagon.bottomhalf.filled
    octagon.lefthalf.filled
    octagon.righthalf.filled
    octagon.tophalf.filled
    oval.bottomhalf.filled
    oval.inset.filled
    oval.lefthalf.filled
    oval.portrait.bottomhalf.filled
    oval.portrait.inset.filled
    oval.portrait.lefthalf.filled
    oval.portrait.righthalf.filled
    oval.portrait.tophalf.filled
    oval.righthalf.filled
    oval.tophalf.filled
    parentheses
    parkingsign c
    pawprint f c
    peacesign
    pentagon f
    pentagon.bottomhalf.filled
    pentagon.lefthalf.filled
    pentagon.righthalf.filled
    pentagon.tophalf.filled
    person.2.crop.square.stack f
    person.2.wave.2 f
    person.3.sequence f
    person.badge.clock f
    person.crop.artframe
    person.crop.circle.badge f
    person.crop.circle.badge.clock f
    person.crop.circle.badge.exclamationmark.fill
    person.crop.circle.badge.moon f
    person.crop.circle.badge.questionmark.fill
    person.crop.rectangle.stack f
    person.crop.square.filled.and.at.rectangle f
    person.text.rectangle f
    person.wave.2 f
    personalhotspot c -
    phone.and.waveform f
    photo c -
    photo.artframe
    pills c -
    pin s -
    platter.2.filled.ipad
    platter.2.filled.ipad.landscape
    platter.2.filled.iphone
    platter.2.filled.iphone.landscape
    platter.bottom.applewatch.case
    platter.filled.bottom.applewatch.case
    platter.filled.top.applewatch.case
    platter.top.applewatch.case
    play s -
    play.rectangle.on.rectangle f c
    plus.forwardslash.minus
    plus.rectangle.on.folder.fill
    plus.square.dashed
    point.3.connected.trianglepath.dotted
    point.3.filled.connected.trianglepath.dotted
    point.filled.topleft.down.curvedto.point.bottomright.up
    point.topleft.down.curvedto.point.bottomright.up.fill
    point.topleft.down.curvedto.point.filled.bottomright.up
    power c -
    power.dotted
    powerplug f
    printer.dotmatrix.filled.and.paper
    printer.filled.and.paper
    puzzlepiece.extension f
    questionmark.app f
    questionmark.app.dashed
    quote.closing
    quote.opening
    r.joystick.press.down f
    r.joystick.tilt.down f
    r.joystick.tilt.left f
    r.joystick.tilt.right f
    r.joystick.tilt.up f
    r.square.on.square.fill
    rectangle.2.swap
    rectangle.3.group f
    rectangle.3.group.bubble.left f
    rectangle.and.hand.point.up.left f
    rectangle.and.hand.point.up.left.filled
    rectangle.bottomhalf.filled
    rectangle.bottomhalf.inset.filled
    rectangle.bottomthird.inset.filled
    rectangle.center.inset.filled
    rectangle.center.inset.filled.badge.plus
    rectangle.filled.and.hand.point.up.left
    rectangle.inset.bottomleading.filled
    rectangle.inset.bottomleft.filled
    rectangle.inset.bottomright.filled
    rectangle.inset.bottomtrailing.filled
    rectangle.inset.filled
    rectangle.inset.filled.and.person.filled
    rectangle.inset.filled.on.rectangle
    rectangle.inset.topleading.filled
    rectangle.inset.topleft.filled
    rectangle.inset.topright.filled
    rectangle.inset.toptrailing.filled
    rectangle.leadinghalf.inset.filled
    rectangle.leadinghalf.inset.filled.arrow.leading
    rectangle.leadingthird.inset.filled
    rectangle.lefthalf.filled
    rectangle.lefthalf.inset.filled
    rectangle.lefthalf.inset.filled.arrow.left
    rectangle.leftthird.inset.filled
    rectangle.on.rectangle c s -
    rectangle.on.rectangle.slash f c -
    rectangle.portrait x -
    rectangle.portrait.and.arrow.right f
    rectangle.portrait.bottomhalf.filled
    rectangle.portrait.bottomhalf.inset.filled
    rectangle.portrait.bottomleading.inset.filled
    rectangle.portrait.bottomleft.inset.filled
    rectangle.portrait.bottomright.inset.filled
    rectangle.portrait.bottomthird.inset.filled
    rectangle.portrait.bottomtrailing.inset.filled
    rectangle.portrait.center.inset.filled
    rectangle.portrait.inset.filled
    rectangle.portrait.leadinghalf.inset.filled
    rectangle.portrait.leadingthird.inset.filled
    rectangle.portrait.lefthalf.filled
    rectangle.portrait.lefthalf.inset.filled
    rectangle.portrait.leftthird.inset.filled
    rectangle.portrait.on.rectangle.portrait f x
    rectangle.portrait.righthalf.filled
    rectangle.portrait.righthalf.inset.filled
    rectangle.portrait.rightthird.inset.filled
    rectangle.portrait.split.2x1 f x
    rectangle.portrait.tophalf.filled
    rectangle.portrait.tophalf.inset.filled
    rectangle.portrait.topleading.inset.filled
    rectangle.portrait.topleft.inset.filled
    rectangle.portrait.topright.inset.filled
    rectangle.portrait.topthird.inset.filled
    rectangle.portrait.toptrailing.inset.filled
    rectangle.portrait.trailinghalf.inset.filled
    rectangle.portrait.trailingthird.inset.filled
    rectangle.righthalf.filled
    rectangle.righthalf.inset.filled
    rectangle.righthalf.inset.filled.arrow.right
    rectangle.rightthird.inset.filled
    rectangle.split.2x1 x -
    rectangle.stack.badge.person.crop.fill
    rectangle.stack.badge.play f
    rectangle.tophalf.filled
    rectangle.tophalf.inset.filled
    rectangle.topthird.inset.filled
    rectangle.trailinghalf.inset.filled
    rectangle.trailinghalf.inset.filled.arrow.trailing
    rectangle.trailingthird.inset.filled
    restart.circle.fill
    return.left
    return.right
    scissors c -
    scooter
    screwdriver f
    sensor.tag.radiowaves.forward f
    shareplay
    shareplay.slash
    shield.lefthalf.filled
    shield.lefthalf.filled.slash
    shield.righthalf.filled
    shippingbox c -
    sleep c -
    slider.horizontal.2.rectangle.and.arrow.triangle.2.circlepath
    slider.horizontal.below.square.filled.and.square
    smallcircle.filled c -
    snowflake c
    sparkle.magnifyingglass
    sparkles.square.filled.on.square
    sparkles.tv f
    speaker c -
    speaker.badge.exclamationmark f
    square.2.stack.3d.bottom.filled
    square.2.stack.3d.top.filled
    square.3.stack.3d.bottom.filled
    square.3.stack.3d.middle.filled
    square.3.stack.3d.top.filled
    square.and.arrow.up c -
    square.and.arrow.up.trianglebadge.exclamationmark
    square.and.at.rectangle.fill
    square.and.line.vertical.and.square.filled
    square.bottomhalf.filled
    square.dashed.inset.filled
    square.fill.and.line.vertical.and.square.fill
    square.filled.and.line.vertical.and.square
    square.filled.on.square
    square.grid.3x1.below.line.grid.1x2.fill
    square.grid.3x3.bottomleft.filled
    square.grid.3x3.bottommiddle.filled
    square.grid.3x3.bottomright.filled
    square.grid.3x3.middle.filled
    square.grid.3x3.middleleft.filled
    square.grid.3x3.middleright.filled
    square.grid.3x3.square
    square.grid.3x3.topleft.filled
    square.grid.3x3.topmiddle.filled
    square.grid.3x3.topright.filled
    square.inset.filled
    square.lefthalf.filled
    square.righthalf.filled
    square.text s -
    square.tophalf.filled
    star.bubble f
    star.leadinghalf.filled
    stethoscope c -
    suitcase f
    suitcase.cart f
    sun.and.horizon f
    sun.max c -
    tablecells.fill.badge.ellipsis
    tag s -
    takeoutbag.and.cup.and.straw f
    teletype.answer c -
    testtube.2
    text.viewfinder
    theatermasks f c
    train.side.front.car
    train.side.middle.car
    train.side.rear.car
    tram.fill.tunnel
    trapezoid.and.line.horizontal f
    trapezoid.and.line.vertical f
    trash s -
    trash.slash c s -
    triangle.bottomhalf.filled
    triangle.inset.filled
    triangle.lefthalf.filled
    triangle.righthalf.filled
    triangle.tophalf.filled
    tshirt f
    tv.inset.filled
    video s -
    video.and.waveform f
    video.badge.ellipsis
    video.fill.badge.ellipsis
    wake c -
    watchface.applewatch.case
    waveform.and.magnifyingglass
    waveform.and.mic
    waveform.badge.exclamationmark
    waveform.badge.minus
    waveform.badge.plus
    wifi c s -
    xmark.app f
    """
}
