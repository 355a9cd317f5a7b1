/// The open menu of a title, the picture before it, and badges of buttons.
extension MetricTable {
  private static let morph = "Tembeon/morph tool/ios_reference, iPhone 16 Pro, iOS 27.0.1"
  private static let noTomorrow = "joxan2137/NoTomorrow docs/android-glass.md"
  private static let flutterMenu = "github:flutter/packages cupertino_ui menu_anchor.dart"
  private static let tabBadge = "Vercantez/openuikit Tabs.t1000, iOS 26.1"

  static let openTitleMenuRows: [MetricRow] = [
    MetricRow(
      .titleMenuWidth, 250, .iOS(14...),
      .secondHand("\(flutterMenu): 250 on an iPhone 16 Pro's simulator of iOS 18.5")),
    MetricRow(
      .titleMenuWidth, 370,
      .iOS(14...).text(.accessibilityMedium ... .accessibilityExtraExtraExtraLarge),
      .secondHand("\(flutterMenu): 370 at accessibility sizes of text, iOS 18.5")),
    MetricRow(
      .titleMenuWidth, 262, .iOS(14...18).on(.pad).width(from: 768),
      .secondHand("\(flutterMenu): 262 on iPad Pros' simulators of iPadOS 18.5")),
    MetricRow(
      .titleMenuWidth, 343,
      .iOS(14...18).on(.pad).width(from: 768).text(
        .accessibilityMedium ... .accessibilityExtraExtraExtraLarge),
      .secondHand("\(flutterMenu): 343 on iPad Pros at accessibility sizes of text, iPadOS 18.5")),
    MetricRow(
      .titleMenuWidth, 250, .iOS(26...).text(.extraSmall ... .extraExtraExtraLarge),
      .measured("\(morph): menus are 250 wide (spec/menu-api.md); 249 on 26.1 (\(noTomorrow))")),
    MetricRow(
      .titleMenuRadius, 13, .iOS(14...),
      .secondHand("\(flutterMenu): corners of 13, iOS 18.5")),
    MetricRow(
      .titleMenuRadius, 32, .iOS(26...),
      .measured("\(morph): an open menu's corners (spec/menu-button.md)")),
    MetricRow(
      .titleMenuPadding, 10, .iOS(26...),
      .measured("\(morph): a menu is 20 + 42 for each entry (spec/menu-button.md)")),
    MetricRow(
      .titleMenuRowHeight, 43 + 2.0 / 3, .iOS(14...),
      .secondHand("\(flutterMenu): 28 above a line's baseline and 15 2/3 below, iOS 18.5")),
    MetricRow(
      .titleMenuRowHeight, 42, .iOS(26...),
      .measured("\(morph): a menu is 20 + 42 for each entry (spec/menu-button.md)")),
    MetricRow(
      .titleMenuTextInset, 16, .iOS(14...),
      .secondHand("\(flutterMenu): 16 beside words without a picture, iOS 18.5")),
    MetricRow(
      .titleMenuTextInset, 28, .iOS(26...),
      .measured("\(morph): titles of a group without pictures start at 28 (spec/menu-api.md)")),
    MetricRow(
      .titleMenuDrop, 12 + 5.0 / 6, .iOS(14...),
      .measured(
        "Dimillian/IceCubesApp Images/timeline.png, iPhone of 393 points, iOS 17: a menu begins at"
          + " 98.7, a point below the bar and 12.8 below the title's line")),
    MetricRow(
      .titleMenuDrop, -(34 + 1.0 / 3), .iOS(26...),
      .measured(
        "Dimillian/IceCubesApp screenshots.pco A87D752B, iPhone 16 Pro, iOS 26: a menu begins at"
          + " 60 and covers the title, whose row is 62 to 106 and whose line ends at 94.33")),
    MetricRow(
      .menuMargin, 8, .iOS(14...),
      .secondHand(
        "flutter/flutter cupertino menu_anchor.dart: overlayPadding, 8 to the sides of the screen")),
    MetricRow(
      .titleMenuHeaderHeight, 64, .iOS(16...),
      .assumed("a document's picture of 44 with 10 above and below, as the eye sees it")),
    MetricRow(
      .titleMenuPreview, 44, .iOS(16...),
      .assumed("a document's picture is as tall as a finger needs to drag it")),
    MetricRow(
      .titleMenuPreviewFontSize, 30, .iOS(16...),
      .assumed("a symbol about as tall as the document's picture")),
    MetricRow(
      .titleMenuSeparator, 1, .iOS(14...18),
      .secondHand("\(flutterMenu): a line of a pixel between entries, iOS 18.5; glass has none")),
    MetricRow(
      .titleIconHeight, 20, .iOS(16...),
      .assumed("a document's picture is about as tall as the title's line")),
  ]

  static let badgeRows: [MetricRow] = [
    MetricRow(
      .badgeHeight, 20, .iOS(26...), .derived("as a tab's: \(tabBadge): _UIBarBadgeView of 20 x 20")
    ),
    MetricRow(
      .badgeFontSize, 13, .iOS(26...), .derived("as a tab's: \(tabBadge): 3 in 13 points")),
    MetricRow(
      .badgePadding, 4, .iOS(26...), .derived("as a tab's: \(tabBadge): a label 4 from its ends")),
    MetricRow(
      .badgeInset, 6.25, .iOS(26...),
      .derived(
        "as a tab's in an iPad's row: Vercantez/openuikit hc-conformance-Tabs-ipad/Tabs.t200.layout.json,"
          + " 26.1: in an area of 73.5 x 36 a badge of 18.5 from [58, -2], its middle 6.25 inside the"
          + " end and 7.25 below the top")),
    MetricRow(
      .badgeDot, 10, .iOS(26...), .assumed("a dot about half as high as a badge with words")),
  ]

  /// Sheets that stand below their whole height, and at a side.
  static let sheetRows: [MetricRow] = [
    MetricRow(
      .sheetMediumShare, 0.56, .iOS(15...),
      .assumed("as measured on iOS 26 and 27; documented is about half of the screen")),
    MetricRow(
      .sheetMediumShare, 0.56, .iOS(26...),
      .measured(
        "iOS 26.1: 356.5 of 637 (Vercantez/openuikit Modal.t1200), 469.7 - 34 of 778 (\(noTomorrow))"
      )),
    MetricRow(
      .sheetMediumShare, 0.56, .iOS(27...),
      .measured("\(morph): a medium detent is 0.56 of the highest (spec/sheets.md)")),
    MetricRow(
      .sheetFloatInset, 8, .iOS(26...),
      .measured("\(morph): the sheet scaled by 1 - 16 / width, 8 off the bottom (spec/sheets.md)")),
    MetricRow(
      .sheetGrabberWidth, 36, .iOS(15...),
      .measured("iOS 26.1: _UIGrabber [169.5, 5, 36, 5] (Vercantez/openuikit Modal.t1200)")),
    MetricRow(
      .sheetGrabberHeight, 5, .iOS(15...),
      .measured("iOS 26.1: _UIGrabber [169.5, 5, 36, 5] (Vercantez/openuikit Modal.t1200)")),
    MetricRow(
      .sheetPlacementMargin, 20, .iOS(27...).on(.pad),
      .assumed("UISheetPresentationController.preferredPlacement names no distance")),
  ]
}
