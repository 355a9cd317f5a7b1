extension MetricTable {
  /// The search field under the title.
  static let searchRows: [MetricRow] = [
    MetricRow(
      .hasSearchSuggestions, true, .iOS(16...),
      .documented("UISearchController.searchSuggestions, from iOS 16")),
    MetricRow(
      .searchIsStacked, true, .iOS(11...18), .measured("iPhone 13 mini, iOS 17: 148 = 44 + 52 + 52")
    ),
    MetricRow(
      .searchIsStacked, true, .iOS(26...),
      .documented("UINavigationItem.SearchBarPlacement.stacked: under the other contents")),
    MetricRow(
      .searchStandsAtFoot, true, .iOS(26...).on(.phone),
      .measured("iPhone SE simulator, iOS 26: an inactive field floats at the foot of the screen")),
    MetricRow(
      .hasAttributedTitles, true, .iOS(26...),
      .documented("UINavigationItem.attributedTitle, from iOS 26")),
    MetricRow(
      .searchMayBeButton, true, .iOS(26...),
      .documented("UINavigationItem.SearchBarPlacement.integratedButton, from iOS 26")),
    MetricRow(
      .searchMayBeInline, true, .iOS(16...).on(.pad),
      .documented("UINavigationItem.SearchBarPlacement.inline, from iOS 16")),
    MetricRow(
      .inlineSearchFieldWidth, 240, .iOS(16...18).on(.pad),
      .measured("iPadOS 18 picture: a field of 240 x 36, 20 from the trailing edge, centred")),
    MetricRow(
      .inlineSearchFieldWidth, 248, .iOS(26...).on(.pad),
      .measured("iPadOS 26 picture: a capsule of 248 x 44, 12 from the next group")),
    MetricRow(
      .inlineSearchFieldHeight, 36, .iOS(16...18).on(.pad),
      .measured("iPadOS 18 picture: a field of 240 x 36")),
    MetricRow(
      .inlineSearchFieldHeight, 44, .iOS(26...).on(.pad),
      .measured("iPadOS 26 picture: a capsule of 248 x 44")),
    MetricRow(
      .searchFieldTop, 1, .always,
      .measured("iPhone 13 mini, iOS 17: the field starts 1 below the large title's section")),
    MetricRow(
      .searchFieldTop, 1, .iOS(26...),
      .measured(
        "iPhone SE 3, iOS 26.1: 1 above the field, 15 below (Vercantez/openuikit Tabs.t6000,"
          + " ou-se-tabs-search-shown); y 169 under a large title on 402 (sh-home)")),
    MetricRow(.searchFieldHeight, 36, .always, .measured("iPhone 13 mini, iOS 17: 36 tall")),
    MetricRow(
      .searchFieldHeight, 44, .iOS(26...),
      .measured("iPhone SE simulator, iOS 26: the active field is 44 tall")),
    MetricRow(
      .searchFieldBottom, 15, .always, .measured("iPhone 13 mini, iOS 17: 15 left below it")),
    MetricRow(
      .activeSearchBarHeight, 52, .always,
      .measured("pixels-3: t3-bt-14a, iOS 16: the hairline at 52 while searching")),
    MetricRow(
      .activeSearchBarHeight, 60, .iOS(26...),
      .measured("iPhone SE simulator, iOS 26: an active search makes the bar 60 tall")),
    MetricRow(
      .activeSearchBarHeight, 50, .iOS(12...18).on(.pad),
      .measured("iPadOS 16 pictures: the hairline at 50 while searching (q231950/btlb)")),
    MetricRow(
      .activeSearchFieldTop, 8, .always,
      .measured("pixels-3: t3-bt-14a, iOS 16: the field 8 down, 36 tall")),
    MetricRow(
      .activeSearchFieldTop, 7, .iOS(12...18).on(.pad),
      .measured("iPadOS 16 pictures: the field 7 down, 36 tall (q231950/btlb)")),
    MetricRow(
      .activeSearchFieldTop, 8, .iOS(26...), .measured("iPhone SE simulator, iOS 26: 8 down")),
    MetricRow(.activeSearchFieldHeight, 36, .always, .measured("iPhone 13 mini, iOS 17: 36 tall")),
    MetricRow(
      .activeSearchFieldHeight, 44, .iOS(26...),
      .measured("iPhone SE simulator, iOS 26: the active field is 44 tall, 16 in")),
    MetricRow(
      .searchCancelGap, 12, .always,
      .secondHand("github:flutter/packages cupertino_ui: 12 between field and Cancel")),
    MetricRow(
      .searchCancelGap, 11, .iOS(26...),
      .measured("iPhone SE simulator, iOS 26: 11 between field and cancel circle")),
    MetricRow(
      .searchCancelIsCircle, true, .iOS(26...),
      .measured("iPhone SE simulator, iOS 26: a circle of 44")),
    MetricRow(
      .searchCancelBaseline, 5 + 1.0 / 3, .always,
      .measured(
        "iOS 16, three pictures: baseline 23.33 below the top of a field of 36 (t3-bt-14a)")),
    MetricRow(
      .searchCancelWidth, 44, .iOS(26...),
      .measured("iPhone SE simulator, iOS 26: a circle of 44")),
    MetricRow(
      .searchIconInset, 8, .always,
      .measured("iOS 17 and 18 pictures: icon ink from 24 where the field starts at 16")),
    MetricRow(
      .searchIconSize, 16 + 1.0 / 3, .always,
      .measured("iOS 17 and 18 pictures: icon ink from 24.0 to 40.33")),
    MetricRow(
      .searchFieldTextInset, 31, .always,
      .derived("iOS 17 and 18 pictures: S of the placeholder starts 32.33 in, bearing 1")),
    MetricRow(
      .searchIconSize, 14, .iOS(11...12),
      .measured("iPhone X, iOS 12: icon ink from 24 to 38 in a field at 16 (t3-tp-xs)")),
    MetricRow(
      .searchFieldTextInset, 29, .iOS(11...12),
      .derived("iPhone X, iOS 12: L starts 30.33 in, bearing 1.33 (t3-tp-xs)")),
    MetricRow(
      .searchFieldTextInset, 29.5, .iOS(13...14),
      .derived("pictures of iOS 13 and 14: the text's ink 30.67 in")),
    MetricRow(
      .searchIconInset, 14, .iOS(26...),
      .measured(
        "iPhone 17 Pro, iOS 26: ink 14 in the field (Purchasely/Shaker, sh-home); its box 12 in"
          + " (ou-se-tabs-search-shown)")),
    MetricRow(
      .searchFieldTextInset, 39.5, .iOS(26...),
      .measured(
        "iPhone SE 3, iOS 26.1: the label 39.5 in the field (Vercantez/openuikit Tabs.t6000,"
          + " ou-se-tabs-search-shown)")),
    MetricRow(
      .inlineSearchInset, 4, .iOS(26...).on(.pad),
      .measured(
        "iPad A16, iPadOS 26.1: a capsule of 248, the field 4 in and 240 wide"
          + " (Vercantez/openuikit Tabs.t200, ou-ipad-tabs-search)")),
    MetricRow(
      .activeSearchStaysInline, true, .iOS(26...).on(.pad),
      .measured(
        "iPad A16, iPadOS 26.1: a search in use stays in the trailing capsule, the bar stays 54"
          + " (Vercantez/openuikit Tabs.t4000, ou-ipad-tabs-search-active)")),
    MetricRow(
      .activeInlineSearchFieldWidth, 288, .iOS(26...).on(.pad),
      .measured(
        "iPad A16, iPadOS 26.1: the capsule grows to [522, 32, 288, 44] (Vercantez/openuikit"
          + " Tabs.t4000, ou-ipad-tabs-search-active)")),
    MetricRow(
      .searchPlaceholderIsMedium, true, .iOS(26...),
      .measured(
        "iPhone SE 3, iOS 26.1: medium at rest (Vercantez/openuikit Tabs.t6000,"
          + " ou-se-tabs-search-shown); 55 wide on an iPad too, as medium is")),
    MetricRow(
      .searchPlaceholderIsMedium, false, .iOS(26...).swiftUI(),
      .measured(
        "iOS 26.5, SwiftUI: 97.33 and 121.5 wide, as regular is (pixels-5: ids-402-items, tal-ipad)"
      )),
    MetricRow(
      .searchIconIsBlack, true, .iOS(26...).on(.phone),
      .measured("iPhone 17 Pro, iOS 26: a black icon (Purchasely/Shaker, sh-home)")),
    MetricRow(
      .searchFieldBaseline, 24 + 1.0 / 3, .always,
      .measured("iOS 17 and 18 pictures: the placeholder's baseline below the field's top")),
    MetricRow(
      .searchFieldBaseline, 23 + 1.0 / 3, .iOS(11...13),
      .measured("pictures of iOS 12 and 13: 23.33 below the field's top (t3-tp-xs)")),
    MetricRow(
      .searchFieldBaseline, 28 + 1.0 / 3, .iOS(26...),
      .derived("as far below the field's middle as before, in a field of 44")),
    MetricRow(
      .searchFieldRadius, 10, .iOS(11...18),
      .measured("pixels-4: mvk-documents-2, iOS 16: the field's edge at 22, 19.33, 17, 16.33")),
    MetricRow(.searchFieldIsCapsule, true, .iOS(26...), .measured("a capsule, half of 44")),
    MetricRow(.searchFontSize, 17, .always, .documented("UISearchBar's text is body")),
    MetricRow(
      .searchContentGoneBelow, 0.8, .always,
      .secondHand("github:flutter/packages cupertino_ui: the first fifth of the collapse")),
    MetricRow(
      .scopeBarHeight, 32, .always,
      .measured("q231950/btlb AppStore Screenshots, iOS 16, 430 wide: [20, 107.67, 390, 32]")),
    MetricRow(
      .scopeBarTop, 10, .always,
      .measured("iOS 16, 430 wide: [20, 107.67, 390, 32], 10 below the field; one picture")),
  ]

  /// A field of iOS 26 grows with the text as `UIFontMetrics` scales 44 points, by the leading of
  /// body text; its text grows with body text.
  static let scaledSearchRows: [MetricRow] =
    BarContentSizeCategory.allCases.filter { $0 != .large }.flatMap { category in
      let (size, leading) = bodyText(category)
      let height = (44 * leading / 22).rounded()
      let condition = MetricCondition.iOS(26...).text(category)
      let source = MetricSource.derived(
        "44 x \(Int(leading)) / 22, the leading of body text: 58 at XXXL and 80 at AX-Large are"
          + " measured (Vercantez/openuikit UISearchBar.swift, ou-se-ax1-search-active)")
      return [
        MetricRow(.searchFieldHeight, height, condition, source),
        MetricRow(.activeSearchFieldHeight, height, condition, source),
        MetricRow(.activeSearchBarHeight, height + 16, condition, source),
        MetricRow(
          .searchFieldBaseline, height / 2 + size * (6 + 1.0 / 3) / 17, condition,
          .derived("as far below the field's middle as at 17 points, in em")),
        MetricRow(
          .searchIconSize, (16 + 1.0 / 3) * size / 17, condition,
          .derived("the magnifying glass grows with the text beside it")),
        MetricRow(
          .searchFieldTextInset, 39.5 + (16 + 1.0 / 3) * (size / 17 - 1), condition,
          .derived("as far after the magnifying glass as at 17 points")),
        MetricRow(
          .searchFontSize, size, condition,
          .documented("Human Interface Guidelines, Typography: body text at that size")),
      ]
    }

  /// Size and leading of body text.
  ///
  /// Source: documented — Human Interface Guidelines, Typography: Dynamic Type sizes.
  private static func bodyText(
    _ category: BarContentSizeCategory
  ) -> (size: Double, leading: Double) {
    switch category {
    case .extraSmall: (14, 19)
    case .small: (15, 20)
    case .medium: (16, 21)
    case .large: (17, 22)
    case .extraLarge: (19, 24)
    case .extraExtraLarge: (21, 26)
    case .extraExtraExtraLarge: (23, 29)
    case .accessibilityMedium: (28, 34)
    case .accessibilityLarge: (33, 40)
    case .accessibilityExtraLarge: (40, 48)
    case .accessibilityExtraExtraLarge: (47, 56)
    case .accessibilityExtraExtraExtraLarge: (53, 62)
    }
  }
}
