/// What a page is told about a scene.
struct DrawingAnswer: Codable, Hashable, Sendable {
  /// Something that is wrong or odd.
  struct Problem: Codable, Hashable, Sendable {
    var file: String
    var line: Int
    var column: Int
    /// `error` or `warning`.
    var severity: String
    var message: String
    /// Whether it is about a control of the page rather than the file.
    var isOfControl: Bool
    /// The line of the file, to show the place; nil where there is none.
    var excerpt: String?
  }

  /// What scrolling does.
  struct Scroll: Codable, Hashable, Sendable {
    var contentOffset: Double
    var collapsibleHeight: Double
    var snapOffset: Double
  }

  /// A bar.
  struct Bar: Codable, Hashable, Sendable {
    var column: String?
    var frame: [Double]
    var titleMode: String
    var appearance: String
    var barMetrics: String
    var largeTitleProgress: Double
    var scroll: Scroll
  }

  /// An element, as an inspector shows it.
  struct Element: Codable, Hashable, Sendable {
    /// Which bar it stands in.
    var bar: Int
    var id: String
    var frame: [Double]
    var ink: [Double]?
    var alpha: Double
    var text: String?
    var isTruncated: Bool?
    var baseline: Double?
    var fontSize: Double?
    var fontWeight: String?
    var color: String?
    var symbol: String?
    var isEnabled: Bool?
    var hasMenu: Bool?
    /// Where it answers touches; nil for what does not.
    var touch: [Double]?
  }

  /// A stop of VoiceOver.
  struct Stop: Codable, Hashable, Sendable {
    var bar: Int
    var id: String
    var spoken: String
    var frame: [Double]?
  }

  /// What the scene's controls stand at.
  struct Controls: Codable, Hashable, Sendable {
    var device: String
    var system: String
    var idiom: String
    var orientation: String
    var canTurn: Bool
    var appearance: String
    var contentSize: String
    var direction: String
    var contrast: String
    var weight: String
    var locale: String
    /// Languages the scene has words of.
    var locales: [String]
    /// Where the top item's search is; nil for none.
    var search: String?
    var isSearchActive: Bool
    /// Whether a push or a pop can be shown.
    var canMove: Bool
    /// What each action does, from the scene as it was written.
    var steps: [String]
    var after: Int
  }

  var scene: String
  var problems: [Problem] = []
  /// Whether there is a picture.
  var isDrawn = false
  var device = ""
  var system = ""
  var screen: [Double] = []
  var scale = 1.0
  /// Where the picture's top left lies on the screen, in points.
  var origin: [Double] = [0, 0]
  /// Extent of the picture, in points.
  var size: [Double] = [0, 0]
  var bars: [Bar]?
  var elements: [Element]?
  var voiceOver: [Stop]?
  var safeArea: [Double]?
  var controls: Controls?
  /// The picture's number, and that of the picture whose pixels it keeps; nil for none.
  var picture: Int?
  var base: Int?
  /// How long reading, laying out and drawing took, in milliseconds.
  var milliseconds = 0.0
}
