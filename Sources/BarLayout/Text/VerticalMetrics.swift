/// How tall a line of the system font is.
///
/// All lengths are in em: times the font size they are points.
package struct VerticalMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line.
  package var ascent: Double
  /// From the baseline down to the bottom of the line.
  package var descent: Double
  /// From the baseline up to the top of a capital letter.
  package var capHeight: Double
  /// From the baseline up to the top of a small x.
  package var xHeight: Double

  /// Makes metrics in em.
  package init(ascent: Double, descent: Double, capHeight: Double, xHeight: Double) {
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  /// Height of a line of the given font size, in points, before it is rounded up to whole pixels.
  package func lineHeight(size: Double) -> Double { (ascent + descent) * size }

  /// San Francisco Text; how tall labels are per era is in `MetricTable`'s rows of the row.
  ///
  /// Source: measured, SF Pro Text's tables as read by masakudamatsu/equiluminant-color-picker
  /// (1950, 494, 1443 and 1078 of 2048). A 17 pt label is 20.28 tall with them, which view dumps
  /// show as 20.333 at 3x and 20.5 at 2x; a 34 pt one 40.56, shown as 40.667.
  package static let sanFrancisco = VerticalMetrics(
    ascent: 0.952, descent: 0.241, capHeight: 0.7046, xHeight: 0.526)
}
