/// Sizes of what a status bar has besides clock and signs, in points.
///
/// Source: assumed, as the eye sees them on phones with a cut-out and on small status bars.
struct StatusPartTable: Hashable, Sendable {
  /// Size of the network's name, of digits beside the battery and of what stands beside an island.
  var textSize = 15.0
  /// Size of the text that the sign of a Focus goes with.
  var focusSize = 13.0
  /// How far the colour of a call reaches beyond the clock.
  var pillPadding = 11.0
  /// Height of that colour.
  var pillHeight = 24.0
  /// Distance between the time and the date.
  var dateGap = 10.0
  /// How far an island grows on either side for a call.
  var islandReach = 40.0
  /// Least distance of signs from such an island and from the screen's edge.
  let earMargin = 12.0
  /// Size of digits in the battery, as iOS 16 has them, of the battery's height.
  let digitsShare = 0.92
  /// The highest level at which a battery that is not charged turns red, in per cent.
  ///
  /// Source: documented — iPhone User Guide, Low Power Mode: the alert of a low battery comes at 20 per cent.
  static let lowLevel = 20

  /// The sizes for a status bar of a height in points.
  init(height: Double) {
    guard height < 37 else { return }
    textSize = 12
    focusSize = 11
    pillPadding = 5
    pillHeight = 17
  }
}
