/// The open menus of buttons, besides what they share with that of a title.
extension MetricTable {
  private static let flutterMenu =
    "github:flutter/packages cupertino_ui menu_anchor.dart, held against iOS 18.5"
  private static let morph = "Tembeon/morph tool/ios_reference, iPhone 16 Pro, iOS 27.0.1"
  private static let morphMenus =
    "Tembeon/morph tool/ios_reference/spec/menu-api.md, iPhone 16 Pro, iOS 27.0.1, view dumps"

  static let menuRows: [MetricRow] = [
    MetricRow(
      .menuLinePaddingEm, 0.6876, .iOS(14...),
      .secondHand("\(flutterMenu): 43 2/3 for a line of 17 points, and as much more as the line is")
    ),
    MetricRow(
      .menuLinePaddingEm, 0.6278, .iOS(26...),
      .derived("\(morph): 42 for an entry of a line of 17 points (spec/menu-button.md)")),
    MetricRow(
      .menuSignIndentEm, 0.94, .iOS(14...),
      .secondHand("\(flutterMenu): words at 32 beside ticks, at 16 without; more in large text")),
    MetricRow(
      .menuSignIndentEm, 15.0 / 17, .iOS(26...),
      .measured("\(morphMenus): words at 79 with ticks and 64 without, headers at 43 and 28")),
    MetricRow(
      .menuSignShare, 0.584, .iOS(14...), .secondHand("\(flutterMenu): 73 / 125 of the room")),
    MetricRow(
      .menuSignShare, 27.7 / 43, .iOS(26...), .measured("\(morphMenus): ticks about 27.7 of 43")),
    MetricRow(
      .menuImageIndent, 28, .iOS(14...),
      .secondHand("\(flutterMenu): words end 44 before the edge, 16 without a picture")),
    MetricRow(
      .menuImageIndent, 36, .iOS(26...),
      .measured("\(morphMenus): words at 64 beside pictures and at 28 without")),
    MetricRow(
      .menuImageMiddle, 28, .iOS(14...),
      .secondHand("\(flutterMenu): 28 from the trailing edge")),
    MetricRow(
      .menuImageMiddle, 40, .iOS(26...),
      .measured("\(morphMenus): pictures about 40 from the leading edge, 55 beside ticks")),
    MetricRow(
      .menuBlur, 16, .iOS(26...),
      .assumed("nothing under an open menu can be read, as the eye sees it")),
    MetricRow(
      .menuSectionGap, 8, .iOS(14...), .secondHand("\(flutterMenu): a band of 8")),
    MetricRow(
      .menuSectionGap, 21, .iOS(26...), .measured("\(morphMenus): a gap of 21 with a line of 1")),
    MetricRow(
      .menuSectionInset, 24, .iOS(26...), .measured("\(morphMenus): a line from 24 to 226 of 250")),
  ]
}
