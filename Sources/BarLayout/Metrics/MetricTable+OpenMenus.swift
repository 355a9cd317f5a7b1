/// The open menus of buttons, besides what they share with that of a title.
extension MetricTable {
  private static let flutterMenu =
    "github:flutter/packages cupertino_ui menu_anchor.dart, held against iOS 18.5"
  private static let morph = "Tembeon/morph, iPhone 16 Pro, iOS 27.0.1"

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
      .menuSignIndentEm, 1.06, .iOS(26...),
      .assumed("words at 46 beside ticks, as the eye sees it")),
    MetricRow(
      .menuSignShare, 0.584, .iOS(14...), .secondHand("\(flutterMenu): 73 / 125 of the room")),
    MetricRow(
      .menuImageIndent, 28, .iOS(14...),
      .secondHand("\(flutterMenu): words end 44 before the edge, 16 without a picture")),
    MetricRow(
      .menuImageIndent, 34, .iOS(26...),
      .assumed("pictures stand before the words, as the eye sees it")),
    MetricRow(
      .menuImageMiddle, 28, .iOS(14...),
      .secondHand("\(flutterMenu): 28 from the trailing edge")),
    MetricRow(
      .menuImageMiddle, 38, .iOS(26...),
      .assumed("38 from the leading edge, as the eye sees it")),
    MetricRow(
      .menuBlur, 16, .iOS(26...),
      .assumed("nothing under an open menu can be read, as the eye sees it")),
    MetricRow(
      .menuSectionGap, 8, .iOS(14...), .secondHand("\(flutterMenu): a band of 8")),
    MetricRow(
      .menuSectionGap, 17, .iOS(26...), .assumed("a line with room around it, as the eye sees it")),
    MetricRow(
      .menuSectionInset, 28, .iOS(26...), .assumed("the line is as wide as the words may be")),
  ]
}
