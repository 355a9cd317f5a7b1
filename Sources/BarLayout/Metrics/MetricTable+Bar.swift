extension MetricTable {
  /// The bar as a whole: how tall it is and where it starts.
  static let barRows: [MetricRow] = [
    MetricRow(
      .barHeight, 44, .always,
      .measured("iPhones upright, iOS 7 to 18: view dumps of 4s, 5s, 8, X, 13 Pro Max and others")),
    MetricRow(
      .barHeight, 44, .iOS(7...11).on(.pad),
      .measured("iPad Air 3, iOS 11; Interface Builder's iPad canvas of iOS 7")),
    MetricRow(
      .barHeight, 50, .iOS(12...18).on(.pad),
      .measured("iPad Air 3, iOS 12, apps built with Xcode 10 or later; iPadOS 14 and 18 pictures")),
    MetricRow(
      .barHeight, 32, .iOS(7...18).on(.phone).compact(),
      .measured("iPhone 6, 8, X, 11 Pro, 13 and 14 Pro on their side: three libraries and a report")
    ),
    MetricRow(
      .barHeight, 56, .iOS(13...18).inSheet().compact(false),
      .measured("page sheet on a 375 point phone, iOS 13: 44 point items with 6 above and below")),
    MetricRow(
      .barHeight, 54, .iOS(26...),
      .measured("iPhone 16 Pro, iOS 26: UI test tree (0, 62, 402, 54); Interface Builder; iPad")),
    MetricRow(
      .barTopWithoutInset, 0, .always,
      .measured("test windows without a safe area, iOS 12 to 18: the bar begins at 0")),
    MetricRow(
      .barTopWithoutInset, 10, .iOS(26...),
      .measured(
        "iPhone SE simulator window without status bar, iOS 26; title baseline 38 = 10 + 28")),
    MetricRow(
      .barTopInLandscape, 0, .always,
      .measured("iPhone 8 and X on their side, iOS 11: the bar begins at the screen's edge")),
    MetricRow(
      .barTopInLandscape, 24, .iOS(26...).on(.phone),
      .measured("iPhone 17 Pro on its side, iOS 26.5: lower edge 78 = 24 + 54")),
    MetricRow(
      .dynamicIslandLift, 5 + 1.0 / 3, .iOS(16...18).dynamicIsland(),
      .measured("iPhone 15 Plus, iOS 17: bar at 53.667 under a safe area of 59")),
    MetricRow(
      .dynamicIslandLift, 5 + 2.0 / 3, .iOS(16...18).dynamicIsland().topInset(60...100),
      .measured("iPhone 16 Pro, iOS 18: bar at 56.333 under a safe area of 62; two sources")),
    MetricRow(
      .hairlinePixels, 1, .always,
      .measured("hairlines of iOS 7 to 18 dumps: half a point at 2x, a third at 3x, below the bar")),
    MetricRow(
      .sheetTop, 10, .iOS(13...18),
      .measured("page sheet on a 393 x 852 screen, iOS 17: top at 69 = safe area 59 + 10")),
    MetricRow(
      .sheetTop, 0, .iOS(26...),
      .measured("page sheet on a 402 point phone, iOS 26: bar at 78 = safe area 62 + 16")),
    MetricRow(
      .sheetInsetMinimum, 30, .iOS(13...).on(.phone),
      .measured(
        "page sheets of SE 3 and 8 Plus, iOS 15 to 17, at 40 and their cards at 30, under a safe"
          + " area of 20 (gs-se-docs, t3-on-65); SE 3, iOS 26.1 at 30 (ou-se-sheet-under)")),
    MetricRow(
      .sheetBarTop, 16, .iOS(26...),
      .measured("page sheets of iOS 26, three sources: the bar stands 16 below the sheet's top")),
    MetricRow(
      .sheetBarTop, 20, .iOS(26...).on(.phone).width(from: 414),
      .measured("iPhone Pro Max, iOS 26: a page sheet's top at 62, its capsule from 82 to 126")),
    MetricRow(
      .sheetBarTop, 10, .iOS(26...).on(.pad),
      .measured("form sheet on iPadOS 26: shapes begin 10 below the top of the sheet")),
    MetricRow(
      .formSheetWidth, 540, .always,
      .secondHand(
        "dotnet/maui, a test of form sheets on iPads (OpenFormSheetButton): 540 x 620")),
    MetricRow(
      .formSheetWidth, 580, .iOS(26...),
      .measured("form sheet of 580 x 650 on an 1180 x 820 iPad, iPadOS 26")),
    MetricRow(
      .formSheetHeight, 620, .always,
      .secondHand(
        "dotnet/maui, a test of form sheets on iPads (OpenFormSheetButton): 540 x 620")),
    MetricRow(
      .formSheetHeight, 650, .iOS(26...),
      .measured("form sheet of 580 x 650 on an 1180 x 820 iPad, iPadOS 26")),
    MetricRow(
      .formSheetRise, 5, .iOS(26...).on(.pad),
      .measured("form sheet of 580 x 650 on an 1180 x 820 iPad, iPadOS 26: its top at 80, not 85")),
    MetricRow(
      .popoverWidth, 375, .always,
      .assumed("a popover of a table on an iPad to the eye; apps may ask for another width")),
    MetricRow(
      .pageSheetTakesPortraitSize, true, .iOS(7...12),
      .documented(
        "UIModalPresentationPageSheet: as high as the screen, as wide as the screen is upright")),
    MetricRow(
      .pageSheetWidth, 704, .always,
      .measured(
        "iPad Pro 12.9, iPadOS 16: [160, 185, 704, 995.5] upright, 704 x 936 on its side"
          + " (OnionBrowser/OnionBrowser fastlane/screenshots, t3-on-p4, and a second app)")),
    MetricRow(
      .pageSheetHeight, 995.6, .always,
      .measured("iPad Pro 12.9, iPadOS 16: [160, 185, 704, 995.5], the width times root 2")),
    MetricRow(
      .pageSheetClearance, 20, .always,
      .measured(
        "iPad Pro 12.9 on its side, iPadOS 16: top at 44 under a safe area of 24, at 40 under 20"
          + " (t3-on-p4)")),
    MetricRow(
      .pageSheetClearance, 10, .iOS(26...),
      .measured(
        "iPad A16 upright, iPadOS 26.1: [0, 42, 820, 1138] under a safe area of 32"
          + " (Vercantez/openuikit NavFlow.t1200, ou-ipad-pagesheet)")),
    MetricRow(
      .pageSheetFillsScreen, true, .iOS(26...).on(.pad),
      .measured(
        "iPad A16 upright, iPadOS 26.1: [0, 42, 820, 1138], the whole width"
          + " (Vercantez/openuikit NavFlow.t1200, ou-ipad-pagesheet); on its side nobody measured")),
    MetricRow(
      .promptHeight, 30, .always,
      .measured("iPhone and iPad, iOS 5 to 8: 74 with a prompt, 44 without; two sources")),
    MetricRow(
      .promptHeight, 34, .iOS(13...18),
      .measured(
        "iPhone 8 Plus, iPhone 11 Pro Max and iPad Pro 12.9 of one app, iOS 14: bars of 78 and 84 below"
          + " the status bar, baselines 22 and 62 below its top (security-union/remote-shutter"
          + " store_assets/2.1, rem-prompt-plus, rem-prompt-notch, rem-prompt-pad); iOS 11 has 30"
          + " (ios11-375-homepage-prompt)")),
    MetricRow(
      .promptHeight, 34, .iOS(26...),
      .assumed("a search bar with a prompt grows by 34 on iOS 26, and an app allows 88 = 54 + 34")),
    MetricRow(
      .promptHeight, 22, .iOS(7...18).compact(),
      .measured("compact bars of iOS 8: 54 with a prompt, 32 without; one source")),
    MetricRow(
      .promptFontSize, 12.75, .iOS(7...10),
      .measured("iOS 9 and 10: about three quarters of the title's size (20 to 15)")),
    MetricRow(
      .promptFollowsTitle, true, .iOS(7...10),
      .measured("iOS 9 and 10: in the title's colour, 15 beside 20; fixed and black from iOS 11")),
    MetricRow(
      .promptFontSize, 13, .iOS(11...18),
      .measured(
        "iOS 11 log of a bar's labels: the prompt's is SFUIText 13.00 pt; fixed from then on")),
    MetricRow(
      .promptFontSize, 14, .iOS(26...),
      .assumed("the label of a search bar's prompt on iOS 26 is 14 points")),
  ]

  /// The row that holds title and buttons.
  static let rowRows: [MetricRow] = [
    MetricRow(
      .rowHeight, 44, .always, .measured("content view of iOS 11 to 17 dumps: (0, 0, width, 44)")),
    MetricRow(
      .rowHeight, 32, .iOS(7...18).on(.phone).compact(),
      .measured(
        "words about the middle of a bar of 32: an iPhone SE on its side, iOS 14, about 16"
          + " (peiyu66/simStock21 doc/20180830, sim-se-list-landscape)")),
    MetricRow(
      .rowTop, 3, .iOS(12...18).on(.pad),
      .derived("iPadOS 14 and 18 pictures: contents are centred on 25 of 50, so 44 lies 3 down")),
    MetricRow(
      .rowTop, 6, .iOS(13...18).inSheet().compact(false),
      .measured("page sheet, iOS 13: items (8, 6, 46, 44) in the bar of 56")),
    MetricRow(
      .baselineBelowCentre, 6, .always,
      .measured("three constraint logs: the title's baseline is 28 below the top of the 44 row")),
    MetricRow(
      .baselineBelowCentre, 5, .iOS(11...12).compact(),
      .measured(
        "iPhone X on its side, iOS 12: title and word on 21 of 32 (Zamo22/BookWyrm Screenshots/Empty"
          + " Review Landscape.png, bok-landscape)")),
    MetricRow(
      .baselineBelowCentre, 0, .iOS(26...),
      .derived("labels are centred in the row at every size; see baselineBelowCentreEm")),
    MetricRow(
      .baselineBelowCentreEm, 6.2 / 17, .iOS(26...),
      .measured(
        "iOS 26 pictures: 28.33 below the row's top at 3x (ten titles), 28.0 at 2x and at 1x; a"
          + " title of 21 at [162.5, 19, 50, 26] is centred (ou-se-ax1-forms-inline)")),
    MetricRow(
      .ascentEm, 0.952, .always,
      .documented("San Francisco Text: ascender 1950 of 2048; 28 - 16.19 = 11.81, as dumps show")),
    MetricRow(
      .ascentEm, 0.98, .iOS(26...),
      .derived("iOS 26 label boxes start 11.667 below the row's top, 16.67 above the baseline")),
    MetricRow(
      .lineHeightEm, 1.193, .always,
      .documented("San Francisco Text: (1950 + 494) of 2048; boxes of 20.333 at 3x, 20.5 at 2x")),
    MetricRow(
      .lineHeightEm, 1.215, .iOS(26...),
      .derived(
        "iOS 26 label boxes of 17 point text are 20.667 tall at 3x and 21 at 2x, of 21 point text"
          + " 26 at 2x (ou-ipad-modal-inline, ou-se-ax1-forms-inline)")),
    MetricRow(
      .titleBoxOutset, 0.5, .iOS(7...10),
      .measured("iOS 8 dump: title label 21.5 tall, 11.5 below the row's top")),
  ]

  /// Distances from the bar's sides.
  static let marginRows: [MetricRow] = [
    MetricRow(
      .layoutMargin, 16, .always,
      .measured("phones of 320 to 402 points, iOS 7 to 26; also beside a side safe area")),
    MetricRow(
      .layoutMargin, 20, .always.width(from: 414).sideInset(false),
      .measured("phones of 414 and 440 points, iPads, phones of 568 and 667 on their side")),
    MetricRow(
      .layoutMargin, 16, .iOS(7...8).on(.pad),
      .measured(
        "iPad of 9.7 inches, iOS 7 and 8: a chevron's ink from 8 (sunnywheat/Allpick"
          + " Image/Screenshots/ipad-3.png, alp-pad-menu; GiantRobotLabs/giant-robot-fitbuddy"
          + " screenshots/ipad/2-addworkout.png, fit-pad-back)")),
    MetricRow(
      .layoutMargin, 20, .iOS(11...12).width(from: 414).sideInset(true),
      .measured(
        "windows of an X, XR and XS Max on their side, iOS 12: the add symbol at 64 = 44 + 20;"
          + " from iOS 13 at 62 = 44 + 16 and the symbol's 2")),
    MetricRow(
      .layoutMargin, 24, .iOS(14...17).on(.pad).sidebar().width(to: 374),
      .measured(
        "sidebars of 320 on iPadOS 14 to 17: a large title's ink at 25, 26 and 26 in three apps, the"
          + " toggle 8.5 further in (mo-pad-dash); lists that are plain, grouped or in cards have 16"
          + " there (pok-pad, sim-pad-split, prt-ipad7-1)")),
    MetricRow(
      .itemMargin, 16, .iOS(26...),
      .measured("iPhone 16 Pro, iOS 26: glass from 16 to 386 on 402 points")),
    MetricRow(
      .itemMargin, 20, .iOS(26...).width(from: 414).sideInset(false),
      .measured("iPhone 17 Pro Max, iOS 26: glass starts at 20 on 440 points")),
    MetricRow(
      .itemMargin, 10, .iOS(26...).on(.pad),
      .measured("iPadOS 26: shapes stand 10 from the edge of a column or a form sheet")),
    MetricRow(
      .itemEdgeDistance, 38, .iOS(26...).on(.phone).compact(),
      .measured(
        "three phones on their side, iOS 26, whatever their safe area: iPhone SE 3 ends at 629 of 667"
          + " (ou-se-land-navflow, ou-se-land-ledger), 17 Pro and 14 Plus begin at 38 beside 62 and 47"
          + " of safe area and end 38 before the screen (inseven/opolua, opl26-17pro-welcome)")),
    MetricRow(
      .itemEdgeDistance, 38, .iOS(26...).on(.phone).sideInset(true),
      .measured("as above: an iPhone 14 Plus on its side has regular width")),
    MetricRow(
      .itemEdgeDistance, 0, .iOS(26...).statusStrip(),
      .derived("buttons of iPhone Duo stand in its strip, or keep clear of it")),
  ]
}
