extension SymbolRecipes {
  /// Body, medicine, sport and play.
  static let health = """
    cross ~medical w0.98 / ~medical.fill w0.98 l0
    cross.case ~case w1.16 / ~case.fill w1.16 l0
    cross.vial ~testtube h1.08 / ~testtube.fill h1.08
    pill capsule r90 w1.02 / capsule-pill r90 w1.02 l0
    pills capsule w0.8 x-0.2 y-0.1 + circle w0.5 x0.36 y0.26 / capsule-pill w0.8 x-0.2 y-0.1 l0 + circle-fill w0.5 x0.36 y0.26
    bandage bandaid w1.1 / bandaid-fill w1.1
    stethoscope ~stethoscope h1.06
    syringe ~syringe w1.06 / ~syringe.fill w1.06
    ivfluid.bag ~ivbag h1.1 / ~ivbag.fill h1.1
    medical.thermometer thermometer-half r45 h1.12 / thermometer-half r45 h1.12
    facemask ~facemask w1.16 / ~facemask.fill w1.16 l0
    lungs lungs w1.1 / lungs-fill w1.1
    brain ~brain w1.05 / ~brain.fill w1.05 l0
    brain.head.profile ~head w1.02 / ~head.fill w1.02 l0
    ear ear h1.08
    mouth ~mouth w1.16 / ~mouth.fill w1.16 l0
    nose ~nose h1.0 / ~nose h1.0
    heart.text.square ~square w0.89 + ~heart.small w0.42 y-0.12 l0 + ~lines.two w0.46 y0.24 / ~square.fill w0.89 l0 - ~heart.small w0.42 y-0.12 l0 - ~lines.two w0.46 y0.24
    heart.text.clipboard clipboard-heart h1.08 / clipboard-heart-fill h1.08
    bolt.heart ~heart w1.06 + ~bolt.fill h0.5 l0 / heart-fill w1.06 - ~bolt.fill h0.5 l0
    arrow.clockwise.heart ~heart w1.06 + ~clockwise w0.36 / heart-fill w1.06 - ~clockwise w0.36
    staroflife ~staroflife w0.98 / ~staroflife.fill w0.98 l0
    allergens ~allergens w1.06 / ~allergens.fill w1.06 l0
    microbe virus w1.05 / virus w1.05 l0
    testtube.2 ~testtubes w1.05
    flask ~flask h1.06 / ~flask.fill h1.06
    atom ~atom w1.06
    dumbbell ~dumbbell w1.24 / ~dumbbell.fill w1.24 l0
    sportscourt ~court w1.24 / ~court.fill w1.24 l0
    soccerball ~soccer w0.996
    basketball ~basketball w0.996 / ~basketball.fill w0.996 l0
    football ~football w1.1 / ~football.fill w1.1 l0
    american.football ~football w1.1 / ~football.fill w1.1 l0
    tennisball ~tennis w0.996 / ~tennis.fill w0.996 l0
    tennis.racket ~racket w1.06
    baseball ~tennis w0.996 / ~tennis.fill w0.996 l0
    volleyball ~basketball w0.996 / ~basketball.fill w0.996 l0
    cricket.ball ~tennis w0.996 / ~tennis.fill w0.996 l0
    figure.stand ~figure.stand l0.35 h1.12
    figure.walk ~figure.walk l0.35 h1.12
    figure.run ~figure.run l0.35 h1.12
    figure.hiking ~figure.hiking l0.35 h1.12
    figure.wave ~figure.wave l0.35 h1.12
    figure.arms.open ~figure.open l0.35 h1.12
    figure ~figure.open l0.35 h1.12
    figure.roll ~figure.roll l0.35 h1.08
    figure.fall ~figure.run l0.35 r60 h1.12
    figure.cooldown ~figure.open l0.35 h1.12
    figure.mind.and.body ~figure.sit l0.35 w1.08
    figure.yoga ~figure.sit l0.35 w1.08
    figure.flexibility ~figure.sit l0.35 w1.08
    figure.pool.swim ~figure.swim l0.35 w1.2
    figure.open.water.swim ~figure.swim l0.35 w1.2
    figure.outdoor.cycle ~figure.cycle l0.35 w1.16
    figure.indoor.cycle ~figure.cycle l0.35 w1.16
    figure.strengthtraining.traditional ~figure.lift l0.35 w1.12
    figure.strengthtraining.functional ~figure.lift l0.35 w1.12
    figure.core.training ~figure.sit l0.35 w1.08
    figure.dance ~figure.wave l0.35 h1.12
    figure.stairs ~figure.walk l0.35 h0.95 x-0.14 y-0.1 + ~stairs w0.6 x0.3 y0.34
    figure.skiing.downhill ~figure.run l0.35 h1.12
    figure.soccer ~figure.run l0.35 h1.05 x-0.06 + circle-fill w0.2 x0.5 y0.42
    figure.tennis ~figure.wave l0.35 h1.12
    figure.basketball ~figure.wave l0.35 h1.05 + circle-fill w0.2 x0.52 y-0.36
    figure.golf ~figure.stand l0.35 h1.12
    figure.rower ~figure.swim l0.35 w1.2
    figure.elliptical ~figure.walk l0.35 h1.12
    figure.highintensity.intervaltraining ~figure.run l0.35 h1.12
    figure.child ~figure.open l0.35 h0.95
    figure.2 ~figure.stand l0.35 h1.1 x-0.26 + ~figure.stand l0.35 h1.1 x0.26
    figure.2.and.child.holdinghands ~figure.stand l0.35 h1.1 x-0.4 + ~figure.stand l0.35 h0.78 y0.16 + ~figure.stand l0.35 h1.1 x0.4
    figure.and.child.holdinghands ~figure.stand l0.35 h1.1 x-0.2 + ~figure.stand l0.35 h0.78 y0.16 x0.24
    figure.seated.side ~chair h1.08
    accessibility ~circle.line w0.996 + ~figure.open h0.66 l0.4 / ~circle.solid w0.996 l0 - ~figure.open h0.66 l0.4
    """
}
