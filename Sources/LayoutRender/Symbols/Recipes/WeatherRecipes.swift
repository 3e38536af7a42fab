extension SymbolRecipes {
  /// Sky, wind and water.
  static let weather = """
    sun.max ~sun w1.16 / ~sun.fill w1.16
    sun.min ~sun.low w1.1 / ~sun.low.fill w1.1
    sun.horizon ~sun.horizon w1.22 / ~sun.horizon.fill w1.22
    sun.dust sun w1.1 / sun-fill w1.1
    sun.haze cloud-haze2 w1.15 / cloud-haze2-fill w1.15
    sun.rain cloud-sun w1.2 / cloud-sun-fill w1.2
    sun.snow cloud-sun w1.2 / cloud-sun-fill w1.2
    sun.max.trianglebadge.exclamationmark ~sun w1.0 x-0.06 - ~triangle.badge w0.66 l0 x0.36 y0.3 + ~triangle.warning w0.5 l0 x0.36 y0.32 / ~sun.fill w1.0 x-0.06 - ~triangle.badge w0.66 l0 x0.36 y0.3 + ~triangle.warning w0.5 l0 x0.36 y0.32
    sunrise sunrise w1.2 / sunrise-fill w1.2
    sunset sunset w1.2 / sunset-fill w1.2
    moon.stars moon-stars w1.06 / moon-stars-fill w1.06
    moon.haze cloud-haze2 w1.15 / cloud-haze2-fill w1.15
    moonphase.new.moon circle w0.996
    moonphase.full.moon circle-fill w0.996
    moonphase.first.quarter circle-half m w0.996
    moonphase.last.quarter circle-half w0.996
    cloud cloud w1.2 / cloud-fill w1.2
    cloud.sun cloud-sun w1.26 / cloud-sun-fill w1.26
    cloud.moon cloud-moon w1.22 / cloud-moon-fill w1.22
    cloud.rain cloud-rain w1.1 / cloud-rain-fill w1.1
    cloud.heavyrain cloud-rain-heavy w1.1 / cloud-rain-heavy-fill w1.1
    cloud.drizzle cloud-drizzle w1.1 / cloud-drizzle-fill w1.1
    cloud.bolt cloud-lightning w1.1 / cloud-lightning-fill w1.1
    cloud.bolt.rain cloud-lightning-rain w1.1 / cloud-lightning-rain-fill w1.1
    cloud.snow cloud-snow w1.1 / cloud-snow-fill w1.1
    cloud.sleet cloud-sleet w1.1 / cloud-sleet-fill w1.1
    cloud.hail cloud-hail w1.1 / cloud-hail-fill w1.1
    cloud.fog cloud-fog w1.1 / cloud-fog-fill w1.1
    cloud.sun.rain cloud-sun w1.16 y-0.12 + ~rain w0.5 x-0.12 y0.44 / cloud-sun-fill w1.16 y-0.12 + ~rain w0.5 x-0.12 y0.44
    cloud.sun.bolt cloud-sun w1.16 y-0.12 + ~bolt.fill l0 h0.34 x-0.12 y0.4 / cloud-sun-fill w1.16 y-0.12 + ~bolt.fill l0 h0.34 x-0.12 y0.42
    cloud.moon.rain cloud-moon w1.12 y-0.12 + ~rain w0.5 x-0.1 y0.44 / cloud-moon-fill w1.12 y-0.12 + ~rain w0.5 x-0.1 y0.44
    cloud.moon.bolt cloud-moon w1.12 y-0.12 + ~bolt.fill l0 h0.34 x-0.1 y0.4 / cloud-moon-fill w1.12 y-0.12 + ~bolt.fill l0 h0.34 x-0.1 y0.42
    cloud.rainbow.half rainbow w1.15 / rainbow w1.15
    rainbow rainbow w1.15
    smoke cloud-haze w1.1 / cloud-haze-fill w1.1
    wind wind w1.12
    wind.snow wind w1.0 y-0.1 + snow w0.4 x0.2 y0.4
    snow snow2 w1.06
    snowflake snow2 w1.06
    tornado tornado w1.06
    hurricane hurricane h1.06
    tropicalstorm tropical-storm h1.06
    thermometer ~thermometer h1.1
    thermometer.medium ~thermometer h1.1
    thermometer.low ~thermometer.low h1.1
    thermometer.high ~thermometer.high h1.1
    thermometer.sun thermometer-sun h1.1 / thermometer-sun h1.1
    thermometer.snowflake thermometer-snow h1.1
    thermometer.transmission ~thermometer h1.1
    thermometer.variable thermometer-half h1.1
    degreesign.celsius ~celsius w1.02
    degreesign.fahrenheit ~fahrenheit w1.0
    humidity ~humidity w1.06 / ~humidity.fill w1.06
    aqi.low ~air.low w1.06
    aqi.medium ~air.medium w1.06
    aqi.high ~air.high w1.06
    umbrella umbrella w1.06 / umbrella-fill w1.06
    umbrella.percent umbrella w1.06 / umbrella-fill w1.06
    water.waves ~water w1.12
    drop.halffull droplet-half h1.08
    mountain.2 ~mountain w1.25 / ~mountain.fill w1.25 l0
    beach.umbrella umbrella r20 w1.06 / umbrella-fill r20 w1.06
    globe globe w0.996
    globe.americas globe-americas w0.996 / globe-americas w0.996 l0
    globe.europe.africa globe-europe-africa w0.996 / globe-europe-africa w0.996 l0
    globe.asia.australia globe-asia-australia w0.996 / globe-asia-australia w0.996 l0
    globe.central.south.asia globe-central-south-asia w0.996 / globe-central-south-asia w0.996 l0
    network globe w0.996
    """
}
