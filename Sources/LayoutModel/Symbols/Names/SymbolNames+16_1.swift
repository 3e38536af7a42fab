extension SymbolNames {
  /// What iOS 16.1 brought.
  static let release16_1 = """
    1.brakesignal
    1.lane
    10.lane
    11.lane
    12.lane
    2.brakesignal
    2.lane
    3.lane
    4.lane
    5.lane
    6.lane
    7.lane
    8.lane
    9.lane
    abs c
    abs.brakesignal.slash
    auto.brakesignal
    auto.headlight.high.beam f
    auto.headlight.low.beam f
    autostartstop
    autostartstop.slash
    autostartstop.trianglebadge.exclamationmark
    axel.2
    axel.2.front.and.rear.engaged
    axel.2.front.engaged
    axel.2.rear.engaged
    backpack c -
    batteryblock f x
    bolt.trianglebadge.exclamationmark f
    car.front.waves.up f
    car.rear f
    car.rear.and.tire.marks
    car.rear.and.tire.marks.slash
    car.rear.road.lane
    car.rear.road.lane.dashed
    car.rear.waves.up f
    car.side f
    car.side.air.circulate f
    car.side.air.fresh f
    car.side.and.exclamationmark f
    car.side.arrowtriangle.down f
    car.side.arrowtriangle.up f
    car.side.arrowtriangle.up.arrowtriangle.down f
    car.side.front.open f
    car.side.rear.open f
    car.top.door.front.left.and.front.right.and.rear.left.and.rear.right.open f
    car.top.door.front.left.and.front.right.and.rear.left.open f
    car.top.door.front.left.and.front.right.and.rear.right.open f
    car.top.door.front.left.and.front.right.open f
    car.top.door.front.left.and.rear.left.and.rear.right.open f
    car.top.door.front.left.and.rear.left.open f
    car.top.door.front.left.and.rear.right.open f
    car.top.door.front.left.open f
    car.top.door.front.right.and.rear.left.and.rear.right.open f
    car.top.door.front.right.and.rear.left.open f
    car.top.door.front.right.and.rear.right.open f
    car.top.door.front.right.open f
    car.top.door.rear.left.and.rear.right.open f
    car.top.door.rear.left.open f
    car.top.door.rear.right.open f
    car.top.lane.dashed.arrowtriangle.inward f
    car.top.lane.dashed.badge.steeringwheel f
    car.top.lane.dashed.departure.left f
    car.top.lane.dashed.departure.right f
    car.top.radiowaves.front f
    car.top.radiowaves.rear f
    car.top.radiowaves.rear.left f
    car.top.radiowaves.rear.left.and.rear.right f
    car.top.radiowaves.rear.right f
    chart.dots.scatter
    cross.case c -
    ellipsis.viewfinder
    engine.combustion f
    exclamationmark.transmission
    figure.run.square.stack f
    figure.seated.seatbelt
    figure.seated.seatbelt.and.airbag.off
    figure.seated.seatbelt.and.airbag.on
    figure.seated.side.air.lower
    figure.seated.side.air.upper
    figure.seated.side.air.upper.and.lower
    figure.seated.side.air.windshield
    figure.seated.side.airbag.off
    figure.seated.side.airbag.off.2
    figure.seated.side.airbag.on
    figure.seated.side.airbag.on.2
    figure.seated.side.windshield.front.and.heat.waves
    fish c -
    flag.checkered c -
    fluid.transmission
    glowplug
    hand.raised.app f
    hand.raised.brakesignal
    hand.raised.brakesignal.slash
    handbag f
    hazardsign f
    headlight.daytime f
    headlight.fog f
    heat.element.windshield
    house.and.flag f c
    house.lodge f c
    info.windshield
    ipad.and.iphone.slash
    ipad.gen1
    ipad.gen1.badge.play
    ipad.gen1.landscape
    ipad.gen1.landscape.badge.play
    ipad.gen2
    ipad.gen2.badge.play
    ipad.gen2.landscape
    ipad.gen2.landscape.badge.play
    iphone.gen1 c
    iphone.gen1.badge.play
    iphone.gen1.landscape
    iphone.gen1.radiowaves.left.and.right c
    iphone.gen1.slash c
    iphone.gen2 c
    iphone.gen2.badge.play
    iphone.gen2.landscape
    iphone.gen2.radiowaves.left.and.right c
    iphone.gen2.slash c
    iphone.gen3 c
    iphone.gen3.badge.play
    iphone.gen3.landscape
    iphone.gen3.radiowaves.left.and.right c
    iphone.gen3.slash c
    key.horizontal f
    key.radiowaves.forward f
    kph c
    lane
    laptopcomputer.slash
    light.overhead.left f
    light.overhead.right f
    lock.open.rotation
    macbook.and.ipad
    macbook.and.iphone
    minus.plus.and.fluid.batteryblock
    minus.plus.batteryblock x -
    minus.plus.batteryblock.exclamationmark f
    minus.plus.batteryblock.stack f
    minus.plus.batteryblock.stack.exclamationmark f
    mirror.side.left.and.arrow.turn.down.right
    mirror.side.left.and.heat.waves
    mirror.side.right.and.arrow.turn.down.left
    mirror.side.right.and.heat.waves
    mountain.2 f c
    mph c
    mug f
    oilcan f
    person.crop.circle.dashed
    play.square.stack f
    questionmark.key.filled
    retarder.brakesignal
    road.lane.arrowtriangle.2.inward
    sailboat c -
    signpost.and.arrowtriangle.up f c
    signpost.left c -
    signpost.right c -
    signpost.right.and.left f c
    snowflake.road.lane
    snowflake.road.lane.dashed
    snowflake.slash
    sos c
    steeringwheel
    steeringwheel.and.heat.waves
    steeringwheel.and.key
    steeringwheel.and.lock
    steeringwheel.exclamationmark
    steeringwheel.road.lane
    steeringwheel.road.lane.dashed
    steeringwheel.slash
    stroller f
    suitcase.rolling f
    suv.side f
    suv.side.air.circulate f
    suv.side.air.fresh f
    suv.side.and.exclamationmark f
    suv.side.arrowtriangle.down f
    suv.side.arrowtriangle.up f
    suv.side.arrowtriangle.up.arrowtriangle.down f
    suv.side.front.open f
    suv.side.rear.open f
    taillight.fog f
    tent c -
    tent.2 f c
    thermometer.and.liquid.waves
    thermometer.transmission
    toilet c -
    transmission
    tree f c
    windshield.front.and.fluid.and.spray
    windshield.front.and.heat.waves
    windshield.front.and.spray
    windshield.front.and.wiper.and.spray
    windshield.front.and.wiper.exclamationmark
    windshield.front.and.wiper.intermittent
    windshield.rear.and.fluid.and.spray
    windshield.rear.and.heat.waves
    windshield.rear.and.spray
    windshield.rear.and.wiper.and.drop
    windshield.rear.and.wiper.and.spray
    windshield.rear.and.wiper.exclamationmark
    windshield.rear.and.wiper.intermittent
    wrongwaysign f
    """
}
