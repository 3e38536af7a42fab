extension SymbolNames {
  /// What iOS 16.0 brought.
  static let release16_0 = """
    abs.brakesignal
    air.conditioner.horizontal f
    air.conditioner.vertical f
    air.purifier f
    alarm.waves.left.and.right f
    allergens.fill
    angle
    apple.logo
    arrow.down.and.line.horizontal.and.arrow.up
    arrow.down.message f
    arrow.left.and.line.vertical.and.arrow.right
    arrow.left.and.right.text.vertical
    arrow.right.and.line.vertical.and.arrow.left
    arrow.up.and.down.and.sparkles
    arrow.up.and.down.text.horizontal
    arrow.up.and.line.horizontal.and.arrow.down
    arrow.up.circle.badge.clock
    arrowshape.backward f
    arrowshape.forward f
    arrowshape.left f
    arrowshape.right f
    arrowshape.turn.up.backward.badge.clock f
    australsign
    av.remote f
    backpack f
    backward.end c -
    bag.badge.questionmark
    bag.fill.badge.questionmark
    bahtsign
    balloon f
    balloon.2 f
    baseball f c
    baseball.diamond.bases
    basket f
    basketball f c
    bathtub f
    battery.100 c -
    beach.umbrella f
    bell.and.waves.left.and.right f
    bird f
    birthday.cake f
    bitcoinsign
    blinds.horizontal.closed
    blinds.horizontal.open
    blinds.vertical.closed
    blinds.vertical.open
    bolt.badge.clock f
    bolt.brakesignal
    box.truck f
    box.truck.badge.clock f
    brakesignal
    brakesignal.dashed
    brazilianrealsign
    bubbles.and.sparkles f
    button.programmable s
    cabinet f
    carbon.dioxide.cloud f
    carbon.monoxide.cloud f
    carrot f
    cart.badge.questionmark
    cart.fill.badge.questionmark
    cedisign
    cellularbars
    centsign
    chair f
    chair.lounge f
    chandelier f
    character.duployan
    character.phonetic
    character.sutton
    chart.line.downtrend.xyaxis c
    chart.line.flattrend.xyaxis c
    checklist.checked
    checklist.unchecked
    checkmark.circle.badge.questionmark f
    checkmark.circle.badge.xmark f
    checkmark.message f
    chevron.backward.to.line
    chevron.forward.to.line
    chevron.left.to.line
    chevron.right.to.line
    circle.dashed.rectangle
    circle.filled.pattern.diagonalline.rectangle
    circle.rectangle.dashed
    circle.rectangle.filled.pattern.diagonalline
    clipboard f
    clock.badge f
    clock.badge.questionmark f
    clock.badge.xmark f
    cloud c -
    cloud.bolt c -
    cloud.bolt.rain c -
    cloud.drizzle c -
    cloud.fog c -
    cloud.hail c -
    cloud.heavyrain c -
    cloud.moon c -
    cloud.moon.bolt c -
    cloud.moon.rain c -
    cloud.rain c -
    cloud.sleet c -
    cloud.snow c -
    cloud.sun c -
    cloud.sun.bolt c -
    cloud.sun.rain c -
    coloncurrencysign
    compass.drawing
    contact.sensor f
    cooktop f
    creditcard.viewfinder
    cricket.ball f c
    cruzeirosign
    cursorarrow.square.fill
    curtains.closed
    curtains.open
    dehumidifier f
    deskview f
    dial.high f
    dial.low f
    dial.medium f
    dishwasher f
    distribute.horizontal.center f
    distribute.horizontal.left f
    distribute.horizontal.right f
    distribute.vertical.bottom f
    distribute.vertical.center f
    distribute.vertical.top f
    doc.badge.arrow.up f
    dollarsign
    dollarsign.arrow.circlepath
    dongsign
    door.french.closed
    door.french.open
    door.garage.closed
    door.garage.closed.trianglebadge.exclamationmark
    door.garage.double.bay.closed
    door.garage.double.bay.closed.trianglebadge.exclamationmark
    door.garage.double.bay.open
    door.garage.double.bay.open.trianglebadge.exclamationmark
    door.garage.open
    door.garage.open.trianglebadge.exclamationmark
    door.left.hand.closed
    door.left.hand.open
    door.right.hand.closed
    door.right.hand.open
    door.sliding.left.hand.closed
    door.sliding.left.hand.open
    door.sliding.right.hand.closed
    door.sliding.right.hand.open
    drop.degreesign f x
    drop.keypad.rectangle f
    dryer f
    dumbbell f
    ellipsis.message f
    entry.lever.keypad f
    entry.lever.keypad.trianglebadge.exclamationmark f
    envelope.open.badge.clock
    eraser f
    eraser.line.dashed f
    eurosign
    exclamationmark.brakesignal
    exclamationmark.lock f
    exclamationmark.questionmark
    externaldrive.badge.exclamationmark
    externaldrive.badge.questionmark
    externaldrive.fill.badge.exclamationmark
    externaldrive.fill.badge.questionmark
    externaldrive.fill.trianglebadge.exclamationmark
    externaldrive.trianglebadge.exclamationmark
    face.smiling.inverse
    fan.and.light.ceiling f
    fan.ceiling f
    fan.desk f
    fan.floor f
    fan.oscillation f
    fanblades x -
    faxmachine.fill
    figure.2.and.child.holdinghands
    figure.2.arms.open
    figure.american.football
    figure.and.child.holdinghands
    figure.archery
    figure.arms.open
    figure.australian.football
    figure.badminton
    figure.barre
    figure.baseball
    figure.basketball
    figure.bowling
    figure.boxing
    figure.climbing
    figure.cooldown
    figure.core.training
    figure.cricket
    figure.cross.training
    figure.curling
    figure.dance
    figure.disc.sports
    figure.dress.line.vertical.figure
    figure.elliptical
    figure.equestrian.sports
    figure.fall c
    figure.fencing
    figure.fishing
    figure.flexibility
    figure.golf
    figure.gymnastics
    figure.hand.cycling
    figure.handball
    figure.highintensity.intervaltraining
    figure.hiking
    figure.hockey
    figure.hunting
    figure.indoor.cycle
    figure.jumprope
    figure.kickboxing
    figure.lacrosse
    figure.martial.arts
    figure.mind.and.body
    figure.mixed.cardio
    figure.open.water.swim
    figure.outdoor.cycle
    figure.pickleball
    figure.pilates
    figure.play
    figure.pool.swim
    figure.racquetball
    figure.roll.runningpace
    figure.rolling
    figure.rower
    figure.rugby
    figure.run c
    figure.sailing
    figure.skating
    figure.skiing.crosscountry
    figure.skiing.downhill
    figure.snowboarding
    figure.soccer
    figure.socialdance
    figure.softball
    figure.squash
    figure.stair.stepper
    figure.stairs
    figure.step.training
    figure.strengthtraining.functional
    figure.strengthtraining.traditional
    figure.surfing
    figure.table.tennis
    figure.taichi
    figure.tennis
    figure.track.and.field
    figure.volleyball
    figure.walk.arrival
    figure.walk.departure
    figure.walk.motion
    figure.water.fitness
    figure.waterpolo
    figure.wrestling
    figure.yoga
    film.stack f
    fireplace f
    firewall f
    fish f
    flag.2.crossed c -
    flag.checkered
    flag.checkered.2.crossed
    fleuron f
    florinsign
    fluid.brakesignal
    football f c
    forward.end c -
    fossil.shell f
    francsign
    frying.pan f
    gauge.high
    gauge.low
    gauge.medium
    gauge.medium.badge.minus
    gauge.medium.badge.plus
    gear.badge
    gearshape.arrow.triangle.2.circlepath
    globe.central.south.asia f
    globe.desk f
    guaranisign
    hand.app f
    hand.raised.fingers.spread f
    headlight.high.beam f
    headlight.low.beam f
    hearingdevice.and.signal.meter f
    hearingdevice.ear.fill
    heater.vertical f
    hifireceiver f
    hifispeaker.and.appletv f
    hockey.puck f c
    hold.brakesignal
    homepod.and.appletv f
    homepodmini.and.appletv f
    hryvniasign
    humidifier f
    humidifier.and.droplets f
    hurricane c -
    indianrupeesign
    info s -
    info.bubble f
    keyboard.badge.ellipsis.fill
    keyboard.badge.eye f
    keyboard.chevron.compact.down.fill
    keyboard.chevron.compact.left.fill
    keyboard.onehanded.left.fill
    keyboard.onehanded.right.fill
    kipsign
    lamp.ceiling f
    lamp.ceiling.inverse
    lamp.desk f
    lamp.floor f
    lamp.table f
    laptopcomputer.and.ipad
    larisign
    laurel.leading
    laurel.trailing
    light.beacon.max f
    light.beacon.min f
    light.cylindrical.ceiling f
    light.cylindrical.ceiling.inverse
    light.panel f
    light.recessed f
    light.recessed.3 f
    light.recessed.3.inverse
    light.recessed.inverse
    light.ribbon f
    light.strip.2 f
    lightbulb.2 f
    lightbulb.led f
    lightbulb.led.wide f
    lightswitch.off f s
    lightswitch.on f s
    lirasign
    list.bullet.clipboard f
    list.clipboard f
    lizard f
    location.slash c -
    lock.open.trianglebadge.exclamationmark f
    lock.trianglebadge.exclamationmark f
    macstudio f
    manatsign
    medal f
    medical.thermometer f
    message.badge f c
    message.badge.filled.fill
    mic.and.signal.meter f
    mic.badge.xmark
    mic.fill.badge.xmark
    microbe f c
    microwave f
    millsign
    mirror.side.left
    mirror.side.right
    moon.haze f c
    moon.stars c -
    moonphase.first.quarter
    moonphase.first.quarter.inverse
    moonphase.full.moon
    moonphase.full.moon.inverse
    moonphase.last.quarter
    moonphase.last.quarter.inverse
    moonphase.new.moon
    moonphase.new.moon.inverse
    moonphase.waning.crescent
    moonphase.waning.crescent.inverse
    moonphase.waning.gibbous
    moonphase.waning.gibbous.inverse
    moonphase.waxing.crescent
    moonphase.waxing.crescent.inverse
    moonphase.waxing.gibbous
    moonphase.waxing.gibbous.inverse
    nairasign
    nosign.app f
    numbersign
    oar.2.crossed
    opticaldisc.fill
    oven f
    parkinglight f
    parkingsign.brakesignal
    parkingsign.brakesignal.slash
    party.popper f
    pedestrian.gate.closed
    pedestrian.gate.open
    pencil.and.ruler f
    pencil.line
    person.2 x -
    person.2.badge.gearshape f
    person.2.gobackward
    person.and.background.dotted
    person.badge.shield.checkmark f
    person.bust f
    person.crop.rectangle.badge.plus f
    person.line.dotted.person f
    pesetasign
    pesosign
    phone.arrow.down.left.fill
    phone.arrow.right.fill
    phone.arrow.up.right f c -
    phone.badge.checkmark
    phone.connection.fill
    phone.down.waves.left.and.right
    phone.fill.badge.checkmark
    photo.stack f
    pill f c
    pipe.and.drop f
    play.desktopcomputer
    play.display
    play.laptopcomputer
    playpause c -
    playstation.logo
    popcorn f c
    poweroutlet.strip f
    poweroutlet.type.a f s
    poweroutlet.type.b f s
    poweroutlet.type.c f s
    poweroutlet.type.d f s
    poweroutlet.type.e f s
    poweroutlet.type.f f s
    poweroutlet.type.g f s
    poweroutlet.type.h f s
    poweroutlet.type.i f s
    poweroutlet.type.j f s
    poweroutlet.type.k f s
    poweroutlet.type.l f s
    poweroutlet.type.m f s
    poweroutlet.type.n f s
    poweroutlet.type.o f s
    questionmark.bubble f
    quotelevel
    recordingtape c -
    rectangle.portrait.and.arrow.forward f
    rectangle.portrait.on.rectangle.portrait.angled f
    refrigerator f
    road.lanes
    road.lanes.curved.left
    road.lanes.curved.right
    roller.shade.closed
    roller.shade.open
    roman.shade.closed
    roman.shade.open
    rublesign
    rupeesign
    sailboat f
    sensor f
    shared.with.you
    shared.with.you.slash
    shazam.logo f
    shekelsign
    shippingbox.and.arrow.backward f
    shoeprints.fill
    shower f
    shower.handheld f
    shower.sidejet f
    sink f
    slider.horizontal.2.gobackward
    slider.horizontal.2.square.badge.arrow.down
    slider.horizontal.2.square.on.square
    slider.horizontal.below.square.and.square.filled
    smoke c -
    soccerball c
    soccerball.circle.fill.inverse
    soccerball.circle.inverse
    soccerball.inverse
    sofa f
    space
    speaker s -
    speaker.minus f
    speaker.plus f
    speaker.wave.2.bubble.left f
    spigot f
    sportscourt c -
    sprinkler f
    sprinkler.and.droplets f
    square.2.layers.3d
    square.2.layers.3d.bottom.filled
    square.2.layers.3d.top.filled
    square.3.layers.3d
    square.3.layers.3d.bottom.filled
    square.3.layers.3d.middle.filled
    square.3.layers.3d.slash
    square.3.layers.3d.top.filled
    square.and.pencil c -
    square.bottomthird.inset.filled
    square.dotted
    square.leadingthird.inset.filled
    square.leftthird.inset.filled
    square.on.square.badge.person.crop f
    square.on.square.intersection.dashed
    square.rightthird.inset.filled
    square.topthird.inset.filled
    square.trailingthird.inset.filled
    squares.leading.rectangle
    squareshape.dotted.split.2x2
    stairs
    star.square.on s -
    sterlingsign
    stove f
    sun.and.horizon c -
    sun.dust c -
    sun.haze c -
    sun.max.trianglebadge.exclamationmark f
    sunrise c -
    sunset c -
    swatchpalette f
    switch.programmable f s
    syringe f
    table.furniture f
    teddybear f
    tengesign
    tennis.racket c
    tennisball f c
    tent f
    text.line.first.and.arrowtriangle.forward
    text.line.last.and.arrowtriangle.forward
    text.word.spacing
    textformat.12
    theatermask.and.paintbrush f
    thermometer.brakesignal
    thermometer.high
    thermometer.low
    thermometer.medium
    thermometer.medium.slash
    thermometer.snowflake c -
    thermometer.sun c -
    timer c -
    toilet f
    tornado c -
    trophy f c
    tropicalstorm c -
    tugriksign
    turkishlirasign
    tv.and.mediabox.fill
    umbrella.percent f
    vial.viewfinder
    video.doorbell f
    videoprojector f
    volleyball f c
    washer f
    water.waves
    water.waves.and.arrow.down
    water.waves.and.arrow.down.trianglebadge.exclamationmark
    water.waves.and.arrow.up
    water.waves.slash
    waveform.slash
    web.camera f
    wifi.router f
    wind c -
    wind.snow c -
    window.awning
    window.awning.closed
    window.casement
    window.casement.closed
    window.ceiling
    window.ceiling.closed
    window.horizontal
    window.horizontal.closed
    window.shade.closed
    window.shade.open
    window.vertical.closed
    window.vertical.open
    windshield.front.and.fluid
    windshield.front.and.wiper
    windshield.front.and.wiper.and.drop
    windshield.rear.and.fluid
    windshield.rear.and.wiper
    wineglass f
    wonsign
    wrench.adjustable f
    xbox.logo
    yensign
    """
}
