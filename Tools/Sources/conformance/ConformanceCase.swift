/// A published measurement of a bar: a scene, and where its parts were seen.
struct ConformanceCase: Hashable, Sendable {
  /// The file's name without its ending.
  var id: String
  /// The folder the file stands in: what kind of evidence it is.
  var folder: String
  /// Where the figures were published.
  var source: String
  /// How the figures were won, such as `dump` or `screenshot`.
  var evidence: String
  /// How far the figures can be trusted: `high`, `medium`, `low`.
  var confidence: String
  /// What the source did to the numbers, such as `exact` or `pixels`.
  var rounding: String
  /// How far a number may be off, in points, where an expectation has no tolerance of its own.
  var tolerance: Double
  /// The scene, as the text of a scene file.
  var scene: String
  /// What was seen.
  var expectations: [Expectation]
}

/// What was seen of one element, in points.
struct Expectation: Hashable, Sendable {
  /// A number of an element that can be compared.
  enum Measure: String, CaseIterable, Hashable, Sendable {
    case left, top, right, bottom
    case x, y, width, height, maxX, maxY, midX, midY
    case baseline, fontSize
    case inkMinX = "ink.minX"
    case inkMinY = "ink.minY"
    case inkMaxX = "ink.maxX"
    case inkMaxY = "ink.maxY"
    case inkMidX = "ink.midX"
    case inkMidY = "ink.midY"
    case inkWidth = "ink.width"
    case inkHeight = "ink.height"
    case alpha, scale
  }

  /// One thing that was seen.
  enum Fact: Hashable, Sendable {
    /// A number.
    case number(Measure, Double)
    /// A colour, as `#rrggbb` or `#rrggbbaa` says it.
    case color(Channels)
    /// Whether nothing of the element shows.
    case hidden(Bool)
    /// The text that is drawn.
    case text(String)
    /// Whether an ellipsis stands for a part of the text.
    case isTruncated(Bool)
    /// The weight of the text.
    case fontWeight(String)
  }

  /// The element: an id of the layout's answer, `@safeArea` or `@screen`.
  var id: String
  /// The column whose bar is meant; nil for the first bar that has the element.
  var column: String?
  /// The element from whose top left corner x and y are counted; nil for the screen.
  var relativeTo: String?
  /// The element from whose right edge x is counted; nil for none.
  var after: String?
  /// How far a number may be off; nil for what the case says.
  var tolerance: Double?
  /// What was seen, at least one fact.
  var facts: [Fact]
}

/// Red, green, blue and opacity, 0 to 255.
struct Channels: Hashable, Sendable {
  /// The four values, opacity last.
  var values: [Int]

  /// Reads `#rrggbb` or `#rrggbbaa`; nil for anything else.
  init?(hex: String) {
    let digits = hex.utf8.dropFirst().map { Int(hexDigit: $0) }
    guard hex.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8 else {
      return nil
    }
    let known = digits.compactMap { $0 }
    guard known.count == digits.count else { return nil }
    values = stride(from: 0, to: known.count, by: 2).map { known[$0] * 16 + known[$0 + 1] }
    if values.count == 3 { values.append(255) }
  }
}

extension Channels: CustomStringConvertible {
  /// `#rrggbbaa`.
  var description: String {
    "#" + values.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

extension Int {
  /// The value of an ASCII hexadecimal digit; nil for any other character.
  fileprivate init?(hexDigit: UInt8) {
    switch hexDigit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = Int(hexDigit - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self = Int(hexDigit - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self = Int(hexDigit - UInt8(ascii: "A")) + 10
    default: return nil
    }
  }
}
