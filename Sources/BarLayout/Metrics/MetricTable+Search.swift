extension MetricTable {
  /// The search field under the title.
  static let searchRows: [MetricRow] = [
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
      .searchFieldTop, 8, .iOS(26...),
      .derived("iPhone SE simulator, iOS 26: a band of 60 for a field of 44")),
    MetricRow(.searchFieldHeight, 36, .always, .measured("iPhone 13 mini, iOS 17: 36 tall")),
    MetricRow(
      .searchFieldHeight, 44, .iOS(26...),
      .measured("iPhone SE simulator, iOS 26: the active field is 44 tall")),
    MetricRow(
      .searchFieldBottom, 15, .always, .measured("iPhone 13 mini, iOS 17: 15 left below it")),
    MetricRow(
      .searchFieldBottom, 8, .iOS(26...),
      .derived("iPhone SE simulator, iOS 26: a band of 60 for a field of 44")),
    MetricRow(
      .activeSearchBarHeight, 52, .always,
      .assumed("while searching the field takes the bar: 8 + 36 + 8")),
    MetricRow(
      .activeSearchBarHeight, 60, .iOS(26...),
      .measured("iPhone SE simulator, iOS 26: an active search makes the bar 60 tall")),
    MetricRow(.activeSearchFieldTop, 8, .always, .assumed("centred in the 52 of an active search")),
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
      .searchCancelWidth, 67, .always, .secondHand("github:flutter/packages cupertino_ui: 67 wide")),
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
      .searchIconInset, 18, .iOS(26...),
      .measured("iPadOS 26 picture: the icon's ink 18 from the capsule's start")),
    MetricRow(
      .searchFieldTextInset, 43.5, .iOS(26...),
      .measured("iPadOS 26 picture: the text's ink 44.5 from the capsule's start, bearing 1")),
    MetricRow(
      .searchFieldBaseline, 24 + 1.0 / 3, .always,
      .measured("iOS 17 and 18 pictures: the placeholder's baseline below the field's top")),
    MetricRow(
      .searchFieldBaseline, 28 + 1.0 / 3, .iOS(26...),
      .derived("as far below the field's middle as before, in a field of 44")),
    MetricRow(
      .searchFieldRadius, 10, .iOS(11...18),
      .assumed("corner radius of the field as the eye sees it; Flutter has 9")),
    MetricRow(.searchFieldRadius, 22, .iOS(26...), .measured("a capsule, half of 44")),
    MetricRow(.searchFontSize, 17, .always, .documented("UISearchBar's text is body")),
    MetricRow(
      .searchContentGoneBelow, 0.8, .always,
      .secondHand("github:flutter/packages cupertino_ui: the first fifth of the collapse")),
    MetricRow(
      .scopeBarHeight, 32, .always, .assumed("a segmented control's height")),
    MetricRow(
      .scopeBarTop, 8, .always, .assumed("the spacing of items, between field and scope bar")),
  ]
}
