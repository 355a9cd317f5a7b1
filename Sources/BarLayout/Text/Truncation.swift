/// A text cut at its end so that it fits: whole characters, then an ellipsis.
///
/// UIKit: `NSLineBreakMode.byTruncatingTail`.
///
/// White space before the ellipsis goes too. Where not even one character fits beside it, the
/// ellipsis stands alone; where that does not fit either, nothing is left.
package struct Truncation: Hashable, Sendable {
  /// The text to show.
  package var text: String
  /// Its measure; complete.
  package var measure: TextMeasure
  /// Whether something was taken away.
  package var isTruncated: Bool

  /// What stands for the rest of the text.
  package static let ellipsis = "…"

  /// Cuts a text to a width in points.
  package init(
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
      let cut = String(prefix) + Self.ellipsis
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
  static let slack = 1e-6
}

/// The beginnings of a text, longest first, that end in something visible.
private struct Prefixes: Sequence, IteratorProtocol {
  private let text: String
  private let advances: [Double]
  private var count = 0
  private var end: String.Index

  /// Those whose advances, all but the last, sum up to at most the given width.
  init(of text: String, advances: [Double], upTo width: Double) {
    self.text = text
    self.advances = advances
    var sum = 0.0
    for advance in advances where sum <= width {
      sum += advance
      count += 1
    }
    end = text.index(text.startIndex, offsetBy: count, limitedBy: text.endIndex) ?? text.endIndex
  }

  mutating func next() -> Substring? {
    while count > 0 {
      let start = text.index(before: end)
      guard advances[count - 1] <= 0 || text[start].isWhitespace else { break }
      drop(to: start)
    }
    guard count > 0 else { return nil }
    let prefix = text[..<end]
    drop(to: text.index(before: end))
    return prefix
  }

  private mutating func drop(to start: String.Index) {
    end = start
    count -= 1
  }
}
