extension Metric {
  /// What the numbers of titles, small and large, and their menus are; nil for others.
  var titleMeaning: String? {
    switch self {
    // Titles, and segments in their place.
    case .titleFontSize: "Size of the inline title's font"
    case .titleGap: "Distance between the title and the buttons beside it"
    case .subtitleTitleBaseline: "From the row's top to the title's baseline over a subtitle"
    case .subtitleBaseline: "From the row's top to the subtitle's baseline"
    case .subtitleTitleFontSize: "Size of the font of a title over a subtitle"
    case .subtitleFontSize: "Size of the subtitle's font"
    case .segmentedControlHeight: "Height of a segmented control"
    case .segmentPadding: "Room beside the widest word of a segmented control"
    case .segmentFontSize: "Size of the font of segments"
    case .segmentRadius: "Corner radius of a segmented control"
    case .segmentInset: "Room around the raised box under the chosen segment"
    case .segmentDividerWidth: "Width of the line between two segments; 0 for none"
    case .segmentDividerInset: "Room above and below that line"
    case .emptySideOverhang: "How far a title may reach beyond the margin of a side without buttons"
    case .secondLineFontSize: "Size of the font of the lines after the first in a title's view"
    case .titleSearchBarHeight: "Height of a bar with a search field in the title's place"
    case .titleSearchFieldInset: "Room beside such a field"
    case .wheelSide: "Width and height of a wheel that says that something is under way"
    case .largeWheelSide: "The same of a large one"
    case .wheelSpokes: "count: Spokes of such a wheel"
    // Menus of titles, and the field in which one is changed.
    case .titleMenuFontSize: "Size of the font that the chevron of a title's menu goes with"
    case .titleMenuGap: "Between a title and the chevron of its menu"
    case .titleMenuCircle: "Diameter of the circle behind that chevron; 0 for none"
    case .titleMenuWidth: "Width of the open menu of a title"
    case .titleMenuRadius: "Radius of the corners of that menu"
    case .titleMenuPadding: "Room above the first entry of that menu and below the last"
    case .titleMenuRowHeight: "Height of an entry of that menu"
    case .titleMenuTextInset: "Distance of an entry's word from the side of that menu"
    case .titleMenuDrop: "From the line of a title to its menu; negative where it covers the title"
    case .titleMenuHeaderHeight: "Height of the document that heads that menu"
    case .titleMenuPreview: "Width and height of that document's picture"
    case .titleMenuPreviewFontSize: "Size of the font of a symbol in that picture's place"
    case .titleMenuSeparator: "pixels: Thickness of the line between two entries, in pixels"
    case .titleIconHeight: "Height of the picture of a document before its title"
    case .titleFieldInset: "Between the end of the field in which a title is changed and its words"
    case .titleFieldRadius: "Radius of the corners of that field"
    case .titleFieldWidth: "Width of the field in which a title is changed, where there is room"
    case .titleFieldSelectionShare: "share: How strongly the tint marks the words in that field"
    case .titleFieldClearFontSize: "Size of the font that the button goes with that empties it"
    // Open menus of buttons.
    case .menuLinePaddingEm: "share: Room above and below the words of a menu's entry, in em"
    case .menuSignIndentEm: "share: How much further in words stand beside ticks of a menu, in em"
    case .menuSignShare:
      "share: From a menu's edge to the middle of its ticks, of the room before the words"
    case .menuImageIndent: "What pictures of a menu's entries take from the room of words"
    case .menuImageMiddle: "From a menu's edge to the middle of its pictures"
    case .menuBlur: "Blur of what lies under a menu of glass, as a standard deviation"
    case .menuMargin: "Least distance of an open menu from the ends of the screen"
    case .menuSectionGap: "Height of what parts two sections of a menu"
    case .menuSectionInset: "Distance of the line that does from the sides; 0 for a whole band"
    // The large title.
    case .largeTitleFontSize: "Size of the large title's font"
    case .largeTitleBaselineMinimum: "Least distance of a large title's baseline from its section"
    case .largeTitleBaselinePerSize: "share: The same distance for each point of the title's size"
    case .largeTitleBelowBaseline: "From the last baseline to the end of the large title's section"
    case .largeTitleAscentEm:
      "share: From a large title's baseline up to the top of its label, in em"
    case .largeTitleLineHeightEm: "share: Height of a large title's label, in em"
    case .largeTitleTighteningEm:
      "share: How much closer letters of a large title without room stand, in em"
    case .inlineLargeTitleFontSize: "Size of the font of a large title that stands in the row"
    case .largeSubtitleTitleDrop: "How much lower a large title stands over a subtitle"
    case .largeSubtitleDrop: "From the large title's baseline to that of its subtitle"
    case .largeSubtitleFontSize: "Size of the font of a large title's subtitle"
    // The large content viewer.
    case .largeContentSide: "Width and height of the large content viewer"
    case .largeContentRadius: "Radius of the corners of that viewer"
    case .largeContentInset: "Room inside the edges of that viewer"
    case .largeContentImageShare: "share: Height of the picture in that viewer, of its room"
    case .largeContentFontSize: "Size of the font of the words in that viewer"
    case .largeContentLeastShare: "share: How far those words shrink before they are cut"
    default: nil
    }
  }
}
