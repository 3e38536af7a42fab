extension SymbolRecipes {
  /// Money, shops and parcels.
  static let commerce = """
    cart cart2 w1.14 / cart-fill w1.14
    bag ~bag h1.06 / ~bag.fill h1.06 l0
    handbag handbag h1.02 / handbag-fill h1.02
    basket basket w1.1 / basket-fill w1.1
    creditcard ~card w1.16 / ~card.fill w1.16 l0
    creditcard.and.123 ~card w1.16
    wallet.pass wallet w1.1 / wallet-fill w1.1
    wallet.bifold wallet2 w1.1 / wallet-fill w1.1
    giftcard ~card w1.16 / ~card.fill w1.16 l0
    banknote ~banknote w1.22 / ~banknote.fill w1.22 l0
    dollarsign ~dollar h1.06 b0.22
    dollarsign.arrow.circlepath ~restart w1.02 + ~dollar h0.5 y0.04
    eurosign currency-euro h0.92
    sterlingsign currency-pound h0.92
    yensign currency-yen h0.92
    indianrupeesign currency-rupee h0.92
    bitcoinsign currency-bitcoin h1.02
    coloncurrencysign ~letter.c h0.9
    centsign ~cent h1.0
    gift gift w1.06 / gift-fill w1.06
    shippingbox box-seam w1.1 / box-seam-fill w1.1
    shippingbox.and.arrow.backward box-seam w1.1 / box-seam-fill w1.1
    archivebox archive w1.16 / archive-fill w1.16
    scalemass ~scale h1.02 / ~scale.fill h1.02 l0
    receipt receipt h1.06 / receipt-cutoff h1.06 l0
    cart.circle ~circle.line w0.996 + cart-fill w0.54 / ~circle.solid w0.996 l0 - cart-fill w0.54
    chart.line.uptrend.xyaxis graph-up w1.06
    chart.line.downtrend.xyaxis graph-down w1.06
    chart.line.flattrend.xyaxis ~chart.flat w1.06
    hands.sparkles ~hand h0.9 y0.1 + ~sparkles w0.4 x0.44 y-0.4 l0 / ~hand.fill h0.9 l0 y0.1 + ~sparkles w0.4 x0.44 y-0.4 l0
    briefcase briefcase w1.14 / briefcase-fill w1.14
    case ~suitcase w1.15 / ~suitcase.fill w1.15 l0
    latch.2.case ~suitcase w1.15 / ~suitcase.fill w1.15 l0
    building.columns.circle ~circle.line w0.996 + bank2 l0 w0.5 / ~circle.solid w0.996 l0 - bank2 l0 w0.5
    signature ~signature w1.2
    checkmark.seal.text.page file-earmark-check h1.06 / file-earmark-check-fill h1.06
    """
}
