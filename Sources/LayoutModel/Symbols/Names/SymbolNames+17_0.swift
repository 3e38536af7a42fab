extension SymbolNames {
  /// What iOS 17.0 brought.
  static let release17_0 = """
    2h c
    4a c
    4h c
    4l c
    accessibility f
    accessibility.badge.arrow.up.right
    airpodspro.chargingcase.wireless.radiowaves.left.and.right f
    apple.terminal f
    apple.terminal.on.rectangle f
    applepencil.adapter.usb.c f
    applepencil.and.scribble
    applepencil.gen1
    applepencil.gen2
    applepencil.tip
    applewatch.and.arrow.forward
    appwindow.swipe.rectangle
    arcade.stick
    arcade.stick.and.arrow.down
    arcade.stick.and.arrow.left
    arcade.stick.and.arrow.left.and.arrow.right
    arcade.stick.and.arrow.right
    arcade.stick.and.arrow.up
    arcade.stick.and.arrow.up.and.arrow.down
    arcade.stick.console f
    arrow.backward.to.line s -
    arrow.circlepath
    arrow.clockwise s -
    arrow.counterclockwise s -
    arrow.down.applewatch
    arrow.down.backward.and.arrow.up.forward c s
    arrow.down.backward.toptrailing.rectangle f
    arrow.down.circle.dotted
    arrow.down.forward.and.arrow.up.backward s -
    arrow.down.forward.topleading.rectangle f
    arrow.down.left.and.arrow.up.right c s
    arrow.down.left.arrow.up.right c s
    arrow.down.left.topright.rectangle f
    arrow.down.right.and.arrow.up.left s -
    arrow.down.right.topleft.rectangle f
    arrow.down.to.line s -
    arrow.forward.to.line s -
    arrow.left.to.line s -
    arrow.right.to.line s -
    arrow.triangle.2.circlepath.icloud f
    arrow.up.backward.and.arrow.down.forward s -
    arrow.up.backward.bottomtrailing.rectangle f
    arrow.up.forward.and.arrow.down.backward c s
    arrow.up.forward.bottomleading.rectangle f
    arrow.up.left.and.arrow.down.right s -
    arrow.up.left.arrow.down.right c s
    arrow.up.left.bottomright.rectangle f
    arrow.up.right.and.arrow.down.left c s
    arrow.up.right.bottomleft.rectangle f
    arrow.up.to.line s -
    arrow.up.trash f
    arrowkeys f
    arrowkeys.down.filled
    arrowkeys.left.filled
    arrowkeys.right.filled
    arrowkeys.up.filled
    arrowshape.backward c -
    arrowshape.down f c
    arrowshape.forward c -
    arrowshape.left c -
    arrowshape.left.arrowshape.right f
    arrowshape.right c -
    arrowshape.up f c
    arrowtriangle.up.arrowtriangle.down.window.left
    arrowtriangle.up.arrowtriangle.down.window.right
    australiandollarsign c s
    australiandollarsign.arrow.circlepath
    australsign.arrow.circlepath
    automatic.brakesignal
    automatic.headlight.high.beam f
    automatic.headlight.low.beam f
    axle.2.driveshaft.disengaged
    axle.2.front.disengaged
    axle.2.rear.disengaged
    axle.2.rear.lock
    bahtsign.arrow.circlepath
    battery.0percent
    battery.100percent c
    battery.100percent.bolt
    battery.25percent
    battery.50percent
    battery.75percent
    beats.fitpro
    beats.fitpro.chargingcase f
    beats.fitpro.left
    beats.fitpro.right
    beats.studiobudsplus
    beats.studiobudsplus.chargingcase f
    beats.studiobudsplus.left
    beats.studiobudsplus.right
    bell.badge x -
    bell.badge.waveform f
    binoculars c -
    bird c -
    bitcoinsign.arrow.circlepath
    bolt.badge.automatic f
    bolt.badge.checkmark f
    bolt.badge.xmark f
    book.and.wrench f
    book.pages f
    brain.fill
    brain.filled.head.profile
    brain.head.profile.fill
    brazilianrealsign.arrow.circlepath
    bubble f c
    bubble.left.and.text.bubble.right f
    button.angledbottom.horizontal.left f
    button.angledbottom.horizontal.right f
    button.angledtop.vertical.left f
    button.angledtop.vertical.right f
    button.horizontal f
    button.horizontal.top.press f
    button.roundedbottom.horizontal f
    button.roundedtop.horizontal f
    button.vertical.left.press f
    button.vertical.right.press f
    cable.coaxial
    cable.connector.slash
    calendar.badge.checkmark
    camera.badge.clock f
    camera.badge.ellipsis.fill
    car.front.waves.down f
    car.rear.and.collision.road.lane
    car.rear.and.collision.road.lane.slash
    car.side.hill.down f
    car.side.hill.up f
    car.side.lock f
    car.side.lock.open f
    car.side.rear.and.collision.and.car.side.front
    car.side.rear.and.collision.and.car.side.front.slash
    car.side.rear.and.exclamationmark.and.car.side.front
    car.side.rear.and.wave.3.and.car.side.front
    car.top.door.sliding.left.open f
    car.top.door.sliding.right.open f
    car.top.frontleft.arrowtriangle f
    car.top.frontright.arrowtriangle f
    car.top.radiowaves.rear.right.badge.exclamationmark f
    car.top.radiowaves.rear.right.badge.xmark f
    car.top.rearleft.arrowtriangle f
    car.top.rearright.arrowtriangle f
    car.window.left
    car.window.left.badge.exclamationmark
    car.window.left.badge.xmark
    car.window.left.exclamationmark
    car.window.left.xmark
    car.window.right
    car.window.right.badge.exclamationmark
    car.window.right.badge.xmark
    car.window.right.exclamationmark
    car.window.right.xmark
    carseat.left f
    carseat.left.1 f
    carseat.left.2 f
    carseat.left.3 f
    carseat.left.and.heat.waves f
    carseat.left.backrest.up.and.down f
    carseat.left.fan f
    carseat.left.forward.and.backward f
    carseat.left.massage f
    carseat.left.up.and.down f
    carseat.right f
    carseat.right.1 f
    carseat.right.2 f
    carseat.right.3 f
    carseat.right.and.heat.waves f
    carseat.right.backrest.up.and.down f
    carseat.right.fan f
    carseat.right.forward.and.backward f
    carseat.right.massage f
    carseat.right.up.and.down f
    cat f c
    cedisign.arrow.circlepath
    centsign.arrow.circlepath
    character.magnify
    chart.bar.xaxis.ascending
    chart.bar.xaxis.ascending.badge.clock
    checkmark.applewatch
    checkmark.gobackward
    checkmark.rectangle.stack f
    chineseyuanrenminbisign c s
    chineseyuanrenminbisign.arrow.circlepath
    circle.badge.checkmark f
    circle.badge.exclamationmark f
    circle.badge.minus f
    circle.badge.plus f
    circle.badge.questionmark f
    circle.badge.xmark f
    circle.bottomhalf.filled.inverse
    circle.bottomrighthalf.checkered
    circle.dotted c -
    circle.dotted.and.circle
    circle.filled.ipad f
    circle.filled.ipad.landscape f
    circle.filled.iphone f
    circle.lefthalf.filled.inverse
    circle.lefthalf.filled.righthalf.striped.horizontal
    circle.lefthalf.filled.righthalf.striped.horizontal.inverse
    circle.lefthalf.striped.horizontal
    circle.lefthalf.striped.horizontal.inverse
    circle.righthalf.filled.inverse
    circle.tophalf.filled.inverse
    cloud.rainbow.half f
    coloncurrencysign.arrow.circlepath
    creditcard.trianglebadge.exclamationmark.fill
    cruzeirosign.arrow.circlepath
    cursorarrow.slash s
    danishkronesign c s
    danishkronesign.arrow.circlepath
    dishwasher c -
    doc.badge.clock f
    doc.questionmark f
    dog f c
    dongsign.arrow.circlepath
    dot.scope
    dot.scope.display
    dot.scope.laptopcomputer
    drop.halffull
    drop.transmission
    dryer c -
    ear.badge.waveform
    engine.combustion.badge.exclamationmark f
    envelope.badge.person.crop f
    eurosign.arrow.circlepath
    eurozonesign c s
    eurozonesign.arrow.circlepath
    ev.charger f x
    ev.charger.arrowtriangle.left f
    ev.charger.arrowtriangle.right f
    ev.charger.exclamationmark f
    ev.plug.ac.gb.t f
    ev.plug.ac.type.1 f
    ev.plug.ac.type.2 f
    ev.plug.dc.ccs1 f
    ev.plug.dc.ccs2 f
    ev.plug.dc.chademo f
    ev.plug.dc.gb.t f
    ev.plug.dc.nacs f
    exclamationmark.magnifyingglass
    exclamationmark.tirepressure
    exclamationmark.warninglight f
    eyeglasses.slash
    fan f x
    fan.badge.automatic f
    field.of.view.ultrawide f
    field.of.view.wide f
    figure
    figure.2 c
    figure.child c
    figure.child.and.lock f
    figure.child.and.lock.open f
    figure.seated.side
    figure.seated.side.air.distribution.lower
    figure.seated.side.air.distribution.middle
    figure.seated.side.air.distribution.middle.and.lower
    figure.seated.side.air.distribution.middle.and.lower.angled
    figure.seated.side.air.distribution.upper
    figure.seated.side.air.distribution.upper.angled.and.lower.angled
    figure.seated.side.air.distribution.upper.angled.and.middle
    figure.seated.side.air.distribution.upper.angled.and.middle.and.lower.angled
    figure.seated.side.automatic
    figure.seated.side.windshield.front.and.heat.waves.air.distribution.lower
    figure.seated.side.windshield.front.and.heat.waves.air.distribution.middle
    figure.seated.side.windshield.front.and.heat.waves.air.distribution.middle.and.lower
    figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper
    figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.lower
    figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.middle
    figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.middle.and.lower
    figure.walk.motion.trianglebadge.exclamationmark
    fireworks
    flashlight.off c -
    flashlight.on c -
    flashlight.slash c
    flask f
    florinsign.arrow.circlepath
    francsign.arrow.circlepath
    fuelpump x -
    fuelpump.arrowtriangle.left f
    fuelpump.arrowtriangle.right f
    fuelpump.exclamationmark f
    gauge.open.with.lines.needle.33percent
    gauge.open.with.lines.needle.33percent.and.arrowtriangle
    gauge.open.with.lines.needle.33percent.and.arrowtriangle.from.0percent.to.50percent
    gauge.open.with.lines.needle.67percent.and.arrowtriangle
    gauge.open.with.lines.needle.67percent.and.arrowtriangle.and.car
    gauge.open.with.lines.needle.84percent.exclamation
    gauge.with.dots.needle.0percent
    gauge.with.dots.needle.100percent
    gauge.with.dots.needle.33percent
    gauge.with.dots.needle.50percent
    gauge.with.dots.needle.67percent
    gauge.with.dots.needle.bottom.0percent
    gauge.with.dots.needle.bottom.100percent
    gauge.with.dots.needle.bottom.50percent
    gauge.with.dots.needle.bottom.50percent.badge.minus
    gauge.with.dots.needle.bottom.50percent.badge.plus
    gauge.with.needle f
    gearshift.layout.sixspeed
    guaranisign.arrow.circlepath
    gym.bag f
    hand.point.up.left.and.text f
    handbag c -
    hands.and.sparkles f
    hanger
    hare c -
    head.profile.arrow.forward.and.visionpro
    heat.waves
    horn f
    horn.blast f
    hourglass.and.lock
    hryvniasign.arrow.circlepath
    indianrupeesign.arrow.circlepath
    ipad.case
    ipad.case.and.iphone.case
    ipad.sizes
    iphone.and.arrow.left.and.arrow.right
    iphone.case
    iphone.sizes
    kashida.arabic
    key x -
    key.radiowaves.forward x -
    kipsign.arrow.circlepath
    l.button.roundedbottom.horizontal f
    l1 c -
    l1.button.roundedbottom.horizontal f
    l2 c -
    l2.button.angledtop.vertical.left f
    l2.button.roundedtop.horizontal f
    l3.button.angledbottom.horizontal.left f
    l4.button.horizontal f
    ladybug c -
    larisign.arrow.circlepath
    laser.burst
    lasso.badge.sparkles
    lb c -
    lb.button.roundedbottom.horizontal f
    left c
    licenseplate f
    lightbulb.max f
    lightbulb.min f
    lightbulb.min.badge.exclamationmark f
    lightrail f
    lightspectrum.horizontal
    line.3.horizontal.button.angledtop.vertical.right f
    lines.measurement.vertical
    lirasign.arrow.circlepath
    livephoto.badge.automatic
    lizard c -
    lm.button.horizontal f
    lock.app.dashed
    lock.badge.clock f
    lock.circle.dotted
    lsb.button.angledbottom.horizontal.left f
    lt c -
    lt.button.roundedtop.horizontal f
    m1.button.horizontal f
    m2.button.horizontal f
    m3.button.horizontal f
    m4.button.horizontal f
    macbook
    macbook.and.visionpro
    macbook.gen1
    macbook.gen2
    macwindow.and.cursorarrow
    manatsign.arrow.circlepath
    mappin.and.ellipse c -
    message.badge.waveform f
    millsign.arrow.circlepath
    moon.dust f c
    moonrise f c
    moonset f c
    movieclapper f
    nairasign.arrow.circlepath
    network.slash
    norwegiankronesign c s
    norwegiankronesign.arrow.circlepath
    opticid f
    p1.button.horizontal f
    p2.button.horizontal f
    p3.button.horizontal f
    p4.button.horizontal f
    paddleshifter.left f
    paddleshifter.right f
    pano.badge.play f
    parkingsign.radiowaves.left.and.right
    parkingsign.radiowaves.right.and.safetycone
    parkingsign.steeringwheel
    pedal.accelerator f
    pedal.brake f
    pedal.clutch f
    pencil.and.list.clipboard
    pencil.and.scribble
    pencil.tip.crop.circle.badge.arrow.forward.fill
    pencil.tip.crop.circle.badge.minus.fill
    pencil.tip.crop.circle.badge.plus.fill
    pencil.tip.crop.circle.fill
    person x -
    person.2.badge.key f
    person.and.background.striped.horizontal
    person.bubble f
    person.bust c -
    person.crop.circle.dashed c -
    pesetasign.arrow.circlepath
    pesosign.arrow.circlepath
    phone.badge.waveform f
    phone.bubble f
    photo.artframe c -
    photo.badge.arrow.down f
    photo.badge.checkmark f
    photo.badge.plus f
    play.house f
    point.bottomleft.filled.forward.to.point.topright.scurvepath
    point.bottomleft.forward.to.arrowtriangle.uturn.scurvepath f
    point.bottomleft.forward.to.point.topright.filled.scurvepath
    point.bottomleft.forward.to.point.topright.scurvepath f
    point.forward.to.point.capsulepath f
    point.topleft.down.to.point.bottomright.curvepath f
    point.topleft.down.to.point.bottomright.filled.curvepath
    point.topleft.filled.down.to.point.bottomright.curvepath
    polishzlotysign c s
    polishzlotysign.arrow.circlepath
    powercord f
    r.button.roundedbottom.horizontal f
    r1 c -
    r1.button.roundedbottom.horizontal f
    r2 c -
    r2.button.angledtop.vertical.right f
    r2.button.roundedtop.horizontal f
    r3.button.angledbottom.horizontal.right f
    r4.button.horizontal f
    rainbow
    rb c -
    rb.button.roundedbottom.horizontal f
    rectangle.3.group.bubble f
    rectangle.checkered
    rectangle.inset.filled.and.cursorarrow
    rectangle.inset.filled.badge.record
    rectangle.landscape.rotate
    rectangle.on.rectangle.badge.gearshape
    rectangle.on.rectangle.button.angledtop.vertical.left f
    rectangle.portrait.badge.plus f
    rectangle.portrait.rotate
    rectangle.ratio.16.to.9 f
    rectangle.ratio.3.to.4 f
    rectangle.ratio.4.to.3 f
    rectangle.ratio.9.to.16 f
    retarder.brakesignal.and.exclamationmark
    retarder.brakesignal.slash
    right c
    righttriangle f
    righttriangle.split.diagonal f
    rm.button.horizontal f
    rotate.3d f c -
    rsb.button.angledbottom.horizontal.right f
    rt c -
    rt.button.roundedtop.horizontal f
    rublesign.arrow.circlepath
    rupeesign.arrow.circlepath
    shared.with.you c -
    shekelsign.arrow.circlepath
    shield.checkered
    shield.lefthalf.filled.badge.checkmark
    shield.lefthalf.filled.trianglebadge.exclamationmark
    shoe f c
    shoe.2 f
    skateboard f
    skis f
    slider.horizontal.2.square
    slider.horizontal.below.sun.max
    smartphone
    snowboard f
    speaker.wave.2.bubble f
    square.2.layers.3d.fill
    square.arrowtriangle.4.outward
    square.badge.plus f
    square.resize
    square.resize.down
    square.resize.up
    square.stack.3d.up.badge.automatic f
    square.stack.3d.up.trianglebadge.exclamationmark f
    squares.leading.rectangle.fill
    squareshape.dotted.squareshape
    squareshape.squareshape.dotted
    staroflife.shield f
    steeringwheel c -
    steeringwheel.and.liquid.wave
    steeringwheel.arrowtriangle.left
    steeringwheel.arrowtriangle.right
    steeringwheel.badge.exclamationmark
    sterlingsign.arrow.circlepath
    storefront f c
    sun.horizon f c
    sun.rain f c
    sun.snow f c
    sunglasses f
    surfboard f
    suv.side.hill.down f
    suv.side.hill.up f
    suv.side.lock f
    suv.side.lock.open f
    swedishkronasign c s
    swedishkronasign.arrow.circlepath
    swiftdata
    swirl.circle.righthalf.filled
    swirl.circle.righthalf.filled.inverse
    tengesign.arrow.circlepath
    thermometer.variable.and.figure c
    tirepressure
    tortoise c -
    traction.control.tirepressure
    traction.control.tirepressure.exclamationmark
    traction.control.tirepressure.slash
    triangleshape f
    truck.box f
    truck.box.badge.clock f
    truck.pickup.side f
    truck.pickup.side.air.circulate f
    truck.pickup.side.air.fresh f
    truck.pickup.side.and.exclamationmark f
    truck.pickup.side.arrowtriangle.down f
    truck.pickup.side.arrowtriangle.up f
    truck.pickup.side.arrowtriangle.up.arrowtriangle.down f
    truck.pickup.side.front.open f
    truck.pickup.side.hill.down f
    truck.pickup.side.hill.up f
    truck.pickup.side.lock f
    truck.pickup.side.lock.open f
    tshirt c -
    tugriksign.arrow.circlepath
    turkishlirasign.arrow.circlepath
    tv x -
    tv.badge.wifi f
    video.badge.waveform f
    video.bubble f
    video.slash c -
    viewfinder.rectangular
    viewfinder.trianglebadge.exclamationmark
    visionpro f c x
    visionpro.and.arrow.forward f
    visionpro.badge.exclamationmark f
    visionpro.badge.play f
    visionpro.slash.circle f
    voiceover
    warninglight f
    washer c -
    watch.analog
    waterbottle f
    waveform.and.person.filled
    waveform.badge.magnifyingglass
    waveform.badge.mic
    wifi.exclamationmark c -
    wonsign.arrow.circlepath
    xserve.raid
    yensign.arrow.circlepath
    yieldsign f
    zl.button.roundedtop.horizontal f
    zr.button.roundedtop.horizontal f
    """
}
