/// Tab bars in the row of an iPad's bar, from iPadOS 18 on.
///
/// Those of iPadOS 26 were dumped by Vercantez/openuikit
/// (`uikit/goldens/ios/hc-conformance-Tabs-ipad/Tabs.t200.layout.json`, iPad (A16), 26.1): three areas
/// in [287.5, 32, 245, 44] on 820 points. Of iPadOS 18 a log of constraints is public.
extension MetricTable {
  private static let dump =
    "Vercantez/openuikit hc-conformance-Tabs-ipad/Tabs.t200.layout.json, iPad (A16), iPadOS 26.1"
  private static let log =
    "stackoverflow.com/questions/79625345, iPadOS 18 on 834 points: the areas Hello and World are"
    + " 158 wide, 338 from either side"
  private static let pushed =
    "biiigshmike/Offshore, iPad of 820 x 1180 on its side, iPadOS 26: nine pushed titles on the middle of"
    + " the 44 points from 86 on, four large ones 54 lower than at a root"
  private static let wide = MetricCondition.iOS(18...).on(.pad).regularWidth()
  private static let glass = MetricCondition.iOS(26...).on(.pad).regularWidth()

  /// Tab bars in the row.
  static let tabsInRowRows: [MetricRow] = [
    MetricRow(
      .tabBarStandsInRow, true, wide,
      .documented("Elevate your tab and sidebar experience in iPadOS (WWDC 2024)")),
    MetricRow(
      .tabBarTakesTitle, true, wide,
      .assumed("as on iPadOS 26; of iPadOS 18 nobody published a bar with both")),
    MetricRow(
      .tabBarTakesTitle, true, glass,
      .measured("\(dump): the bar has no label for its item's title")),
    MetricRow(.titleLineHeight, 54, glass, .measured(pushed)),
    MetricRow(
      .tabBarHeight, 44, wide,
      .assumed("as on iPadOS 26, in the middle of the row; of iPadOS 18 only the width is public")),
    MetricRow(.tabBarHeight, 44, glass, .measured("\(dump): [287.5, 32, 245, 44]")),
    MetricRow(
      .tabBarPadding, 4, wide,
      .measured("\(log) = 4 + 40 + 32 + 46 + 32 + 4, the words in 17 medium")),
    MetricRow(.tabBarPadding, 4, glass, .measured("\(dump): the first area at 291.5")),
    MetricRow(
      .tabBarWordPadding, 16, wide,
      .measured("\(log) = 4 + 40 + 32 + 46 + 32 + 4, the words in 17 medium")),
    MetricRow(
      .tabBarWordPadding, 16, glass,
      .measured("\(dump): Tools, 41.5 in 17 medium, has an area of 73.5")),
    MetricRow(
      .tabBarFontSize, 17, wide,
      .measured("\(log) = 4 + 40 + 32 + 46 + 32 + 4, the words in 17 medium")),
    MetricRow(
      .tabBarFontSize, 17, glass, .measured("\(dump): 17 medium, the chosen one semibold")),
    MetricRow(
      .tabBarSelectionOutset, 0, wide,
      .measured("\(dump): the chosen area's ground is its frame")),
    MetricRow(
      .tabBarSelectionInset, 4, wide,
      .derived("as far from the capsule above as at its ends, tabBarPadding")),
    MetricRow(.tabBarSelectionInset, 4, glass, .measured("\(dump): areas of 36 at y 36")),
  ]
}
