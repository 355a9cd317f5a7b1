/// What iOS 27 changed; everything else is as in iOS 26.
///
/// Measured on an iPhone 16 Pro with iOS 27.0.1 by Tembeon/morph (`tool/ios_reference/spec`,
/// `test/fixtures/ios27-device`), unless a row says otherwise. Other widths than 402 and 440 were
/// not seen; they are taken to be the same.
extension MetricTable {
  private static let morph = "Tembeon/morph tool/ios_reference, iPhone 16 Pro, iOS 27.0.1"

  static let year27Rows: [MetricRow] = [
    MetricRow(
      .backCapsuleHasLabel, true, .iOS(27...),
      .measured("\(morph): a back title that was set is in the capsule, one that was not is none")),
    MetricRow(
      .backCapsuleLeading, 12, .iOS(27...),
      .measured("\(morph): 94 = 12 + 16.33 + 6 + 42.67 + 17 around Inbox")),
    MetricRow(
      .backCapsuleIndicatorWidth, 16 + 1.0 / 3, .iOS(27...),
      .measured("\(morph): 94 = 12 + 16.33 + 6 + 42.67 + 17 around Inbox")),
    MetricRow(
      .backCapsuleTrailing, 17, .iOS(27...),
      .measured("\(morph): 94 = 12 + 16.33 + 6 + 42.67 + 17 around Inbox")),
    MetricRow(
      .snapShare, 0.5, .iOS(27...),
      .measured("\(morph): let go at 25 of 52 it snaps open, at 30 shut; half is 26")),
    MetricRow(
      .scrollEdgeIsHard, true, .iOS(27...),
      .measured("\(morph): a band from 0 to 116 and a hairline inside its end, off at rest")),
    MetricRow(
      .scrollEdgeReach, 40, .iOS(27...),
      .measured("\(morph): a soft edge is a band of 156, 40 more than the bar's end")),
    MetricRow(
      .scrollEdgeFade, 103, .iOS(27...),
      .derived("\(morph): whole to 0.3407 of the band: 156 - 53")),
    MetricRow(
      .crowdedItemsOverflow, true, .iOS(27...),
      .documented("UIBarButtonItem.visibilityPriority: what has no room goes to an overflow menu")),
    MetricRow(
      .crowdedToolbarOverflows, true, .iOS(27...),
      .documented("UIBarButtonItem.visibilityPriority: what has no room goes to an overflow menu")),
    MetricRow(
      .hasItemPriorities, true, .iOS(27...),
      .documented("UIBarButtonItem.visibilityPriority, from iOS 27")),
    MetricRow(
      .mayRemovePadding, true, .iOS(27...),
      .documented("UIBarButtonItem.isPaddingRemoved, from iOS 27")),
    MetricRow(
      .hasAppearanceStyles, true, .iOS(27...),
      .documented("UIBarAppearance.overrideUserInterfaceStyle, from iOS 27")),
    MetricRow(
      .mayMinimize, true, .iOS(27...),
      .documented("UINavigationItem.navigationBarMinimization, from iOS 27")),
    MetricRow(
      .minimizationDistance, 54, .iOS(27...),
      .assumed("a bar that minimizes is gone when content has moved by its height; not measured")),
    MetricRow(
      .disabledWordsAreFainter, true, .iOS(27...),
      .measured("\(morph): disabled words 221 and 47, disabled symbols 167 and 83")),
    MetricRow(
      .hasGlassSettings, true, .iOS(27...),
      .documented("iOS 27: the slider from ultra clear to tinted; Show Borders")),
    MetricRow(
      .hiddenTitleDrop, 15, .iOS(27...),
      .measured("\(morph): the hidden inline title at 88.67, the shown one at 73.67")),
    MetricRow(
      .titleSwapDistance, 1.0 / 3, .iOS(27...),
      .measured("\(morph): the titles change at an offset of 52, where the section ends")),
    MetricRow(
      .titleSwapRamp, 1.0 / 3, .iOS(27...),
      .derived("\(morph): a change in time, not in distance; a pixel of it for a still picture")),
    MetricRow(
      .sheetRadius, 38, .iOS(27...), .measured("\(morph): the upper corners of a sheet")),
  ]

  /// Bars that stand upright at the edge of an iPhone Duo, from iOS 27.1.
  static let verticalRows: [MetricRow] = [
    MetricRow(
      .barTopWithoutInset, 0, .iOS(27...).vertical(),
      .measured("iPhone Duo, iOS 27.1 simulator: no safe area above a vertical bar's content")),
    MetricRow(
      .barHeight, 24, .iOS(27...).vertical(),
      .measured("iPhone Duo, iOS 27.1 simulator: content begins at 24 under an inline title")),
    MetricRow(
      .verticalLargeBarHeight, 30, .iOS(27...).vertical(),
      .derived("iPhone Duo: content begins at 82 under a large title, whose section is 52")),
    MetricRow(
      .barTopInLandscape, 0, .iOS(27...).vertical(),
      .measured("iPhone Duo, iOS 27.1 simulator: content begins at 24 either way up")),
    MetricRow(
      .rowTop, 0, .iOS(27...).vertical(),
      .assumed("the row of 44 begins with the screen, over content from 24 on; no published frame")
    ),
    MetricRow(
      .largeTitleIsAllowed, true, .iOS(27...).vertical(),
      .measured("iPhone Duo, iOS 27.1 simulator: large titles closed and open, either way up")),
    MetricRow(
      .verticalStatusHeight, 170, .iOS(27...).statusStrip(),
      .measured("iPhone Duo, closed, upright: a status block of 84 x 170")),
    MetricRow(
      .verticalStatusHeight, 82, .iOS(27...).statusStrip().compact(),
      .measured("iPhone Duo, closed, on its side: a status block of 84 x 82")),
    MetricRow(
      .verticalStatusHeight, 120, .iOS(27...).statusStrip().regularWidth(),
      .measured("iPhone Duo, open, on its side: a status block of 84 x 120")),
    MetricRow(
      .verticalItemPitch, 44, .iOS(27...).vertical(),
      .assumed("neighbours of a group under each other, as tall as a circle; no published frame")),
    MetricRow(
      .verticalTabWidth, 62, .iOS(27...).vertical(),
      .assumed("the tab bar of 62 turned, in a strip of 84; no published frame")),
    MetricRow(
      .verticalTabHeight, 54, .iOS(27...).vertical(),
      .assumed("an area as tall as what marks it in a horizontal tab bar; no published frame")),
    MetricRow(
      .verticalTabPadding, 4, .iOS(27...).vertical(),
      .assumed("as what marks an area stands in from the glass of a horizontal tab bar")),
    MetricRow(
      .verticalFootGap, 21, .iOS(27...).vertical(),
      .assumed("as a floating tab bar from the lower edge where there is no safe area")),
    MetricRow(
      .verticalCameraBottom, 48, .iOS(27...).statusStrip(),
      .derived("a camera of 37, 11 below the edge as a Dynamic Island: assumed")),
    MetricRow(
      .dynamicIslandLift, 2, .iOS(27...).on(.phone).topInset(82...82),
      .derived("iPhone Duo, open, upright: content begins at 134, a bar of 54 under 82")),
  ]
}
