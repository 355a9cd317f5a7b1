/// The numbers of what a mockup shows around a bar, each with what it is.
///
/// No frame of a bar depends on any of them.
package enum MockupMetric: String, BarMetricNames {
  // Keyboards.
  case keyRowHeight = "Distance from one row of keys to the next; the most of it on a phone's side"
  case keyGap = "Distance between two keys of a row"
  case keyRowGap = "Distance between the keys of two rows"
  case keyRadius = "Radius of a key's corners"
  case keyShadow = "How far a key's shadow shows below it; 0 for none"
  case keyLetterSize = "Size of the font of letters"
  case keySignSize = "Size of the text that the signs on keys go with"
  case keyWordSize = "Size of the font of words"
  case keyboardWordsHeight = "Height of the strip of offered words above a tablet's keys"
  case keyboardSignsHeight = "Room below the keys for the signs beside the home indicator"
  case keyboardRadius = "Radius of the corners of a keyboard with those signs; 0 for square ones"
  // The field in which a message is written.
  case messageFieldHeight = "Height of a message's field with one line at the usual size of text"
  case messageLinePadding = "Least room above and below its first line"
  case messageMargin =
    "Distance of the field, and of what stands beside it, from the screen's sides"
  case messageGap = "Distance between the field and the pictures beside it"
  case messagePadding = "Distance of the words from the field's ends"
  case messageImageInset = "Distance of the picture in the field from its end"
  case messageFieldBottom = "Distance of the field from the keyboard or the home indicator's room"
  case messageGroundRise = "How far the ground reaches above the field"
  case messageBesideSize = "Size of the text that the pictures beside the field go with"
  case messageInsideSize = "Size of the text that the picture in the field goes with"
  case messageSendSize = "Size of the text that the arrow which sends goes with"
  case messageLinePixels = "pixels: Width of the line around the field, in pixels; 0 on glass"
  case messageLineLimit = "count: The most lines that the field grows to"
  // Maps.
  case mapMarkDiameter = "Diameter of a mark's balloon"
  case mapTipDrop = "How far a mark's tip stands below the balloon"
  case mapTipHalfWidth = "Half the width of the tip where it leaves the balloon"
  case mapTitleGap = "Distance of a mark's words from its tip"
  case mapGlyphShare = "share: Size of the picture in a mark, as a share of the balloon"
  case mapDotDiameter = "Diameter of the white dot in a mark without a picture"
  case mapUserDot = "Diameter of the blue dot where the user is"
  case mapUserRing = "Diameter of the white ring around it"
  case mapUserHalo = "Diameter of the paler disc around both"
  case mapUserHaloShare = "share: How much of the blue that disc shows"
  // Tiles.
  case tilePadding = "Distance of what a tile shows from its edges"
  case tileGap = "Least distance between a tile's picture and its words"
  case tileDetailShare = "share: Size of the font of a tile's detail, as a share of a row's title"
  case tilePeekShare = "share: How much of the next tile a line that goes on shows"
  // Buttons of rows.
  case rowButtonMinimumWidth = "Least width of a row's button with a ground"
  case rowButtonPadding = "Distance of its words from its ends"
  case rowButtonLinePadding = "Distance of its line from its top and bottom"
  case rowButtonGap = "Distance between its picture and its words"
  case rowButtonTintShare = "share: How much of the tint lies behind the words of a tinted one"
  case largeButtonLinePadding = "Distance of a large button's line from its top and bottom"
  case largeButtonRadius = "Radius of a large button's corners"
  // Sliders in rows.
  case sliderTrackHeight = "Height of a slider's track"
  case sliderKnobWidth = "Width of a slider's knob"
  case sliderKnobHeight = "Height of a slider's knob"
  // Buttons that a swipe over a row brings up.
  case swipeMinimumWidth = "Least width of a swiped row's button"
  case swipePadding = "Distance of its words from its edges"
  case swipeGap = "Distance between such buttons, and of them from the row's edges"
  case swipeLineGap = "Distance between picture and words, where there is room for both"
  case swipeMaximumHeight = "Greatest height of such a button; 0 for the row's own"
  // Rows of a watch's lists.
  case watchRowTitleSize = "Size of the font of a watch's rows"
  case watchRowSubtitleSize = "Size of the font below and above them"
  case watchRowHeight = "Least height of a watch's row"
  case watchRowGap = "Distance between two of them"
  case watchSectionGap = "Distance between two sections of them"
  case watchRowRadius = "Radius of a watch's row's corners"
  case watchRowPadding = "Distance of words from its edges"
  case watchRowMargin = "Distance of a watch's rows from the screen's sides"
  case watchWordGap = "Distance of words above and below a watch's section from it"
  case watchDiscSize = "Width of the disc behind the picture of a watch's row"
  case watchDiscGap = "Distance of words from that disc, and of signs from words"
  case watchSignShare = "share: Size of a picture on that disc, as a share of it"
  case watchBareSignShare = "share: Size of a picture without one, as a share of it"
  case watchSwitchWidth = "Width of a watch's switch"
  case watchSwitchHeight = "Height of a watch's switch"
  case watchKnobInset = "Distance of a watch's switch's knob from its edge"
  case watchBarHeight = "Height of a grey bar in place of a line of words, on a watch"
  case watchBarShare = "share: Share of its room that such a bar fills"
  case watchScrollFade = "How far below a watch's bar rows fade under it"
}

/// What is around a bar does or does not, each with what it says.
package enum MockupFact: String, BarMetricNames {
  case keysHaveWords = "Whether the keys for spaces and lines have words"
  case keysFrameLetters = "Whether keys stand on both sides of the letters, and none below them"
}
