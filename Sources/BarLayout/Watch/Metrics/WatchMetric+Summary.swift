extension WatchMetric {
  /// The name the number goes by, as in the source: `barMargin`.
  public var name: String { String(describing: self) }

  /// What the number is, in a line; points unless it says otherwise.
  public var summary: String {
    switch self {
    case .hasDiscs: "1 where buttons are discs and the title stands under the clock"
    case .sheetKeepsClock: "1 where the clock stays beside a sheet's dismiss button"
    case .longTitleHidesClock: "1 where a long title hides the clock instead of being cut"
    case .largeTitleIsAllowed: "1 where bars may show large titles"
    case .barHeight: "Height of the bar of one line"
    case .textInset: "Distance of the line's text from the screen's sides"
    case .bottomInset: "Distance of the content from the lower edge of the screen"
    case .sideInset: "Distance of the content from the screen's sides"
    case .clockFontSize: "Size of the clock's font"
    case .clockBaseline: "From the top of the screen to the clock's baseline"
    case .clockIsGrey: "1 if the clock is grey"
    case .titleFontSize: "Size of the small title's font"
    case .titleIsMedium: "1 if the small title's weight is medium"
    case .titleGap: "Distance between a title and the clock in one line"
    case .backIndicatorX: "From the text inset to the bare chevron"
    case .backIndicatorWidthEm: "Width of the bare chevron, in em of the clock"
    case .backIndicatorHeightEm: "Height of the bare chevron, in em of the clock"
    case .backIndicatorStrokeEm: "Thickness of the bare chevron's lines, in em of the clock"
    case .backTitleX: "From the screen's side to a title behind a bare chevron"
    case .barMargin: "Distance of discs from the screen's sides"
    case .buttonTop: "From the top of the screen to the discs"
    case .buttonDiameter: "Width and height of a disc"
    case .buttonGap: "Distance between a disc and what stands beside it"
    case .buttonPadding: "Room beside a word in its capsule"
    case .buttonFontSize: "Size of the font of a word in a capsule"
    case .buttonSymbolSize: "Size of the text a disc's symbol goes with"
    case .buttonRim: "Thickness of a disc's lighter rim; 0 for none"
    case .discIndicatorWidthShare: "Width of a disc's chevron, as a share of the disc"
    case .discIndicatorHeightShare: "Height of a disc's chevron, as a share of the disc"
    case .discIndicatorStroke: "Thickness of the lines of a disc's chevron"
    case .discIndicatorShift: "How far a disc's chevron stands before the disc's middle"
    case .titlePitch: "From the clock's baseline to the small title's"
    case .slotGap: "Distance between a disc and the slot of a title"
    case .slotFade: "Length of the stretch in which a title that runs through its slot fades"
    case .largeTitleFontSize: "Size of the large title's font"
    case .largeTitlePitch: "From the clock's baseline to a large title under it"
    case .largeTitleBelowButtons: "From the end of the bar to a large title on a line of its own"
    case .largeTitleSection: "Height of the line a large title has of its own"
    case .collapseDistance: "Points of scrolling that put a large title away"
    case .ascentEm: "From a baseline up to the top of a label, in em"
    case .lineHeightEm: "Height of a label, in em"
    case .capHeightEm: "Height of a capital letter, in em"
    }
  }
}
