extension MetricTable {
  /// The back button.
  static let backButtonRows: [MetricRow] = [
    MetricRow(
      .backButtonHasLabel, true, .iOS(7...18),
      .documented("UINavigationItem.backButtonDisplayMode: title, then Back, then none")),
    MetricRow(
      .backButtonOverhang, 8, .iOS(7...18),
      .measured("the chevron's view starts 8 outside the margin: at 8, or 12 where it is 20")),
    MetricRow(.backButtonHeight, 44, .always, .measured("iOS 11 to 18 dumps: (0, 0, width, 44)")),
    MetricRow(.backButtonHeight, 30, .iOS(7...10), .measured("iOS 7 dump: (8, 6, 110, 30)")),
    MetricRow(
      .backButtonHeight, 32, .iOS(11...18).on(.phone).compact(),
      .derived("as tall as the row in all dumps from iOS 11 to 18; the row is 32 here")),
    MetricRow(.backButtonRise, 1, .iOS(7...10), .measured("iOS 7 dump: y 6, a point above centre")),
    MetricRow(
      .backButtonStartsAtEdge, true, .iOS(11...18),
      .measured("touch frame starts at x 0 in dumps and accessibility frames of iOS 11 to 18")),
    MetricRow(
      .backButtonTrailingPadding, 1, .iOS(15...17),
      .derived("accessibility frame of 63.67 around First ends 1 after the label")),
    MetricRow(
      .backLabelShare, 0.44, .iOS(7...18).on(.phone),
      .derived(
        "ssm-iphone5-2 (iOS 8) and orb-blocker-form-1 (iOS 15): labels that would end at 0.475 and "
          + "0.473 of 320 give way to Back; ssm-iphone6-1: one that ends at 0.404 of 375 stays")),
    MetricRow(
      .backButtonGap, 6, .iOS(7...18),
      .measured("content guide starts 6 after the button: 118 to 124 (iOS 7), 69 to 75 (iOS 12)")),
    MetricRow(
      .backButtonGap, 12, .iOS(26...),
      .measured("pixels-5: bwt-detail: a title's ink from 77 after a back button that ends at 64")),
    MetricRow(.backIndicatorWidth, 13, .iOS(8...12), .measured("iOS 8 and 9 dumps: 13 x 21")),
    MetricRow(.backIndicatorWidth, 12.5, .iOS(7...7), .measured("iOS 7 dump: 12.5 x 20.5")),
    MetricRow(
      .backIndicatorWidth, 11.5, .iOS(12...13),
      .derived(
        "five pictures of iOS 12 and 13: R starts at 27 at a margin of 16 and at 30.5 at 20, so the"
          + " label at 25.5 = 8 + 11.5 + 6 (tpgoffline/tpg-offline-iOS, t3-tp-5)")),
    MetricRow(
      .backIndicatorWidth, 14, .iOS(14...14),
      .derived("iOS 14 picture: M starts at 29.33, so the label at 28 = 8 + 14 + 6")),
    MetricRow(
      .backIndicatorWidth, 15, .iOS(15...17),
      .derived("iOS 15 to 17 pictures: F and B start at 30.33, so the label at 29 = 8 + 15 + 6")),
    MetricRow(
      .backIndicatorWidth, 16 + 2.0 / 3, .iOS(15...15).firstRelease(),
      .derived(
        "iOS 15.0 pictures: B starts at 36 at a margin of 20, so the label at 34.67 = 12 + 16.67 + 6"
          + " (leptos-null/OneTime, nextcloud/talk-ios; ott-11-manual, nct-max-info)")),
    MetricRow(
      .backIndicatorWidth, 16 + 1.0 / 3, .iOS(18...18),
      .derived("iOS 18 pictures: F and B start at 31.67, so the label at 30.33 = 8 + 16.33 + 6")),
    MetricRow(
      .backIndicatorHeight, 21, .iOS(8...13),
      .measured("iOS 8 and 9 dumps: 13 x 21; ink 12 x 21 in iOS 12 and 13 (t3-tp-5)")),
    MetricRow(.backIndicatorHeight, 20.5, .iOS(7...7), .measured("iOS 7 dump: 12.5 x 20.5")),
    MetricRow(
      .backIndicatorHeight, 18 + 2.0 / 3, .iOS(14...14), .measured("iOS 14 picture: ink 11 x 18.67")
    ),
    MetricRow(
      .backIndicatorHeight, 19, .iOS(15...), .measured("iOS 15 to 26 pictures: ink 11 x 19")),
    MetricRow(
      .backIndicatorHeight, 18, .iOS(8...13).compact(),
      .measured("iPhone X on its side, iOS 12: ink 10.67 x 18 (Zamo22/BookWyrm, bok-landscape)")),
    MetricRow(
      .backIndicatorHeight, 15, .iOS(14...18).compact(),
      .measured(
        "iPhone SE on its side, iOS 14: ink 8.5 x 15 (peiyu66/simStock21 doc/20180830,"
          + " sim-se-pushed-landscape)")),
    MetricRow(
      .backIndicatorHeight, 18, .iOS(26...).firstRelease(),
      .measured("iOS 26.0: ink 10.33 x 18 (t3-tk-m4)")),
    MetricRow(
      .backIndicatorRise, 0.25, .iOS(7...7), .measured("iOS 7 dump: y 12 of 44, height 20.5")),
    MetricRow(
      .backIndicatorRise, 1.0 / 6, .iOS(15...18),
      .measured("pictures of iOS 15 to 18: 12.33 below the row's top, centre at 21.83")),
    MetricRow(
      .backIndicatorRise, 1, .iOS(8...18).compact(),
      .measured(
        "iPhone X, iOS 12, and iPhone SE, iOS 14, on their side: the middle on 15 of 32"
          + " (bok-landscape, sim-se-pushed-landscape)")),
    MetricRow(
      .backIndicatorRise, -1.0 / 6, .iOS(26...),
      .measured("pictures of iOS 26: 12.67 to 13 below the row's top")),
    MetricRow(
      .backIndicatorIsRound, true, .iOS(14...),
      .measured("from iOS 14 the chevron is a symbol with round ends, 11 wide; 12 through iOS 13")),
    MetricRow(
      .backIndicatorInkX, 0.5, .iOS(8...12), .measured("break-ios8-screenshot2-4_0: ink from 8.5")),
    MetricRow(
      .backIndicatorInkX, 1, .iOS(12...13),
      .measured("iPhone 5s, iOS 12: ink [9, 31.5, 12, 21] under a row at 20 (t3-tp-5)")),
    MetricRow(.backIndicatorInkX, 1, .iOS(14...14), .measured("ibru-8p: ink from 9.0")),
    MetricRow(
      .backIndicatorInkX, 1 + 1.0 / 3, .iOS(15...18), .measured("gs-15-docs: from 9.33")),
    MetricRow(
      .backIndicatorInkX, 1 + 2.0 / 3, .iOS(15...15).firstRelease(),
      .measured("iOS 15.0: ink from 13.67 at a margin of 20 (ott-11-manual, nct-max-info)")),
    MetricRow(.backIndicatorInkWidth, 12.5, .iOS(7...12), .measured("iOS 8 pictures: 12.5 x 21")),
    MetricRow(
      .backIndicatorInkWidth, 12, .iOS(12...13),
      .measured("five pictures of iOS 12 and 13: ink 12 x 21 (t3-tp-5)")),
    MetricRow(.backIndicatorInkWidth, 11, .iOS(14...), .measured("iOS 14 to 26 pictures")),
    MetricRow(
      .backIndicatorInkWidth, 10 + 2.0 / 3, .iOS(8...13).compact(),
      .measured("iPhone X on its side, iOS 12: ink 10.67 x 18 (Zamo22/BookWyrm, bok-landscape)")),
    MetricRow(
      .backIndicatorInkWidth, 8.5, .iOS(14...18).compact(),
      .measured("iPhone SE on its side, iOS 14: ink 8.5 x 15 (sim-se-pushed-landscape)")),
    MetricRow(
      .backIndicatorInkWidth, 10 + 1.0 / 3, .iOS(26...).firstRelease(),
      .measured("iOS 26.0: ink 10.33 x 18 (t3-tk-m4)")),
    MetricRow(
      .backIndicatorStroke, 2.95, .iOS(7...13),
      .measured("pixels-4: ssm-iphone6-1, rss-page, shp-detail: 80 to 84 square points of ink")),
    MetricRow(
      .backIndicatorStroke, 2.49, .iOS(14...),
      .measured("pixels-4: six pictures (mvk-documents-2, pil-edit, ter-rules): 63.3 square points")
    ),
    MetricRow(
      .backLabelGap, 6, .always,
      .measured("four constraint logs of iOS 13 to 15; label at 19 of a 13 point chevron in iOS 8")),
    MetricRow(
      .backLabelGap, 6.5, .iOS(7...7),
      .measured("iOS 7 dumps: the label starts at 19 in its button, after a chevron of 12.5")),
    MetricRow(
      .backIndicatorCentreShift, -1.5, .iOS(26...),
      .measured("iPhone 17 Pro Max: the chevron's centre lies 1.5 left of its circle's")),
  ]
}
