/// What a phone's or pad's bar does or does not, each with what it says.
package enum BarFact: String, BarMetricNames {
  // The bar.
  case promptFollowsTitle = "Whether a prompt takes over the title's colour and grows with its font"
  case pageSheetFillsScreen = "Whether a page sheet fills an iPad that is held upright"
  case pageSheetTakesPortraitSize =
    "Whether a page sheet is as wide as an iPad held upright and as high as the screen"
  // Columns of a split view.
  case sidebarIsSecondary = "Whether a sidebar stands on the secondary background"
  case columnsTileUpright = "Whether a sidebar stands beside the detail of an iPad held upright"
  case sidebarToggleTrails = "Whether a sidebar has the button that hides it at its trailing end"
  case sidebarTogglePrecedesBack =
    "Whether the button of a split view stands before the back button"
  // Buttons.
  case fixedSpaceAdds =
    "Whether a fixed space comes on top of the usual distance instead of replacing it"
  case fixedSpaceMayBeNegative = "Whether a negative fixed space moves buttons outwards"
  case hasItemGroups = "Whether items come in groups"
  case hasMenus = "Whether buttons open menus"
  case symbolsHaveOwnBoxes = "Whether a symbol's box is as wide as that symbol was measured"
  case hasBackButtonTitle = "Whether items name the back button that leads to them"
  case hasBackButtonDisplayMode = "Whether items say how much that button shows"
  // Glass.
  case hasGlass = "Whether buttons stand on glass"
  case itemWordsAreMedium = "Whether the words of plain buttons are medium"
  case doneAndCancelAreSymbols = "Whether the system's Done is a tick and its Cancel a cross"
  // The back button.
  case backButtonStartsAtEdge = "Whether the back button is touchable from the safe area's edge on"
  case backIndicatorIsRound = "Whether the chevron's lines have round ends"
  case backButtonHasLabel = "Whether the back button has a label beside its chevron"
  // Titles.
  case crowdedTitleLeads = "Whether a title without room on the middle stands at the leading edge"
  // The large title.
  case largeTitleIsAllowed = "Whether bars may show large titles"
  case largeTitleMayBeInline = "Whether a large title may stand in the row"
  case untitledRootIsInline = "Whether a root without a title has no room for a large one"
  // Search.
  case searchIsStacked = "Whether the search field may stand under the titles"
  case searchFieldIsCapsule = "Whether a search field is round at its ends, however high it is"
  case searchCancelIsCircle = "Whether the cancel button is a circle with a cross"
  case searchMayBeInline = "Whether the search field may stand in the row"
  case hasAttributedTitles = "Whether titles may say themselves how they are set"
  case searchMayBeButton = "Whether a search field may wait as a button"
  case searchStandsAtFoot =
    "Whether the search field stands in the toolbar at the screen's foot unless asked otherwise"
  case activeSearchStaysInline =
    "Whether a search field in the row stays there while it is in use"
  case searchPlaceholderIsMedium = "Whether the placeholder of a field at rest is medium"
  case searchIconIsBlack = "Whether the magnifying glass has the colour of text"
  // Pushing and popping.
  case transitionKeepsViews = "Whether titles travel with their screens instead of fading"
  case transitionRoundsScreens = "Whether a pushed screen has the display's corners on its way"
  // The status bar.
  case clockIsAtEdge = "Whether the clock stands at the leading edge"
  case cellularLeads = "Whether the signs of networks stand at the leading edge"
  case cellularIsDots = "Whether the sign of the mobile network is five dots"
  case batteryHasDigits = "Whether the battery's level stands on it rather than beside it"
  case hasSearchSuggestions = "Whether a search offers suggestions"
  // Scrolling.
  case backgroundShowsAtScrollEdge = "Whether bars show their background at the scroll edge"
  case backgroundShowsUnderLargeTitle =
    "Whether bars with a large title always show their background"
  case hasBackground = "Whether bars have a background of their own"
  case hasAppearances = "Whether bars have appearances"
  // The screen.
  case statusBarFollowsContent = "Whether the status bar is told from what lies beneath it"
  // The foot of the screen.
  case tabBarStandsInRow = "Whether a tab bar stands in the row of title and buttons"
  case tabBarTakesTitle = "Whether a title gives way to a tab bar in its row"
  case tabItemsAreInline = "Whether a tab bar's words stand beside their pictures"
  case tabItemsAreSpread = "Whether a tab bar's areas are as wide as what they show, evenly apart"
  case footTextStops = "Whether words at the foot stop growing where accessibility sizes begin"
  case toolbarIsClearAtEdge = "Whether bars at the foot are clear where no content lies under them"
  // From iOS 27.
  case backCapsuleHasLabel = "Whether a back title that was set stands in the chevron's capsule"
  case scrollEdgeIsHard = "Whether content ends under the bar at a hard edge with a hairline"
  case crowdedItemsOverflow = "Whether buttons without room go to the menu of a More button"
  case crowdedToolbarOverflows =
    "Whether a toolbar's buttons without room go to the menu of a More button"
  case hasItemPriorities = "Whether buttons say which of them goes to that menu first"
  case mayRemovePadding = "Whether a button may be as wide as what it shows"
  case hasAppearanceStyles = "Whether an appearance may make its bar light or dark"
  case mayMinimize = "Whether a bar may go away while its content scrolls"
  case hasGlassSettings = "Whether the user sets how glass looks and whether buttons have borders"
  case ideographsAreWide = "Whether Chinese characters are as wide as before iOS 18"
  case disabledWordsAreFainter = "Whether a disabled word is fainter than a disabled picture"
}
