/// A layout's answer, as far as a measurement can be compared with it.
///
/// Elements are known by their names in the answer, so that a comparison needs no engine and a test
/// can write a layout by hand.
public struct ObservedLayout: Hashable, Sendable {
  /// The bars, each with its elements.
  public var bars: [Bar]
  /// What the bars leave to the content.
  public var safeArea: Frame
  /// The screen, from its own origin.
  public var screenFrame: Frame
  /// Pixels per point.
  public var scale: Double

  /// Makes a layout.
  public init(bars: [Bar], safeArea: Frame, screenFrame: Frame, scale: Double) {
    self.bars = bars
    self.safeArea = safeArea
    self.screenFrame = screenFrame
    self.scale = scale
  }

  /// One bar.
  public struct Bar: Hashable, Sendable {
    /// The column of a split view it belongs to; nil for the only bar.
    public var column: String?
    /// Its frame.
    public var frame: Frame
    /// Its elements.
    public var elements: [Element]

    /// Makes a bar.
    public init(column: String? = nil, frame: Frame, elements: [Element]) {
      self.column = column
      self.frame = frame
      self.elements = elements
    }
  }

  /// A rectangle in points; x and y are its top left corner.
  public struct Frame: Hashable, Sendable {
    /// Left edge.
    public var x: Double
    /// Top edge.
    public var y: Double
    /// Extent to the right.
    public var width: Double
    /// Extent downwards.
    public var height: Double

    /// Makes a rectangle.
    public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
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
  public struct Element: Hashable, Sendable {
    /// The element's name in the answer.
    public var id: String
    /// Its frame.
    public var frame: Frame
    /// Bounds of what it draws.
    public var ink: Frame?
    /// Distance from the screen's top to the baseline of its text.
    public var baseline: Double?
    /// The text it draws.
    public var text: String?
    /// Whether an ellipsis stands for a part of the text.
    public var isTruncated: Bool?
    /// How much of it shows, 0 to 1.
    public var alpha: Double
    /// The colour of what it draws.
    public var color: Channels?
    /// Size of its text.
    public var fontSize: Double?
    /// Weight of its text.
    public var fontWeight: String?
    /// Pixels per point; only the screen has it.
    public var scale: Double?

    /// Makes an element.
    public init(
      id: String, frame: Frame, ink: Frame? = nil, baseline: Double? = nil, text: String? = nil,
      isTruncated: Bool? = nil, alpha: Double = 1, color: Channels? = nil,
      fontSize: Double? = nil, fontWeight: String? = nil
    ) {
      self.id = id
      self.frame = frame
      self.ink = ink
      self.baseline = baseline
      self.text = text
      self.isTruncated = isTruncated
      self.alpha = alpha
      self.color = color
      self.fontSize = fontSize
      self.fontWeight = fontWeight
    }
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
