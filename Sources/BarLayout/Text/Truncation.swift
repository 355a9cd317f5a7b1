/// A text cut at its end so that it fits: whole characters, then an ellipsis.
///
/// UIKit: `NSLineBreakMode.byTruncatingTail`.
///
/// White space before the ellipsis goes too. Where not even one character fits beside it, the
/// ellipsis stands alone; where that does not fit either, nothing is left.
public struct Truncation: Hashable, Sendable {
  /// The text to show.
  public var text: String
  /// Its measure; complete.
  public var measure: TextMeasure
  /// Whether something was taken away.
  public var isTruncated: Bool

  /// What stands for the rest of the text.
  public static let ellipsis = "…"

  /// Cuts a text to a width in points.
  public init(
    fitting text: String, style: TextStyle, width: Double, measuring measurer: some TextMeasuring
  ) {
    let room = width + Self.slack
    let whole = measurer.measure(text, style: style, limit: room)
    if whole.isComplete, whole.width <= room || text.isEmpty {
      self.init(text: text, measure: whole, isTruncated: false)
      return
    }
    let ellipsis = measurer.measure(Self.ellipsis, style: style, limit: .infinity)
    guard ellipsis.width <= room else {
      self.init(text: "", measure: .empty, isTruncated: true)
      return
    }
    // A letter that ends the line may be narrower than inside it, as in Arabic, but not by more
    // than an em; prefixes beyond that need no measuring.
    let widest = room - ellipsis.width + style.size
    for prefix in Prefixes(of: text, advances: whole.advances, upTo: widest) {
      let cut = prefix + Self.ellipsis
      let measure = measurer.measure(cut, style: style, limit: room)
      if measure.isComplete, measure.width <= room {
        self.init(text: cut, measure: measure, isTruncated: true)
        return
      }
    }
    self.init(text: Self.ellipsis, measure: ellipsis, isTruncated: true)
  }

  private init(text: String, measure: TextMeasure, isTruncated: Bool) {
    self.text = text
    self.measure = measure
    self.isTruncated = isTruncated
  }

  /// What the sum of many advances may be off by, in points.
  private static let slack = 1e-6
}

/// The beginnings of a text, longest first, that end in something visible.
private struct Prefixes: Sequence, IteratorProtocol {
  private var characters: [Character]
  private let advances: [Double]

  /// Those whose advances, all but the last, sum up to at most the given width.
  init(of text: String, advances: [Double], upTo width: Double) {
    var count = 0
    var sum = 0.0
    for advance in advances where sum <= width {
      sum += advance
      count += 1
    }
    characters = Array(text.prefix(count))
    self.advances = advances
  }

  mutating func next() -> String? {
    while let last = characters.last, last.isWhitespace || advances[characters.count - 1] <= 0 {
      characters.removeLast()
    }
    guard !characters.isEmpty else { return nil }
    defer { characters.removeLast() }
    return String(characters)
  }
}
