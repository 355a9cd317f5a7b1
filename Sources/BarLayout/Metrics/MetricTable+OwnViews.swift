extension MetricTable {
  /// Views that apps put into a bar.
  static let ownViewRows: [MetricRow] = [
    MetricRow(
      .secondLineFontSize, 12, .always,
      .assumed("apps set their second lines as they like; caption 1 is 12 points")),
    MetricRow(
      .titleSearchBarHeight, 44, .iOS(7...10),
      .secondHand("github:Esri/maps-app-ios issue 67: UISearchBar was 44 tall before iOS 11")),
    MetricRow(
      .titleSearchBarHeight, 56, .iOS(11...18),
      .secondHand(
        "github:jdisho/Papr pull request 67, Esri/maps-app-ios issue 67: from iOS 11 on UISearchBar"
          + " is 56 tall, and so is a bar with one as title view")),
    MetricRow(
      .titleSearchBarHeight, 64, .iOS(26...),
      .derived(
        "golden-se-ios26-searchbar-prompt, iOS 26: a UISearchBar with a prompt of 34 is 98 tall;"
          + " that a bar grows with it is as from iOS 11 on")),
    MetricRow(
      .titleSearchFieldInset, 8, .always,
      .assumed("a field stands 8 inside of a UISearchBar, so that alone it ends at the margin")),
    MetricRow(
      .titleSearchFieldInset, 0, .iOS(26...),
      .assumed("sides without buttons end at the margin there, and so does the field")),
    MetricRow(
      .wheelSide, 20, .always, .assumed("no page was found that says how large a medium one is")),
    MetricRow(
      .largeWheelSide, 37, .always,
      .secondHand("cnblogs.com/yujidewu/p/6103724: UIActivityIndicatorViewStyleWhiteLarge has 37")),
    MetricRow(.wheelSpokes, 12, .iOS(7...12), .assumed("wheels had twelve spokes before iOS 13")),
    MetricRow(.wheelSpokes, 8, .iOS(13...), .assumed("wheels have eight spokes from iOS 13 on")),
  ]

  /// The field of a search bar as it was before iOS 11, which had none below its titles.
  static let oldSearchRows: [MetricRow] = [
    MetricRow(
      .searchFieldRadius, 5, .iOS(7...10), .assumed("corners were less round than from iOS 11 on"))
  ]
}
