extension MetricTable {
  /// The status bar above the bar.
  ///
  /// Measured on pictures of eleven screens, iOS 8 to 26; `pixels-4` has them as cases. Sizes grow
  /// with the width of a phone, in steps that only those screens show.
  static let statusBarRows: [MetricRow] =
    [
      MetricRow(
        .capHeightEm, 0.7046, .always,
        .documented("San Francisco Text: cap height 1443 of 2048")),
      MetricRow(
        .clockFontSize, 17, .always,
        .measured("\(source("ter-settings, mvk-form")): ink and digits of 428 and 393 wide phones")),
      MetricRow(
        .clockFontSize, 15 + 1.0 / 3, .always.on(.phone).width(to: 389),
        .measured("\(source("shp-primary")): 7:20 is 30.67 wide, digits 10.67 high")),
      MetricRow(
        .clockFontSize, 15.6, .always.on(.phone).width(from: 390).width(to: 392),
        .measured("\(source("rda-phone-light")): 12:22 is 38.67 wide, digits 11 high")),
      MetricRow(
        .clockFontSize, 16.1, .always.on(.phone).width(from: 414).width(to: 414),
        .measured("\(source("pil-list")): 6.27 is 31.67 wide")),
      MetricRow(
        .clockFontSize, 18, .always.dynamicIsland().width(from: 430),
        .measured(
          "\(source("mhc-home")): 09:41 is 45.33 wide, digits 12.67 high; as high on 430 (st-430-26)"
        )),
      MetricRow(
        .clockFontSize, 12, .always.topInset(0...30),
        .measured("\(source("mvk-ipad-01-fruits, pil-plus")): 6:28 PM is 47 wide, digits 8.5 high")),
      MetricRow(
        .clockFontSize, 13.5, .iOS(26...).on(.pad).topInset(31...36),
        .measured("\(source("kld-ipad-settings")): 1:32 AM is 49.5 wide")),
      MetricRow(
        .clockRise, 16 + 2.0 / 3, .always,
        .measured("\(source("rda-phone-light, ter-settings")): baseline 30.33 of 47")),
      MetricRow(
        .clockRise, 15 + 2.0 / 3, .always.topInset(37...45),
        .measured("\(source("shp-primary, pil-list")): baseline 28.33 of 44")),
      MetricRow(
        .clockRise, 15 + 1.0 / 3, .always.dynamicIsland(),
        .measured("\(source("yat-home, mhc-home")): baselines 38.67 and 39 of 54")),
      MetricRow(
        .clockRise, 18 + 2.0 / 3, .always.dynamicIsland().topInset(55...60),
        .measured("\(source("mvk-form")): baseline 35.33 of 54")),
      MetricRow(
        .clockRise, 5 + 2.0 / 3, .always.topInset(0...22),
        .measured("\(source("pil-plus, ssm-iphone6-2, shp-ipad")): baselines 14 to 14.67 of 20")),
      MetricRow(
        .clockRise, 8, .always.topInset(23...30),
        .measured("\(source("mvk-ipad-01-fruits, alt-ipad")): baseline 16 of 24")),
      MetricRow(
        .clockRise, 11, .iOS(26...).on(.pad).topInset(31...36),
        .measured("\(source("kld-ipad-settings")): baseline 21 of 32")),
      MetricRow(
        .clockCutout, 183, .always,
        .derived("pictures of 390 wide iPhones: the clock's middle at 51.7, so 390 - 4 x 51.7")),
      MetricRow(
        .clockCutout, 188, .always.on(.phone).width(to: 389),
        .measured("\(source("shp-primary")): the clock's middle at 46.67, so 375 - 4 x 46.67")),
      MetricRow(
        .clockCutout, 177, .always.on(.phone).width(from: 428),
        .measured("\(source("ter-settings")): the clock's middle at 62.83, so 428 - 4 x 62.83")),
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
        .clockIsAtEdge, true, .always.on(.pad),
        .measured(
          "pixels-5: ghj-ipad, opl-ipad2-files: in their pictures the clock's ink begins at 16.5")),
      MetricRow(
        .cellularLeads, true, .always.on(.phone).topInset(0...30),
        .measured(
          "\(source("pil-plus, ssm-iphone6-2")): carrier and Wi-Fi lead, the battery trails")),
      MetricRow(
        .cellularIsDots, true, .iOS(7...9).on(.phone),
        .documented("fastcodesign.com/1672802 and cultofmac.com/230979: five dots came with iOS 7")),
      MetricRow(
        .cellularIsDots, true, .iOS(10...10).on(.phone),
        .measured(
          "home-assistant/companion.home-assistant static/assets/ios/control1.png, iOS 10: two of five"
            + " dots are full (hadocs-control1); bars came back with iOS 11")),
      MetricRow(
        .batteryHasDigits, true, .iOS(16...).on(.phone),
        .documented(
          "iPhone User Guide, iOS 16: the battery percentage appears in the status bar's icon")),
      MetricRow(
        .statusMargin, 5.5, .always,
        .measured(
          "\(source("pil-plus, ssm-iphone6-2")): the battery ends 5.33 and 5.5 from the edge")),
      MetricRow(
        .statusMargin, 15, .always.on(.pad),
        .measured("\(source("mvk-ipad-01-fruits, pil-ipad")): 15, four pads of 820 to 1366")),
      MetricRow(
        .statusMargin, 5, .always.on(.pad).topInset(0...22),
        .measured("\(source("pil-ipad-home, shp-ipad")): the battery ends 5 from the edge")),
      MetricRow(
        .statusMargin, 25.5, .always.on(.pad).width(from: 1032).width(to: 1032),
        .measured("\(source("kld-ipad-settings, alt-ipad")): the battery ends 26 from the edge")),
      MetricRow(
        .statusMargin, 25.5, .always.on(.pad).width(from: 1376),
        .derived("13 inches upright has 25.5 to 26 from the edge, see above")),
      MetricRow(
        .statusSignGap, 5, .always,
        .measured("\(source("shp-primary, pil-plus")): 5 and 4.67 between two signs")),
      MetricRow(
        .statusSignGap, 5 + 2.0 / 3, .always.on(.phone).topInset(46...48),
        .measured("\(source("rda-phone-light, ter-settings")): 5.67 at 390, 6.33 at 428 wide")),
      MetricRow(
        .statusSignGap, 7, .always.dynamicIsland(),
        .derived("reception, Wi-Fi and battery are as far from the edge as the clock: 289 to 367")),
      MetricRow(
        .statusSignGap, 7 + 2.0 / 3, .always.dynamicIsland().width(from: 430),
        .measured("status: st-430-26, st-440-26: 7.67 between two signs")),
    ] + StatusSign.allCases.flatMap(signRows)

  /// The extent of one of our drawings.
  private static func signRows(_ sign: StatusSign) -> [MetricRow] {
    guard let (width, height) = sign.extent else { return [] }
    let source = sign.evidence
    let larger = MetricSource.measured(
      "iPhone 16 Pro: the battery from 339 to 367 of 402; the other signs grow with it")
    let largest = MetricSource.measured(
      "status: st-430-26, st-440-26: the battery from 361.33 to 392.33 of 430, Wi-Fi 19 x 14,"
        + " reception 21.67 x 13.67")
    let smallest = [
      MetricRow(width, sign.size.width, .always, source),
      MetricRow(height, sign.size.height, .always, source),
    ]
    // Its dots stand on iPads alone.
    guard sign != .multitasking else { return smallest }
    return smallest + [
      MetricRow(width, sign.size.width * 28 / 24.5, .always.dynamicIsland(), larger),
      MetricRow(height, sign.size.height * 28 / 24.5, .always.dynamicIsland(), larger),
      MetricRow(
        width, sign.size.width * 31 / 24.5, .always.dynamicIsland().width(from: 430), largest),
      MetricRow(
        height, sign.size.height * 31 / 24.5, .always.dynamicIsland().width(from: 430), largest),
    ]
  }
}

