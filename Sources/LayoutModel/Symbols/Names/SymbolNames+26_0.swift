extension SymbolNames {
  /// What iOS 26.0 brought.
  static let release26_0 = """
    1.calendar
    10.calendar
    11.calendar
    12.calendar
    13.calendar
    14.calendar
    15.calendar
    16.calendar
    17.calendar
    18.calendar
    19.calendar
    2.calendar
    20.calendar
    21.calendar
    22.calendar
    23.calendar
    24.calendar
    25.calendar
    26.calendar
    27.calendar
    28.calendar
    29.calendar
    3.calendar
    30.calendar
    31.calendar
    4.calendar
    5.calendar
    6.calendar
    7.calendar
    8.calendar
    9.calendar
    ac
    ac.slash
    airplane.cloud
    airplane.landed
    airplane.path.dotted
    airplane.ticket f
    airplane.up.forward
    airplane.up.forward.app f
    airplane.up.right
    airplane.up.right.app f
    airplaneseat
    app.background.dotted
    app.grid
    app.shadow
    app.specular
    app.translucent
    apple.books.pages f
    apple.classical.pages f
    apple.homekit
    apple.podcasts.pages f
    appletv.badge.checkmark f
    appletv.badge.exclamationmark f
    applewatch.badge.checkmark
    applewatch.badge.exclamationmark
    apps.ipad.badge.checkmark
    apps.ipad.badge.plus
    apps.ipad.on.rectangle.portrait.dashed
    apps.iphone.badge.checkmark
    aqi.medium.gauge.open
    arrow.down.circle.badge.pause f
    arrow.down.circle.badge.xmark f
    arrow.forward.folder f
    arrow.trianglehead.turn.up.right
    arrow.up.folder f
    backpack.sensor.tag.radiowaves.left.and.right f
    bed.double.badge.checkmark f
    bell.badge.waveform x -
    bicycle.sensor.tag.radiowaves.left.and.right f
    blood.pressure.cuff f
    blood.pressure.cuff.badge.gauge.with.needle f
    book.badge.plus f
    briefcase.sensor.tag.radiowaves.left.and.right f
    calendar.badge
    calendar.badge.lock
    calendar.day.timeline.leading c -
    calendar.day.timeline.left c -
    calendar.day.timeline.right c -
    calendar.day.timeline.trailing c -
    camera.sensor.tag.radiowaves.left.and.right f
    car.rear.road.lane.dashed.arrowtriangle.2.outward
    car.window.left.badge.lock
    car.window.right.badge.lock
    cellularbars c -
    character.text.justify
    chart.bar.xaxis.descending
    checkmark.app f
    checkmark.arrow.trianglehead.clockwise
    checkmark.circle.badge.airplane f
    checkmark.circle.badge.plus f
    checkmark.circle.dotted
    checkmark.circle.trianglebadge.exclamationmark.fill
    circle.grid.2x2.topleft.checkmark.filled
    circle.on.square
    circle.on.square.intersection.dotted
    circle.on.square.merge
    clock.arrow.trianglehead.clockwise.rotate.90.path.dotted
    clock.badge.airplane f
    coat c -
    contextualmenu.and.pointer.arrow
    creditcard.and.numbers
    creditcard.arrow.trianglehead.2.clockwise.rotate.90
    creditcard.rewards f
    cube c -
    desktopcomputer.badge.checkmark
    desktopcomputer.badge.shield.checkmark
    display.and.screwdriver
    document.on.trash f
    dot.circle.and.pointer.arrow
    dot.crosshair
    dots.and.line.vertical.and.pointer.arrow.rectangle
    earbud.left
    earbud.right
    earbuds.bone.conduction
    earbuds.bone.conduction.left
    earbuds.bone.conduction.right
    earbuds.in.ear
    earbuds.in.ear.left
    earbuds.in.ear.right
    earbuds.stemless
    earbuds.stemless.left
    earbuds.stemless.right
    ellipsis.calendar
    ellipsis.circle.badge f
    envelope.and.hand.raised f
    envelope.badge.minus f
    envelope.badge.plus f
    envelope.open.badge.clock.fill
    environments f c x
    environments.slash.circle f
    eraser x -
    eraser.badge.xmark f
    eraser.trianglebadge.exclamationmark f
    eye.half.closed f
    f.cursive.slash
    fan c -
    fan.badge.arrow.up.and.down.and.arrow.left.and.right f
    fan.gauge.open
    figure.seated.side.left.air.distribution.indirect
    figure.seated.side.left.air.distribution.lower.angled.and.upper.angled
    figure.seated.side.left.air.distribution.upper.angled.and.dottedline.and.lower.angled
    figure.seated.side.right.air.distribution.indirect
    figure.seated.side.right.air.distribution.lower.angled.and.upper.angled
    figure.seated.side.right.air.distribution.upper.angled.and.dottedline.and.lower.angled
    figure.seated.side.right.child.lap
    figure.walk.suitcase.rolling c
    filemenu.and.pointer.arrow
    finder
    flame.gauge.open
    fuelpump.thermometer f
    gauge.chart.lefthalf.righthalf
    gauge.chart.leftthird.topthird.rightthird
    gauge.open
    gauge.open.righthalf.dotted.with.needle.and.arrow.trianglehead.backward
    globe.badge.clock f
    globe.fill
    graph.2d
    graph.3d
    guidepoint.horizontal
    guidepoint.vertical
    guidepoint.vertical.arrowtriangle.forward
    guidepoint.vertical.numbers
    hand.thumbsdown.filled.hand.thumbsup
    hand.thumbsdown.hand.thumbsup f
    hand.thumbsdown.hand.thumbsup.filled
    handbag.sensor.tag.radiowaves.left.and.right f
    headphones.over.ear
    headphones.sensor.tag.radiowaves.left.and.right f
    heart.badge.bolt f x
    heart.gauge.open
    heat.waves c -
    heat.waves.gauge.open
    highlighter.badge.ellipsis
    homepod.badge.checkmark f
    homepod.mini.and.appletv f
    homepod.mini.badge.checkmark f
    hourglass.badge.lock
    humidifier.and.ellipsis f
    icloud.dashed
    inset.filled.bottomleading.bottomtrailing.rectangle
    inset.filled.bottomleft.bottomright.rectangle
    inset.filled.circle.slash
    inset.filled.leftthird.middlethird.rightthird.rectangle
    inset.filled.pano
    inset.filled.rectangle.and.pointer.arrow
    inset.filled.topthird.middlethird.bottomthird.rectangle
    ipad.badge.checkmark
    ipad.gen1.crop.homebutton.circle
    ipad.gen1.sizes
    ipad.gen2.sizes
    ipad.landscape.and.applewatch
    ipad.landscape.and.ipod
    iphone.and.ipod
    iphone.and.vision.pro
    iphone.badge.checkmark
    iphone.gen1.crop.homebutton.circle
    iphone.gen1.sizes
    iphone.gen2.sizes
    iphone.gen3.sizes
    iphone.pattern.diagonalline
    iphone.pattern.diagonalline.on.rectangle.portrait.dashed
    ipod.and.applewatch
    ipod.and.vision.pro
    jacket c -
    jacket.sensor.tag.radiowaves.left.and.right f
    key c -
    key.sensor.tag.radiowaves.left.and.right f
    key.shield f
    laptopcomputer.badge.checkmark
    line.diagonal.trianglehead.up.right
    line.diagonal.trianglehead.up.right.left.down
    lines.measurement.horizontal.aligned.bottom
    list.bullet.badge.ellipsis
    list.dash.badge.ellipsis
    list.dash.header.rectangle.fill
    list.number.badge.ellipsis
    lock.badge.checkmark f
    lock.badge.xmark f
    lock.heart f
    lock.rectangle.dashed
    lock.square.dashed
    macbook.and.ipod
    macbook.badge.checkmark
    macbook.badge.exclamationmark
    macbook.badge.shield.checkmark
    macbook.gen1.sizes
    macbook.gen2.sizes
    macbook.sizes
    macbook.trianglebadge.exclamationmark
    macmini.badge.checkmark f
    macpro.gen3.badge.ckeckmark f
    macstudio.badge.checkmark f
    macwindow.and.pointer.arrow
    macwindow.stack
    minus.arrow.trianglehead.clockwise
    minus.plus.lines.measurement.horizontal.aligned.bottom
    music.note.arrow.trianglehead.clockwise
    music.note.slash
    music.note.square.stack f
    music.pages f
    pad.header
    paint.bucket.classic
    pedestrian.gate.closed.trianglebadge.exclamationmark
    pedestrian.gate.open.trianglebadge.exclamationmark
    person.2.badge f
    person.2.shield f
    person.crop.circle.badge.ellipsis f
    person.spatialaudio.3d.fill
    person.spatialaudio.fill
    person.spatialaudio.stereo.3d.fill
    person.spatialaudio.stereo.fill
    person.text.rectangle.trianglebadge.exclamationmark f
    pet.carrier f c
    phone.pause f c
    play.diamond f
    plus.arrow.trianglehead.counterclockwise
    plus.capsule f
    pointer.arrow s
    pointer.arrow.and.square.on.square.dashed
    pointer.arrow.click
    pointer.arrow.click.2
    pointer.arrow.click.badge.clock
    pointer.arrow.ipad s
    pointer.arrow.ipad.and.square.on.square.dashed
    pointer.arrow.ipad.rays
    pointer.arrow.ipad.slash s
    pointer.arrow.motionlines
    pointer.arrow.motionlines.click
    pointer.arrow.rays
    pointer.arrow.slash s
    rectangle.3.group.dashed
    rectangle.grid.1x3 f
    rectangle.landscape.rotate.slash
    rectangle.portrait.rotate.slash
    rectangle.stack x -
    repeat.badge.xmark
    ring
    ring.dashed
    sensor.radiowaves.left.and.right f
    service.dog f
    shoe.arrow.trianglehead.up.and.down f
    shoe.arrow.trianglehead.up.right f c
    siri
    slider.horizontal.below.circle.lefthalf.filled
    slider.horizontal.below.circle.lefthalf.filled.inverse
    slider.horizontal.below.circle.righthalf.filled
    slider.horizontal.below.circle.righthalf.filled.inverse
    sparkle.text.clipboard f
    sparkles.2
    spatial.capture f x
    spatial.capture.on.hexagon f
    speaker.trianglebadge.exclamationmark f
    steeringwheel.badge.lock
    strikethrough.double
    stroke.line.diagonal
    stroke.line.diagonal.slash
    suitcase c -
    suitcase.rolling c -
    suitcase.rolling.and.film f c
    suitcase.rolling.and.suitcase f c
    text.below.folder f
    text.line.2.summary
    text.line.2.summary.badge.xmark
    text.line.3.summary
    text.pad.header
    text.pad.header.badge.clock
    text.pad.header.badge.plus
    text.rectangle f
    text.square.filled
    thermometer.and.ellipsis
    thermometer.gauge.open
    thermometer.tirepressure
    thermometer.variable.badge.clock
    thermometer.variable.badge.play
    ticket c -
    tram.card f
    tray.badge f
    umbrella c -
    umbrella.gauge.open
    umbrella.sensor.tag.radiowaves.left.and.right f
    underline.double
    vent.heat.waves.upward
    vision.pro.badge.checkmark f
    wallet.sensor.tag.radiowaves.left.and.right f
    waveform.low
    waveform.mid
    wifi.badge.lock
    xmark.circle.badge.airplane f
    """
}
