extension Metric {
  /// What the numbers of bars at the screen's foot and of popovers are; nil for others.
  var footMeaning: String? {
    switch self {
    // Toolbars.
    case .toolbarHeight: "Height of a toolbar at the foot of the screen, or of its glass"
    case .toolbarBottom: "From a toolbar's glass to the screen's lower edge; 0 for the safe area"
    case .toolbarMargin: "Distance of a toolbar's glass from the sides; 0 for that of buttons"
    case .toolbarGlassInset: "From the edge of a toolbar's glass to the button inside it"
    case .toolbarImagePadding: "From the end of a toolbar's shared capsule to the picture there"
    case .toolbarCirclePadding:
      "Distance from a toolbar's glass around one picture to that picture, at least"
    case .toolbarItemHeight: "Height of a button's touchable frame in a toolbar"
    case .toolbarAboveTabBar: "From a toolbar's glass to that of a tab bar below it"
    case .toolbarAboveKeyboard: "From a toolbar's glass to the keyboard below it"
    case .activeFootMargin: "Distance of a search field in use at the foot from the screen's sides"
    case .toolbarSearchTextInset: "From the edge of a search field in a toolbar to its text"
    // Tab bars.
    case .tabBarHeight: "Height of a tab bar without the safe area, or of its glass"
    case .tabBarBottom:
      "From a tab bar's glass to the screen's lower edge where there is a safe area"
    case .tabBarBottomWithoutInset: "The same where there is no safe area"
    case .tabBarMargin: "The least distance of a tab bar's glass from the sides"
    case .tabBarItemWidth: "Width of an area in a tab bar where there is room; 0 for its share"
    case .tabBarPadding: "From the end of a tab bar's glass to its first area"
    case .tabBarSelectionOutset: "How far what marks the chosen area reaches beyond it sideways"
    case .tabBarSelectionInset: "Room above and below what marks the chosen area"
    case .tabBarImageCentre: "From a tab bar's top to the middle of its pictures"
    case .tabBarTitleBaseline: "From a tab bar's top to the baseline of its words"
    case .tabBarFontSize: "Size of the font of a tab bar's words"
    case .tabBarWordPadding: "Room beside a word in an area that is as wide as it"
    case .tabBarSymbolFontSize: "Size of the font that a tab bar's symbols go with"
    case .tabBarInlineGap: "Between a tab bar's picture and the word beside it"
    case .tabBarSearchGap: "From a tab bar's glass to the circle of its search area"
    case .tabBadgeHeight: "Height of the badge of a tab bar's area with words"
    case .tabBadgeFontSize: "Size of the font of such a badge"
    case .tabBadgePadding: "Room beside the words of such a badge"
    case .tabBadgeDot: "Diameter of such a badge without words"
    case .tabBadgeBeside:
      "From the middle of an area's picture, or in a row from the area's end back, to its badge"
    case .tabBadgeAbove:
      "From the middle of an area's picture, or in a row from the area's top, up to its badge"
    case .titleLineHeight:
      "Height of the line below an iPad's areas that a pushed title has to itself"
    // The keyboard and the home indicator.
    case .keyboardHeight: "Height of the keyboard, with what is below it"
    case .homeIndicatorWidth: "Width of the home indicator"
    case .homeIndicatorHeight: "Height of the home indicator"
    case .homeIndicatorBottom: "Distance of the home indicator from the screen's lower edge"
    // Popovers.
    case .popoverWidth: "Width of a popover"
    case .popoverShadowRadius: "Blur of a popover's shadow, as a standard deviation"
    case .popoverShadowDrop: "How far a popover's shadow lies below it"
    case .popoverArrowHeight: "Height of a popover's arrow; 0 for none"
    case .popoverArrowBase: "Width of a popover's arrow where it meets the popover"
    case .popoverArrowTip: "How far from its middle an arrow's tip begins to be round"
    default: nil
    }
  }
}
