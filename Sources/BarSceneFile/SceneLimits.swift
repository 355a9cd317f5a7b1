/// How much a scene may ask for.
///
/// Beyond any of these a scene is refused with a message, so that memory and time stay bounded
/// whatever the input is.
public enum SceneLimits {
  /// Size of a file, in bytes.
  public static let fileBytes = 4 * 1024 * 1024
  /// Mappings and lists inside each other; the scene itself is the first.
  public static let depth = 64
  /// Mappings, lists and single values of a file, keys not counted.
  public static let nodes = 100_000
  /// Commas, colons and ends of lines of a YAML file, which are counted before it is parsed: a
  /// file with that many has too many values, or is no scene that anyone wrote.
  public static let separators = 250_000
  /// Problems that are reported; of further ones only the number is.
  public static let problems = 500
  /// Length of a text, in bytes of UTF-8.
  public static let textBytes = 64 * 1024
  /// Unicode scalars of one user-perceived character; further ones are dropped with a warning.
  public static let scalarsPerCharacter = 32
  /// Items on one side of a bar, and items of a stack.
  public static let items = 1_000
  /// Steps of a path, arcs counted as the curves that draw them.
  public static let pathElements = 30_000

  /// Values of one axis of a matrix.
  public static let matrixValues = 100
  /// Pixels that may be off; a bar on a phone has 350 000.
  public static let allowedPixels = 20_000
  /// Words of a reason.
  public static let reasonWords = 3
  /// Axes of a scene's own making.
  public static let freeAxes = 20
  /// Words that a scene is picked by.
  public static let tags = 20
  /// Scenes that a matrix makes of one.
  public static let matrixScenes = 1_000

  /// A length in points that may point either way.
  static let offset: ClosedRange<Double> = -100_000...100_000
  /// An extent in points.
  static let extent: ClosedRange<Double> = 0...100_000
  /// Pixels per point.
  static let scale: ClosedRange<Double> = 0.5...8
  /// Extent of a screen, in points.
  static let screen: ClosedRange<Double> = 1...16_384
  /// Height of a row of the content, in points; rows without height would never fill a screen.
  static let rowHeight: ClosedRange<Double> = 1...10_000
  /// Grey bars of a row of the content.
  static let contentLines = 100
  /// Blur of a shadow, in points.
  static let blurRadius = 100.0
  /// Font size, in points.
  static let fontSize: ClosedRange<Double> = 1...1_000
}
