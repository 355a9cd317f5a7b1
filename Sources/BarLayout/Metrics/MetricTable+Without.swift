/// Numbers that only some bars have: what the others do without, 0 until a row says otherwise.
extension MetricTable {
  /// Bars.
  static let bare = without(
    .dynamicIslandLift, .sheetTop, .sheetBarTop, .formSheetRise, .rowTop, .titleBoxOutset,
    .itemMargin, .sheetInsetMinimum, .itemEdgeDistance, .baselineBelowCentreEm,
    .sidebarTitleShift, .detailSafeAreaInset,
    because: .derived(
      "other bars begin at the safe area or their sheet's top and keep the layout margin"))

  /// Buttons.
  static let bareItems = without(
    .imageItemRise, .imageRise, .imageRisePixels, .wordDrop, .textItemOverhang,
    .imageItemOverhang, .customItemOverhang, .closeDiscDiameter, .closeDiscFontSize,
    .closeDiscOverhang,
    .textItemOuterPadding, .imageItemOuterPadding, .textItemInnerPaddingLeading,
    .textItemInnerPaddingTrailing,
    because: .derived("other buttons stand on the middle and are as wide as what they show"))

  /// Liquid Glass.
  static let bareGlass = without(
    .glassHeight, .glassInset, .glassTextPadding, .glassGap, .glassImagePadding,
    .glassImageSpacing, .glassImageMinimumWidth, .glassCirclePadding, .glassLensShare,
    .glassLensLimit, .glassBendShare, .glassBendLimit, .glassFlankShare,
    because: .documented("Adopting Liquid Glass: there is none before iOS 26"))

  /// Back buttons.
  static let bareBackButtons = without(
    .verticalStatusHeight, .verticalLargeBarHeight, .verticalCameraBottom, .verticalItemPitch,
    .verticalTabWidth, .verticalTabHeight, .verticalTabPadding, .verticalFootGap,
    .backCapsuleLeading, .backCapsuleIndicatorWidth,
    .backCapsuleTrailing, .backButtonOverhang, .backButtonRise, .backButtonTrailingPadding,
    .backLabelShare,
    .backIndicatorWidth, .backIndicatorRise,
    .backIndicatorInkX, .backIndicatorCentreShift,
    because: .derived("other chevrons stand on the middle and fill their box"))

  /// Titles, and segments in their place.
  static let bareTitles = without(
    .subtitleTitleBaseline, .subtitleBaseline, .subtitleTitleFontSize, .subtitleFontSize,
    .segmentDividerWidth, .segmentDividerInset, .emptySideOverhang,
    because: .documented(
      "UINavigationItem.subtitle came with iOS 26; segments have lines from 13 to 18"))

  /// Large titles.
  static let bareLargeTitles = without(
    .hiddenTitleDrop, .minimizationDistance, .largeTitleFontSize, .largeTitleTighteningEm,
    .inlineLargeTitleFontSize,
    .largeSubtitleTitleDrop,
    .largeSubtitleDrop, .largeSubtitleFontSize,
    because: .documented(
      "large titles came with iOS 11, inline ones with 17, their subtitles with 26"))

  /// Search fields.
  static let bareSearch = without(
    .inlineSearchFieldWidth, .inlineSearchFieldHeight, .searchFieldRadius, .inlineSearchInset,
    .activeInlineSearchFieldWidth, .searchCancelWidth,
    because: .documented("searchController came with iOS 11, fields in the row of iPads with 16"))

  /// What fades under a bar.
  static let bareScrolling = without(
    .scrollEdgeStart, .scrollEdgeReach, .scrollEdgeFade,
    because: .documented("UIScrollEdgeEffect came with iOS 26"))

  /// What stands at the foot of the screen.
  static let bareFoot = without(
    .toolbarBottom, .toolbarMargin, .toolbarGlassInset, .toolbarImagePadding, .toolbarCirclePadding,
    .toolbarItemHeight,
    .toolbarAboveTabBar, .toolbarAboveKeyboard, .toolbarSearchTextInset,
    .activeFootMargin, .tabBarBottom,
    .tabBarBottomWithoutInset, .tabBarMargin, .tabBarItemWidth, .tabBarPadding,
    .tabBarSelectionOutset, .tabBarSelectionInset, .tabBarInlineGap, .tabBarSearchGap,
    .tabBarWordPadding, .titleLineHeight,
    because: .documented(
      "Adopting Liquid Glass: toolbars and tab bars float from iOS 26 on, and search stands there"))

  /// Menus of titles.
  static let bareTitleMenus = without(
    .titleMenuFontSize, .titleMenuGap, .titleMenuCircle, .titleFieldWidth,
    .titleFieldClearFontSize, .titleFieldSelectionShare, .titleFieldInset, .titleFieldRadius,
    .titleMenuWidth, .titleMenuRadius, .titleMenuPadding, .titleMenuRowHeight,
    .titleMenuTextInset, .titleMenuDrop, .titleMenuHeaderHeight,
    .titleMenuPreview, .titleMenuPreviewFontSize, .titleMenuSeparator, .titleIconHeight,
    .menuLinePaddingEm, .menuSignIndentEm, .menuSignShare, .menuImageIndent, .menuImageMiddle,
    .menuSectionGap, .menuSectionInset, .menuBlur, .menuMargin,
    because: .documented(
      "UIBarButtonItem.menu came with iOS 14, titleMenuProvider and renameDelegate with iOS 16"))

  /// The large content viewer.
  static let bareLargeContent = without(
    .largeContentSide, .largeContentRadius, .largeContentInset, .largeContentImageShare,
    .largeContentFontSize, .largeContentLeastShare,
    because: .documented("UILargeContentViewerInteraction came with iOS 13"))

  /// Sheets.
  static let bareSheets = without(
    .sheetMediumShare, .sheetFloatInset, .sheetGrabberWidth, .sheetGrabberHeight,
    .sheetPlacementMargin,
    because: .documented(
      "detents came with iOS 15, sheets that float with 26, their placement with 27"))

  /// Badges.
  static let bareBadges = without(
    .badgeHeight, .badgeFontSize, .badgePadding, .badgeInset, .badgeDot,
    because: .documented("UIBarButtonItem.Badge came with iOS 26"))
}
