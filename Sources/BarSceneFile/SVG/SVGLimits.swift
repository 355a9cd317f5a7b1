/// How much an SVG icon may ask for.
enum SVGLimits {
  /// Size of a file, in bytes.
  static let fileBytes = 256 * 1024
  /// Elements inside each other.
  static let depth = 32
  /// Elements of a file.
  static let elements = 2_000
  /// Attributes of an element.
  static let attributes = 64
  /// Steps of one outline before its stroke is drawn, and of everything drawn.
  static let pathElements = SceneLimits.pathElements
  /// Steps of a `transform`.
  static let transforms = 32
}
