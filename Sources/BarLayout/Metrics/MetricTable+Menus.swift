/// The open menu of a title, the picture before it, and badges of buttons.
extension MetricTable {
  private static let morph = "Tembeon/morph, iPhone 16 Pro, iOS 27.0.1"

  static let openTitleMenuRows: [MetricRow] = [
    MetricRow(
      .titleMenuWidth, 250, .iOS(16...),
      .assumed("menus of UIKit are 250 wide since iOS 13, as apps describe them")),
    MetricRow(
      .titleMenuRadius, 13, .iOS(16...), .assumed("the corners of UIKit's menus up to iOS 18")),
    MetricRow(
      .titleMenuRadius, 32, .iOS(26...),
      .measured("\(morph): an open menu's corners (spec/menu-button.md)")),
    MetricRow(
      .titleMenuPadding, 10, .iOS(26...),
      .measured("\(morph): a menu is 20 + 42 for each entry (spec/menu-button.md)")),
    MetricRow(
      .titleMenuRowHeight, 44, .iOS(16...),
      .assumed("an entry is as tall as a finger needs; not measured")),
    MetricRow(
      .titleMenuRowHeight, 42, .iOS(26...),
      .measured("\(morph): a menu is 20 + 42 for each entry (spec/menu-button.md)")),
    MetricRow(
      .titleMenuTextInset, 16, .iOS(16...), .assumed("as the words of a list; not measured")),
    MetricRow(
      .titleMenuTextInset, 24, .iOS(26...), .assumed("clear of the menu's round corners")),
    MetricRow(
      .titleMenuDrop, 8, .iOS(16...), .assumed("the menu of a title opens below its line")),
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
      .titleMenuSeparator, 1, .iOS(16...18),
      .assumed("a hairline between entries up to iOS 18; glass has none")),
    MetricRow(
      .titleIconHeight, 20, .iOS(16...),
      .assumed("a document's picture is about as tall as the title's line")),
  ]

  static let badgeRows: [MetricRow] = [
    MetricRow(
      .badgeHeight, 18, .iOS(26...), .assumed("as the badge of a tab; not measured")),
    MetricRow(
      .badgeFontSize, 13, .iOS(26...), .assumed("as the badge of a tab; not measured")),
    MetricRow(
      .badgePadding, 5, .iOS(26...), .assumed("a badge of one digit is as wide as it is high")),
    MetricRow(
      .badgeInset, 6, .iOS(26...),
      .assumed("a badge lies over the upper trailing corner of its button, as the eye sees it")),
    MetricRow(
      .badgeDot, 10, .iOS(26...), .assumed("a dot about half as high as a badge with words")),
  ]

  /// Sheets that stand below their whole height, and at a side.
  static let sheetRows: [MetricRow] = [
    MetricRow(
      .sheetMediumShare, 0.56, .iOS(15...),
      .assumed("as measured on iOS 27; documented is about half of the screen")),
    MetricRow(
      .sheetMediumShare, 0.56, .iOS(27...),
      .measured("\(morph): a medium detent is 0.56 of the highest (spec/sheets.md)")),
    MetricRow(
      .sheetFloatInset, 8, .iOS(26...),
      .measured("\(morph): the sheet scaled by 1 - 16 / width, 8 off the bottom (spec/sheets.md)")),
    MetricRow(
      .sheetGrabberWidth, 36, .iOS(15...), .assumed("as design kits draw it; not measured")),
    MetricRow(
      .sheetGrabberHeight, 5, .iOS(15...), .assumed("as design kits draw it; not measured")),
    MetricRow(
      .sheetPlacementMargin, 20, .iOS(27...).on(.pad),
      .assumed("UISheetPresentationController.preferredPlacement names no distance")),
  ]
}
