/// The numbers of a watch's bar, each with what it is.
package enum WatchMetric: String, BarMetricNames {
  // The bar.
  case barHeight = "Height of the bar of one line"
  case textInset = "Distance of the line's text from the screen's sides"
  case bottomInset = "Distance of the content from the lower edge of the screen"
  case sideInset = "Distance of the content from the screen's sides"
  // Clock and title.
  case clockFontSize = "Size of the clock's font"
  case clockBaseline = "From the top of the screen to the clock's baseline"
  case titleFontSize = "Size of the small title's font"
  case titleKernEm = "share: Space added after each character of the small title, in em; 0 for none"
  case titleGap = "Distance between a title and the clock in one line"
  // The bare chevron up to watchOS 9.
  case backIndicatorX = "From the text inset to the bare chevron"
  case backIndicatorWidthEm = "share: Width of the bare chevron, in em of the clock"
  case backIndicatorHeightEm = "share: Height of the bare chevron, in em of the clock"
  case backIndicatorStrokeEm = "share: Thickness of the bare chevron's lines, in em of the clock"
  case backTitleX = "From the screen's side to a title behind a bare chevron"
  // The small circle of a back button without a title.
  case roundBackEm =
    "share: Width of the circle of a back button without a title, in em of the clock; 0 for none"
  case roundBackX = "From the text inset to that circle"
  case roundBackDrop = "How far that circle's middle stands below the middle of the digits"
  case roundBackChevronShare = "share: Size of the chevron in that circle, as a share of a bare one"
  // The discs from watchOS 10 on.
  case barMargin = "Distance of discs from the screen's sides"
  case buttonTop = "From the top of the screen to the discs"
  case buttonDiameter = "Width and height of a disc"
  case buttonGap = "Distance between a disc and what stands beside it"
  case buttonPadding = "Room beside a word in its capsule"
  case buttonFontSize = "Size of the font of a word in a capsule"
  case tintFillShare =
    "share: How much of its tint shows in the fill of a word's capsule; 0 for none"
  case closeSymbolShare =
    "share: Size of the text the system's cross goes with, as a share of the disc"
  case buttonSymbolSize = "Size of the text a disc's symbol goes with"
  case buttonRim = "Thickness of each line of a disc's rim; 0 for none"
  case discIndicatorWidthShare = "share: Width of a disc's chevron, as a share of the disc"
  case discIndicatorHeightShare = "share: Height of a disc's chevron, as a share of the disc"
  case discIndicatorStroke = "Thickness of the lines of a disc's chevron"
  case discIndicatorShift = "How far a disc's chevron stands before the disc's middle"
  // Titles from watchOS 10 on.
  case titlePitch = "From the clock's baseline to the small title's"
  case slotGap = "Distance between a disc and the slot of a title"
  case slotFade = "Length of the stretch in which a title that runs through its slot fades"
  case largeTitleFontSize = "Size of the large title's font"
  case largeTitlePitch = "From the clock's baseline to a large title under it"
  case largeTitleBelowButtons = "From the end of the bar to a large title on a line of its own"
  case largeTitleSection = "Height of the line a large title has of its own"
  case listDrop = "From the end of the bar to the first row of a list"
  case listDropBelowTitle =
    "From a large title's own line to the first row of a list"
  case collapseDistance = "Points of scrolling that put a large title away"
  // Text.
  case ascentEm = "share: From a baseline up to the top of a label, in em"
  case lineHeightEm = "share: Height of a label, in em"
  case capHeightEm = "share: Height of a capital letter, in em"
}

/// What a watch's bar does or does not, each with what it says.
package enum WatchFact: String, BarMetricNames {
  // Which of the two layouts.
  case hasDiscs = "Whether buttons are discs and the title stands under the clock"
  case sheetKeepsClock = "Whether the clock stays beside a sheet's dismiss button"
  case longTitleHidesClock = "Whether a long title hides the clock instead of being cut"
  case largeTitleIsAllowed = "Whether bars may show large titles"
  // Clock and title.
  case clockIsRegular = "Whether the clock's weight is regular, not medium"
  case titleIsMedium = "Whether the small title's weight is medium"
  case titleTakesAccent = "Whether a title over discs takes the app's accent colour"
  case buttonIsSemibold = "Whether words in capsules are semibold"
  case trailingWordIsSemibold = "Whether a word in the clock's place is semibold"
}
