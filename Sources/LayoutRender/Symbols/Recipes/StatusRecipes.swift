extension SymbolRecipes {
  /// Time, power, signals, alarms and what tells how a thing stands.
  static let status = """
    clock ~clock w0.996 / ~clock.fill w0.996 l0
    clock.arrow.circlepath clock-history w1.12
    clock.arrow.2.circlepath clock-history w1.12
    deskclock ~clock w0.996 / ~clock.fill w0.996 l0
    alarm alarm w1.08 / alarm-fill w1.08
    alarm.waves.left.and.right alarm w0.9 + ~waves x0.68 h0.6 + ~waves m x-0.68 h0.6 / alarm-fill w0.9 + ~waves x0.68 h0.6 + ~waves m x-0.68 h0.6
    stopwatch stopwatch h1.12 / stopwatch-fill h1.12
    timer ~timer w0.996
    timer.square ~square w0.89 + ~timer w0.56
    hourglass hourglass h1.08
    hourglass.tophalf.filled hourglass-top h1.08
    hourglass.bottomhalf.filled hourglass-bottom h1.08
    calendar ~calendar w0.97 h0.90
    calendar.day.timeline.left ~calendar w0.97 h0.90
    bolt ~bolt w0.66 h1.09 / ~bolt.fill w0.68 h1.09 l0
    bolt.horizontal ~bolt r90 h1.2 w0.66 / ~bolt.fill r90 h1.2 w0.68 l0
    bolt.shield shield h1.06 + ~bolt.fill h0.5 l0 y-0.03 / shield-fill h1.06 - ~bolt.fill h0.5 l0 y-0.03
    flame ~flame h1.1 / ~flame.fill h1.1 l0
    drop ~drop h1.08 / ~drop.fill h1.08 l0
    wifi wifi w1.126
    wifi.exclamationmark wifi w1.126 - ~minus r90 w0.6 x0.36 y0.16 + ~bang h0.42 l1.2 x0.4 y0.2
    wifi.router router w1.18 / router-fill w1.18
    antenna.radiowaves.left.and.right broadcast-pin w1.25
    dot.radiowaves.left.and.right ~dot.waves w1.25
    dot.radiowaves.right rss w0.9
    dot.radiowaves.forward rss w0.9
    dot.radiowaves.up.forward rss w0.95
    wave.3.right ~waves.3 h0.98
    wave.3.left ~waves.3 m h0.98
    wave.3.forward ~waves.3 h0.98
    radiowaves.left ~waves m h0.9
    radiowaves.right ~waves h0.9
    cellularbars ~bars.4 w1.1 l0
    waveform ~waveform w1.1
    waveform.path activity w1.2
    waveform.path.ecg ~ecg w1.25
    waveform.path.ecg.rectangle ~rectangle w1.2 + ~ecg w0.8 / ~rectangle.fill w1.2 l0 - ~ecg w0.8
    waveform.badge.mic ~waveform w1.1
    shield.lefthalf.fill shield-shaded h1.06
    lock.shield shield h1.06 + lock-fill h0.46 y-0.03 / shield-fill h1.06 - lock-fill h0.46 y-0.03
    exclamationmark.bubble ~bubble w1.12 + ~bang h0.42 l1.2 y-0.05 / ~bubble.fill w1.12 l0 - ~bang h0.42 l1.2 y-0.05
    exclamationmark.lock lock h0.96 - ~bang h0.34 l1.2 y0.16 / lock-fill h0.96 - ~bang h0.34 l1.2 y0.18
    exclamationmark.arrow.circlepath ~restart w1.0 + ~bang h0.42 l1.2 y0.04
    exclamationmark.arrow.triangle.2.circlepath ~circulate w1.2 + ~bang h0.34 l1.2
    exclamationmark.icloud cloud w1.17 + ~bang h0.38 l1.2 y0.06 / cloud-fill w1.17 - ~bang h0.38 l1.2 y0.06
    exclamationmark.magnifyingglass search w0.97 + ~bang h0.34 l1.2 x-0.1 y-0.1
    exclamationmark.applewatch smartwatch h1.12 + ~bang h0.34 l1.2
    exclamationmark.warninglight ~beacon h1.05 / ~beacon.fill h1.05 l0
    light.beacon.max ~beacon h1.05 / ~beacon.fill h1.05 l0
    light.beacon.min ~beacon h1.05 / ~beacon.fill h1.05 l0
    lightbulb lightbulb h1.1 / lightbulb-fill h1.1
    lightbulb.max lightbulb h0.86 y0.1 + ~rays.top w1.06 y-0.2 / lightbulb-fill h0.86 y0.1 + ~rays.top w1.06 y-0.2
    lightbulb.min lightbulb h0.9 / lightbulb-fill h0.9
    lightbulb.2 lightbulb h0.9 x-0.26 + lightbulb h0.9 x0.3 / lightbulb-fill h0.9 x-0.26 + lightbulb-fill h0.9 x0.3
    lightbulb.led lightbulb h1.1 / lightbulb-fill h1.1
    flashlight.on.fill ~flashlight.fill h1.1 l0
    flashlight.off.fill ~flashlight.fill h1.1 l0
    rays ~rays w0.98
    burst ~burst w1.05 / ~burst.fill w1.05 l0
    progress.indicator ~rays w0.95
    ladybug bug h1.06 / bug-fill h1.06
    ant bug h1.06 / bug-fill h1.06
    lifepreserver life-preserver w0.996 / life-preserver w0.996
    checkmark.shield shield h1.06 + ~check w0.42 y-0.03 / shield-fill h1.06 - ~check w0.42 y-0.03
    checkmark.rectangle.stack ~stack.wide w1.15 + ~check w0.34 y0.1 / ~stack.wide.fill w1.15 l0 - ~check w0.34 y0.1
    checkmark.icloud cloud w1.17 + ~check w0.36 y0.06 / cloud-fill w1.17 - ~check w0.36 y0.06
    checkmark.bubble ~bubble w1.12 + ~check w0.42 y-0.05 / ~bubble.fill w1.12 l0 - ~check w0.42 y-0.05
    checkmark.message ~bubble w1.12 + ~check w0.42 y-0.05 / ~bubble.fill w1.12 l0 - ~check w0.42 y-0.05
    checkmark.gobackward ~goforward m w0.98 + ~check w0.36 y0.06
    xmark.bin trash3 h1.08 / trash3-fill h1.08
    xmark.icloud cloud w1.17 + ~cross w0.3 y0.06 / cloud-fill w1.17 - ~cross w0.3 y0.06
    xmark.shield shield h1.06 + ~cross w0.36 y-0.03 / shield-fill h1.06 - ~cross w0.36 y-0.03
    checkerboard.shield ~shield.checkered h1.06
    battery.0percent ~battery.0 w1.42
    battery.25percent ~battery.25 w1.42
    battery.50percent ~battery.50 w1.42
    battery.75percent ~battery.75 w1.42
    battery.100percent ~battery.100 w1.42
    battery.100percent.bolt ~battery.100 w1.42 - ~bolt.fill l0 h0.86 + ~bolt.fill l0 h0.7
    minus.plus.batteryblock ~batteryblock w1.1 / ~batteryblock.fill w1.1 l0
    bolt.batteryblock ~batteryblock.plain w1.1 + ~bolt.fill l0 h0.42 y0.08 / ~batteryblock.plain.fill w1.1 l0 - ~bolt.fill l0 h0.42 y0.08
    powerplug plug h1.06 / plug-fill h1.06
    poweroutlet.type.a outlet w0.98 / outlet w0.98
    poweroutlet.type.b outlet w0.98 / outlet w0.98
    poweroutlet.type.f outlet w0.98 / outlet w0.98
    bolt.ring.closed ~restart w1.0 + ~bolt.fill l0 h0.5 y0.03
    moon moon w0.93 / moon-fill w0.93
    zzz ~zzz w0.95
    moon.zzz moon w0.9 x-0.08 y0.08 + ~zzz w0.36 x0.4 y-0.36 / moon-fill w0.9 x-0.08 y0.08 + ~zzz w0.36 x0.4 y-0.36
    trophy trophy w1.1 / trophy-fill w1.1
    medal award h1.1 / award-fill h1.1
    rosette award h1.06
    crown ~crown w1.12 / ~crown.fill w1.12 l0
    laurel.leading ~laurel h1.0
    laurel.trailing ~laurel m h1.0
    """
}
