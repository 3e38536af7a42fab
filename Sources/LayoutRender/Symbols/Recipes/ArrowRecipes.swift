extension SymbolRecipes {
  /// Arrows, chevrons and triangles.
  static let arrows = """
    arrow.right ~arrow w0.88 h0.73
    arrow.left ~arrow w0.88 h0.73 r180
    arrow.up ~arrow w0.88 h0.73 r270
    arrow.down ~arrow w0.88 h0.73 r90
    arrow.forward ~arrow w0.88 h0.73
    arrow.backward ~arrow w0.88 h0.73 r180
    arrow.up.right ~arrow.diagonal w0.72 b0.26
    arrow.down.right ~arrow.diagonal w0.72 r90 b0.26
    arrow.down.left ~arrow.diagonal w0.72 r180 b0.26
    arrow.up.left ~arrow.diagonal w0.72 r270 b0.26
    arrow.up.forward ~arrow.diagonal w0.72 b0.26
    arrow.down.forward ~arrow.diagonal w0.72 r90 b0.26
    arrow.down.backward ~arrow.diagonal w0.72 r180 b0.26
    arrow.up.backward ~arrow.diagonal w0.72 r270 b0.26
    arrow.up.arrow.down ~arrows.exchange w1.05
    arrow.left.arrow.right ~arrows.exchange r90 w1.05
    arrow.right.arrow.left ~arrows.exchange r90 w1.05 m
    arrow.up.and.down ~arrow.double r90 w1.12
    arrow.left.and.right ~arrow.double w1.12
    arrow.up.left.and.arrow.down.right ~arrows.expand w0.95
    arrow.up.right.and.arrow.down.left ~arrows.expand m w0.95
    arrow.down.right.and.arrow.up.left ~arrows.contract w0.98
    arrow.down.left.and.arrow.up.right ~arrows.contract m w0.98
    arrow.up.and.down.and.arrow.left.and.right arrows-move w1.12
    arrow.up.backward.and.arrow.down.forward ~arrows.expand w0.95
    arrow.down.forward.and.arrow.up.backward ~arrows.contract w0.98
    arrow.clockwise ~clockwise w0.86 h1.04 b0.16
    arrow.counterclockwise ~clockwise m w0.86 h1.04 b0.16
    arrow.triangle.2.circlepath ~circulate w1.2
    arrow.2.circlepath ~circulate w1.2
    arrow.circlepath ~restart w0.95
    arrow.2.squarepath ~squarepath w1.1
    arrow.3.trianglepath recycle w1.1
    arrow.triangle.capsulepath ~squarepath w1.1
    arrow.rectanglepath ~squarepath w1.1
    arrow.triangle.branch ~branch h1.06
    arrow.triangle.merge ~branch h1.06 r180
    arrow.triangle.pull ~pull h1.02
    arrow.triangle.swap ~arrows.exchange w1.05
    arrow.triangle.turn.up.right.circle ~turn.sign w0.996 / ~turn.sign w0.996
    arrow.triangle.turn.up.right.diamond sign-turn-right w1.08 / sign-turn-right-fill w1.08
    arrow.uturn.left ~uturn w0.92
    arrow.uturn.backward ~uturn w0.92
    arrow.uturn.right ~uturn m w0.92
    arrow.uturn.forward ~uturn m w0.92
    arrow.uturn.up ~uturn r90 w0.92
    arrow.uturn.down ~uturn r270 m w0.92
    arrow.turn.up.left ~turn w1.0
    arrow.turn.up.right ~turn m w1.0
    arrow.turn.down.left ~turn.down w1.0
    arrow.turn.down.right ~turn.down m w1.0
    arrow.turn.left.up ~turn.down r90 w1.0
    arrow.turn.right.up ~turn.down m r270 w1.0
    arrow.up.to.line ~arrow.to.line r270 w0.9
    arrow.down.to.line ~arrow.to.line r90 w0.9
    arrow.right.to.line ~arrow.to.line w0.9
    arrow.left.to.line ~arrow.to.line r180 w0.9
    arrow.forward.to.line ~arrow.to.line w0.9
    arrow.backward.to.line ~arrow.to.line r180 w0.9
    arrow.down.app ~tray.in h1.1 / ~tray.in h1.1
    arrow.merge ~branch h1.06 r180
    arrow.branch ~branch h1.06
    arrowshape.left ~arrowshape r180 w1.05 / ~arrowshape.fill r180 w1.05 l0
    arrowshape.right ~arrowshape w1.05 / ~arrowshape.fill w1.05 l0
    arrowshape.up ~arrowshape r270 w1.05 / ~arrowshape.fill r270 w1.05 l0
    arrowshape.down ~arrowshape r90 w1.05 / ~arrowshape.fill r90 w1.05 l0
    arrowshape.forward ~arrowshape w1.05 / ~arrowshape.fill w1.05 l0
    arrowshape.backward ~arrowshape r180 w1.05 / ~arrowshape.fill r180 w1.05 l0
    arrowshape.turn.up.left reply w1.06 / reply-fill w1.06
    arrowshape.turn.up.right reply m w1.06 / reply-fill m w1.06
    arrowshape.turn.up.backward reply w1.06 / reply-fill w1.06
    arrowshape.turn.up.forward reply m w1.06 / reply-fill m w1.06
    arrowshape.turn.up.left.2 reply-all w1.25 / reply-all-fill w1.25
    arrowshape.turn.up.backward.2 reply-all w1.25 / reply-all-fill w1.25
    arrowshape.bounce.right forward w1.06 / forward-fill w1.06
    arrowtriangle.up ~triangle.small r270 h0.86 / ~triangle.small.fill r270 h0.86 l0
    arrowtriangle.down ~triangle.small r90 h0.86 / ~triangle.small.fill r90 h0.86 l0
    arrowtriangle.left ~triangle.small r180 h0.86 / ~triangle.small.fill r180 h0.86 l0
    arrowtriangle.right ~triangle.small h0.86 / ~triangle.small.fill h0.86 l0
    arrowtriangle.forward ~triangle.small h0.86 / ~triangle.small.fill h0.86 l0
    arrowtriangle.backward ~triangle.small r180 h0.86 / ~triangle.small.fill r180 h0.86 l0
    chevron.right ~chevron w0.44 h0.76 b0.24
    chevron.left ~chevron r180 w0.44 h0.76 b0.24
    chevron.up ~chevron r270 w0.44 h0.82
    chevron.down ~chevron r90 w0.44 h0.82
    chevron.forward ~chevron w0.44 h0.76 b0.24
    chevron.backward ~chevron r180 w0.44 h0.76 b0.24
    chevron.up.chevron.down ~chevrons.expand h0.98 b0.24
    chevron.up.2 ~chevron r270 w0.4 h0.76 y-0.18 + ~chevron r270 w0.4 h0.76 y0.18
    chevron.down.2 ~chevron r90 w0.4 h0.76 y-0.18 + ~chevron r90 w0.4 h0.76 y0.18
    chevron.left.2 ~chevron r180 w0.4 h0.72 x-0.18 + ~chevron r180 w0.4 h0.72 x0.18
    chevron.right.2 ~chevron w0.4 h0.72 x-0.18 + ~chevron w0.4 h0.72 x0.18
    chevron.backward.2 ~chevron r180 w0.4 h0.72 x-0.18 + ~chevron r180 w0.4 h0.72 x0.18
    chevron.forward.2 ~chevron w0.4 h0.72 x-0.18 + ~chevron w0.4 h0.72 x0.18
    chevron.compact.up chevron-compact-up w0.95
    chevron.compact.down chevron-compact-down w0.95
    chevron.compact.left chevron-compact-left h0.95
    chevron.compact.right chevron-compact-right h0.95
    chevron.left.forwardslash.chevron.right code-slash w1.3
    chevron.left.to.line ~chevron r180 w0.42 h0.72 x0.1 + ~minus r90 w0.72 x-0.26
    chevron.right.to.line ~chevron w0.42 h0.72 x-0.1 + ~minus r90 w0.72 x0.26
    chevron.forward.to.line ~chevron w0.42 h0.72 x-0.1 + ~minus r90 w0.72 x0.26
    chevron.backward.to.line ~chevron r180 w0.42 h0.72 x0.1 + ~minus r90 w0.72 x-0.26
    return arrow-return-left w1.05
    return.left arrow-return-left w1.05
    return.right arrow-return-right w1.05
    repeat ~repeat w1.16
    repeat.1 ~repeat w1.16 + ~digit.1 h0.36 t0.62
    shuffle ~shuffle w1.16
    goforward ~goforward w0.95
    gobackward ~goforward m w0.95
    goforward.5 ~goforward w0.98 + ~digit.5 h0.34 t0.62 y0.06
    gobackward.5 ~goforward m w0.98 + ~digit.5 h0.34 t0.62 y0.06
    goforward.10 ~goforward w0.98 + ~digit.1 h0.32 t0.62 x-0.14 y0.06 + ~digit.0 h0.32 t0.62 x0.09 y0.06
    gobackward.10 ~goforward m w0.98 + ~digit.1 h0.32 t0.62 x-0.14 y0.06 + ~digit.0 h0.32 t0.62 x0.09 y0.06
    goforward.15 ~goforward w0.98 + ~digit.1 h0.32 t0.62 x-0.14 y0.06 + ~digit.5 h0.32 t0.62 x0.09 y0.06
    gobackward.15 ~goforward m w0.98 + ~digit.1 h0.32 t0.62 x-0.14 y0.06 + ~digit.5 h0.32 t0.62 x0.09 y0.06
    goforward.30 ~goforward w0.98 + ~digit.3 h0.32 t0.62 x-0.12 y0.06 + ~digit.0 h0.32 t0.62 x0.12 y0.06
    gobackward.30 ~goforward m w0.98 + ~digit.3 h0.32 t0.62 x-0.12 y0.06 + ~digit.0 h0.32 t0.62 x0.12 y0.06
    goforward.60 ~goforward w0.98 + ~digit.6 h0.32 t0.62 x-0.12 y0.06 + ~digit.0 h0.32 t0.62 x0.12 y0.06
    gobackward.60 ~goforward m w0.98 + ~digit.6 h0.32 t0.62 x-0.12 y0.06 + ~digit.0 h0.32 t0.62 x0.12 y0.06
    location.north ~north h1.0 / ~north.fill h1.0 l0
    rectangle.portrait.and.arrow.right ~exit w1.1 / ~exit w1.1
    rectangle.portrait.and.arrow.forward ~exit w1.1 / ~exit w1.1
    arrow.right.square ~square w0.89 + ~arrow w0.5 h0.42 / ~square.fill w0.89 l0 - ~arrow w0.5 h0.42
    arrow.up.doc file-earmark h1.06 + ~arrow r270 w0.4 h0.34 y0.12 / file-earmark-arrow-up-fill h1.06
    arrow.down.doc file-earmark h1.06 + ~arrow r90 w0.4 h0.34 y0.12 / file-earmark-arrow-down-fill h1.06
    arrow.up.bin ~tray.out h1.1 / ~tray.out h1.1
    arrow.down.to.line.compact ~arrow.to.line r90 w0.8
    arrow.up.to.line.compact ~arrow.to.line r270 w0.8
    arrow.turn.left.down ~turn r270 w1.0
    arrow.turn.right.down ~turn m r90 w1.0
    rotate.left ~restart m w0.9 x0.06 y-0.06 + ~square w0.34 x-0.1 y0.1 / ~restart m w0.9 x0.06 y-0.06 + ~square.fill w0.34 x-0.1 y0.1 l0
    rotate.right ~restart w0.9 x-0.06 y-0.06 + ~square w0.34 x0.1 y0.1 / ~restart w0.9 x-0.06 y-0.06 + ~square.fill w0.34 x0.1 y0.1 l0
    goforward.45 ~goforward w0.98 + ~digit.4 h0.32 t0.62 x-0.12 y0.06 + ~digit.5 h0.32 t0.62 x0.12 y0.06
    gobackward.45 ~goforward m w0.98 + ~digit.4 h0.32 t0.62 x-0.12 y0.06 + ~digit.5 h0.32 t0.62 x0.12 y0.06
    goforward.plus ~goforward w0.98 + ~plus w0.36 y0.06
    gobackward.minus ~goforward m w0.98 + ~minus w0.36 y0.06
    square.and.arrow.up.on.square ~tray.out h1.14 / ~tray.out h1.14
    square.and.arrow.down.on.square ~tray.in h1.1 / ~tray.in h1.1
    leaf.arrow.circlepath ~restart w1.02 + ~leaf.fill l0 w0.48 y0.05
    """
}
