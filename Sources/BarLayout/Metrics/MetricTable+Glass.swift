extension MetricTable {
  /// Liquid Glass, from iOS 26.
  static let glassRows: [MetricRow] = [
    MetricRow(.hasGlass, true, .iOS(26...), .documented("Adopting Liquid Glass")),
    MetricRow(
      .glassHeight, 44, .iOS(26...),
      .measured("circles and capsules of iOS 26 pictures are 44 tall, at the row's top")),
    MetricRow(
      .glassInset, 4, .iOS(26...),
      .measured("iOS 26: a 36 point button in a circle of 44")),
    MetricRow(
      .glassTextPadding, 16, .iOS(26...),
      .measured("iOS 26.1: capsules of 84.67, 63.67 and 75.33 are the text and 32; 24 in 26.0")),
    MetricRow(
      .glassTextPadding, 12, .iOS(26...).firstRelease(),
      .measured(
        "trykuna/app on the simulator of iOS 26.0: the capsule of \"Done\" is 64.33 wide (t3-tk-m6)"
      )),
    MetricRow(
      .glassGap, 12, .iOS(26...),
      .measured("iOS 26: 12 between an image's circle and a word's capsule; toolbars too")),
    MetricRow(
      .glassImagePadding, 11, .iOS(26...),
      .derived("iOS 26 dump: the button of a 23.33 symbol is 37.33 wide, 4 from its capsule's end")),
    MetricRow(
      .glassImageSpacing, 30, .iOS(26...),
      .derived("pictures of 100 and 101.33 x 44: two ends of 11, symbols of 24 + 24 and 26 + 23.33")
    ),
    MetricRow(
      .glassImageMinimumWidth, 22, .iOS(26...),
      .measured(
        "iOS 26.1: two pictures of 22 share 96 x 44, five of 10 to 40 share 280"
          + " (Vercantez/openuikit UIBarButtonItem.swift, ou-393-two-images)")),
    MetricRow(
      .itemWordsAreMedium, true, .iOS(26...),
      .measured(
        "iOS 26.1, UIKit: capsules of words are as wide as medium words and 32"
          + " (Vercantez/openuikit)")),
    MetricRow(
      .itemWordsAreMedium, false, .iOS(26...).swiftUI(),
      .measured(
        "trykuna/app, made with SwiftUI: a capsule of 64.33 has \"Done\" in regular and 24"
          + " (t3-tk-m6)")),
    MetricRow(
      .doneAndCancelAreSymbols, true, .iOS(26...),
      .measured(
        "iOS 26.1: done is a tinted capsule with a tick, cancel and close a cross, only edit and save"
          + " are words (Vercantez/openuikit; gini/gini-mobile-ios pull request 1202,"
          + " deltachat/deltachat-ios 3162, siveryt/Toolbox 16)")),
    MetricRow(
      .glassCirclePadding, 7, .iOS(26...),
      .assumed(
        "at most 9, since a symbol with 25.33 of ink keeps its circle of 44 (opl26-14plus-welcome); the"
          + " widest symbols, of 29, are taken to keep it too")),
    MetricRow(
      .glassLensShare, 0.25, .iOS(26...),
      .measured(
        "macOS 26 and 27: inputInnerRefractionHeight is a quarter of the shorter side"
          + " (Clyde-He/Liquid-Glass-Lab Documentation/AppKitGlassReverseEngineering.md); a glass"
          + " button of iOS 27 has 8.33 of 33.33")),
    MetricRow(
      .glassLensLimit, 20, .iOS(26...),
      .measured(
        "macOS 26 and 27: no more than 20 (Clyde-He/Liquid-Glass-Lab"
          + " Documentation/AppKitGlassReverseEngineering.md)")),
    MetricRow(
      .glassBendShare, 0.8, .iOS(26...),
      .derived(
        "macOS 26.6 has inputInnerRefractionAmount at 0.8 of the shorter side"
          + " (Clyde-He/Liquid-Glass-Lab Golden/learnings/static-recipe.mjs); glass of both is one")
    ),
    MetricRow(
      .glassBendShare, 0.5, .iOS(27...),
      .measured(
        "macOS 27: inputInnerRefractionAmount is half of the shorter side"
          + " (Clyde-He/Liquid-Glass-Lab Golden/learnings/static-recipe.mjs); a glass button of"
          + " iOS 27 has 16.67 of 33.33")),
    MetricRow(
      .glassBendLimit, 60, .iOS(26...),
      .measured(
        "macOS 26 and 27: no more than 60 (Clyde-He/Liquid-Glass-Lab"
          + " Documentation/AppKitGlassReverseEngineering.md)")),
    MetricRow(
      .glassFlankShare, 0.5, .iOS(26...),
      .assumed(
        "the light of the rim comes from above, inputKeyFillHighlightAngle a right angle, and is"
          + " spread over 120 degrees; what is left at the sides was not measured")),
  ]
}
