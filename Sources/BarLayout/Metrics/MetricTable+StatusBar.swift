extension MetricTable {
  /// The status bar above the bar.
  ///
  /// Few of its numbers were measured; the others are what the eye sees of iOS 13 to 18.
  static let statusBarRows: [MetricRow] =
    [
      MetricRow(
        .capHeightEm, 0.7046, .always,
        .documented("San Francisco Text: cap height 1443 of 2048")),
      MetricRow(.clockFontSize, 17, .always, .assumed("beside a notch or an island: bar text")),
      MetricRow(
        .clockFontSize, 12, .always.topInset(0...30), .assumed("status bars of 20 and 24 points")),
      MetricRow(.clockRise, 13, .always, .assumed("the clock stands low in a notch's ear")),
      MetricRow(
        .clockRise, 15 + 1.0 / 3, .always.dynamicIsland(),
        .assumed("the clock stands on the middle of the island")),
      MetricRow(
        .clockRise, 5 + 2.0 / 3, .always.topInset(0...22), .assumed("centred in 20 points")),
      MetricRow(
        .clockRise, 7, .always.topInset(23...30), .assumed("a little below the middle of 24")),
      MetricRow(
        .clockRise, 11, .iOS(26...).on(.pad).topInset(31...36), .assumed("centred in 32 points")),
      MetricRow(
        .clockCutout, 183, .always,
        .derived("pictures of 390 wide iPhones: the clock's middle at 51.7, so 390 - 4 x 51.7")),
      MetricRow(
        .clockCutout, 106, .always.dynamicIsland(),
        .derived(
          "the clock's middle at 74.0 on 402 and 81.0 on 430 (pictures of an iPhone 16 Pro and a 15"
            + " Pro Max), so 402 - 4 x 74 and 430 - 4 x 81")),
      MetricRow(
        .clockCutout, 0, .always.topInset(0...30),
        .derived("screens with a home button have no cut-out")),
      MetricRow(.clockCutout, 0, .always.on(.pad), .derived("iPads have no cut-out")),
      MetricRow(
        .clockIsAtEdge, true, .always.on(.pad), .assumed("iPads have the clock at the edge")),
      MetricRow(
        .cellularLeads, true, .always.on(.phone).topInset(0...30),
        .assumed("as every picture of a home-button phone has it: the battery alone trails")),
      MetricRow(
        .cellularIsDots, true, .iOS(7...9).on(.phone),
        .documented("fastcodesign.com/1672802 and cultofmac.com/230979: five dots came with iOS 7")),
      MetricRow(
        .cellularIsDots, true, .iOS(10...10).on(.phone),
        .assumed("as iOS 9; bars came back with the phones of iOS 11")),
      MetricRow(.statusMargin, 5.5, .always, .assumed("distance of the battery from the edge")),
      MetricRow(.statusMargin, 20, .always.on(.pad), .assumed("distance of clock and battery")),
      MetricRow(.statusSignGap, 5, .always, .assumed("distance between two signs")),
      MetricRow(
        .statusSignGap, 7, .always.dynamicIsland(),
        .derived("reception, Wi-Fi and battery are as far from the edge as the clock: 289 to 367")),
    ] + StatusSign.allCases.flatMap(signRows)

  /// The extent of one of our drawings.
  private static func signRows(_ sign: StatusSign) -> [MetricRow] {
    let (width, height) = sign.extent
    let source = MetricSource.assumed("our own drawing, as large as the system's looks")
    let larger = MetricSource.measured(
      "iPhone 16 Pro: the battery from 339 to 367 of 402; the other signs grow with it")
    return [
      MetricRow(width, sign.size.width, .always, source),
      MetricRow(height, sign.size.height, .always, source),
      MetricRow(width, sign.size.width * 28 / 24.5, .always.dynamicIsland(), larger),
      MetricRow(height, sign.size.height * 28 / 24.5, .always.dynamicIsland(), larger),
    ]
  }
}

extension StatusSign {
  /// The numbers of its width and height.
  var extent: (width: Metric, height: Metric) {
    switch self {
    case .cellular: (.cellularWidth, .cellularHeight)
    case .cellularDots: (.dotsWidth, .dotsHeight)
    case .wifi: (.wifiWidth, .wifiHeight)
    case .battery: (.batteryWidth, .batteryHeight)
    }
  }
}
