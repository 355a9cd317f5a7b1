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
    while !rest.isEmpty {
      if lines.count + 1 == limit {
        lines.append(String(rest.split(whereSeparator: \.isNewline).joined(separator: " ")))
        return
      }
      let (line, remains) = Self.firstLine(of: rest, where: fits)
      lines.append(String(line))
      rest = remains
    }
  }

  /// As many words as fit, and what comes after them.
  private static func firstLine(
    of text: Substring, where fits: (Substring) -> Bool
  ) -> (line: Substring, rest: Substring) {
    let paragraph = text.prefix { !$0.isNewline }
    var end = paragraph.startIndex
    var next = end
    while next < paragraph.endIndex {
      let word = paragraph[next...].drop { $0 == " " }.prefix { $0 != " " }
      let candidate = paragraph[..<word.endIndex]
      if end > paragraph.startIndex, !fits(candidate) {
        return (paragraph[..<end], text[next...].drop { $0 == " " })
      }
      end = word.endIndex
      next = end
    }
    return (paragraph[..<end], text[paragraph.endIndex...].dropFirst())
  }
}
