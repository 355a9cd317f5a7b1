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
  /// From a number's lower edge to its baseline.
  static let descent: Double = 1.5
  /// Where a number's light copies lie, which keep it apart from any ground.
  static let haloOffsets: [BarPoint] = [
    BarPoint(x: -0.75, y: 0), BarPoint(x: 0.75, y: 0), BarPoint(x: 0, y: -0.75),
    BarPoint(x: 0, y: 0.75), BarPoint(x: -0.5, y: -0.5), BarPoint(x: 0.5, y: -0.5),
    BarPoint(x: -0.5, y: 0.5), BarPoint(x: 0.5, y: 0.5),
  ]
  /// How many places are tried for a number.
  static let tries = 24
  /// The parts of a point that have a sign of their own, as so many of so many parts; first none.
  static let fractions: [(count: Double, parts: Double, sign: String)] = [
    (0, 1, ""), (1, 3, "⅓"), (2, 3, "⅔"), (1, 2, "½"),
  ]
  /// Into how many parts of a point other lengths are rounded.
  static let partsOfPoint: Double = 10
  /// How near to a third a length is to be called one: lengths are given to a thousandth.
  static let thirdTolerance: Double = 0.0011
}
