extension MetricTable {
  /// The inline title.
  static let titleRows: [MetricRow] = [
    MetricRow(.titleFontSize, 17, .always, .measured("iOS 11 dump: SFUIText-Semibold 17")),
    MetricRow(
      .titleFontSize, 19, .iOS(11...).text(.extraLarge),
      .derived("headline of that size, between the clamps of 17 and 21")),
    MetricRow(
      .titleFontSize, 21,
      .iOS(11...).text(.extraExtraLarge ... .accessibilityExtraExtraExtraLarge),
      .measured("iOS 14 pictures: 118 / 97.67 = 1.208 at XXXL and at AX5; headline of XXL is 21")),
    MetricRow(
      .ideographsAreWide, true, .iOS(7...17),
      .measured(
        "pixels-10: ddz-zhs-sheet, ddz-zhs-back and ddz-zhs8-back, iOS 15 and 17: inks of two at 17 pt 32.67 to 33 "
          + "wide, of three 49.67, of six 102")),
    MetricRow(
      .titleGap, 6, .always,
      .measured("ios7-320-back-passionfruit: the pushed title starts 6 after the button")),
    MetricRow(
      .titleGap, 12, .iOS(26...),
      .measured("uikit-2: ice-402-sheet-leading-title: a title 12 after a circle that ends at 60")),
    MetricRow(
      .crowdedTitleLeads, true, .iOS(26...),
      .measured("a sidebar of 300 on iPadOS 26: 122.5 of subtitle between 20 and 198 stand at 16")),
    MetricRow(
      .subtitleTitleBaseline, 20 + 1.0 / 3, .iOS(26...),
      .measured("iOS 26 pictures, phone and iPad: baseline below the row's top with a subtitle")),
    MetricRow(
      .subtitleBaseline, 35.2, .iOS(26...),
      .measured("iOS 26 pictures: 35.33 below the row's top at 3x, 35.0 at 2x")),
    MetricRow(
      .subtitleTitleFontSize, 15, .iOS(26...),
      .measured("pixels: nnw-ipad-dark: the ink of Feeds is 41.5 wide, of Today 42, capitals 10.5")),
    MetricRow(
      .subtitleFontSize, 11, .iOS(26...),
      .measured("pixels: nnw-ipad-dark: the ink of Updated 5 minutes ago is 122.5 wide")),
    MetricRow(
      .segmentedControlHeight, 32, .iOS(13...), .documented("UISegmentedControl is 32 tall")),
    MetricRow(
      .segmentedControlHeight, 29, .iOS(7...12), .documented("UISegmentedControl was 29 tall")),
    MetricRow(
      .segmentPadding, 10, .always,
      .secondHand("github:flutter/packages cupertino_ui: widest content and 10 at either side")),
    MetricRow(.segmentFontSize, 13, .always, .documented("UISegmentedControl's text is 13")),
    MetricRow(
      .segmentRadius, 9, .iOS(13...18),
      .measured("github:mvolkmann/blog src/assets/swift-charts-bar.png, iOS 16: from 98 to 107")),
    MetricRow(
      .segmentRadius, 4, .iOS(7...12),
      .measured("pixels-4: ssm-iphone6-1, iOS 8: a control's edge 3, 1.5, 1 and 0.5 in")),
    MetricRow(
      .segmentRadius, 16, .iOS(26...),
      .derived("half of 32: Vercantez/openuikit Forms.t200, iOS 26.1: 34 tall with corners of 17")),
    MetricRow(
      .segmentInset, 2, .always,
      .measured("github:mvolkmann/blog src/assets/swift-charts-bar.png: the box from 18 in 16")),
    MetricRow(
      .segmentDividerWidth, 1, .iOS(13...18),
      .secondHand(
        "github:flutter/packages cupertino_ui sliding_segmented_control.dart: 1 wide")),
    MetricRow(
      .segmentDividerInset, 7, .iOS(13...18),
      .secondHand(
        "github:flutter/packages cupertino_ui sliding_segmented_control.dart: 5 into segments that"
          + " stand 2 in")),
    MetricRow(
      .emptySideOverhang, 8, .iOS(7...18),
      .measured(
        "ios11-375x812-guides-new and guides of iOS 12: an empty side ends 8 outside the margin")),
  ]

