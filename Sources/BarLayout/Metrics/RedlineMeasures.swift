/// Distances of the red lines that `--redlines` draws, in points.
///
/// Source: assumed, for the eye; no bar depends on them.
enum RedlineMeasures {
  /// Size of the numbers' font.
  static let fontSize: Double = 8
  /// Length of the strokes at both ends of a line.
  static let stroke: Double = 5
  /// From a line to its number.
  static let gap: Double = 2
}
