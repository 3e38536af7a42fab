extension SymbolRecipes {
  /// What stands in and about a house.
  static let home = """
    house ~house w1.12 / ~house.fill w1.12 l0
    house.lodge ~house w1.12 / ~house.fill w1.12 l0
    building building h1.06 / building-fill h1.06
    building.2 buildings w1.12 / buildings-fill w1.12
    building.columns bank w1.08 / bank2 w1.08 l0
    storefront shop w1.1 / shop w1.1 l0
    tent ~tent w1.15 / ~tent.fill w1.15 l0
    stairs ~stairs w1.02
    lamp.desk ~lamp.desk w1.08 / ~lamp.desk w1.08
    lamp.floor ~lamp.floor h1.12 / ~lamp.floor.fill h1.12
    lamp.table lamp h1.08 / lamp-fill h1.08
    lamp.ceiling ~lamp.ceiling w1.08 / ~lamp.ceiling.fill w1.08
    light.recessed ~lamp.ceiling w1.0 / ~lamp.ceiling.fill w1.0
    chandelier ~lamp.ceiling w1.08 / ~lamp.ceiling.fill w1.08
    fan fan w1.05 / fan w1.05 l0
    fanblades fan w1.05 / fan w1.05 l0
    fan.desk ~fan.desk h1.1 / ~fan.desk h1.1
    fan.floor ~fan.desk h1.15 / ~fan.desk h1.15
    fan.ceiling ~lamp.ceiling w1.1 / ~lamp.ceiling.fill w1.1
    air.conditioner.horizontal ~airconditioner w1.2 / ~airconditioner.fill w1.2
    air.conditioner.vertical ~airpurifier h1.1 / ~airpurifier.fill h1.1 l0
    air.purifier ~airpurifier h1.1 / ~airpurifier.fill h1.1 l0
    humidifier ~humidifier h1.1 / ~humidifier.fill h1.1
    dehumidifier ~humidifier h1.1 / ~humidifier.fill h1.1
    heater.vertical ~heater h1.06 / ~heater h1.06
    door.left.hand.open door-open h1.1
    door.left.hand.closed door-closed h1.1
    door.right.hand.open door-open m h1.1
    door.right.hand.closed door-closed m h1.1
    door.garage.open ~garage.open w1.16
    door.garage.closed ~garage.closed w1.16
    door.french.closed ~window.closed h1.08
    door.french.open ~window.open h1.08
    door.sliding.left.hand.closed ~window.closed h1.08
    door.sliding.left.hand.open ~window.open h1.08
    entry.lever.keypad keyboard w1.1 / keyboard-fill w1.1
    window.vertical.closed ~window.closed h1.08
    window.vertical.open ~window.open h1.08
    window.horizontal ~window.closed h1.08
    window.horizontal.closed ~window.closed r90 h1.08
    window.casement ~window.open h1.08
    window.casement.closed ~window.closed h1.08
    window.ceiling ~window.closed h1.0
    blinds.horizontal.open ~blinds.open w1.06
    blinds.horizontal.closed ~blinds.closed w1.06
    blinds.vertical.open ~blinds.open r90 w1.06
    blinds.vertical.closed ~blinds.closed r90 w1.06
    roller.shade.open ~shade.open w1.06
    roller.shade.closed ~shade.closed w1.06
    roman.shade.open ~shade.open w1.06
    roman.shade.closed ~shade.closed w1.06
    curtains.open ~curtains.open w1.12
    curtains.closed ~curtains.closed w1.12
    bed.double ~bed w1.3 / ~bed.solid.fill w1.3 l0
    sofa ~sofa w1.25 / ~sofa.fill w1.25 l0
    chair ~chair h1.08 / ~chair.fill h1.08
    chair.lounge ~chair.lounge w1.15 / ~chair.lounge.fill w1.15
    table.furniture ~table w1.2 / ~table.fill w1.2
    cabinet ~cabinet h1.05 / ~cabinet.fill h1.05 l0
    fireplace ~fireplace w1.12 / ~fireplace w1.12
    refrigerator ~fridge h1.12 / ~fridge.fill h1.12 l0
    oven ~oven w1.02 / ~oven.fill w1.02 l0
    stove ~oven w1.02 / ~oven.fill w1.02 l0
    cooktop ~cooktop w1.05 / ~cooktop.fill w1.05 l0
    microwave ~microwave w1.2 / ~microwave.fill w1.2 l0
    dishwasher ~dishwasher w0.98 / ~dishwasher.fill w0.98 l0
    washer ~washer h1.06 / ~washer.fill h1.06 l0
    dryer ~dryer h1.06 / ~dryer.fill h1.06 l0
    sink ~sink w1.12 / ~sink w1.12
    shower ~shower h1.1 / ~shower h1.1
    shower.handheld ~shower h1.1 / ~shower h1.1
    bathtub ~bathtub w1.15 / ~bathtub.fill w1.15
    toilet ~toilet h1.1 / ~toilet.fill h1.1
    spigot ~spigot w1.1 / ~spigot w1.1
    pipe.and.drop ~pipe w1.1 / ~pipe w1.1
    sprinkler.and.droplets ~sprinkler w1.15 / ~sprinkler w1.15
    sprinkler ~sprinkler w1.1 / ~sprinkler w1.1
    drop.degreesign ~drop h1.08 / ~drop.fill h1.08 l0
    drop.triangle ~drop h1.08 / ~drop.fill h1.08 l0
    homekit house-heart w1.1
    homepod ~homepod w0.98 / ~homepod.fill w0.98 l0
    homepod.mini ~homepod w0.9 / ~homepod.fill w0.9 l0
    homepod.2 ~homepod w0.62 x-0.35 + ~homepod w0.62 x0.35 / ~homepod.fill w0.62 l0 x-0.35 + ~homepod.fill w0.62 l0 x0.35
    video.doorbell ~doorbell h1.12 / ~doorbell.fill h1.12 l0
    web.camera webcam w1.2 / webcam-fill w1.2
    sensor ~sensor w1.05 / ~sensor.fill w1.05 l0
    sensor.tag.radiowaves.forward ~sensor w0.82 x-0.14 + ~waves x0.42 h0.66 / ~sensor.fill w0.82 l0 x-0.14 + ~waves x0.42 h0.66
    carbon.monoxide.cloud cloud w1.17 / cloud-fill w1.17
    carbon.dioxide.cloud cloud w1.17 / cloud-fill w1.17
    robotic.vacuum ~vacuum w0.98 / ~vacuum.fill w0.98 l0
    figure.walk.motion ~figure.walk l0.35 h1.08 + ~waves x0.5 h0.7
    music.note.house ~house.plain w1.12 + music-note-beamed l0 h0.4 y0.1 / ~house.plain.fill w1.12 l0 - music-note-beamed l0 h0.4 y0.1
    key.viewfinder ~viewfinder w0.98 + key-fill w0.56
    frying.pan ~pan w1.2 / ~pan.fill w1.2 l0
    fork.knife ~cutlery h1.06
    cup.and.saucer ~cup w1.18 / ~cup.fill w1.18
    mug ~mug w1.05 / ~mug.fill w1.05
    wineglass ~wineglass h1.1 / ~wineglass.fill h1.1
    takeoutbag.and.cup.and.straw cup-straw h1.1 / cup-straw h1.1 l0
    birthday.cake ~cake w1.06 / ~cake.fill w1.06
    carrot ~carrot w1.05 / ~carrot.fill w1.05 l0
    popcorn ~popcorn h1.1 / ~popcorn.fill h1.1 l0
    party.popper ~popper w1.08 / ~popper.fill w1.08
    balloon balloon h1.12 / balloon-fill h1.12
    balloon.2 balloon h0.95 x-0.22 y0.06 + balloon h0.95 x0.26 y-0.06 / balloon-fill h0.95 x-0.22 y0.06 + balloon-fill h0.95 x0.26 y-0.06
    tree tree h1.12 / tree-fill h1.12
    leaf ~leaf w1.08 / ~leaf.fill w1.08 l0
    camera.macro flower1 h1.06
    pawprint ~paw w1.05 / ~paw.fill w1.05 l0
    dog ~dog w1.06 / ~dog.fill w1.06 l0
    cat ~cat w1.06 / ~cat.fill w1.06 l0
    bird ~bird w1.08 / ~bird.fill w1.08 l0
    fish ~fish w1.16 / ~fish.fill w1.16 l0
    hare ~hare w1.1 / ~hare.fill w1.1 l0
    tortoise ~tortoise w1.2 / ~tortoise.fill w1.2 l0
    """
}