extension MetricTable {
  /// The pictures of a status bar, by the cases that name them.
  private static func source(_ cases: String) -> String { "pixels-4: \(cases)" }
}

extension StatusSign {
  /// Where the extent of the smallest drawing was seen.
  fileprivate var evidence: MetricSource {
    switch self {
    case .cellular: .derived("19.33 x 12.33 on 402 wide (yat-home), as much smaller as its battery")
    case .cellularDots:
      .measured("github:LoopKit/Loop Documentation/Screenshots/Phone Bolus.png: 33.5 x 5.5")
    case .wifi: .measured("pixels-4: shp-primary, pil-plus: 15.33 x 11")
    case .battery: .measured("pixels-4: shp-primary, pil-plus: 24.33 x 11.33")
    default: .measured("status: st-ipad-15: three dots of 21 x 5")
    }
  }

  /// The numbers of its width and height; nil for what is none of our drawings.
  var extent: (width: Metric, height: Metric)? {
    switch self {
    case .cellular: (.cellularWidth, .cellularHeight)
    case .cellularDots: (.dotsWidth, .dotsHeight)
    case .wifi: (.wifiWidth, .wifiHeight)
    case .battery: (.batteryWidth, .batteryHeight)
    case .multitasking: (.multitaskingWidth, .multitaskingHeight)
    default: nil
    }
  }
}
