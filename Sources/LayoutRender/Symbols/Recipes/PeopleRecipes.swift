extension SymbolRecipes {
  /// People and their talk.
  static let people = """
    person ~person w0.88 h0.94 / ~person.fill w0.86 h0.9 l0
    person.2 people w1.36 / people-fill w1.36
    person.3 ~people.3 w1.7 / ~people.3.fill w1.7 l0
    person.3.sequence ~people.3 w1.7 / ~people.3.fill w1.7 l0
    person.crop.circle ~person.circle w0.996 / ~person.circle.fill w0.996 l0
    person.crop.square ~person.square w0.89 / ~person.square.fill w0.89 l0
    person.crop.rectangle person-badge w1.0 / person-badge-fill w1.0
    person.circle ~circle.line w0.996 + ~person.fill l0 w0.5 / ~circle.solid w0.996 l0 - ~person.fill l0 w0.5
    person.crop.rectangle.stack person-rolodex w1.1 / person-rolodex w1.1
    person.text.rectangle person-vcard w1.2 / person-vcard-fill w1.2
    person.wave.2 ~person w0.8 x-0.2 + ~waves x0.46 y-0.2 h0.6 / ~person.fill w0.8 l0 x-0.2 + ~waves x0.46 y-0.2 h0.6
    person.2.wave.2 people w1.24 x-0.1 y0.06 + ~waves x0.72 y-0.24 h0.5 + ~waves m x-0.84 y-0.24 h0.5 / people-fill w1.24 x-0.1 y0.06 + ~waves x0.72 y-0.24 h0.5 + ~waves m x-0.84 y-0.24 h0.5
    person.line.dotted.person ~person.fill l0 w0.5 x-0.44 + three-dots l0 w0.26 + ~person.fill l0 w0.5 x0.44 / ~person.fill l0 w0.5 x-0.44 + three-dots l0 w0.26 + ~person.fill l0 w0.5 x0.44
    person.fill.checkmark ~person.fill w0.86 l0 x-0.16 + ~check w0.4 x0.46 y-0.06
    person.fill.xmark ~person.fill w0.86 l0 x-0.16 + ~cross w0.34 x0.46 y-0.06
    person.fill.questionmark ~person.fill w0.86 l0 x-0.16 + ~question h0.46 x0.46 y-0.06
    person.fill.viewfinder ~viewfinder w0.98 + ~person.fill l0 w0.5
    person.crop.circle.fill.badge.checkmark ~person.circle.fill w0.96 l0 x-0.06 - ~circle.solid w0.6 l0 x0.38 y0.32 + ~circle.solid w0.48 l0 x0.38 y0.32 - ~check w0.24 x0.38 y0.32
    person.icloud cloud w1.17 + ~person.fill l0 w0.3 y0.06 / cloud-fill w1.17 - ~person.fill l0 w0.3 y0.06
    person.and.background.dotted ~person w0.8
    person.2.crop.square.stack person-square w1.0 / person-square w1.0 l0
    person.badge.shield.checkmark person-check w1.2 / person-check-fill w1.2
    rectangle.stack.person.crop person-rolodex w1.1 / person-rolodex w1.1
    lanyardcard person-badge h1.08 / person-badge-fill h1.08
    face.smiling emoji-smile w0.996 / emoji-smile-fill w0.996
    face.smiling.inverse emoji-smile-fill w0.996
    face.dashed emoji-neutral w0.996 / emoji-neutral-fill w0.996
    mustache ~mustache w1.2 / ~mustache.fill w1.2 l0
    graduationcap mortarboard w1.24 / mortarboard-fill w1.24
    studentdesk easel w1.05
    tshirt ~tshirt w1.2 / ~tshirt.fill w1.2 l0
    shoe ~shoe w1.2 / ~shoe.fill w1.2 l0
    comb ~comb w1.1 / ~comb w1.1
    hand.draw hand-index h1.08 / hand-index-fill h1.08
    message ~bubble w1.16 / ~bubble.fill w1.16 l0
    bubble.left ~bubble w1.12 / ~bubble.fill w1.12 l0
    bubble.right ~bubble m w1.12 / ~bubble.fill m w1.12 l0
    bubble.middle.bottom ~bubble w1.12 / ~bubble.fill w1.12 l0
    bubble ~bubble w1.12 / ~bubble.fill w1.12 l0
    bubble.left.and.bubble.right ~bubbles w1.36 / ~bubbles.fill w1.36 l0
    bubble.left.and.text.bubble.right ~bubbles w1.36 / ~bubbles.fill w1.36 l0
    bubble.left.and.exclamationmark.bubble.right ~bubbles w1.36 / ~bubbles.fill w1.36 l0
    text.bubble ~bubble w1.12 + ~lines.two w0.52 y-0.06 / ~bubble.fill w1.12 l0 - ~lines.two w0.52 y-0.06
    ellipsis.bubble ~bubble w1.12 + three-dots l0 w0.56 y-0.06 / ~bubble.fill w1.12 l0 - three-dots l0 w0.56 y-0.06
    plus.bubble ~bubble w1.12 + ~plus w0.42 y-0.06 / ~bubble.fill w1.12 l0 - ~plus w0.42 y-0.06
    plus.message ~bubble w1.12 + ~plus w0.42 y-0.06 / ~bubble.fill w1.12 l0 - ~plus w0.42 y-0.06
    quote.bubble ~bubble w1.12 + quote l0 w0.44 y-0.05 / ~bubble.fill w1.12 l0 - quote l0 w0.44 y-0.05
    questionmark.bubble ~bubble w1.12 + ~question h0.46 y-0.05 / ~bubble.fill w1.12 l0 - ~question h0.46 y-0.05
    info.bubble ~bubble w1.12 + ~info h0.42 y-0.05 / ~bubble.fill w1.12 l0 - ~info h0.42 y-0.05
    star.bubble ~bubble w1.12 + star-fill w0.44 y-0.05 / ~bubble.fill w1.12 l0 - star-fill w0.44 y-0.05
    phone telephone w0.9 / telephone-fill w0.9
    phone.down telephone r135 w0.9 / telephone-fill r135 w0.9
    phone.arrow.up.right telephone-outbound w1.0 / telephone-outbound-fill w1.0
    phone.arrow.down.left telephone-inbound w1.0 / telephone-inbound-fill w1.0
    phone.arrow.right telephone-forward w1.0 / telephone-forward-fill w1.0
    phone.connection telephone w0.9 + ~waves r-45 x0.3 y-0.3 h0.5 / telephone-fill w0.9 + ~waves r-45 x0.3 y-0.3 h0.5
    teletype telephone w0.9
    envelope envelope w1.16 / envelope-fill w1.16
    envelope.open envelope-open w1.12 / envelope-open-fill w1.12
    envelope.arrow.triangle.branch envelope w1.16 / envelope-fill w1.16
    paperplane send w1.04 / send-fill w1.04
    at at w1.0
    """
}
