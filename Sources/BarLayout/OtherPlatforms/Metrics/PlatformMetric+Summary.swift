extension PlatformMetric {
  /// The name the number goes by, as in the source: `barHeight`.
  public var name: String { String(describing: self) }

  /// What the number is, in a line; points unless it says otherwise.
  public var summary: String {
    switch self {
    case .barTop: "From the top of the screen to the bar"
    case .barHeight: "Height of the bar"
    case .margin: "Distance of contents from the bar's sides"
    case .titleGap: "Distance between the title and what stands beside it"
    case .titleIsLeading: "1 if the title stands at the leading edge"
    case .titleFontSize: "Size of the title's font"
    case .titleIsBold: "1 if the title is bold"
    case .subtitleFontSize: "Size of the subtitle's font"
    case .titleRise: "How far a title over a subtitle stands above the middle"
    case .subtitleDrop: "From the title's baseline over a subtitle to the subtitle's"
    case .hasBackButton: "1 where bars have a back button"
    case .itemExtent: "Height of a button, and width of one with a picture"
    case .itemPadding: "Room beside a word in its button"
    case .itemGap: "Distance between two buttons"
    case .itemFontSize: "Size of the font of buttons"
    case .itemHasFill: "1 if buttons have a fill of their own"
    case .indicatorWidth: "Width of the back chevron"
    case .indicatorHeight: "Height of the back chevron"
    case .indicatorStroke: "Thickness of the back chevron's lines"
    case .windowButtonCount: "How many buttons close, minimise and zoom a window"
    case .windowButtonDiameter: "Width and height of a window's button"
    case .windowButtonPitch: "Distance between the edges of two of a window's buttons"
    case .windowButtonX: "Distance of a window's first button from its side"
    case .windowRadius: "Radius of a window's corners"
    case .proxyIconExtent: "Width and height of the picture of a window's document"
    case .proxyIconGap: "Distance between that picture and the title"
    case .hasHairline: "1 if a hairline lies at the end of the bar"
    case .sidebarWidth: "Width of a split view's sidebar"
    case .contentColumnWidth: "Width of a split view's middle column"
    case .detailMinimum: "Least width of the detail beside other columns"
    case .ascentEm: "From a baseline up to the top of a label, in em"
    case .lineHeightEm: "Height of a label, in em"
    case .capHeightEm: "Height of a capital letter, in em"
    }
  }
}
