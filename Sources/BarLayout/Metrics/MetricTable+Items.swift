extension MetricTable {
  /// Buttons up to iOS 18, and what glass shares with them.
  static let itemRows: [MetricRow] = [
    MetricRow(
      .itemHeight, 44, .always, .measured("items of iOS 11 to 18 dumps fill the 44 point row")),
    MetricRow(
      .itemHeight, 30, .iOS(7...10),
      .measured("iOS 7 and 8 dumps: text button (278, 7, 34, 30), image button (5, 6, 44, 30)")),
    MetricRow(
      .itemHeight, 32, .iOS(11...18).on(.phone).compact(),
      .derived("items of all dumps from iOS 11 to 18 fill their row, which is 32 here")),
    MetricRow(
      .itemHeight, 36, .iOS(26...),
      .measured("iOS 26: the button inside its glass is 36 tall, 4 below the bar's top")),
    MetricRow(
      .imageItemRise, 1, .iOS(7...10),
      .measured("iOS 7 dumps: image buttons stand at 6 where text buttons stand at 7")),
    MetricRow(
      .imageRise, 0.2, .iOS(13...18),
      .measured(
        "24 point images in four pictures and a dump: 9.667 below the row's top at 3x, not 10; on the"
          + " middle at 2x (t3-oc-11a, t3-li-p)")),
    MetricRow(
      .imageRisePixels, 1, .iOS(11...12),
      .measured("add symbols of iOS 12 at 2x: ink from 12.5 to 30, a pixel above the row's middle")),
    MetricRow(
      .itemSpacing, 8, .always,
      .measured("dumps of iOS 10 to 17 and the layout guides' minimum of 8 between items")),
    MetricRow(
      .fixedSpaceMayBeNegative, true, .iOS(7...10),
      .measured("before iOS 11 apps move items outwards with negative fixed spaces")),
    MetricRow(
      .fixedSpaceAdds, true, .iOS(7...10),
      .assumed("a fixed space comes on top of the usual spacing, so that -8 makes items touch")),
    MetricRow(
      .fixedSpaceAdds, true, .iOS(26...),
      .measured("photos-402-capsules: a fixed space of 24 makes the 12 between capsules 36")),
    MetricRow(
      .textItemOverhang, 8, .iOS(7...18),
      .measured("text items end 8 outside the margin: 278..312 on 320 (iOS 8), 402 on 414 (iOS 12)")
    ),
    MetricRow(
      .textItemOverhang, 0, .iOS(7...8).on(.pad),
      .measured(
        "iPad of 9.7 inches, iOS 8: Add ends at 750 of 768 (GiantRobotLabs/giant-robot-fitbuddy"
          + " screenshots/ipad/2-addworkout.png, fit-pad-back)")),
    MetricRow(
      .textItemOverhang, 0, .iOS(7...9).on(.phone).width(from: 375),
      .measured("loop-bolus-ios9 (LoopKit/Loop), iOS 9: Cancel's ink begins at 17 of 375")),
    MetricRow(
      .textItemOverhang, 0, .iOS(10...10).on(.phone).width(from: 375),
      .measured(
        "standardnotes-notes-4_7, -5_5: words on phones of 375 and 414, upright: ink at 16.7 and 21.1, on the margin; "
          + "on their side assumed")),
    MetricRow(
      .imageItemOverhang, 8, .iOS(11...18),
      .measured("iOS 15 dump: image items end at 382 on 390; a 24 point image stands at the margin")
    ),
    MetricRow(
      .imageItemOverhang, 11, .iOS(7...10),
      .measured("iOS 7 dump: image buttons start at 5 so that the image stands at 16")),
    MetricRow(
      .textItemOuterPadding, 8, .iOS(11...18),
      .measured("sheet of iOS 13: 8 + 35 + 3 = 46 at the leading side, 52 + 8 = 60 at the trailing")
    ),
    MetricRow(
      .textItemInnerPaddingLeading, 3, .iOS(11...18),
      .measured("sheet of iOS 13: a leading text item of 35 is 46 wide")),
    MetricRow(
      .textItemInnerPaddingTrailing, 0, .iOS(11...18),
      .measured("ios13-375-sheet56: a trailing text item of 52 is 60 wide")),
    MetricRow(
      .imageItemOuterPadding, 8, .iOS(11...18),
      .measured("iOS 15 dump: the outer 24 point image item is 43 = 8 + 24 + 11")),
    MetricRow(
      .imageItemOuterPadding, 11, .iOS(7...10),
      .measured("iOS 7 dump: a 22 point image item is 44 = 11 + 22 + 11")),
    MetricRow(
      .imageItemInnerPadding, 11, .always,
      .measured("inner image items of iOS 12 and 15 are the image and 22; 39 = 17 + 22 in iOS 9")),
    MetricRow(
      .itemFontSize, 17, .always, .documented("Human Interface Guidelines: bar text is 17")),
    MetricRow(
      .itemFontSize, 19, .iOS(11...).text(.extraLarge),
      .derived("body text of that size; items grow with the inline title")),
    MetricRow(
      .itemFontSize, 21,
      .iOS(11...).text(.extraExtraLarge ... .accessibilityExtraExtraExtraLarge),
      .measured("iOS 14 pictures: text items grow by 22 to 24 % at XXXL, the clamp at XXL")),
    MetricRow(
      .wordDrop, 0.2, .iOS(13...18).inSheet(),
      .measured(
        "sheets of iOS 13 to 18: words stand 34.33 below the sheet's top at 3x in seven pictures, as"
          + " the title at 2x (gs-15-add, pmb-add, gs-se-docs)")),
    MetricRow(
      .systemImageWidth, 17.5, .iOS(7...12),
      .measured("iOS 12 picture: the add symbol's ink of 17.5 stands at the margin")),
    MetricRow(
      .systemImageWidth, 21 + 2.0 / 3, .iOS(13...14),
      .measured("iOS 13 pictures: ink of 17.67 starts 2 after the margin")),
    MetricRow(
      .systemImageWidth, 23, .iOS(15...18),
      .measured("iOS 17 and 18 pictures: ink of 17.67 starts 2.67 after the margin")),
    MetricRow(
      .systemImageWidth, 23 + 1.0 / 3, .iOS(26...),
      .derived("iOS 26 dump: a plus has a button of 37.33, a symbol of 22 one of 36; 23 x 22 at 2x")
    ),
    MetricRow(
      .systemImageInk, 17 + 2.0 / 3, .always,
      .measured("the add symbol's ink in pictures of iOS 13 to 18; 17.5 at 2x in iOS 12")),
    MetricRow(
      .symbolsHaveOwnBoxes, true, .iOS(15...),
      .measured(
        "iOS 26.1: boxes of 73 symbols, medium and large beside 17 point text"
          + " (Vercantez/openuikit uikit/docs/agent_reports/symbols-harvest.md); rea-26-pane; iOS 16:"
          + " two circles with 2 at either side (mvk-documents-2, mvk-inspector)")),
    MetricRow(
      .closeDiscDiameter, 30, .iOS(13...),
      .measured(
        "sheets of iOS 15 on 320 points: discs of 30 by 30 (guardianproject/orbot-apple"
          + " docs/screenshots/localizable-strings)")),
    MetricRow(
      .closeDiscDiameter, 0, .iOS(26...),
      .documented("Adopting Liquid Glass: a close button stands on glass")),
    MetricRow(
      .closeDiscFontSize, 12.25, .iOS(13...),
      .secondHand(
        "joogps/ExitButton, \"sizes that exactly match Apple's\": a cross 0.416 as wide as its disc;"
          + " rakutentech/ios-miniapp has 12 bold")),
    MetricRow(
      .closeDiscOverhang, 3, .iOS(13...),
      .measured(
        "six sheets of iOS 15 on 320 points: discs from 13 to 43 and from 277 to 307"
          + " (guardianproject/orbot-apple docs/screenshots/localizable-strings)")),
    MetricRow(
      .closeDiscOverhang, 0, .iOS(26...),
      .documented("Adopting Liquid Glass: a close button stands on glass")),
    MetricRow(
      .customViewDefaultHeight, 36, .always,
      .measured("iOS 12 dump: a view without a size of its own is the row less 8")),
    MetricRow(
      .highlightedAlpha, 0.2, .iOS(7...18),
      .secondHand("Tencent/QMUI_iOS QMUIConfiguration: navBarHighlightedAlpha, 0.2 as the system's")
    ),
    MetricRow(
      .highlightedAlpha, 1, .iOS(26...),
      .assumed("a touch moves and lights the glass; nobody says whether what stands on it fades")),
    MetricRow(
      .buttonBackgroundPadding, 8, .always,
      .assumed("room between a word and the ends of the picture behind it; UIKit does not say")),
    MetricRow(
      .labelSpacing, 5, .always,
      .assumed("UIButton.Configuration and Label do not say how far picture and word stand apart")),
    MetricRow(
      .hasBackButtonTitle, true, .iOS(11...),
      .documented("UINavigationItem.backButtonTitle, from iOS 11")),
    MetricRow(
      .hasBackButtonDisplayMode, true, .iOS(14...),
      .documented("UINavigationItem.backButtonDisplayMode, from iOS 14")),
    MetricRow(
      .hasMenus, true, .iOS(14...), .documented("UIBarButtonItem.menu, from iOS 14")),
    MetricRow(
      .hasItemGroups, true, .iOS(16...),
      .documented("UINavigationItem's item groups and styles, from iOS 16")),
    MetricRow(
      .crowdedItemsOverflow, true, .iOS(16...).on(.pad),
      .documented(
        "UINavigationItem.additionalOverflowItems: the overflow menu also has what cannot fit")),
    MetricRow(
      .minimumTouchWidth, 44, .always,
      .documented("Human Interface Guidelines: touch targets are at least 44 x 44")),
  ]
}
