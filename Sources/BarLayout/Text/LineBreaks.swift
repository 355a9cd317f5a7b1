/// A text broken into lines between its words.
///
/// UIKit: `NSLineBreakMode.byWordWrapping`; the last line that is allowed holds the whole rest, for
/// its owner to cut. A word wider than the room has a line of its own. Line feeds end a line.
package struct LineBreaks: Hashable, Sendable {
  /// The lines, without the spaces they were broken at; empty for an empty text.
  package private(set) var lines: [String] = []

  /// Breaks a text.
  ///
  /// - Parameters:
  ///   - width: what a line may take, in points.
  ///   - limit: the most lines, at least 1; nil for as many as there are.
  package init(
    _ text: String, style: TextStyle, width: Double, limit: Int? = nil,
    measuring measurer: some TextMeasuring
  ) {
    let fits = { (line: Substring) -> Bool in
      let measure = measurer.measure(String(line), style: style, limit: width + Truncation.slack)
      return measure.isComplete && measure.width <= width + Truncation.slack
    }
    var rest = text[...]
    var end = Self.endOfParagraph(in: rest)
    while !rest.isEmpty {
      if lines.count + 1 == limit {
        lines.append(String(rest.split(whereSeparator: \.isNewline).joined(separator: " ")))
        return
      }
      let line = Self.firstLine(of: rest[..<end], where: fits)
      lines.append(String(line))
      if line.endIndex == end {
        rest = rest[end...].dropFirst()
        end = Self.endOfParagraph(in: rest)
      } else {
        rest = rest[line.endIndex...].drop { $0 == " " }
      }
    }
  }

  /// Where the first line feed stands, which is looked for once a paragraph.
  private static func endOfParagraph(in text: Substring) -> Substring.Index {
    text.firstIndex(where: \.isNewline) ?? text.endIndex
  }

  /// As many words of a paragraph as fit, at least one.
  private static func firstLine(
    of paragraph: Substring, where fits: (Substring) -> Bool
  ) -> Substring {
    var end = paragraph.startIndex
    while end < paragraph.endIndex {
      let word = paragraph[end...].drop { $0 == " " }.prefix { $0 != " " }
      if end > paragraph.startIndex, !fits(paragraph[..<word.endIndex]) { break }
      end = word.endIndex
    }
    return paragraph[..<end]
  }
}
