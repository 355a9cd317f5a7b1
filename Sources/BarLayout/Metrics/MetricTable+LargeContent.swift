/// What a long press on a control of a bar shows while texts are very large.
///
/// Apple has published no figures. Those here are of an imitation, whose reviewers held it beside
/// UIKit's tab bar of iOS 12 (pull request 7146 of the same repository).
extension MetricTable {
  private static let imitation =
    "github:material-components/material-components-ios BottomNavigation's large item dialog"

  static let largeContentRows: [MetricRow] = [
    MetricRow(.largeContentSide, 210, .iOS(13...), .secondHand("\(imitation): 210 x 210")),
    MetricRow(.largeContentRadius, 10, .iOS(13...), .secondHand("\(imitation): corners of 10")),
    MetricRow(
      .largeContentRadius, 26, .iOS(26...),
      .assumed("round as other panes of glass of its size; no picture was found")),
    MetricRow(
      .largeContentInset, 20, .iOS(13...), .secondHand("\(imitation): margins of 10 + 10")),
    MetricRow(
      .largeContentImageShare, 0.35, .iOS(13...),
      .secondHand("\(imitation): 35 % of the room's height")),
    MetricRow(
      .largeContentFontSize, 35, .iOS(13...), .secondHand("\(imitation): the system's font at 35")),
    MetricRow(
      .largeContentLeastShare, 0.5, .iOS(13...),
      .secondHand("\(imitation): words shrink to half their size")),
  ]
}
