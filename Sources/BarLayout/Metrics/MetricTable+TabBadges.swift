/// Badges of the areas of a tab bar.
extension MetricTable {
  private static let dump = "Vercantez/openuikit Tabs.t1000, iOS 26.1"
  private static let row =
    "Vercantez/openuikit hc-conformance-Tabs-ipad/Tabs.t200.layout.json, iPadOS 26.1: in an area of"
    + " 73.5 x 36 a badge of 18.5 from [58, -2]"
  private static let telegram =
    "TelegramMessenger/Telegram-iOS submodules/TabBarUI/Sources/TabBarNode.swift @241f78dd"
  private static let inRow = MetricCondition.iOS(18...).on(.pad).regularWidth()

  static let tabBadgeRows: [MetricRow] = [
    MetricRow(.tabBadgeHeight, 18, .always, .secondHand("\(telegram): a disc of 18")),
    MetricRow(
      .tabBadgeHeight, 20, .iOS(26...), .measured("\(dump): _UIBarBadgeView of 20 x 20")),
    MetricRow(.tabBadgeHeight, 18.5, inRow, .measured(row)),
    MetricRow(.tabBadgeFontSize, 13, .always, .measured("\(dump): 3 in 13 points")),
    MetricRow(.tabBadgePadding, 4, .always, .measured("\(dump): a label 4 from its ends")),
    MetricRow(
      .tabBadgeDot, 10, .always, .assumed("a dot about half as high as a badge with words")),
    MetricRow(
      .tabBadgeBeside, 4, .always, .assumed("over the upper trailing part of a picture, to the eye")
    ),
    MetricRow(.tabBadgeBeside, 15.5, inRow, .measured(row)),
    MetricRow(
      .tabBadgeAbove, 16, .always,
      .secondHand("\(telegram): 2 below the bar's top, the picture's middle 18 below it")),
    MetricRow(.tabBadgeAbove, 2, inRow, .measured(row)),
  ]
}
