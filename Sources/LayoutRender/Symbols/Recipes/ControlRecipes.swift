extension SymbolRecipes {
  /// Marks, shapes and what an interface is worked with.
  static let controls = """
    checkmark ~check w0.77 h0.78
    xmark ~cross w0.69
    plus ~plus w0.79
    minus ~minus w0.79
    multiply ~cross w0.62
    divide ~divide w0.79
    equal ~equal w0.77
    lessthan ~chevron m w0.44 h0.74 b0.24
    greaterthan ~chevron w0.44 h0.74 b0.24
    plusminus ~plusminus w0.68
    plus.forwardslash.minus plus-slash-minus w0.98
    percent ~percent w0.82
    number ~number w0.82
    asterisk asterisk w0.8 l1.6
    function ~function h0.98
    sum ~sum h0.9
    infinity infinity w1.2
    exclamationmark ~bang h0.92 l1.2 b0.3
    exclamationmark.2 ~bang h0.92 l1.2 x-0.15 + ~bang h0.92 l1.2 x0.15
    exclamationmark.3 ~bang h0.92 l1.2 x-0.27 + ~bang h0.92 l1.2 + ~bang h0.92 l1.2 x0.27
    questionmark ~question h0.93 b0.24
    info ~info h0.86 b0.26
    ellipsis three-dots w0.87 l0
    line.3.horizontal ~lines w0.92
    line.3.horizontal.decrease ~lines.decrease w0.92
    line.diagonal slash-lg w0.82
    list.bullet list-ul w1.08
    list.dash ~list.dash w1.08
    list.number list-ol w1.08
    list.star list-stars w1.08
    list.triangle ~list.dash w1.08
    checklist list-check w1.08
    list.bullet.indent list-nested w1.08
    text.alignleft text-left w1.02
    text.aligncenter text-center w1.02
    text.alignright text-right w1.02
    text.justify justify w1.02
    text.justify.left text-left w1.02
    text.append text-paragraph w1.02
    increase.indent text-indent-left w1.05
    decrease.indent text-indent-right w1.05
    slider.horizontal.3 sliders w1.05
    slider.vertical.3 sliders2-vertical w1.0
    switch.2 toggles w1.12
    lightswitch.on toggle2-on w0.98 r270 / toggle2-on w0.98 r270 l0
    lightswitch.off toggle2-off w0.98 r270 / toggle2-off w0.98 r270 l0
    togglepower ~togglepower h0.8
    power power w0.95
    poweron ~minus r90 w0.8
    poweroff circle w0.8
    restart ~restart w0.92
    sleep moon w0.9
    escape escape w0.9
    gearshape gear w1.05 / gear-fill w1.05
    gear gear-wide-connected w1.05
    gearshape.2 gear w0.82 x-0.24 y-0.12 + gear w0.62 x0.4 y0.26 / gear-fill w0.82 x-0.24 y-0.12 + gear-fill w0.62 x0.4 y0.26
    magnifyingglass search w0.97
    plus.magnifyingglass zoom-in w0.97
    minus.magnifyingglass zoom-out w0.97
    square.and.arrow.up ~tray.out h1.14
    square.and.arrow.down ~tray.in h1.1
    square.and.pencil pencil-square w1.03
    square.on.square ~squares w1.05 / ~squares.fill w1.05 l0
    square.on.square.dashed ~squares w1.05
    square.on.circle ~squares w1.05
    rectangle.on.rectangle ~rectangles w1.2 / ~rectangles.fill w1.2 l0
    plus.square.on.square ~squares.plus w1.05 / ~squares.plus w1.05
    pencil pencil w0.92
    pencil.line pencil w0.86 y-0.06 + ~minus w0.7 x0.1 y0.42
    pencil.and.outline pencil w0.92
    pencil.tip pen w0.92
    highlighter pen w0.95
    eraser eraser w1.06 / eraser-fill w1.06
    lasso ~lasso w1.05
    crop crop w1.02
    scissors scissors w0.98
    trash trash3 h1.08 / trash3-fill h1.08
    link ~link w1.04
    personalhotspot ~link w1.04
    paperclip paperclip h1.02
    pin pin-angle r-12 w0.98 / pin-angle-fill r-12 w0.98
    eye eye w1.25 / eye-fill w1.25
    eyes eye w0.8 x-0.42 + eye w0.8 x0.42
    eyeglasses eyeglasses w1.28
    sunglasses sunglasses w1.28 / sunglasses w1.28 l0
    lock lock w0.67 h0.96 / lock-fill w0.67 h0.96
    lock.open unlock h0.96 / unlock-fill h0.96
    lock.rotation arrow-clockwise w1.05 + lock-fill h0.44 y0.06
    key key w1.02 / key-fill w1.02
    key.horizontal key w1.2 / key-fill w1.2
    bell bell h1.08 / bell-fill h1.08
    tag tag w1.02 / tag-fill w1.02
    bookmark bookmark h1.0 / bookmark-fill h1.0
    flag flag h1.02 / flag-fill h1.02
    flag.checkered ~flag.checkered h1.02
    flag.2.crossed flag m w0.72 x-0.3 + flag w0.72 x0.3 / flag-fill m w0.72 x-0.3 + flag-fill w0.72 x0.3
    star star w1.06 / star-fill w1.06
    star.leadinghalf.filled star-half w1.06
    sparkle ~sparkle w0.92
    sparkles ~sparkles w1.02 l0
    sparkles.2 ~sparkles w1.02 l0
    heart heart w0.97 / heart-fill w0.97
    hand.thumbsup hand-thumbs-up h1.08 / hand-thumbs-up-fill h1.08
    hand.thumbsdown hand-thumbs-down h1.08 / hand-thumbs-down-fill h1.08
    hand.raised ~hand h1.15 / ~hand.fill h1.15 l0
    hand.wave ~hand h0.95 r-18 + ~waves.close x0.58 y-0.36 h0.3 t0.7 r-40 / ~hand.fill h0.95 r-18 l0 + ~waves.close x0.58 y-0.36 h0.3 t0.7 r-40
    hand.tap hand-index-thumb h1.08 / hand-index-thumb-fill h1.08
    hand.point.up hand-index h1.08 / hand-index-fill h1.08
    hand.point.up.left hand-index h1.08 r-20 / hand-index-fill h1.08 r-20
    hand.point.right hand-index h1.08 r90 / hand-index-fill h1.08 r90
    hand.point.left hand-index h1.08 r270 m / hand-index-fill h1.08 r270 m
    hands.clap ~hand h0.82 r20 x-0.12 y0.1 + ~waves.close r-90 x0.1 y-0.5 h0.36 t0.7 / ~hand.fill h0.82 r20 x-0.12 y0.1 l0 + ~waves.close r-90 x0.1 y-0.5 h0.36 t0.7
    cursorarrow cursor m h0.92
    cursorarrow.rays ~cursor.rays w1.05
    character.cursor.ibeam cursor-text h0.98
    command command w0.9
    option option w0.98
    control ~chevron r270 w0.4 h0.74
    shift shift w0.98 / shift-fill w0.98
    capslock capslock w0.98 / capslock-fill w0.98
    delete.left backspace w1.25 / backspace-fill w1.25
    delete.right backspace-reverse w1.25 / backspace-reverse-fill w1.25
    keyboard keyboard w1.25 / keyboard-fill w1.25
    eyedropper eyedropper w1.0
    circle circle w0.996 / circle-fill w0.996
    circle.lefthalf.filled circle-half w0.996
    circle.righthalf.filled circle-half m w0.996
    circle.tophalf.filled circle-half r90 w0.996
    circle.bottomhalf.filled circle-half r270 w0.996
    circle.dashed ~circle.dashed w0.996
    circle.dotted ~circle.dotted w0.996
    circle.grid.2x2 ~dots.4 w0.95 / ~dots.4 w0.95
    circle.grid.3x3 ~dots.9 w0.95 l0 / ~dots.9 w0.95 l0
    circle.grid.cross ~dots.cross w1.05 / ~dots.cross.fill w1.05 l0
    circle.hexagongrid ~dots.hexagon w1.05 l0 / ~dots.hexagon w1.05 l0
    circle.circle ~target.inner w0.996 / ~target.solid w0.996 l0
    smallcircle.filled.circle record-circle w0.996 / record-circle-fill w0.996
    largecircle.fill.circle record-circle w0.996
    target ~target.inner w0.996 + circle-fill w0.22
    scope ~scope w1.0
    viewfinder ~viewfinder w0.98
    dot.viewfinder ~viewfinder w0.98 + circle-fill w0.26
    plus.viewfinder ~viewfinder w0.98 + ~plus w0.42
    square ~square w0.89 / ~square.fill w0.89 l0
    square.dashed ~square.dashed w0.89
    app ~app w0.96 / ~app.fill w0.96 l0
    app.dashed ~app.dashed w0.96
    rectangle ~rectangle w1.16 / ~rectangle.fill w1.16 l0
    rectangle.portrait ~rectangle r90 w1.16 / ~rectangle.fill r90 w1.16 l0
    capsule ~capsule w1.28 / ~capsule.fill w1.28 l0
    capsule.portrait ~capsule r90 w1.28 / ~capsule.fill r90 w1.28 l0
    oval ~oval w1.28 / ~oval.fill w1.28 l0
    triangle triangle w1.06 / triangle-fill w1.06
    diamond diamond w1.06 / diamond-fill w1.06
    pentagon pentagon w1.0 / pentagon-fill w1.0
    hexagon hexagon w0.94 / hexagon-fill w0.94
    octagon octagon w0.97 / octagon-fill w0.97
    seal ~seal w1.05 / ~seal.fill w1.05 l0
    shield shield h1.06 / shield-fill h1.06
    shield.lefthalf.filled shield-shaded h1.06
    shield.checkered ~shield.checkered h1.06
    suit.heart suit-heart h0.95 / suit-heart-fill h0.95
    suit.club suit-club h1.0 / suit-club-fill h1.0
    suit.diamond suit-diamond h1.0 / suit-diamond-fill h1.0
    suit.spade suit-spade h1.0 / suit-spade-fill h1.0
    square.grid.2x2 grid w0.95 / grid-fill w0.95
    square.grid.3x3 ~grid.9 w1.0 / ~grid.9.fill w1.0 l0
    square.grid.3x2 ~grid.6 w1.15 / ~grid.6.fill w1.15 l0
    rectangle.grid.1x2 hdd-stack w1.05 / hdd-stack-fill w1.05
    rectangle.grid.2x2 ~grid.wide w1.15 / ~grid.wide.fill w1.15 l0
    rectangle.3.group grid-1x2 w1.1 / grid-1x2-fill w1.1
    square.stack ~stack w0.95 / ~stack.fill w0.95 l0
    square.stack.3d.up layers w1.1 / layers-fill w1.1
    square.3.layers.3d layers-half w1.1
    square.3.stack.3d layers w1.1
    rectangle.stack ~stack.wide w1.15 / ~stack.wide.fill w1.15 l0
    square.split.2x1 layout-split w1.02 / layout-split w1.02
    square.split.2x2 border-all w0.9
    rectangle.split.2x1 ~split.2 w1.16
    rectangle.split.3x1 ~split.3 w1.16
    sidebar.left layout-sidebar w1.16
    sidebar.right layout-sidebar-reverse w1.16
    sidebar.leading layout-sidebar w1.16
    sidebar.trailing layout-sidebar-reverse w1.16
    macwindow ~window w1.16
    uiwindow.split.2x1 ~split.2 w1.16
    menubar.rectangle ~window w1.16
    dock.rectangle ~dock w1.16
    puzzlepiece puzzle w1.1 / puzzle-fill w1.1
    puzzlepiece.extension puzzle w1.1 / puzzle-fill w1.1
    cube box w1.02 / box-fill w1.02
    cube.transparent ~cube.transparent w1.02
    wrench.and.screwdriver tools w1.08 / tools w1.08 l0
    wrench.adjustable wrench-adjustable w1.02 / wrench-adjustable w1.02 l0
    wrench wrench w1.0 / wrench w1.0 l0
    screwdriver screwdriver w1.0 / screwdriver w1.0 l0
    hammer hammer w1.1 / hammer w1.1 l0
    paintbrush brush w1.05 / brush-fill w1.05
    paintbrush.pointed brush w1.05 / brush-fill w1.05
    paintpalette palette w1.1 / palette-fill w1.1
    ruler rulers w1.1 / rulers w1.1 l0
    level ~level w1.16 / ~level.fill w1.16 l0
    wand.and.stars magic w1.05
    wand.and.rays magic w1.05
    wand.and.sparkles magic w1.05
    nosign slash-circle m w0.996
    circle.slash slash-circle m w0.996
    lightspectrum.horizontal ~lines w0.92
    line.3.crossed.swirl.circle ~swirl w0.996 / ~swirl w0.996
    grid border-all w0.95
    scribble ~scribble w1.1
    aspectratio aspect-ratio w1.2 / aspect-ratio-fill w1.2
    clear ~square w0.89 + ~cross w0.4 / ~square.fill w0.89 l0 - ~cross w0.4
    timelapse ~timelapse w0.996
    light.min ~light w0.9
    light.max ~rays w1.0
    slowmo ~rays w0.996
    dot.square ~square w0.89 + circle-fill w0.26 / ~square.fill w0.89 l0 - circle-fill w0.26
    rectangle.split.3x3 ~grid.table w1.16 / ~grid.table w1.16
    rectangle.grid.3x2 ~grid.6 w1.16 / ~grid.6.fill w1.16 l0
    rectangle.on.rectangle.angled ~rectangles w1.2 / ~rectangles.fill w1.2 l0
    square.split.1x2 layout-split r90 w0.98 / layout-split r90 w0.98
    rhombus diamond w1.06 / diamond-fill w1.06
    parentheses ~parentheses w0.92
    view.3d ~text.3d w1.2
    view.2d ~text.2d w1.2
    """
}
