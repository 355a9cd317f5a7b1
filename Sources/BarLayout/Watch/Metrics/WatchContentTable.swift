/// Sizes of the rows of a watch's lists, in points.
///
/// Source: assumed — lists of watchOS 9 to 26 as the eye sees them: rows are platters a little
/// lighter than black, with a gap between them, in a font that grows with the case.
struct WatchContentTable {
  /// Sizes of the fonts of titles, and of what stands below and above them.
  let titleSize: Double
  let subtitleSize: Double
  /// Least height of a platter.
  let rowHeight: Double
  /// Distance between two platters, and between two sections.
  let gap = 4.0
  let sectionGap = 12.0
  /// Radius of a platter's corners.
  let radius: Double
  /// Distance of words from a platter's edges.
  let padding = 10.0
  /// Distance of words above and below a section from it.
  let wordGap = 3.0
  /// Width and height of the disc behind a picture, and distance of the words from it.
  let discSize = 28.0
  let discGap = 8.0
  /// How large a picture on that disc is, and one without.
  let signShare = 0.55
  let bareSignShare = 0.75
  /// Extent of a switch, and distance of its knob from its edge.
  let switchSize = BarSize(width: 36, height: 22)
  let knobInset = 2.0
  /// Height of a bar in place of a line of words, and the share of the room that it fills.
  let barHeight = 7.0
  let barShare = 0.85
  /// Distance from the bar in which rows fade under it.
  let fade = 10.0
  /// Least distance of rows from the screen's sides.
  let margin: Double
  /// Colours of platters, of lesser words, and of bars in place of words.
  let platter = BarColor(rgba: 0x2223_24ff)
  let secondary = BarColor(rgba: 0x9ba0_aaff)
  let bar = BarColor(rgba: 0x4a4b_4dff)
  let switchOff = BarColor(rgba: 0x4a4b_4dff)

  /// The sizes on a case.
  init(_ context: WatchMetricContext) {
    let isSmall = context.watch.screen.width <= 176
    titleSize = isSmall ? 16 : 17
    subtitleSize = isSmall ? 13 : 14
    rowHeight = isSmall ? 40 : 44
    let isRound = context.system >= 10
    radius = isRound ? 14 : 9
    margin = isRound ? 8 : 1
  }
}
