extension SymbolNames {
  /// What iOS 18.4 brought.
  static let release18_4 = """
    arrow.backward.to.line.compact
    arrow.forward.to.line.compact
    car.side.arrow.left.and.right f
    car.side.hill.down.and.gauge.open.with.lines.needle.25percent.and.arrowtriangle f
    car.side.rear.and.collision.and.car.side.front.and.arrow.forward
    car.side.rear.and.collision.and.car.side.front.and.steeringwheel
    car.top.lane.dashed.departure.left x -
    car.top.lane.dashed.departure.right x -
    character.textbox.badge.sparkles
    convertible.side.arrow.left.and.right f
    convertible.side.hill.down.and.gauge.open.with.lines.needle.25percent.and.arrowtriangle f
    cursorarrow.resize.north.east.south.east
    electronic.toll.collection
    electronic.toll.collection.rectangle f x
    electronic.toll.collection.rectangle.trianglebadge.exclamationmark f
    engine.emission.and.drop.2.water.wave.below
    envelope.and.arrow.3.down f
    flag.pattern.checkered.lc
    fuel.filter.water
    hydrogen c s
    info.circle.text.page f
    key.car.side f
    key.convertible.side f
    key.suv.side f
    key.truck.pickup.side f
    long.text.page.and.pencil f
    macmini.gen2 f
    macmini.gen3 f
    memories.slash
    minus.plus.batteryblock.stack.arrowtriangle.left f
    minus.plus.batteryblock.stack.arrowtriangle.right f
    minus.plus.batteryblock.stack.arrowtriangle.right.and.arrowtriangle.left f
    nosign.badge.clock
    person.checkmark.and.xmark
    person.fill.checkmark.and.xmark
    photo.badge.shield.exclamationmark f
    photo.trianglebadge.exclamationmark f
    pi c s
    plus.minus.capsule f
    repeat.badge.xmark.circle.fill
    road.lane.arrowtriangle.2.outward
    robotic.vacuum.and.arrowtriangle.up f
    robotic.vacuum.and.ellipsis f
    spoon.serving
    square.and.arrow.up.badge.checkmark f
    squareshape.split.2x2.dotted.inside
    squareshape.split.2x2.dotted.inside.and.outside
    squareshape.split.2x2.dotted.outside
    star.hexagon f
    suv.side.arrow.left.and.right f
    suv.side.hill.down.and.gauge.open.with.lines.needle.25percent.and.arrowtriangle f
    truck.pickup.side.arrow.left.and.right f
    truck.pickup.side.hill.down.and.gauge.open.with.lines.needle.25percent.and.arrowtriangle f
    """
}
