/// What is cut out of displays, in points, as they are held upright.
enum SensorTable {
  /// A notch or an island.
  struct Shape: Hashable, Sendable {
    /// Distance from the display's upper edge.
    var top: Double
    var width: Double
    var height: Double
    /// Radius of the lower corners, of all corners for an island.
    var radius: Double
    /// Radius of the curves in which a notch meets the edge.
    var shoulder: Double
  }

  /// The Dynamic Island.
  ///
  /// Source: documented — 125 by 37 points, 11 below the edge.
  static let island = Shape(top: 11, width: 125, height: 37, radius: 18.5, shoulder: 0)

  /// The cameras of an iPhone Duo, outside and inside.
  ///
  /// Source: measured — 37 x 37 and 58 x 37, the iOS 27.1 simulator; where they stand is assumed, as
  /// far below the edge as the Dynamic Island and on the middle of the status bar's strip.
  private static let camera = Shape(top: 11, width: 37, height: 37, radius: 18.5, shoulder: 0)
  private static let wideCamera = Shape(top: 11, width: 58, height: 37, radius: 18.5, shoulder: 0)

  /// The notch of iPhone X to 12.
  ///
  /// Source: documented — 209 by 30 points; its curves are chosen, as the eye sees them.
  private static let notch = Shape(top: 0, width: 209, height: 30, radius: 20, shoulder: 6)

  /// The notch of iPhone 13 and 14.
  ///
  /// Source: documented — a fifth narrower than its predecessor; the height is assumed.
  private static let narrowNotch = Shape(top: 0, width: 162, height: 33, radius: 20, shoulder: 6)

  /// Safe areas above the screens of phones with the narrow notch, in points.
  private static let narrowNotchInsets = 47.0...58

  /// The cut-out of a display; nil for none.
  ///
  /// - Parameter inset: the safe area at the edge it is cut out of, in points.
  static func shape(of sensor: Device.Sensor, inset: Double) -> Shape? {
    switch sensor {
    case .none: nil
    case .notch: narrowNotchInsets.contains(inset) ? narrowNotch : notch
    case .dynamicIsland: island
    case .camera: camera
    case .wideCamera: wideCamera
    }
  }
}
