/// A layout's answer, as far as a measurement can be compared with it.
///
/// Elements are known by their names in the answer, so that a comparison needs no engine and a test
/// can write a layout by hand.
struct ObservedLayout: Hashable, Sendable {
  /// The bars, each with its elements.
  var bars: [Bar]
  /// What the bars leave to the content.
  var safeArea: Frame
  /// The screen, from its own origin.
  var screenFrame: Frame
  /// Pixels per point.
  var scale: Double

  /// One bar.
  struct Bar: Hashable, Sendable {
    /// The column of a split view it belongs to; nil for the only bar.
    var column: String?
    /// Its frame.
    var frame: Frame
    /// Its elements.
    var elements: [Element]
  }

  /// A rectangle in points; x and y are its top left corner.
  struct Frame: Hashable, Sendable {
    /// Left edge.
    var x: Double
    /// Top edge.
    var y: Double
    /// Extent to the right.
    var width: Double
    /// Extent downwards.
    var height: Double

    /// Makes a rectangle.
    init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    /// The same rectangle, counted from another origin.
    func counted(fromX x: Double, y: Double) -> Frame {
      Frame(self.x - x, self.y - y, width, height)
    }
  }

  /// An element of a bar; nil is what it does not have.
  struct Element: Hashable, Sendable {
    /// The element's name in the answer.
    var id: String
    /// Its frame.
    var frame: Frame
    /// Bounds of what it draws.
    var ink: Frame?
    /// Distance from the screen's top to the baseline of its text.
    var baseline: Double?
    /// The text it draws.
    var text: String?
    /// Whether an ellipsis stands for a part of the text.
    var isTruncated: Bool?
    /// How much of it shows, 0 to 1.
    var alpha = 1.0
    /// The colour of what it draws.
    var color: Channels?
    /// Size of its text.
    var fontSize: Double?
    /// Weight of its text.
    var fontWeight: String?
    /// Pixels per point; only the screen has it.
    var scale: Double?
  }

  /// The first element of a name, in the bar of a column if one is given; nil when there is none.
  ///
  /// `@safeArea` and `@screen` belong to the whole answer; `bar` may be the bar itself.
  func element(_ id: String, column: String? = nil) -> Element? {
    switch id {
    case "@safeArea": return Element(id: id, frame: safeArea)
    case "@screen":
      var element = Element(id: id, frame: screenFrame)
      element.scale = scale
      return element
    default: break
    }
    let bars = bars.filter { column == nil || $0.column == column }
    for bar in bars {
      if let element = bar.elements.first(where: { $0.id == id }) { return element }
    }
    guard id == "bar", let bar = bars.first else { return nil }
    return Element(id: id, frame: bar.frame)
  }
}
