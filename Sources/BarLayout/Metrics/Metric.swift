/// The numbers of a phone's or pad's bar.
///
/// What each is stands in `Metric+….swift`, theme by theme.
package enum Metric: BarMetricNames {
  // The bar.
  case barHeight, barTopWithoutInset, barTopInLandscape, dynamicIslandLift, sheetTop
  case sheetInsetMinimum, sheetBarTop, promptHeight, promptFontSize, hairlinePixels

  // Sheets.
  case formSheetWidth, formSheetHeight, formSheetRise, pageSheetWidth, pageSheetHeight
  case pageSheetClearance, sheetMediumShare, sheetFloatInset, sheetGrabberWidth
  case sheetGrabberHeight, sheetPlacementMargin, sheetRadius, presenterMargin, presenterRise

  // Columns of a split view.
  case sidebarWidth, sidebarBesideContentWidth, contentColumnWidth, detailMinimum
  case detailBesideTwoMinimum, overlayClearance, regularWidthMinimum, columnSeparatorPixels
  case overlayDimming, sidebarToggleMargin, sidebarToggleGap, sidebarToggleTail
  case sidebarInset, sidebarRadius
  case sidebarTitleShift, detailSafeAreaInset
  case windowTitleBarHeight

  // The row of title and buttons.
  case rowHeight, rowTop, baselineBelowCentre, baselineBelowCentreEm, ascentEm, lineHeightEm
  case titleBoxOutset, layoutMargin, itemMargin, itemEdgeDistance

  // Buttons.
  case itemHeight, imageItemRise, imageRise, imageRisePixels, itemSpacing
  case textItemOverhang, imageItemOverhang, customItemOverhang, textItemOuterPadding
  case imageItemOuterPadding, textItemInnerPaddingLeading, textItemInnerPaddingTrailing
  case imageItemInnerPadding, itemFontSize, wordDrop, closeDiscDiameter, closeDiscFontSize
  case closeDiscOverhang
  case systemImageWidth, systemImageInk, customViewDefaultHeight, minimumTouchWidth
  case highlightedAlpha, buttonBackgroundPadding, labelSpacing

  // Badges.
  case badgeHeight, badgeFontSize, badgePadding, badgeInset, badgeDot

  // Glass.
  case glassHeight, glassInset, glassTextPadding, glassGap, glassImagePadding
  case glassImageSpacing, glassImageMinimumWidth, glassCirclePadding, glassLensShare
  case glassLensLimit, glassBendShare, glassBendLimit, glassFlankShare

  // Vertical bars.
  case verticalStatusHeight, verticalCameraBottom, verticalItemPitch, verticalTabWidth
  case verticalTabHeight, verticalTabPadding, verticalFootGap, verticalLargeBarHeight

  // The back button.
  case backCapsuleLeading, backCapsuleIndicatorWidth, backCapsuleTrailing, backButtonOverhang
  case backButtonHeight, backButtonRise, backButtonTrailingPadding, backButtonGap
  case backLabelShare
  case backIndicatorWidth, backIndicatorHeight, backIndicatorRise, backIndicatorInkX
  case backIndicatorInkWidth, backIndicatorStroke, backLabelGap, backIndicatorCentreShift

  // Titles, and segments in their place.
  case titleFontSize, titleGap, subtitleTitleBaseline, subtitleBaseline, subtitleTitleFontSize
  case subtitleFontSize, segmentedControlHeight, segmentPadding, segmentFontSize, segmentRadius
  case segmentInset, segmentDividerWidth, segmentDividerInset, emptySideOverhang

  // Other views of an app's own.
  case secondLineFontSize, titleSearchBarHeight, titleSearchFieldInset, wheelSide, largeWheelSide
  case wheelSpokes

  // Menus of titles, and the field in which one is changed.
  case titleMenuFontSize, titleMenuGap, titleMenuCircle, titleMenuWidth, titleMenuRadius
  case titleMenuPadding, titleMenuRowHeight, titleMenuTextInset, titleMenuDrop
  case titleMenuHeaderHeight, titleMenuPreview, titleMenuPreviewFontSize, titleMenuSeparator
  case titleIconHeight, titleFieldInset, titleFieldRadius, titleFieldWidth
  case titleFieldSelectionShare, titleFieldClearFontSize

  // Open menus of buttons.
  case menuLinePaddingEm, menuSignIndentEm, menuSignShare, menuImageIndent, menuImageMiddle
  case menuBlur, menuMargin, menuSectionGap, menuSectionInset

  // The large title.
  case largeTitleFontSize, largeTitleBaselineMinimum, largeTitleBaselinePerSize
  case largeTitleBelowBaseline, largeTitleAscentEm, largeTitleLineHeightEm
  case inlineLargeTitleFontSize, largeSubtitleTitleDrop, largeSubtitleDrop
  case largeSubtitleFontSize, largeTitleTighteningEm

  // The large content viewer.
  case largeContentSide, largeContentRadius, largeContentInset, largeContentImageShare
  case largeContentFontSize, largeContentLeastShare

  // Search.
  case searchFieldTop, searchFieldHeight, searchFieldBottom, activeSearchBarHeight
  case activeSearchFieldTop, activeSearchFieldHeight, searchCancelGap, searchCancelWidth
  case searchCancelBaseline, searchFieldTextInset, searchFieldBaseline, searchFieldRadius
  case searchFontSize, searchIconInset, searchIconSize, scopeBarHeight, scopeBarTop
  case inlineSearchFieldWidth, inlineSearchFieldHeight, inlineSearchInset
  case activeInlineSearchFieldWidth, searchContentGoneBelow

  // Pushing and popping, as shares of the way.
  case transitionTitleOut, transitionBackLabelOut, transitionItemsOut, transitionLabelIn
  case transitionTitleIn, transitionItemsIn, transitionParallax
  case transitionDimming, transitionShadow, transitionShadowReach

  // Scrolling.
  case hiddenTitleDrop, minimizationDistance, titleSwapDistance, titleSwapRamp, snapShare
  case scrollEdgeStart, scrollEdgeReach, scrollEdgeFade, backgroundRamp, stretchPerPoint
  case stretchLimit, barTintShare

  // The status bar.
  case capHeightEm, clockFontSize, clockRise, clockCutout, statusMargin, statusSignGap
  case statusTextSize, statusFocusSize, statusDigitsShare, statusDateGap, callPadding
  case statusFocusGap, callHeight, islandWidth, islandHeight, islandTop, islandReach, islandMargin
  case multitaskingWidth, multitaskingHeight, cellularWidth, cellularHeight, wifiWidth
  case wifiHeight, batteryWidth, dotsWidth, dotsHeight, batteryHeight

  // What scrolls under the bar.
  case contentRowHeight, contentTallRowHeight, contentFontSize, contentSubtitleFontSize
  case contentLargeTitleSize, contentTitle1Size, contentTitle2Size, contentTitle3Size
  case contentFootnoteFontSize, contentRowPadding, contentHeaderFontSize, contentHeaderGap
  case contentDotSize, contentAvatarSize, contentAvatarFontSize, contentSymbolSize
  case contentButtonSize, contentCheckmarkSize, switchWidth, switchHeight, switchKnobWidth
  case switchKnobInset, balloonRadius, balloonPadding, balloonMargin, balloonGap, balloonShare
  case contentDisclosureSize, contentSectionGap, contentCardRadius, contentCardPadding
  case contentIconSize, contentIconRadius, contentIconGap, contentBarHeight, contentBarShare
  case contentShortBarShare, barAvatarSize, barAvatarFontSize

  // Toolbars.
  case toolbarHeight, toolbarBottom, toolbarMargin, toolbarGlassInset, toolbarImagePadding,
    toolbarCirclePadding
  case toolbarItemHeight, toolbarAboveTabBar, toolbarAboveKeyboard, toolbarSearchTextInset
  case activeFootMargin

  // Tab bars.
  case tabBarHeight, tabBarBottom, tabBarBottomWithoutInset, tabBarMargin, tabBarItemWidth
  case tabBarPadding, tabBarSelectionOutset, tabBarSelectionInset, tabBarImageCentre
  case tabBarTitleBaseline, tabBarFontSize, tabBarWordPadding, tabBarSymbolFontSize, tabBarInlineGap
  case tabBarSearchGap, tabBadgeHeight, tabBadgeFontSize, tabBadgePadding, tabBadgeDot
  case tabBadgeBeside, tabBadgeAbove, titleLineHeight

  // The keyboard and the home indicator.
  case keyboardHeight, homeIndicatorWidth, homeIndicatorHeight, homeIndicatorBottom

  // Popovers.
  case popoverWidth, popoverShadowRadius, popoverShadowDrop, popoverArrowHeight
  case popoverArrowBase, popoverArrowTip
}

extension Metric {
  /// What the number is, as the file of its theme says.
  package var meaning: String {
    let themes = [
      barMeaning, itemMeaning, titleMeaning, searchMeaning, motionMeaning, statusBarMeaning,
      contentMeaning, footMeaning,
    ]
    return themes.lazy.compactMap(\.self).first ?? ""
  }
}
