extension SymbolNames {
  /// What iOS 18.0 brought.
  static let release18_0 = """
    10.arrow.trianglehead.clockwise
    10.arrow.trianglehead.counterclockwise
    15.arrow.trianglehead.clockwise
    15.arrow.trianglehead.counterclockwise
    30.arrow.trianglehead.clockwise
    30.arrow.trianglehead.counterclockwise
    45.arrow.trianglehead.clockwise
    45.arrow.trianglehead.counterclockwise
    5.arrow.trianglehead.clockwise
    5.arrow.trianglehead.counterclockwise
    60.arrow.trianglehead.clockwise
    60.arrow.trianglehead.counterclockwise
    75.arrow.trianglehead.clockwise
    75.arrow.trianglehead.counterclockwise
    90.arrow.trianglehead.clockwise
    90.arrow.trianglehead.counterclockwise
    air.car.side f
    air.convertible.side f
    air.pickup.side f
    air.suv.side f
    airplay.audio c
    airplay.audio.badge.exclamationmark
    airplay.video c
    airplay.video.badge.exclamationmark
    airpods.max
    airpods.pro
    airpods.pro.chargingcase.wireless f
    airpods.pro.chargingcase.wireless.radiowaves.left.and.right f
    airpods.pro.left
    airpods.pro.right
    american.football f c
    american.football.professional f c
    antenna.radiowaves.left.and.right.slash c -
    app.badge.clock f
    append.page f
    apple.haptics.and.exclamationmark.triangle
    apple.haptics.and.music.note
    apple.haptics.and.music.note.slash
    apple.image.playground f
    apple.intelligence
    apple.meditate c -
    applepencil.doubletap
    applepencil.hover
    applepencil.squeeze
    applewatch.case.sizes
    arcade.stick.and.arrow.left.and.arrow.right.outward
    arrow.backward.circle.dotted
    arrow.down.backward.and.arrow.up.forward.rectangle f
    arrow.down.backward.circle.dotted
    arrow.down.document f
    arrow.down.forward.and.arrow.up.backward.rectangle f
    arrow.down.forward.circle.dotted
    arrow.down.left.and.arrow.up.right.rectangle f
    arrow.down.left.circle.dotted
    arrow.down.right.and.arrow.up.left.rectangle f
    arrow.down.right.circle.dotted
    arrow.forward.circle.dotted
    arrow.left.circle.dotted
    arrow.right.circle.dotted
    arrow.right.filled.filter.arrow.right
    arrow.right.page.on.clipboard
    arrow.trianglehead.2.clockwise
    arrow.trianglehead.2.clockwise.rotate.90 c
    arrow.trianglehead.2.clockwise.rotate.90.camera f
    arrow.trianglehead.2.clockwise.rotate.90.icloud f
    arrow.trianglehead.2.clockwise.rotate.90.page.on.clipboard
    arrow.trianglehead.2.counterclockwise
    arrow.trianglehead.2.counterclockwise.rotate.90
    arrow.trianglehead.bottomleft.capsulepath.clockwise
    arrow.trianglehead.branch
    arrow.trianglehead.clockwise
    arrow.trianglehead.clockwise.heart f
    arrow.trianglehead.clockwise.icloud f
    arrow.trianglehead.clockwise.rotate.90
    arrow.trianglehead.counterclockwise
    arrow.trianglehead.counterclockwise.icloud f
    arrow.trianglehead.counterclockwise.rotate.90
    arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right f
    arrow.trianglehead.merge
    arrow.trianglehead.pull
    arrow.trianglehead.rectanglepath
    arrow.trianglehead.swap
    arrow.trianglehead.topright.capsulepath.clockwise
    arrow.trianglehead.turn.up.right c -
    arrow.trianglehead.turn.up.right.diamond f
    arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down f
    arrow.up.backward.and.arrow.down.forward.rectangle f
    arrow.up.backward.circle.dotted
    arrow.up.circle.dotted
    arrow.up.document f
    arrow.up.forward.and.arrow.down.backward.rectangle f
    arrow.up.forward.circle.dotted
    arrow.up.left.and.arrow.down.right.rectangle f
    arrow.up.left.circle.dotted
    arrow.up.page.on.clipboard
    arrow.up.right.circle
    arrow.up.right.circle.dotted
    australian.football f c
    australiandollarsign.arrow.trianglehead.counterclockwise.rotate.90
    australiandollarsign.bank.building f
    australiandollarsign.gauge.chart.lefthalf.righthalf
    australiandollarsign.gauge.chart.leftthird.topthird.rightthird
    australiandollarsign.ring
    australiandollarsign.ring.dashed
    australsign.arrow.trianglehead.counterclockwise.rotate.90
    australsign.bank.building f
    australsign.gauge.chart.lefthalf.righthalf
    australsign.gauge.chart.leftthird.topthird.rightthird
    australsign.ring
    australsign.ring.dashed
    bag.fill.badge.minus
    bag.fill.badge.plus
    bahtsign.arrow.trianglehead.counterclockwise.rotate.90
    bahtsign.bank.building f
    bahtsign.gauge.chart.lefthalf.righthalf
    bahtsign.gauge.chart.leftthird.topthird.rightthird
    bahtsign.ring
    bahtsign.ring.dashed
    base.unit
    baseball.diamond.bases.outs.indicator
    batteryblock.stack f
    batteryblock.stack.badge.snowflake f
    batteryblock.stack.trianglebadge.exclamationmark f
    beats.powerbeats.pro
    beats.powerbeats.pro.chargingcase f
    beats.powerbeats.pro.left
    beats.powerbeats.pro.right
    beats.studiobuds.left
    beats.studiobuds.plus
    beats.studiobuds.plus.chargingcase f
    beats.studiobuds.plus.left
    beats.studiobuds.plus.right
    beats.studiobuds.right
    beziercurve
    bitcoinsign.arrow.trianglehead.counterclockwise.rotate.90
    bitcoinsign.bank.building f
    bitcoinsign.gauge.chart.lefthalf.righthalf
    bitcoinsign.gauge.chart.leftthird.topthird.rightthird
    bitcoinsign.ring
    bitcoinsign.ring.dashed
    brazilianrealsign.arrow.trianglehead.counterclockwise.rotate.90
    brazilianrealsign.bank.building f
    brazilianrealsign.gauge.chart.lefthalf.righthalf
    brazilianrealsign.gauge.chart.leftthird.topthird.rightthird
    brazilianrealsign.ring
    brazilianrealsign.ring.dashed
    bubble.and.pencil
    calendar.and.person
    camera.macro.slash c
    capsule.on.capsule f
    capsule.on.rectangle f
    car.badge.gearshape f
    car.front.waves.left.and.right.and.up f
    car.rear.and.tire.marks.off
    car.rear.hazardsign f
    car.rear.road.lane.distance.1
    car.rear.road.lane.distance.1.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle
    car.rear.road.lane.distance.2
    car.rear.road.lane.distance.2.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle
    car.rear.road.lane.distance.3
    car.rear.road.lane.distance.3.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle
    car.rear.road.lane.distance.4
    car.rear.road.lane.distance.4.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle
    car.rear.road.lane.distance.5
    car.rear.road.lane.distance.5.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle
    car.rear.road.lane.off
    car.rear.road.lane.wave.up
    car.rear.tilt.road.lanes.curved.right
    car.side.front.open.crop f
    car.side.hill.descent.control f
    car.side.rear.and.exclamationmark.and.car.side.front.off
    car.side.rear.crop.trunk.partition f
    car.side.rear.open.crop f
    car.side.rear.tow.hitch f
    car.side.roof.cargo.carrier f x
    car.top.arrowtriangle.front.left f
    car.top.arrowtriangle.front.right f
    car.top.arrowtriangle.rear.left f
    car.top.arrowtriangle.rear.right f
    car.top.front.radiowaves.front.left.and.front.and.front.right f
    car.top.radiowaves.rear.left.car.top.front f
    car.top.radiowaves.rear.right.car.top.front f
    car.top.rear.radiowaves.rear.left.and.rear.and.rear.right f
    car.top.video.rear.left f
    car.top.video.rear.right f
    cart.badge.clock f
    cart.fill.badge.minus
    cart.fill.badge.plus
    cedisign.arrow.trianglehead.counterclockwise.rotate.90
    cedisign.bank.building f
    cedisign.gauge.chart.lefthalf.righthalf
    cedisign.gauge.chart.leftthird.topthird.rightthird
    cedisign.ring
    cedisign.ring.dashed
    centsign.arrow.trianglehead.counterclockwise.rotate.90
    centsign.bank.building f
    centsign.gauge.chart.lefthalf.righthalf
    centsign.gauge.chart.leftthird.topthird.rightthird
    centsign.ring
    centsign.ring.dashed
    character c s -
    characters.lowercase
    characters.uppercase
    chart.bar.horizontal.page f
    chart.bar.yaxis
    chart.line.text.clipboard f
    checkmark.arrow.trianglehead.counterclockwise
    checkmark.seal.text.page f
    chevron.backward.chevron.backward.dotted
    chevron.compact.left.chevron.compact.right
    chevron.compact.up.chevron.compact.down
    chevron.compact.up.chevron.compact.right.chevron.compact.down.chevron.compact.left
    chevron.down.2
    chevron.down.dotted.2
    chevron.down.forward.2
    chevron.down.forward.dotted.2
    chevron.down.right.2
    chevron.down.right.dotted.2
    chevron.forward.dotted.chevron.forward
    chevron.left.chevron.left.dotted
    chevron.left.chevron.right
    chevron.right.dotted.chevron.right
    chevron.up.2
    chevron.up.chevron.down s -
    chevron.up.chevron.right.chevron.down.chevron.left
    chevron.up.dotted.2
    chevron.up.forward.2
    chevron.up.forward.dotted.2
    chevron.up.right.2
    chevron.up.right.dotted.2
    chineseyuanrenminbisign.arrow.trianglehead.counterclockwise.rotate.90
    chineseyuanrenminbisign.bank.building f
    chineseyuanrenminbisign.gauge.chart.lefthalf.righthalf
    chineseyuanrenminbisign.gauge.chart.leftthird.topthird.rightthird
    chineseyuanrenminbisign.ring
    chineseyuanrenminbisign.ring.dashed
    circle.bottomrighthalf.pattern.checkered
    clock.arrow.trianglehead.2.counterclockwise.rotate.90
    clock.arrow.trianglehead.counterclockwise.rotate.90
    cloud.rainbow.crop f
    coat f
    coloncurrencysign.arrow.trianglehead.counterclockwise.rotate.90
    coloncurrencysign.bank.building f
    coloncurrencysign.gauge.chart.lefthalf.righthalf
    coloncurrencysign.gauge.chart.leftthird.topthird.rightthird
    coloncurrencysign.ring
    coloncurrencysign.ring.dashed
    convertible.side f
    convertible.side.air.circulate f
    convertible.side.air.fresh f
    convertible.side.and.exclamationmark f
    convertible.side.arrow.trianglehead.backward f
    convertible.side.arrow.trianglehead.forward f
    convertible.side.arrow.trianglehead.forward.and.backward f
    convertible.side.arrowtriangle.down f
    convertible.side.arrowtriangle.up f
    convertible.side.arrowtriangle.up.arrowtriangle.down f
    convertible.side.front.open f
    convertible.side.front.open.crop f
    convertible.side.hill.descent.control f
    convertible.side.hill.down f
    convertible.side.hill.up f
    convertible.side.lock f
    convertible.side.lock.open f
    cruzeirosign.arrow.trianglehead.counterclockwise.rotate.90
    cruzeirosign.bank.building f
    cruzeirosign.gauge.chart.lefthalf.righthalf
    cruzeirosign.gauge.chart.leftthird.topthird.rightthird
    cruzeirosign.ring
    cruzeirosign.ring.dashed
    cup.and.heat.waves f
    danishkronesign.arrow.trianglehead.counterclockwise.rotate.90
    danishkronesign.bank.building f
    danishkronesign.gauge.chart.lefthalf.righthalf
    danishkronesign.gauge.chart.leftthird.topthird.rightthird
    danishkronesign.ring
    danishkronesign.ring.dashed
    decrease.indent
    degreesign.celsius
    degreesign.fahrenheit
    desktopcomputer.and.macbook
    distribute.horizontal f
    distribute.vertical f
    document f c
    document.badge.arrow.up f
    document.badge.clock f
    document.badge.ellipsis f
    document.badge.gearshape f
    document.badge.plus f
    document.on.clipboard f
    document.on.document f
    document.viewfinder f
    dollarsign.arrow.trianglehead.counterclockwise.rotate.90
    dollarsign.bank.building f
    dollarsign.gauge.chart.lefthalf.righthalf
    dollarsign.gauge.chart.leftthird.topthird.rightthird
    dollarsign.ring
    dollarsign.ring.dashed
    dongsign.arrow.trianglehead.counterclockwise.rotate.90
    dongsign.bank.building f
    dongsign.gauge.chart.lefthalf.righthalf
    dongsign.gauge.chart.leftthird.topthird.rightthird
    dongsign.ring
    dongsign.ring.dashed
    drone f
    duffle.bag f
    ecg.text.page f
    engine.emission.and.exclamationmark
    engine.emission.and.filter
    envelope.and.arrow.trianglehead.branch f
    envelope.front f
    eurosign.arrow.trianglehead.counterclockwise.rotate.90
    eurosign.bank.building f
    eurosign.gauge.chart.lefthalf.righthalf
    eurosign.gauge.chart.leftthird.topthird.rightthird
    eurosign.ring
    eurosign.ring.dashed
    eurozonesign.arrow.trianglehead.counterclockwise.rotate.90
    eurozonesign.bank.building f
    eurozonesign.gauge.chart.lefthalf.righthalf
    eurozonesign.gauge.chart.leftthird.topthird.rightthird
    eurozonesign.ring
    eurozonesign.ring.dashed
    exclamationmark.arrow.trianglehead.2.clockwise.rotate.90
    exclamationmark.arrow.trianglehead.counterclockwise.rotate.90
    figure.2.left.holdinghands
    figure.2.right.holdinghands
    figure.american.football c -
    figure.archery c -
    figure.australian.football c -
    figure.badminton c -
    figure.barre c -
    figure.baseball c -
    figure.basketball c -
    figure.bowling c -
    figure.boxing c -
    figure.climbing c -
    figure.cooldown c -
    figure.core.training c -
    figure.cricket c -
    figure.cross.training c -
    figure.curling c -
    figure.dance c -
    figure.disc.sports c -
    figure.elliptical c -
    figure.equestrian.sports c -
    figure.fencing c -
    figure.field.hockey c
    figure.fishing c -
    figure.flexibility c -
    figure.golf c -
    figure.gymnastics c -
    figure.hand.cycling c -
    figure.handball c -
    figure.highintensity.intervaltraining c -
    figure.hiking c -
    figure.hockey c -
    figure.hunting c -
    figure.ice.hockey c
    figure.ice.skating c
    figure.indoor.cycle c -
    figure.indoor.rowing c
    figure.indoor.soccer c
    figure.jumprope c -
    figure.kickboxing c -
    figure.lacrosse c -
    figure.martial.arts c -
    figure.mind.and.body c -
    figure.mixed.cardio c -
    figure.open.water.swim c -
    figure.outdoor.cycle c -
    figure.outdoor.rowing c
    figure.outdoor.soccer c
    figure.pickleball c -
    figure.pilates c -
    figure.play c -
    figure.pool.swim c -
    figure.racquetball c -
    figure.roll c -
    figure.roll.runningpace c -
    figure.rolling c -
    figure.rugby c -
    figure.run.treadmill c
    figure.sailing c -
    figure.seated.seatbelt.left.drive.seats.1 f
    figure.seated.seatbelt.left.drive.seats.1.1 f
    figure.seated.seatbelt.left.drive.seats.1.2 f
    figure.seated.seatbelt.left.drive.seats.2 f
    figure.seated.seatbelt.left.drive.seats.2.2 f
    figure.seated.seatbelt.left.drive.seats.2.2.2 f
    figure.seated.seatbelt.left.drive.seats.2.2.3 f
    figure.seated.seatbelt.left.drive.seats.2.3 f
    figure.seated.seatbelt.left.drive.seats.2.3.2 f
    figure.seated.seatbelt.left.drive.seats.2.3.3 f
    figure.seated.seatbelt.left.drive.seats.3 f
    figure.seated.seatbelt.left.drive.seats.3.3 f
    figure.seated.seatbelt.left.drive.seats.3.3.3 f
    figure.seated.side.left
    figure.seated.side.left.air.distribution.lower
    figure.seated.side.left.air.distribution.middle
    figure.seated.side.left.air.distribution.middle.and.lower
    figure.seated.side.left.air.distribution.middle.and.lower.angled
    figure.seated.side.left.air.distribution.upper
    figure.seated.side.left.air.distribution.upper.angled.and.lower.angled
    figure.seated.side.left.air.distribution.upper.angled.and.middle
    figure.seated.side.left.air.distribution.upper.angled.and.middle.and.lower.angled
    figure.seated.side.left.airbag.off
    figure.seated.side.left.airbag.off.2
    figure.seated.side.left.airbag.on
    figure.seated.side.left.airbag.on.2
    figure.seated.side.left.automatic
    figure.seated.side.left.fan
    figure.seated.side.left.steeringwheel
    figure.seated.side.left.windshield.front.and.heat.waves
    figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.lower
    figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.middle
    figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.middle.and.lower
    figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.upper
    figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.upper.and.lower
    figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.upper.and.middle
    figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.upper.and.middle.and.lower
    figure.seated.side.right
    figure.seated.side.right.air.distribution.lower
    figure.seated.side.right.air.distribution.middle
    figure.seated.side.right.air.distribution.middle.and.lower
    figure.seated.side.right.air.distribution.middle.and.lower.angled
    figure.seated.side.right.air.distribution.upper
    figure.seated.side.right.air.distribution.upper.angled.and.lower.angled
    figure.seated.side.right.air.distribution.upper.angled.and.middle
    figure.seated.side.right.air.distribution.upper.angled.and.middle.and.lower.angled
    figure.seated.side.right.airbag.off
    figure.seated.side.right.airbag.off.2
    figure.seated.side.right.airbag.on
    figure.seated.side.right.airbag.on.2
    figure.seated.side.right.automatic
    figure.seated.side.right.fan
    figure.seated.side.right.steeringwheel
    figure.seated.side.right.windshield.front.and.heat.waves
    figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.lower
    figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.middle
    figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.middle.and.lower
    figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.upper
    figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.upper.and.lower
    figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.upper.and.middle
    figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.upper.and.middle.and.lower
    figure.skateboarding c
    figure.skiing.crosscountry c -
    figure.skiing.downhill c -
    figure.snowboarding c -
    figure.socialdance c -
    figure.softball c -
    figure.squash c -
    figure.stair.stepper c -
    figure.stairs c -
    figure.stand.dress
    figure.stand.dress.line.vertical.figure
    figure.step.training c -
    figure.strengthtraining.functional c -
    figure.strengthtraining.traditional c -
    figure.surfing c -
    figure.table.tennis c -
    figure.taichi c -
    figure.tennis c -
    figure.track.and.field c -
    figure.volleyball c -
    figure.walk.treadmill c
    figure.walk.triangle f
    figure.water.fitness c -
    figure.waterpolo c -
    figure.wrestling c -
    figure.yoga c -
    fire.extinguisher f
    flag.pattern.checkered c
    flag.pattern.checkered.2.crossed
    florinsign.arrow.trianglehead.counterclockwise.rotate.90
    florinsign.bank.building f
    florinsign.gauge.chart.lefthalf.righthalf
    florinsign.gauge.chart.leftthird.topthird.rightthird
    florinsign.ring
    florinsign.ring.dashed
    fluid.batteryblock
    fluid.coolant
    folder.fill.badge.minus
    folder.fill.badge.plus
    formfitting.gamecontroller f
    francsign.arrow.trianglehead.counterclockwise.rotate.90
    francsign.bank.building f
    francsign.gauge.chart.lefthalf.righthalf
    francsign.gauge.chart.leftthird.topthird.rightthird
    francsign.ring
    francsign.ring.dashed
    fuelpump.and.filter
    gamecontroller c -
    gauge.open.with.lines.needle.33percent.and.arrow.trianglehead.from.0percent.to.50percent
    gearshape.arrow.trianglehead.2.clockwise.rotate.90
    greaterthanorequalto c s
    guaranisign.arrow.trianglehead.counterclockwise.rotate.90
    guaranisign.bank.building f
    guaranisign.gauge.chart.lefthalf.righthalf
    guaranisign.gauge.chart.leftthird.topthird.rightthird
    guaranisign.ring
    guaranisign.ring.dashed
    hand.draw.badge.ellipsis f
    hand.palm.facing f
    hand.pinch f
    hand.point.up.braille.badge.ellipsis f
    hand.raised.palm.facing f
    hand.rays f
    hat.cap f
    hat.widebrim f
    head.profile.arrow.forward.and.vision.pro
    headphones.slash
    headset c
    heart.text.clipboard f
    heat.waves.and.fan
    helmet f
    hifispeaker.2.badge.minus f
    hifispeaker.2.badge.plus f
    hifispeaker.and.homepod.badge.minus f
    hifispeaker.and.homepod.badge.plus f
    hifispeaker.and.homepod.mini f
    hifispeaker.and.homepod.mini.badge.minus f
    hifispeaker.and.homepod.mini.badge.plus f
    hifispeaker.arrow.forward f
    hifispeaker.badge.minus f
    hifispeaker.badge.plus f
    homepod.2.badge.minus f
    homepod.2.badge.plus f
    homepod.and.homepod.mini f
    homepod.and.homepod.mini.badge.minus f
    homepod.and.homepod.mini.badge.plus f
    homepod.arrow.forward f
    homepod.badge.minus f
    homepod.badge.plus f
    homepod.mini f
    homepod.mini.2 f
    homepod.mini.2.badge.minus f
    homepod.mini.2.badge.plus f
    homepod.mini.arrow.forward f
    homepod.mini.badge.minus f
    homepod.mini.badge.plus f
    hourglass.badge.eye
    house x -
    house.badge.exclamationmark f
    house.badge.wifi f
    hryvniasign.arrow.trianglehead.counterclockwise.rotate.90
    hryvniasign.bank.building f
    hryvniasign.gauge.chart.lefthalf.righthalf
    hryvniasign.gauge.chart.leftthird.topthird.rightthird
    hryvniasign.ring
    hryvniasign.ring.dashed
    increase.indent
    indianrupeesign.arrow.trianglehead.counterclockwise.rotate.90
    indianrupeesign.bank.building f
    indianrupeesign.gauge.chart.lefthalf.righthalf
    indianrupeesign.gauge.chart.leftthird.topthird.rightthird
    indianrupeesign.ring
    indianrupeesign.ring.dashed
    inhaler f
    inset.filled.applewatch.case
    inset.filled.bottomhalf.rectangle
    inset.filled.bottomhalf.rectangle.portrait
    inset.filled.bottomhalf.tophalf.rectangle
    inset.filled.bottomleading.rectangle
    inset.filled.bottomleading.rectangle.portrait
    inset.filled.bottomleft.rectangle
    inset.filled.bottomleft.rectangle.portrait
    inset.filled.bottomright.rectangle
    inset.filled.bottomright.rectangle.portrait
    inset.filled.bottomthird.rectangle
    inset.filled.bottomthird.rectangle.portrait
    inset.filled.bottomthird.square
    inset.filled.bottomtrailing.rectangle
    inset.filled.bottomtrailing.rectangle.portrait
    inset.filled.capsule
    inset.filled.capsule.portrait
    inset.filled.center.rectangle
    inset.filled.center.rectangle.badge.plus
    inset.filled.center.rectangle.portrait
    inset.filled.circle
    inset.filled.circle.dashed
    inset.filled.diamond
    inset.filled.leadinghalf.arrow.leading.rectangle
    inset.filled.leadinghalf.rectangle
    inset.filled.leadinghalf.rectangle.portrait
    inset.filled.leadinghalf.toptrailing.bottomtrailing.rectangle
    inset.filled.leadinghalf.trailinghalf.rectangle
    inset.filled.leadingthird.rectangle
    inset.filled.leadingthird.rectangle.portrait
    inset.filled.leadingthird.square
    inset.filled.lefthalf.arrow.left.rectangle
    inset.filled.lefthalf.rectangle
    inset.filled.lefthalf.rectangle.portrait
    inset.filled.lefthalf.righthalf.rectangle
    inset.filled.lefthalf.topright.bottomright.rectangle
    inset.filled.leftthird.rectangle
    inset.filled.leftthird.rectangle.portrait
    inset.filled.leftthird.square
    inset.filled.oval
    inset.filled.oval.portrait
    inset.filled.rectangle
    inset.filled.rectangle.and.cursorarrow
    inset.filled.rectangle.and.person.filled
    inset.filled.rectangle.badge.record
    inset.filled.rectangle.on.rectangle
    inset.filled.rectangle.portrait
    inset.filled.righthalf.arrow.right.rectangle
    inset.filled.righthalf.lefthalf.rectangle
    inset.filled.righthalf.rectangle
    inset.filled.righthalf.rectangle.portrait
    inset.filled.rightthird.rectangle
    inset.filled.rightthird.rectangle.portrait
    inset.filled.rightthird.square
    inset.filled.square
    inset.filled.square.dashed
    inset.filled.tophalf.bottomhalf.rectangle
    inset.filled.tophalf.bottomleft.bottomright.rectangle
    inset.filled.tophalf.rectangle
    inset.filled.tophalf.rectangle.portrait
    inset.filled.topleading.bottomleading.trailinghalf.rectangle
    inset.filled.topleading.rectangle
    inset.filled.topleading.rectangle.portrait
    inset.filled.topleft.bottomleft.righthalf.rectangle
    inset.filled.topleft.rectangle
    inset.filled.topleft.rectangle.portrait
    inset.filled.topleft.topright.bottomhalf.rectangle
    inset.filled.topleft.topright.bottomleft.bottomright.rectangle
    inset.filled.topright.rectangle
    inset.filled.topright.rectangle.portrait
    inset.filled.topthird.rectangle
    inset.filled.topthird.rectangle.portrait
    inset.filled.topthird.square
    inset.filled.toptrailing.rectangle
    inset.filled.toptrailing.rectangle.portrait
    inset.filled.trailinghalf.arrow.trailing.rectangle
    inset.filled.trailinghalf.leadinghalf.rectangle
    inset.filled.trailinghalf.rectangle
    inset.filled.trailinghalf.rectangle.portrait
    inset.filled.trailingthird.rectangle
    inset.filled.trailingthird.rectangle.portrait
    inset.filled.trailingthird.square
    inset.filled.triangle
    inset.filled.tv
    ipad.badge.location
    ipad.gen1.badge.location
    ipad.gen1.landscape.badge.location
    ipad.gen1.landscape.slash
    ipad.gen1.slash
    ipad.gen2.badge.location
    ipad.gen2.landscape.badge.location
    ipad.gen2.landscape.slash
    ipad.gen2.slash
    ipad.landscape.and.iphone
    ipad.landscape.and.iphone.slash
    ipad.landscape.badge.location
    iphone.and.arrow.forward.inward
    iphone.and.arrow.forward.outward
    iphone.and.arrow.left.and.arrow.right.inward
    iphone.and.arrow.right.inward
    iphone.and.arrow.right.outward
    iphone.app.switcher
    iphone.badge.location
    iphone.crop.circle
    iphone.dock.motorized.viewfinder
    iphone.gen1.and.arrow.left
    iphone.gen1.badge.location
    iphone.gen1.crop.circle
    iphone.gen1.landscape.slash
    iphone.gen1.motion
    iphone.gen2.and.arrow.left.and.arrow.right.inward
    iphone.gen2.badge.location
    iphone.gen2.crop.circle
    iphone.gen2.landscape.slash
    iphone.gen2.motion
    iphone.gen3.and.arrow.left.and.arrow.right.inward
    iphone.gen3.badge.location
    iphone.gen3.crop.circle
    iphone.gen3.landscape.slash
    iphone.gen3.motion
    iphone.motion
    ipod.shuffle.gen1
    ipod.shuffle.gen2
    ipod.shuffle.gen3
    ipod.shuffle.gen4
    ipod.touch
    ipod.touch.landscape
    ipod.touch.slash
    jacket f
    key.2.on.ring f
    key.car.radiowaves.forward f
    key.card f
    kipsign.arrow.trianglehead.counterclockwise.rotate.90
    kipsign.bank.building f
    kipsign.gauge.chart.lefthalf.righthalf
    kipsign.gauge.chart.leftthird.topthird.rightthird
    kipsign.ring
    kipsign.ring.dashed
    ladybug x -
    ladybug.slash.circle f
    larisign.arrow.trianglehead.counterclockwise.rotate.90
    larisign.bank.building f
    larisign.gauge.chart.lefthalf.righthalf
    larisign.gauge.chart.leftthird.topthird.rightthird
    larisign.ring
    larisign.ring.dashed
    leaf.arrow.trianglehead.clockwise
    lessthanorequalto c s
    lirasign.arrow.trianglehead.counterclockwise.rotate.90
    lirasign.bank.building f
    lirasign.gauge.chart.lefthalf.righthalf
    lirasign.gauge.chart.leftthird.topthird.rightthird
    lirasign.ring
    lirasign.ring.dashed
    location.app f
    lock.document f
    lock.rectangle.on.rectangle.dashed
    macbook.and.applewatch
    macbook.and.vision.pro
    macbook.slash
    malaysianringgitsign c s
    malaysianringgitsign.arrow.trianglehead.counterclockwise.rotate.90
    malaysianringgitsign.bank.building f
    malaysianringgitsign.gauge.chart.lefthalf.righthalf
    malaysianringgitsign.gauge.chart.leftthird.topthird.rightthird
    malaysianringgitsign.ring
    malaysianringgitsign.ring.dashed
    manatsign.arrow.trianglehead.counterclockwise.rotate.90
    manatsign.bank.building f
    manatsign.gauge.chart.lefthalf.righthalf
    manatsign.gauge.chart.leftthird.topthird.rightthird
    manatsign.ring
    manatsign.ring.dashed
    matter.logo
    mecca
    microphone f c s x
    microphone.and.signal.meter f
    microphone.badge.ellipsis f
    microphone.badge.plus f
    microphone.badge.xmark f
    microphone.slash.circle f
    millsign.arrow.trianglehead.counterclockwise.rotate.90
    millsign.bank.building f
    millsign.gauge.chart.lefthalf.righthalf
    millsign.gauge.chart.leftthird.topthird.rightthird
    millsign.ring
    millsign.ring.dashed
    minus.arrow.trianglehead.counterclockwise
    moon.road.lanes
    moped f
    motorcycle f
    music.microphone c
    nairasign.arrow.trianglehead.counterclockwise.rotate.90
    nairasign.bank.building f
    nairasign.gauge.chart.lefthalf.righthalf
    nairasign.gauge.chart.leftthird.topthird.rightthird
    nairasign.ring
    nairasign.ring.dashed
    norwegiankronesign.arrow.trianglehead.counterclockwise.rotate.90
    norwegiankronesign.bank.building f
    norwegiankronesign.gauge.chart.lefthalf.righthalf
    norwegiankronesign.gauge.chart.leftthird.topthird.rightthird
    norwegiankronesign.ring
    norwegiankronesign.ring.dashed
    notequal c s
    numbers
    numbers.rectangle f
    oar.2.crossed c -
    oilcan.and.thermometer f
    parkingsign s -
    parkingsign.radiowaves.down.right.off
    parkingsign.radiowaves.left.and.right.slash
    person.2.arrow.trianglehead.counterclockwise
    person.2.badge.minus f
    person.2.badge.plus f
    person.and.arrow.left.and.arrow.right.outward
    person.badge.shield.exclamationmark f
    person.crop.badge.magnifyingglass f
    person.crop.circle.fill.badge.checkmark
    person.crop.circle.fill.badge.minus
    person.crop.circle.fill.badge.plus
    person.crop.circle.fill.badge.xmark
    person.crop.square.on.square.angled f
    person.fill.and.arrow.left.and.arrow.right.outward
    personalhotspot.slash
    peruviansolessign c s
    peruviansolessign.arrow.trianglehead.counterclockwise.rotate.90
    peruviansolessign.bank.building f
    peruviansolessign.gauge.chart.lefthalf.righthalf
    peruviansolessign.gauge.chart.leftthird.topthird.rightthird
    peruviansolessign.ring
    peruviansolessign.ring.dashed
    pesetasign.arrow.trianglehead.counterclockwise.rotate.90
    pesetasign.bank.building f
    pesetasign.gauge.chart.lefthalf.righthalf
    pesetasign.gauge.chart.leftthird.topthird.rightthird
    pesetasign.ring
    pesetasign.ring.dashed
    pesosign.arrow.trianglehead.counterclockwise.rotate.90
    pesosign.bank.building f
    pesosign.gauge.chart.lefthalf.righthalf
    pesosign.gauge.chart.leftthird.topthird.rightthird
    pesosign.ring
    pesosign.ring.dashed
    phone.badge.clock f
    phone.fill.badge.plus
    photo.badge.exclamationmark f
    photo.fill.on.rectangle.fill
    photo.on.rectangle.angled.fill
    plus.arrow.trianglehead.clockwise
    plus.rectangle.fill.on.rectangle.fill
    plus.square.fill.on.square.fill
    point.bottomleft.forward.to.arrow.triangle.scurvepath f
    point.bottomleft.forward.to.arrow.triangle.uturn.scurvepath f
    point.topright.arrow.triangle.backward.to.point.bottomleft.filled.scurvepath
    point.topright.arrow.triangle.backward.to.point.bottomleft.scurvepath f
    point.topright.filled.arrow.triangle.backward.to.point.bottomleft.scurvepath
    polishzlotysign.arrow.trianglehead.counterclockwise.rotate.90
    polishzlotysign.bank.building f
    polishzlotysign.gauge.chart.lefthalf.righthalf
    polishzlotysign.gauge.chart.leftthird.topthird.rightthird
    polishzlotysign.ring
    polishzlotysign.ring.dashed
    powermeter
    powerplug.portrait f
    printer.dotmatrix.filled.and.paper.inverse
    printer.dotmatrix.inverse
    printer.filled.and.paper.inverse
    printer.inverse
    progress.indicator
    questionmark.circle.dashed
    questionmark.text.page f
    rectangle.expand.diagonal
    rectangle.fill.badge.checkmark
    rectangle.fill.badge.xmark
    rectangle.fill.on.rectangle.angled.fill
    rectangle.fill.on.rectangle.fill
    rectangle.grid.3x3 f
    rectangle.on.rectangle.dashed
    rectangle.pattern.checkered
    rectangle.stack.fill.badge.minus
    rectangle.stack.fill.badge.plus
    richtext.page f
    robotic.vacuum f
    rublesign.arrow.trianglehead.counterclockwise.rotate.90
    rublesign.bank.building f
    rublesign.gauge.chart.lefthalf.righthalf
    rublesign.gauge.chart.leftthird.topthird.rightthird
    rublesign.ring
    rublesign.ring.dashed
    rugbyball f c
    rupeesign.arrow.trianglehead.counterclockwise.rotate.90
    rupeesign.bank.building f
    rupeesign.gauge.chart.lefthalf.righthalf
    rupeesign.gauge.chart.leftthird.topthird.rightthird
    rupeesign.ring
    rupeesign.ring.dashed
    sharedwithyou c
    sharedwithyou.slash
    shekelsign.arrow.trianglehead.counterclockwise.rotate.90
    shekelsign.bank.building f
    shekelsign.gauge.chart.lefthalf.righthalf
    shekelsign.gauge.chart.leftthird.topthird.rightthird
    shekelsign.ring
    shekelsign.ring.dashed
    shield.pattern.checkered
    singaporedollarsign c s
    singaporedollarsign.arrow.trianglehead.counterclockwise.rotate.90
    singaporedollarsign.bank.building f
    singaporedollarsign.gauge.chart.lefthalf.righthalf
    singaporedollarsign.gauge.chart.leftthird.topthird.rightthird
    singaporedollarsign.ring
    singaporedollarsign.ring.dashed
    slider.horizontal.2.arrow.trianglehead.counterclockwise
    slider.horizontal.2.rectangle.and.arrow.trianglehead.2.clockwise.rotate.90
    smallcircle c -
    speaker f x
    speaker.wave.1.arrowtriangles.up.right.down.left
    speaker.zzz f
    square.and.arrow.down.badge.clock f
    square.and.arrow.up.trianglebadge.exclamationmark.fill
    square.fill.on.circle.fill
    square.fill.on.square.fill
    square.grid.3x3.square.badge.ellipsis
    squareroot
    steeringwheel.and.hands
    steeringwheel.arrow.trianglehead.counterclockwise.and.clockwise
    sterlingsign.arrow.trianglehead.counterclockwise.rotate.90
    sterlingsign.bank.building f
    sterlingsign.gauge.chart.lefthalf.righthalf
    sterlingsign.gauge.chart.leftthird.topthird.rightthird
    sterlingsign.ring
    sterlingsign.ring.dashed
    sun.lefthalf.filled
    sun.righthalf.filled
    suspension.shock
    suv.side.front.open.crop f
    suv.side.hill.descent.control f
    suv.side.rear.open.crop f
    suv.side.roof.cargo.carrier f x
    swedishkronasign.arrow.trianglehead.counterclockwise.rotate.90
    swedishkronasign.bank.building f
    swedishkronasign.gauge.chart.lefthalf.righthalf
    swedishkronasign.gauge.chart.leftthird.topthird.rightthird
    swedishkronasign.ring
    swedishkronasign.ring.dashed
    tachometer
    teletype.answer
    tengesign.arrow.trianglehead.counterclockwise.rotate.90
    tengesign.bank.building f
    tengesign.gauge.chart.lefthalf.righthalf
    tengesign.gauge.chart.leftthird.topthird.rightthird
    tengesign.ring
    tengesign.ring.dashed
    text.bubble.badge.clock f
    text.document f
    text.line.magnify
    text.page f x
    text.page.badge.magnifyingglass
    text.rectangle.page f
    textformat.characters
    textformat.characters.arrow.left.and.right
    textformat.characters.dottedunderline
    textformat.numbers
    thermometer.and.liquid.waves.snowflake
    thermometer.and.liquid.waves.trianglebadge.exclamationmark
    thermometer.snowflake
    thermometer.variable
    tire
    tire.badge.snowflake
    tow.hitch f
    tow.hitch.exclamationmark f
    truck.pickup.side.front.open.crop f
    truck.side.hill.descent.control f
    truck.side.roof.cargo.carrier f x
    tsa c
    tsa.slash
    tugriksign.arrow.trianglehead.counterclockwise.rotate.90
    tugriksign.bank.building f
    tugriksign.gauge.chart.lefthalf.righthalf
    tugriksign.gauge.chart.leftthird.topthird.rightthird
    tugriksign.ring
    tugriksign.ring.dashed
    turkishlirasign.arrow.trianglehead.counterclockwise.rotate.90
    turkishlirasign.bank.building f
    turkishlirasign.gauge.chart.lefthalf.righthalf
    turkishlirasign.gauge.chart.leftthird.topthird.rightthird
    turkishlirasign.ring
    turkishlirasign.ring.dashed
    vision.pro f c x
    vision.pro.and.arrow.forward f
    vision.pro.badge.exclamationmark f
    vision.pro.badge.play f
    vision.pro.slash.circle f
    vision.pro.trianglebadge.exclamationmark f
    wallet.bifold f
    wand.and.sparkles
    wand.and.sparkles.inverse
    water.waves.and.arrow.trianglehead.down
    water.waves.and.arrow.trianglehead.down.trianglebadge.exclamationmark
    water.waves.and.arrow.trianglehead.up
    wave.3.down c
    wave.3.down.car.side f
    wave.3.down.convertible.side f
    wave.3.down.pickup.side f
    wave.3.down.suv.side f
    wave.3.up c
    waveform.badge.microphone
    wheelchair
    widget.extralarge
    widget.extralarge.badge.plus
    widget.large
    widget.large.badge.plus
    widget.medium
    widget.medium.badge.plus
    widget.small
    widget.small.badge.plus
    wonsign.arrow.trianglehead.counterclockwise.rotate.90
    wonsign.bank.building f
    wonsign.gauge.chart.lefthalf.righthalf
    wonsign.gauge.chart.leftthird.topthird.rightthird
    wonsign.ring
    wonsign.ring.dashed
    xmark.triangle.circle s -
    yensign.arrow.trianglehead.counterclockwise.rotate.90
    yensign.bank.building f
    yensign.gauge.chart.lefthalf.righthalf
    yensign.gauge.chart.leftthird.topthird.rightthird
    yensign.ring
    yensign.ring.dashed
    zipper.page
    """
}