  /// The section of the large title.
  static let largeTitleRows: [MetricRow] =
    [
      MetricRow(
        .largeTitleIsAllowed, true, .iOS(11...), .documented("prefersLargeTitles, from iOS 11")),
      MetricRow(
        .largeTitleIsAllowed, false, .iOS(11...).on(.phone).compact(),
        .measured("phones on their side show the title inline")),
      MetricRow(
        .largeTitleIsAllowed, false, .iOS(11...).on(.phone).regularWidth(),
        .derived("Plus and Max phones on their side have a compact height too")),
      MetricRow(
        .largeTitleMayBeInline, true, .iOS(17...),
        .documented("UINavigationItem.LargeTitleDisplayMode.inline, from iOS 17")),
      MetricRow(
        .untitledRootIsInline, true, .iOS(17...).swiftUI(),
        .documented("ToolbarTitleDisplayMode.automatic, from iOS 17")),
      MetricRow(
        .inlineLargeTitleFontSize, 34, .iOS(17...),
        .derived(
          "the style largeTitle, 34 in Apple's table; measured on iOS 26 (pixels-4: yat-home)")),
      MetricRow(
        .inlineLargeTitleFontSize, 34, .iOS(26...),
        .measured(
          "pixels-4: yat-home, iOS 26.4: Home is 90.67 wide, baseline 34 below the row's top")),
      MetricRow(
        .largeTitleBaselineMinimum, 36, .always,
        .measured(
          "the section is max(52, 0.952 x size + 16): 52 at 34 points, 54 at 40, 61.5 at 48, 73 at"
            + " 60 (Vercantez/openuikit Feed.t200.ax1, ou-se-ax1-feed; iOS 14 at AX5)")),
      MetricRow(
        .largeTitleBaselineMinimum, 31, .iOS(11...18).on(.phone).compact(false).width(to: 320),
        .measured(
          "iPhone 5s, iOS 12: baseline 95 = 20 + 44 + 31 (tpgoffline/tpg-offline-iOS, t3-tp-5)")),
      MetricRow(
        .largeTitleBaselinePerSize, 0.952, .always,
        .measured(
          "the section is max(52, 0.952 x size + 16): 52 at 34 points, 54 at 40, 61.5 at 48, 73 at"
            + " 60 (Vercantez/openuikit Feed.t200.ax1, ou-se-ax1-feed; iOS 14 at AX5)")),
      MetricRow(
        .largeTitleBelowBaseline, 16, .always,
        .measured("the section ends 16 below the baseline: 52 at 34 points, 73 at 60")),
      MetricRow(
        .largeTitleAscentEm, 0.952, .always,
        .measured(
          "large titles of iOS 15, 17 and 26 start 3.667 below the row, 32.4 above the baseline")),
      MetricRow(
        .largeTitleLineHeightEm, 1.193, .always,
        .measured("large titles of iOS 15, 17 and 26 are 40.667 tall at 3x")),
      MetricRow(
        .largeTitleTighteningEm, 0.0132, .iOS(26...),
        .measured(
          "two cut titles of iOS 26 at 34 points: 20 letters 8.5 narrower (tid-cut), 9 letters 4"
            + " (mhc-health-es), 0.45 each")),
      MetricRow(
        .largeSubtitleTitleDrop, 3, .iOS(26...),
        .measured("iPhone 17 Pro Max: with a subtitle the large title stands 3 lower")),
      MetricRow(
        .largeSubtitleDrop, 16, .iOS(26...),
        .measured("iPhone 17 Pro Max: subtitle's baseline 16 below the large title's")),
      MetricRow(
        .largeSubtitleFontSize, 15, .iOS(26...), .assumed("fits 16 points below the title")),
    ]
    + zip(BarContentSizeCategory.allCases, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]).map {
      MetricRow(
        .largeTitleFontSize, $1, .iOS(11...).text($0),
        .documented("Apple's Dynamic Type table, style largeTitle; a picture at AX5 confirms 60"))
    }
    + [
      MetricRow(
        .largeTitleFontSize, 30,
        .iOS(11...18).on(.phone).compact(false).width(to: 320).text(.large),
        .measured(
          "iPhone 5s, iOS 12, two pictures: a large title of 30 points on 320"
            + " (tpgoffline/tpg-offline-iOS, t3-tp-5)"))
    ]

  /// What scrolling does.
  static let scrollRows: [MetricRow] = [
    MetricRow(
      .titleSwapDistance, 10, .always,
      .secondHand("github:flutter/packages cupertino_ui: titles swap 10 before the end")),
    MetricRow(
      .titleSwapDistance, 1, .iOS(26...),
      .measured(
        "iPhone SE 3, iOS 26.1: the large title is opaque through 51 of 52, the inline one comes at"
          + " 52 (Vercantez/openuikit UINavigationBar.swift, ou-se-scroll-51)")),
    MetricRow(
      .hiddenTitleDrop, 15, .iOS(26...),
      .measured(
        "iPad (A16), iPadOS 26.1: the hidden inline title 26.5 below the bar's top, a shown one 11.5"
          + " (Vercantez/openuikit hc-conformance-TableEditor-ipad/TableEditor.t900.layout.json,"
          + " realapp_storage_light_ipad.layout.json)")),
    MetricRow(
      .snapShare, 0.5, .always,
      .secondHand("github:flutter/packages cupertino_ui: let go of at half its section")),
    MetricRow(
      .snapShare, 0.7, .iOS(26...),
      .measured(
        "iPhone SE 3, iOS 26.1: let go at 36 of 52 it snaps open, at 37 shut"
          + " (Vercantez/openuikit UINavigationBar.swift)")),
    MetricRow(
      .scrollEdgeReach, 22, .iOS(26...),
      .measured(
        "iPhone of 402 points, iOS 26: a white card over #f2f2f7 below a bar that ends at 116 is"
          + " #f9f9fb at 100, #fcfcfd at 116, #fefefe at 130")),
    MetricRow(
      .scrollEdgeFade, 66, .iOS(26...),
      .measured(
        "iPhone of 402 points, iOS 26: the card is #f4f4f8 at 70, #f6f6f9 at 90, #fafafc at 110, so"
          + " the fade is 66 high")),
    MetricRow(
      .scrollEdgeStart, 12, .iOS(26...),
      .measured(
        "iPhone 16, iOS 26.1: up to 8 past the safe edge contents are as they were, from 12 on the"
          + " effect shows (Vercantez/openuikit uikit/docs/agent_reports/scroll-edge-effect.md)")),
    MetricRow(
      .titleSwapRamp, 4, .always,
      .assumed("UIKit fades for 150 ms; a still picture needs a distance, kept short")),
    MetricRow(
      .titleSwapRamp, 1, .iOS(26...),
      .measured("iPhone SE 3, iOS 26.1: no ramp before the swap (ou-se-scroll-51)")),
    MetricRow(
      .backgroundRamp, 10, .always,
      .secondHand("github:flutter/packages cupertino_ui: the background comes over 10 points")),
    MetricRow(
      .stretchPerPoint, 1.0 / 1500, .always,
      .secondHand(
        "github:flutter/packages cupertino_ui, super_cupertino_navigation_bar and compose-cupertino: "
          + "1/1500 for each point pulled")),
    MetricRow(
      .stretchLimit, 1.1, .always,
      .secondHand(
        "github:flutter/packages cupertino_ui 1.1, super_cupertino_navigation_bar 1.12; the row's "
          + "width stops it too")),
    MetricRow(
      .hasBackground, true, .iOS(7...18),
      .documented("UINavigationBarAppearance, default background")),
    MetricRow(
      .barTintShare, 0.85, .always,
      .derived(
        "a translucent #0000ff shows as #2424fe over #f2f2f2, so 36 of 242 are left (iOS 13)")),
    MetricRow(
      .hasAppearances, true, .iOS(13...), .documented("UINavigationBarAppearance, from iOS 13")),
    MetricRow(
      .backgroundShowsAtScrollEdge, true, .iOS(7...14),
      .documented("before iOS 15 only large-title bars are transparent at the scroll edge")),
    MetricRow(
      .backgroundShowsUnderLargeTitle, true, .iOS(11...12),
      .derived(
        "UINavigationBar.scrollEdgeAppearance came with iOS 13, for bars with large titles: before it"
          + " a bar has one background")),
  ]
}
