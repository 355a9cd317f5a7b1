/// The name of a number.
///
/// Lengths are points unless the name says otherwise.
public enum Metric: Int, CaseIterable, Hashable, Sendable {
  // The bar.
  case barHeight, barTopWithoutInset, barTopInLandscape, dynamicIslandLift
  case sheetTop, sheetInsetMinimum, sheetBarTop, promptHeight, promptFontSize, promptFollowsTitle
  case hairlinePixels
  case formSheetWidth, formSheetHeight, formSheetRise, pageSheetWidth, pageSheetHeight
  case pageSheetClearance, pageSheetFillsScreen
  // Columns of a split view.
  case sidebarWidth, sidebarBesideContentWidth, contentColumnWidth, detailMinimum,
    detailBesideTwoMinimum
  case overlayClearance, regularWidthMinimum, columnSeparatorPixels, overlayDimming
  case sidebarInset, sidebarRadius, sidebarToggleTrails, windowTitleBarHeight
  case sidebarTitleShift, detailTitleInset
  // The row of title and buttons.
  case rowHeight, rowTop, baselineBelowCentre, baselineBelowCentreEm, ascentEm, lineHeightEm,
    titleBoxOutset
  // Margins.
  case layoutMargin, itemMargin, itemTrailingMargin
  // Buttons.
  case itemHeight, imageItemRise, imageRise, imageRisePixels, itemSpacing
  case fixedSpaceMinimum, fixedSpaceAdds
  case textItemOverhang, imageItemOverhang, customItemOverhang
  case textItemOuterPadding, imageItemOuterPadding
  case textItemInnerPaddingLeading, textItemInnerPaddingTrailing, imageItemInnerPadding
  case itemFontSize, wordDrop, systemImageWidth, systemImageInk
  case customViewDefaultHeight, minimumTouchWidth, hasItemGroups, hasMenus, highlightedAlpha
  case hasBackButtonTitle, hasBackButtonDisplayMode
  case buttonBackgroundPadding
  // Glass.
  case hasGlass, glassHeight, glassInset, glassTextPadding, glassGap, glassImagePadding
  case glassImageSpacing, glassImageMinimumWidth, glassCirclePadding, doneAndCancelAreSymbols
  // The back button.
  case backButtonOverhang, backButtonHeight, backButtonRise, backButtonStartsAtEdge
  case backButtonTrailingPadding, backButtonGap
  case backIndicatorWidth, backIndicatorHeight, backIndicatorRise, backIndicatorIsRound
  case backIndicatorInkX, backIndicatorInkWidth, backIndicatorStroke
  case backLabelGap, backIndicatorCentreShift, backButtonHasLabel
  // Titles.
  case titleFontSize, titleGap, crowdedTitleLeads
  case subtitleTitleBaseline, subtitleBaseline, subtitleTitleFontSize, subtitleFontSize
  case segmentedControlHeight, segmentPadding, segmentFontSize, segmentRadius, segmentInset
  case segmentDividerWidth, segmentDividerInset
  case emptySideOverhang
  case titleMenuFontSize, titleMenuGap, titleMenuCircle, titleFieldInset, titleFieldRadius
  case titleFieldWidth, titleFieldSelectionShare, titleFieldClearFontSize
  // The large title.
  case largeTitleFontSize, largeTitleBaselineMinimum, largeTitleBaselinePerSize
  case largeTitleBelowBaseline, largeTitleIsAllowed, largeTitleAscentEm, largeTitleLineHeightEm
  case largeTitleMayBeInline, inlineLargeTitleFontSize
  case largeSubtitleTitleDrop, largeSubtitleDrop, largeSubtitleFontSize
  // Search.
  case searchFieldTop, searchFieldHeight, searchFieldBottom, searchIsStacked
  case activeSearchBarHeight, activeSearchFieldTop, activeSearchFieldHeight
  case searchCancelGap, searchCancelWidth, searchCancelIsCircle, searchCancelBaseline
  case searchFieldTextInset, searchFieldBaseline, searchFieldRadius, searchFontSize
  case searchIconInset, searchIconSize, scopeBarHeight, scopeBarTop
  case searchMayBeInline, searchStandsAtFoot
  case inlineSearchFieldWidth, inlineSearchFieldHeight, inlineSearchInset, activeSearchStaysInline
  case activeInlineSearchFieldWidth, searchPlaceholderIsMedium, searchIconIsBlack,
    searchContentGoneBelow
  // Pushing and popping, as shares of the way.
  case transitionTitleOut, transitionBackLabelOut, transitionItemsOut
  case transitionLabelIn, transitionTitleIn, transitionItemsIn
  case transitionKeepsViews, transitionParallax
  // The status bar.
  case capHeightEm, clockFontSize, clockRise, clockCutout, clockIsAtEdge, statusMargin,
    statusSignsAreSplit,
    statusSignGap
  case cellularWidth, cellularHeight, wifiWidth, wifiHeight, batteryWidth, batteryHeight
  // Scrolling.
  case titleSwapDistance, titleSwapRamp, snapShare, scrollEdgeStart,
    scrollEdgeReach, scrollEdgeFade, backgroundRamp,
    stretchPerPoint, stretchLimit
  case backgroundShowsAtScrollEdge, backgroundShowsUnderLargeTitle, hasBackground, hasAppearances
  case barTintShare
  // What scrolls under the bar.
  case contentRowHeight, contentTallRowHeight, contentFontSize, contentSubtitleFontSize
  case contentDisclosureSize, contentSectionGap, contentCardRadius, contentCardPadding
  case contentIconSize, contentIconRadius, contentIconGap
  case contentBarHeight, contentBarShare, contentShortBarShare
  // The screen.
  case homeIndicatorWidth, homeIndicatorHeight, homeIndicatorBottom
  case popoverWidth, popoverShadowRadius, popoverShadowDrop
  case popoverArrowHeight, popoverArrowBase, popoverArrowTip
  case sheetRadius, presenterMargin, presenterRise, statusBarFollowsContent

  /// Place in the tables.
  var index: Int { rawValue }
}
