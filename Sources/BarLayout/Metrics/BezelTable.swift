/// Widths of the plain case that `--frame` draws around a display.
///
/// Source: derived where a case is named, from the maker's published outlines of case and display
/// in millimetres at the display's points per millimetre; assumed elsewhere.
enum BezelTable {
  /// Radius of the case's corners around a display with square ones, in points.
  ///
  /// Source: assumed, as the eye sees an iPhone 8.
  static let squareDisplayRadius = 56.0

  /// Width of the metal edge, in points.
  ///
  /// Source: assumed.
  static let edgeWidth = 3.0

  /// Diameter of a home button and width of its ring, in points.
  ///
  /// Source: derived — 11 millimetres at 6.4 points each; the ring is assumed.
  static let homeButtonDiameter = 66.0
  static let homeButtonRing = 3.0

  /// Width of the case of a watch around a display with square corners, in points: enough for those
  /// to lie inside of its round ones.
  ///
  /// Source: derived — 38.6 by 33.3 millimetres around 26.5 by 21.2, and 42.5 by 36.4 around 30.4 by
  /// 24.3, at 6.4 points each.
  static let squareWatchBezel = 38.5

  /// Widths of the bezel around a display that is held upright and has no home button.
  ///
  /// - Parameter isSquare: whether the display's corners are square.
  static func insets(of idiom: Device.Idiom, isSquare: Bool = false) -> BarEdgeInsets {
    if idiom == .watch, isSquare { return BarEdgeInsets(all: squareWatchBezel) }
    let (side, end) = bezel(of: idiom, hasHomeButton: false)
    return BarEdgeInsets(sides: side, ends: end)
  }

  /// Width of the case beside the display, and above and below it, as it is held upright.
  static func bezel(
    of idiom: Device.Idiom, hasHomeButton: Bool
  ) -> (side: Double, end: Double) {
    switch (idiom, hasHomeButton) {
    // iPhone 8: 67.3 by 138.4 millimetres around 58.5 by 104.1, at 6.4 points each.
    case (.phone, true): (28, 110)
    // iPad 9: 174.1 by 250.6 millimetres around 155.8 by 207.7, at 5.2 points each.
    case (.pad, true): (48, 110)
    // iPhone 15 Pro: 70.6 millimetres around 65, at 6 points each.
    case (.phone, false): (17, 17)
    // iPad Pro 11: 178.5 millimetres around 160.6, at 5.2 points each.
    case (.pad, false): (46, 46)
    case (.watch, _): (14, 14)
    case (.tv, _): (20, 20)
    case (.mac, _), (.vision, _): (0, 0)
    }
  }
}
