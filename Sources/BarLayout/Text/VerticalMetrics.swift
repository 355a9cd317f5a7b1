/// How tall a line of the system font is.
///
/// All lengths are in em: times the font size they are points.
public struct VerticalMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line.
  public var ascent: Double
  /// From the baseline down to the bottom of the line.
  public var descent: Double
  /// From the baseline up to the top of a capital letter.
  public var capHeight: Double
  /// From the baseline up to the top of a small x.
  public var xHeight: Double

  /// Makes metrics in em.
  public init(ascent: Double, descent: Double, capHeight: Double, xHeight: Double) {
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  /// Height of a line of the given font size, in points, before it is rounded up to whole pixels.
  public func lineHeight(size: Double) -> Double { (ascent + descent) * size }

  /// San Francisco, iOS 9 to 18.
  ///
  /// Source: measured, SF Pro Text's tables as read by masakudamatsu/equiluminant-color-picker
  /// (1950, 494, 1443 and 1078 of 2048). A 17 pt label is 20.28 tall with them, which view dumps
  /// show as 20.333 at 3x and 20.5 at 2x; a 34 pt one 40.56, shown as 40.667.
  public static let sanFrancisco = VerticalMetrics(
    ascent: 0.952, descent: 0.241, capHeight: 0.7046, xHeight: 0.526)

  /// San Francisco, iOS 26.
  ///
  /// Source: chosen. View dumps show a label of 17 pt semibold 20.667 tall at 3x, so ascent and
  /// descent are 1.196 to 1.216 em together; the baseline stands where it did, so the descent is
  /// what grew.
  public static let sanFrancisco26 = VerticalMetrics(
    ascent: 0.952, descent: 0.246, capHeight: 0.7046, xHeight: 0.526)

  /// Helvetica Neue, iOS 7 and 8, in the weights of titles.
  ///
  /// Source: chosen. A view dump of iOS 8 shows a title's label of 17 pt 21.5 tall at 2x, 11.5
  /// below the row's top, where its baseline is at 28. Its capital height is that of the typeface.
  public static let helveticaNeueBold = VerticalMetrics(
    ascent: 0.972, descent: 0.28, capHeight: 0.714, xHeight: 0.517)

  /// Helvetica Neue, iOS 7 and 8, in lighter weights.
  ///
  /// Source: chosen. View dumps show an item's label of 17 pt 20.5 tall at 2x, as later.
  public static let helveticaNeue = VerticalMetrics(
    ascent: 0.952, descent: 0.241, capHeight: 0.714, xHeight: 0.517)

  /// The metrics of the system font of a system and weight.
  public static func systemFont(of system: SystemVersion, weight: FontWeight) -> VerticalMetrics {
    switch system.platform {
    case .iOS where system.major <= lastHelvetica:
      weight > .medium ? .helveticaNeueBold : .helveticaNeue
    case .iOS, .iPadOS: system.major >= 26 ? .sanFrancisco26 : .sanFrancisco
    case .watchOS, .tvOS, .macOS, .visionOS: .sanFrancisco
    }
  }

  private static let lastHelvetica = 8
}
