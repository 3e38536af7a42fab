extension SymbolNames {
  /// What iOS 13.0 brought.
  static let release13_0 = """
    0 c s -
    00 c s -
    01 c s -
    02 c s -
    03 c s -
    04 c s -
    05 c s -
    06 c s -
    07 c s -
    08 c s -
    09 c s -
    1 c s -
    10 c s -
    11 c s -
    12 c s -
    13 c s -
    14 c s -
    15 c s -
    16 c s -
    17 c s -
    18 c s -
    19 c s -
    2 c s -
    20 c s -
    21 c s -
    22 c s -
    23 c s -
    24 c s -
    25 c s -
    26 c s -
    27 c s -
    28 c s -
    29 c s -
    3 c s -
    30 c s -
    31 c s -
    32 c s -
    33 c s -
    34 c s -
    35 c s -
    36 c s -
    37 c s -
    38 c s -
    39 c s -
    4 c s -
    4.alt c s -
    40 c s -
    41 c s -
    42 c s -
    43 c s -
    44 c s -
    45 c s -
    46 c s -
    47 c s -
    48 c s -
    49 c s -
    5 c s -
    50 c s -
    6 c s -
    6.alt c s -
    7 c s -
    8 c s -
    9 c s -
    9.alt c s -
    a c s
    airplane
    airplayaudio
    airplayvideo
    alarm f
    alt
    ant f c
    antenna.radiowaves.left.and.right
    app f
    app.badge f
    app.gift f
    archivebox f
    arkit
    arrow.2.circlepath c
    arrow.2.squarepath
    arrow.3.trianglepath
    arrow.branch
    arrow.clockwise c
    arrow.clockwise.icloud f
    arrow.counterclockwise c
    arrow.counterclockwise.icloud f
    arrow.down c s
    arrow.down.doc f
    arrow.down.left c s
    arrow.down.left.video f
    arrow.down.right c s
    arrow.down.right.and.arrow.up.left
    arrow.down.to.line
    arrow.down.to.line.alt
    arrow.left c s
    arrow.left.and.right c s
    arrow.left.to.line
    arrow.left.to.line.alt
    arrow.merge
    arrow.right c s
    arrow.right.arrow.left c s
    arrow.right.to.line
    arrow.right.to.line.alt
    arrow.swap
    arrow.turn.down.left
    arrow.turn.down.right
    arrow.turn.left.down
    arrow.turn.left.up
    arrow.turn.right.down
    arrow.turn.right.up
    arrow.turn.up.left
    arrow.turn.up.right
    arrow.up c s
    arrow.up.and.down c s
    arrow.up.arrow.down c s
    arrow.up.bin f
    arrow.up.doc f
    arrow.up.left c s
    arrow.up.left.and.arrow.down.right
    arrow.up.right s
    arrow.up.right.circle.fill
    arrow.up.right.diamond f
    arrow.up.right.video f
    arrow.up.to.line
    arrow.up.to.line.alt
    arrow.upright.circle
    arrow.uturn.down c s
    arrow.uturn.left c s
    arrow.uturn.right c s
    arrow.uturn.up c s
    arrowshape.turn.up.left f c
    arrowshape.turn.up.left.2 f
    arrowshape.turn.up.right f c
    arrowtriangle.down f c s
    arrowtriangle.left f c s
    arrowtriangle.right f c s
    arrowtriangle.up f c s
    asterisk c -
    at
    at.badge.minus
    at.badge.plus
    australsign c s -
    b c s -
    backward f
    backward.end f
    backward.end.alt f
    badge.plus.radiowaves.right
    bag f
    bag.badge.minus f
    bag.badge.plus f
    bahtsign c s -
    bandage f
    barcode
    barcode.viewfinder
    battery.0
    battery.100
    battery.25
    bed.double f
    bell f c x
    bin.xmark f
    bitcoinsign c s -
    bold
    bold.italic.underline
    bold.underline
    bolt f c x
    bolt.badge.a f
    bolt.horizontal f c
    bolt.horizontal.icloud f
    book f c
    bookmark f
    briefcase f
    bubble.left f
    bubble.left.and.bubble.right f
    bubble.middle.bottom f
    bubble.middle.top f
    bubble.right f
    burn
    burst f
    c c s -
    calendar c
    calendar.badge.minus
    calendar.badge.plus
    camera f c
    camera.on.rectangle f
    camera.rotate f
    camera.viewfinder
    capslock f
    capsule f
    captions.bubble f
    car.fill
    cart f
    cart.badge.minus f
    cart.badge.plus f
    cedisign c s -
    centsign c s -
    chart.bar f
    chart.pie f
    checkmark c s
    checkmark.rectangle f
    checkmark.seal f
    checkmark.shield f
    chevron.compact.down
    chevron.compact.left
    chevron.compact.right
    chevron.compact.up
    chevron.down c s
    chevron.left c s
    chevron.left.2
    chevron.left.slash.chevron.right
    chevron.right c s
    chevron.right.2
    chevron.up c s
    chevron.up.chevron.down
    circle f
    circle.bottomthird.split
    circle.grid.3x3 f
    circle.grid.hex f
    circle.lefthalf.fill
    circle.righthalf.fill
    clear f
    clock f
    cloud f
    cloud.bolt f
    cloud.bolt.rain f
    cloud.drizzle f
    cloud.fog f
    cloud.hail f
    cloud.heavyrain f
    cloud.moon f
    cloud.moon.bolt f
    cloud.moon.rain f
    cloud.rain f
    cloud.sleet f
    cloud.snow f
    cloud.sun f
    cloud.sun.bolt f
    cloud.sun.rain f
    coloncurrencysign c s -
    command
    control
    creditcard f
    crop
    crop.rotate
    cruzeirosign c s -
    cube f
    cube.box f
    cursor.rays
    d c s -
    decrease.quotelevel
    degreesign.farenheit
    delete.left f
    delete.right f
    desktopcomputer
    dial f
    divide c s
    doc f c
    doc.on.clipboard f
    doc.on.doc f
    doc.on.trash f
    doc.plaintext
    doc.text f
    doc.text.magnifyingglass
    doc.text.viewfinder
    dollarsign c s -
    dongsign c s -
    dot c s -
    dot.radiowaves.left.and.right
    dot.radiowaves.right
    drop.triangle f
    e c s -
    ear
    eject f
    ellipses.bubble f
    ellipsis c
    envelope f c
    envelope.badge f
    envelope.open f
    equal c s
    escape
    eurosign c s -
    exclamationmark c s
    exclamationmark.bubble f
    exclamationmark.icloud f
    exclamationmark.octagon f
    exclamationmark.shield f
    exclamationmark.triangle f
    eye f x
    eyedropper
    eyedropper.full
    eyedropper.halffull
    eyeglasses
    f c s -
    f.cursive c
    faceid
    film f
    flag f c x
    flame f
    florinsign c s -
    flowchart f
    folder f c
    folder.badge.minus f
    folder.badge.person.crop
    folder.badge.plus f
    folder.fill.badge.person.crop
    forward f
    forward.end f
    forward.end.alt f
    francsign c s -
    function
    fx
    g c s -
    gamecontroller f
    gauge
    gauge.badge.minus
    gauge.badge.plus
    gear
    gift f
    globe
    gobackward
    gobackward.10
    gobackward.15
    gobackward.30
    gobackward.45
    gobackward.60
    gobackward.75
    gobackward.90
    gobackward.minus
    goforward
    goforward.10
    goforward.15
    goforward.30
    goforward.45
    goforward.60
    goforward.75
    goforward.90
    goforward.plus
    greaterthan c s
    grid c
    guaranisign c s -
    guitars
    h c s -
    hammer f
    hand.draw f
    hand.point.left f
    hand.point.right f
    hand.raised f x
    hand.thumbsdown f
    hand.thumbsup f
    hare f
    headphones
    heart f c x
    heart.slash.circle f
    helm
    hexagon f
    hifispeaker f
    hourglass
    hourglass.bottomhalf.fill
    hourglass.end
    hourglass.start
    hourglass.tophalf.fill
    house f
    hryvniasign c s -
    hurricane
    i c s -
    icloud f c x
    icloud.and.arrow.down f
    icloud.and.arrow.up f
    increase.quotelevel
    indianrupeesign c s -
    info c
    italic
    j c s -
    k c s -
    keyboard
    keyboard.chevron.compact.down
    kipsign c s -
    l c s -
    largecircle.fill.circle
    larisign c s -
    lasso
    leaf.arrow.circlepath
    lessthan c s
    light.max
    light.min
    lightbulb f x
    line.horizontal.3
    line.horizontal.3.decrease c
    link c
    link.icloud f
    lirasign c s -
    list.bullet
    list.bullet.below.rectangle
    list.bullet.indent
    list.dash
    livephoto
    livephoto.play
    livephoto.slash
    location f c x
    location.north f
    location.north.line f
    lock f c x
    lock.icloud f
    lock.open f
    lock.rotation
    lock.rotation.open
    lock.shield f
    m c s -
    macwindow
    magnifyingglass c
    malaysianringgitsign.arrow.circlepath
    manatsign c s -
    map f
    mappin
    mappin.and.ellipse
    mappin.slash
    memories
    memories.badge.minus
    memories.badge.plus
    message f c
    metronome
    mic f c x
    millsign c s -
    minus c s
    minus.magnifyingglass
    minus.rectangle f
    minus.slash.plus
    moon f c
    moon.stars f
    moon.zzz f
    multiply c s
    music.house f
    music.mic
    music.note
    music.note.list
    n c s -
    nairasign c s -
    nosign
    number c s
    o c s -
    option
    p c s -
    paintbrush f
    pano f
    paperclip
    paperplane f
    paragraph
    pause f c
    pause.rectangle f
    pencil c
    pencil.and.ellipsis.rectangle
    pencil.and.outline
    pencil.slash
    pencil.tip
    pencil.tip.crop.circle
    pencil.tip.crop.circle.badge.minus
    pencil.tip.crop.circle.badge.plus
    person f c
    person.2 f
    person.2.square.stack f
    person.3 f
    person.badge.minus f
    person.badge.plus f
    person.crop c s -
    person.crop.circle.badge.checkmark f
    person.crop.circle.badge.exclam
    person.crop.circle.badge.minus f
    person.crop.circle.badge.plus f
    person.crop.circle.badge.xmark f
    person.crop.circle.fill.badge.exclam
    person.crop.rectangle f
    person.icloud f
    personalhotspot
    perspective
    peruviansolessign.arrow.circlepath
    pesetasign c s -
    pesosign c s -
    phone f c
    phone.arrow.down.left
    phone.arrow.right
    phone.arrow.up.right
    phone.badge.plus f
    phone.down f c
    phone.fill.arrow.down.left
    phone.fill.arrow.right
    phone.fill.arrow.up.right
    photo f
    photo.on.rectangle f
    pin f x
    play f c
    play.rectangle f
    playpause f
    plus c s
    plus.app f
    plus.bubble f
    plus.magnifyingglass
    plus.rectangle f
    plus.rectangle.on.rectangle f
    plus.slash.minus
    plus.square.on s -
    plusminus c
    power
    printer f
    projective
    purchased c
    q c s -
    qrcode
    qrcode.viewfinder
    questionmark c s
    questionmark.diamond f
    questionmark.video f
    r c s -
    radiowaves.left
    radiowaves.right
    rays
    realtimetext
    recordingtape
    rectangle f
    rectangle.3.offgrid f
    rectangle.and.arrow.up.right.and.arrow.down.left
    rectangle.and.arrow.up.right.and.arrow.down.left.slash
    rectangle.and.paperclip
    rectangle.badge.checkmark f
    rectangle.badge.xmark f
    rectangle.compress.vertical
    rectangle.dock
    rectangle.expand.vertical
    rectangle.grid.1x2 f
    rectangle.grid.2x2 f
    rectangle.grid.3x2 f
    rectangle.on.rectangle f
    rectangle.on.rectangle.angled f
    rectangle.split.3x1 f
    rectangle.split.3x3 f
    rectangle.stack f
    rectangle.stack.badge.minus f
    rectangle.stack.badge.person.crop
    rectangle.stack.badge.plus f
    rectangle.stack.fill.badge.person.crop
    rectangle.stack.person.crop f
    repeat
    repeat.1
    return
    rhombus f
    ring c -
    rosette
    rotate.left f
    rotate.right f
    rublesign c s -
    rupeesign c s -
    s c s -
    safari f
    scissors
    scope
    scribble
    selection.pin.in.out
    sheqelsign c s -
    shield f x
    shield.lefthalf.fill
    shift f
    shuffle
    sidebar.left
    sidebar.right
    singaporedollarsign.arrow.circlepath
    skew
    slash c -
    slider.horizontal.3
    slider.horizontal.below.rectangle
    slowmo
    smallcircle.fill c -
    smiley f
    smoke f
    snow
    sparkles
    speaker.1 f
    speaker.2 f
    speaker.3 f
    speedometer
    sportscourt f
    square f
    square.and.arrow.down f
    square.and.arrow.down.on s -
    square.and.arrow.up f
    square.and.arrow.up.on s -
    square.and.line.vertical.and s -
    square.and.pencil
    square.fill.and.line.vertical.and.square
    square.fill.and.line.vertical.square.fill
    square.grid.2x2 f
    square.grid.3x2 f
    square.grid.4x3.fill
    square.lefthalf.fill
    square.line.vertical.square.fill.left
    square.on c s -
    square.righthalf.fill
    square.split.1x2 f
    square.split.2x1 f
    square.split.2x2 f
    square.stack f
    square.stack.3d.down.dottedline
    square.stack.3d.down.right f
    square.stack.3d.up f x
    squares.below.rectangle
    star f c x
    star.fill.left
    star.lefthalf.fill
    staroflife f
    sterlingsign c s -
    stop f c
    stopwatch f
    strikethrough
    suit.club f
    suit.diamond f
    suit.heart f
    suit.spade f
    sun.dust f
    sun.haze f
    sun.max f
    sun.min f
    sunrise f
    sunset f
    t c s -
    table f
    table.badge.more f
    tag f c
    teletype
    tengesign c s -
    text.aligncenter
    text.alignleft
    text.alignright
    text.append
    text.badge.minus
    text.badge.plus
    text.badge.star
    text.badge.xmark
    text.chevron.left
    text.chevron.right
    text.insert
    text.justify
    text.justifyleft
    text.justifyright
    textformat
    textformat.abc
    textformat.abc.dottedunderline
    textformat.alt
    textformat.size
    textformat.subscript
    textformat.superscript
    thermometer
    thermometer.snowlake
    thermometer.sun
    timelapse
    timer
    tornado
    tortoise f
    tram.fill
    trash f c x
    tray f
    tray.2 f
    tray.and.arrow.down f
    tray.and.arrow.up f
    tray.full f
    triangle f
    triangle.lefthalf.fill
    triangle.righthalf.fill
    tropicalstorm
    tugriksign c s -
    tuningfork
    turkishlirasign c s -
    tv f c
    tv.music.note f
    u c s -
    uiwindow.split.2x1
    umbrella f
    underline
    v c s -
    video f c x
    video.badge.plus f
    view.2d
    view.3d
    viewfinder c
    volume f x
    volume.1 f
    volume.2 f
    volume.3 f
    volume.zzz f
    w c s -
    wand.and.rays
    wand.and.rays.inverse
    wand.and.stars
    wand.and.stars.inverse
    waveform c
    waveform.path
    waveform.path.badge.minus
    waveform.path.badge.plus
    waveform.path.ecg
    wifi
    wifi.exclamationmark
    wifi.slash
    wind
    wind.snow
    wonsign c s -
    wrench f
    x c s -
    x.squareroot
    xmark c s
    xmark.icloud f
    xmark.octagon f
    xmark.rectangle f
    xmark.seal f
    xmark.shield f
    y c s -
    yensign c s -
    z c s -
    zzz
    """
}
