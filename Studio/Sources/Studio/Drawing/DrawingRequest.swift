/// What a page asks for: a scene, what is changed in it, and what it wants to see of it.
struct DrawingRequest: Codable, Hashable, Sendable {
  /// A value in place of the scene's own.
  struct Setting: Codable, Hashable, Sendable {
    /// Which value, as `traits.userInterfaceStyle`.
    var keyPath: String
    /// What it becomes.
    var value: String
  }

  /// The scene's id.
  var scene: String
  /// What is changed, the last one wins.
  var set: [Setting]?
  /// How many of the scene's actions are done first.
  var after: Int?
  /// Where a finger wants the content, in points; nil where none drags.
  ///
  /// Above the content it follows as on a rubber band.
  var finger: Double?
  /// How fast the finger was when it was lifted, in points a second.
  var velocity: Double?
  /// Whether safe area, margins and frames are marked.
  var boxes: Bool?
  /// Whether distances are drawn.
  var redlines: Bool?
  /// Whether the screen stands in a case.
  var frame: Bool?
  /// Whether only the bar is wanted.
  var bar: Bool?
  /// Pixels per point; nil for the device's own.
  var scale: Double?
  /// Whether pixels are wanted.
  var pixels: Bool?
  /// Whether elements, speech and settings are wanted; a page that drags can do without.
  var details: Bool?
  /// The number of the picture that the page still has; nil for none.
  var have: Int?
  /// What a saved file is: `png`, `svg` or `yaml`.
  var format: String?
  /// What is to be explained.
  var keyPath: String?

  /// What is changed, with where the finger holds the content.
  var settings: [Setting] {
    let place = finger.map { Setting(keyPath: "contentOffset", value: "\($0)") }
    return (set ?? []) + [place].compactMap { $0 }
  }
}
