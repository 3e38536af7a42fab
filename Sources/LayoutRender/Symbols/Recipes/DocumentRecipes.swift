extension SymbolRecipes {
  /// Charts, documents, folders and text.
  static let documents = """
    chart.bar ~chart.bar w1.1 / ~chart.bar.fill w1.1 l0
    chart.bar.xaxis ~chart.bar.axis w1.12
    chart.bar.doc.horizontal file-earmark-bar-graph h1.06 / file-earmark-bar-graph-fill h1.06
    chart.bar.horizontal.page file-earmark-bar-graph h1.06 / file-earmark-bar-graph-fill h1.06
    chart.pie pie-chart w1.0 / pie-chart-fill w1.0
    chart.xyaxis.line graph-up w1.06
    chart.line.text.clipboard clipboard-data h1.08 / clipboard-data-fill h1.08
    chart.dots.scatter ~scatter w1.02
    gauge speedometer2 w1.05
    gauge.low speedometer2 w1.05
    gauge.medium speedometer2 w1.05
    gauge.high speedometer2 w1.05
    gauge.with.needle speedometer2 w1.05 / speedometer w1.05 l0
    gauge.with.dots.needle.33percent ~gauge m w0.996
    gauge.with.dots.needle.50percent ~gauge.middle w0.996
    gauge.with.dots.needle.67percent ~gauge w0.996
    gauge.with.dots.needle.bottom.50percent ~gauge.middle w1.1
    speedometer ~gauge w0.996
    barometer ~gauge w0.996
    tachometer ~gauge w0.996
    tablecells table w1.16 / table w1.16 l0
    square.fill.text.grid.1x2 card-list w1.1
    square.text.square ~square w0.89 + ~lines.two w0.5 / ~square.fill w0.89 l0 - ~lines.two w0.5
    doc file-earmark h1.06 / file-earmark-fill h1.06
    doc.text file-earmark-text h1.06 / file-earmark-text-fill h1.06
    doc.plaintext file-text h1.06 / file-text-fill h1.06
    doc.richtext file-earmark-richtext h1.06 / file-earmark-richtext-fill h1.06
    doc.append file-earmark-text h1.06 / file-earmark-text-fill h1.06
    doc.on.doc ~documents h1.1 / ~documents.fill h1.1 l0
    doc.on.clipboard clipboard h1.1 / clipboard-fill h1.1
    doc.zipper file-earmark-zip h1.06
    zipper.page file-earmark-zip h1.06
    doc.text.image file-earmark-image h1.06 / file-earmark-image-fill h1.06
    doc.text.magnifyingglass file-earmark-text h1.0 x-0.06 - ~circle.solid l0 w0.66 x0.22 y0.2 + search w0.5 x0.26 y0.24
    doc.text.below.ecg file-earmark-medical h1.06 / file-earmark-medical-fill h1.06
    doc.viewfinder ~viewfinder w0.98 + file-earmark-fill h0.52 / ~viewfinder w0.98 + file-earmark-fill h0.52
    list.clipboard clipboard-check h1.1 / clipboard-check-fill h1.1
    clipboard clipboard h1.1 / clipboard-fill h1.1
    pencil.and.list.clipboard clipboard-check h1.1
    note ~note w0.98
    note.text ~note w0.98 + ~lines.two w0.52 y-0.1
    folder folder w1.14 / folder-fill w1.14
    folder.circle ~circle.line w0.996 + folder-fill w0.54 / ~circle.solid w0.996 l0 - folder-fill w0.54
    plus.rectangle.on.folder folder-plus w1.16 / folder-plus w1.16 l0
    tray inbox w1.16 / inbox-fill w1.16
    tray.full inbox w1.16 + ~lines.two w0.56 y-0.26 / inbox-fill w1.16 + ~lines.two w0.56 y-0.52
    tray.2 inboxes w1.1 / inboxes-fill w1.1
    tray.and.arrow.down ~inbox.in w1.14 / ~inbox.in w1.14
    tray.and.arrow.up ~inbox.out w1.14 / ~inbox.out w1.14
    externaldrive.badge.icloud ~drive w1.2
    icloud ~icloud w1.24 / cloud-fill w1.24
    icloud.and.arrow.up cloud-arrow-up w1.2 / cloud-arrow-up-fill w1.2
    icloud.and.arrow.down cloud-arrow-down w1.2 / cloud-arrow-down-fill w1.2
    cylinder database h1.0 / database-fill h1.0
    cylinder.split.1x2 database h1.0 / database-fill h1.0
    textformat type w1.16 l0
    textformat.size ~textsize w1.25
    textformat.abc spellcheck w1.1
    textformat.alt type w1.16 l0
    character type l0 h0.8
    character.bubble translate w1.05 / translate w1.05
    translate translate w1.05
    bold type-bold h0.82 l0
    italic type-italic h0.82 l0
    underline type-underline h0.98 l0
    strikethrough type-strikethrough h0.9 l0
    paragraphsign paragraph h0.95
    textformat.superscript superscript w1.1 l0
    textformat.subscript subscript w1.1 l0
    textbox input-cursor-text w1.1
    rectangle.and.pencil.and.ellipsis input-cursor w1.2
    rectangle.and.text.magnifyingglass ~rectangle w1.16 + ~lines.two w0.5 x-0.14 y-0.06
    list.bullet.rectangle card-list w1.16 / card-list w1.16
    list.bullet.clipboard ~clipboard.list h1.1 / ~clipboard.list h1.1
    list.dash.header.rectangle card-heading w1.16
    rectangle.badge.checkmark ~rectangle w1.16
    hammer.circle ~circle.line w0.996 + hammer l0 w0.54 / ~circle.solid w0.996 l0 - hammer l0 w0.54
    compass.drawing vector-pen w1.02
    skew bounding-box w1.02
    circle.square circle-square w1.05
    square.and.line.vertical.and.square ~split.2 w1.16
    flowchart diagram-3 w1.16 / diagram-3-fill w1.16
    app.connected.to.app.below.fill diagram-3-fill w1.1
    arrow.triangle.2.circlepath.circle ~circle.line w0.996 + ~circulate w0.62 / ~circle.solid w0.996 l0 - ~circulate w0.62
    books.vertical.circle ~circle.line w0.996 + ~books.fill l0 w0.5 / ~circle.solid w0.996 l0 - ~books.fill l0 w0.5
    text.badge.plus text-left w1.02 y-0.04 - ~circle.solid l0 w0.56 x0.38 y0.3 + ~plus w0.36 x0.38 y0.3
    text.badge.minus text-left w1.02 y-0.04 - ~circle.solid l0 w0.56 x0.38 y0.3 + ~minus w0.36 x0.38 y0.3
    text.badge.xmark text-left w1.02 y-0.04 - ~circle.solid l0 w0.56 x0.38 y0.3 + ~cross w0.3 x0.38 y0.3
    text.badge.checkmark text-left w1.02 y-0.04 - ~circle.solid l0 w0.56 x0.38 y0.3 + ~check w0.34 x0.38 y0.3
    text.badge.star text-left w1.02 y-0.04 - ~circle.solid l0 w0.56 x0.38 y0.3 + star-fill w0.36 x0.38 y0.3
    text.insert text-indent-left w1.05
    increase.quotelevel blockquote-left w1.05
    decrease.quotelevel blockquote-right w1.05
    list.bullet.below.rectangle card-heading w1.1
    squares.below.rectangle layout-text-window-reverse w1.02
    """
}
