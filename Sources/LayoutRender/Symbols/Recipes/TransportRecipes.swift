extension SymbolRecipes {
  /// Vehicles, roads and places.
  static let transport = """
    car ~car w1.16 / ~car.fill w1.16 l0
    car.side ~car.side w1.35 / ~car.side.fill w1.35 l0
    car.2 ~car w0.82 x-0.28 + ~car w0.82 x0.36 y-0.1 / ~car.fill w0.9 l0 x0.3 y-0.12 - ~car.fill w1.02 l0 x-0.2 y0.06 + ~car.fill w0.9 l0 x-0.2 y0.06
    car.rear ~car w1.16 / ~car.fill w1.16 l0
    car.front.waves.up ~car w1.06 y0.14 + ~waves r270 w0.3 h0.6 y-0.5 / ~car.fill w1.06 l0 y0.14 + ~waves r270 w0.3 h0.6 y-0.5
    bolt.car ~car w1.06 y0.16 + ~bolt.fill l0 h0.44 y-0.5 / ~car.fill w1.06 l0 y0.16 + ~bolt.fill l0 h0.44 y-0.5
    bus ~bus h1.06 / ~bus.fill h1.06
    bus.doubledecker ~bus h1.12 / ~bus.fill h1.12
    tram ~tram h1.12 / ~tram.fill h1.12
    tram.card ~card w1.16 / ~card.fill w1.16 l0
    cablecar ~tram h1.12 / ~tram.fill h1.12
    lightrail ~tram h1.12 / ~tram.fill h1.12
    train.side.front.car train-front h1.1
    train.side.middle.car train-front h1.1
    train.side.rear.car train-front h1.1
    airplane ~airplane w1.10 h0.99 l0 b0.04
    airplane.departure ~airplane w0.95 r-24 l0 y-0.12 + ~minus w1.05 y0.42
    airplane.arrival ~airplane w0.95 r24 l0 y-0.12 + ~minus w1.05 y0.42
    airplane.up.right ~airplane w1.1 l0 r-45
    airplane.ticket ticket-perforated w1.2 / ticket-perforated-fill w1.2
    bicycle bicycle w1.3
    scooter scooter w1.25
    motorcycle bicycle w1.3 / bicycle w1.3
    moped scooter w1.25 / scooter w1.25
    truck.box ~truck w1.36 / ~truck.fill w1.36 l0
    truck.pickup.side truck-flatbed w1.3 / truck-flatbed w1.3 l0
    ferry ~ferry w1.1 / ~ferry.fill w1.1 l0
    sailboat ~sailboat w1.05 / ~sailboat.fill w1.05 l0
    fuelpump fuel-pump h1.05 / fuel-pump-fill h1.05
    ev.charger ev-station h1.05 / ev-station-fill h1.05
    engine.combustion ~engine w1.2 / ~engine.fill w1.2 l0
    steeringwheel ~wheel w0.996
    tire ~wheel w0.996
    parkingsign ~letter.p h0.82
    road.lanes ~road w1.08
    road.lanes.curved.left ~road w1.08
    signpost.left signpost m w1.08 / signpost-fill m w1.08
    signpost.right signpost w1.08 / signpost-fill w1.08
    signpost.right.and.left signpost-split w1.08 / signpost-split-fill w1.08
    signpost.and.arrowtriangle.up signpost-2 w1.08 / signpost-2-fill w1.08
    map map w1.12 / map-fill w1.12
    mappin ~mappin h1.1
    mappin.and.ellipse ~mappin h0.95 y-0.08 + ~ellipse.base w0.86 y0.34
    location ~location w0.98 / ~location.fill w0.93 l0
    safari compass w0.996 / compass-fill w0.996
    gyroscope ~scope w1.0
    suitcase ~suitcase w1.15 / ~suitcase.fill w1.15 l0
    suitcase.rolling ~suitcase.rolling h1.12 / ~suitcase.rolling.fill h1.12
    suitcase.cart cart w1.1 / cart-fill w1.1
    backpack ~backpack h1.06 / ~backpack.fill h1.06 l0
    ticket ticket w1.2 / ticket-fill w1.2
    binoculars binoculars w1.1 / binoculars-fill w1.1
    point.topleft.down.curvedto.point.bottomright.up ~route w1.05 / ~route w1.05
    point.topleft.down.to.point.bottomright.curvepath ~route w1.05 / ~route w1.05
    point.3.connected.trianglepath.dotted diagram-2 w1.1
    point.3.filled.connected.trianglepath.dotted diagram-2-fill w1.1
    bolt.brakesignal ~bolt.fill h1.09 l0
    exclamationmark.brakesignal ~bang h0.9 l1.2
    """
}
