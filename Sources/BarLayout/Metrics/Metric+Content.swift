extension Metric {
  /// What the numbers of what scrolls under the bar are; nil for others.
  var contentMeaning: String? {
    switch self {
    // What scrolls under the bar.
    case .contentRowHeight: "Height of a row of the content with one line"
    case .contentTallRowHeight: "Height of a row of the content with two lines"
    case .contentFontSize: "Size of the font of a row's title"
    case .contentSubtitleFontSize: "Size of the font of a row's second line"
    case .contentLargeTitleSize: "Size of the font of a title in the style largeTitle"
    case .contentTitle1Size: "Size of the font of a title in the style title1"
    case .contentTitle2Size: "Size of the font of a title in the style title2"
    case .contentTitle3Size: "Size of the font of a title in the style title3"
    case .contentFootnoteFontSize: "Size of the font above and below a section"
    case .contentRowPadding: "Least distance of a row's lines from its top and bottom"
    case .contentHeaderFontSize: "Size of the font of the words above a section"
    case .contentHeaderGap: "Distance of those words from their section"
    case .contentDotSize: "Width of the dot of what was not read"
    case .contentAvatarSize: "Width of a circle with initials"
    case .barAvatarSize: "Width of a circle with initials in a bar"
    case .barAvatarFontSize: "Size of the font of the initials in a bar"
    case .contentAvatarFontSize: "Size of the font of those initials"
    case .contentSymbolSize: "Size of the text that a row's symbol goes with"
    case .contentButtonSize: "Size of the text that a row's info button goes with"
    case .contentCheckmarkSize: "Size of the text that a row's tick goes with"
    case .switchWidth: "Width of a switch"
    case .switchHeight: "Height of a switch"
    case .switchKnobWidth: "Width of a switch's knob"
    case .switchKnobInset: "Distance of a switch's knob from its edge"
    case .balloonRadius: "Radius of a message's corners"
    case .balloonPadding: "Distance of a message's text from the sides of its balloon"
    case .balloonMargin: "Distance of a message's text from the top and bottom of its balloon"
    case .balloonGap: "Distance between two messages"
    case .balloonShare: "share: The most of the width that a message fills"
    case .contentDisclosureSize: "Size of the text that a row's chevron goes with"
    case .contentSectionGap: "Distance above a card or a group of rows"
    case .contentCardRadius: "Radius of a card's corners"
    case .contentCardPadding: "Distance of a row's contents from its card's sides"
    case .contentIconSize: "Side of a row's rounded square"
    case .contentIconRadius: "Radius of that square's corners"
    case .contentIconGap: "Distance of a row's text from its square"
    case .contentBarHeight: "Height of a grey bar in place of a line of text"
    case .contentBarShare: "share: Share of its room that such a bar fills"
    case .contentShortBarShare: "share: Share of its room that the last one of a paragraph fills"
    default: nil
    }
  }
}
