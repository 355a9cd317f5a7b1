/// Says how wide a line of text is; layout asks for nothing else.
///
/// Vertical metrics never come from here: they are San Francisco's, rows of `MetricTable`, whatever
/// font the widths come from.
public protocol TextMeasuring {
  /// The name that a layout's answer gives to this measurer: `sf-fitted`, `font`, …
  var name: String { get }

  /// Measures one line of text, in reading order.
  ///
  /// - Parameter limit: once the line is wider than this, in points, the rest need not be looked at
  ///   and the answer's `isComplete` is false. This keeps a megabyte of title as cheap as a line.
  func measure(_ text: String, style: TextStyle, limit: Double) -> TextMeasure
}

/// A line of text, measured.
///
/// Lengths are points; nothing is rounded.
public struct TextMeasure: Hashable, Sendable {
  /// Distance the pen travels: the sum of `advances`.
  public var width: Double
  /// Bounds of what is drawn, with the pen's start on the baseline as origin (letters stand above
  /// it, so `y` is negative); nil when nothing is drawn, as for spaces.
  public var ink: BarRect?
  /// Distance the pen travels for each `Character`, in reading order, kerning and tracking
  /// included.
  public var advances: [Double]
  /// Whether the whole text was measured; false when the limit ended it.
  public var isComplete: Bool

  /// Makes a measure.
  public init(width: Double, ink: BarRect?, advances: [Double], isComplete: Bool = true) {
    self.width = width
    self.ink = ink
    self.advances = advances
    self.isComplete = isComplete
  }

  /// A text without characters.
  public static let empty = TextMeasure(width: 0, ink: nil, advances: [])
}
