/// Parts of a file as they are written, on one line and not too long.
struct ShortSource {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// A part with each run of white space as one space; what goes beyond the limit is cut off.
  ///
  /// No more of the part is looked at than is shown, as conditions may have others in them.
  ///
  /// - Parameter limit: the most letters.
  func text(_ part: Range<Int>, limit: Int) -> String {
    var size = limit * 8
    while true {
      let end = min(part.lowerBound + size, part.upperBound)
      let words = String(decoding: bytes[part.lowerBound..<end], as: UTF8.self)
        .split(whereSeparator: \.isWhitespace)
      let text = words.joined(separator: " ")
      // A letter that is cut in two is the last one, which is not shown.
      if text.count > limit + 1 || (end == part.upperBound && text.count > limit) {
        return text.prefix(limit - 1) + "…"
      }
      if end == part.upperBound { return text }
      size *= 2
    }
  }
}
