extension NeverUsed {
  /// Visits the words of a file that stand outside of comments.
  ///
  /// - Parameter found: is given each, and may say where to go on.
  static func visitWords(in bytes: [UInt8], _ found: (String, Range<Int>) -> Int?) {
    var (place, quotes) = (0, 0)
    var comments = BlockComments(bytes)
    while place < bytes.count {
      let byte = bytes[place]
      if byte == 0x0A { quotes = 0 }
      if quotes % 2 == 0, let end = comments.end(at: place) {
        place = end
        continue
      }
      if byte == 0x22, place == 0 || bytes[place - 1] != 0x5C { quotes += 1 }
      if byte == 0x2F, place + 1 < bytes.count, bytes[place + 1] == 0x2F, quotes % 2 == 0 {
        place = bytes[place...].firstIndex(of: 0x0A) ?? bytes.count
        continue
      }
      guard isPlain(byte) else {
        place += 1
        continue
      }
      let end = bytes[place...].firstIndex { !isPlain($0) } ?? bytes.count
      let word = String(decoding: bytes[place..<end], as: UTF8.self)
      place = found(word, place..<end) ?? end
    }
  }

  /// The word that some bytes end with, apart from spaces.
  static func lastWord(_ before: ArraySlice<UInt8>) -> String {
    let rest = trimmed(before)
    let start = rest.lastIndex { !isPlain($0) }.map { $0 + 1 } ?? rest.startIndex
    return String(decoding: rest[start...], as: UTF8.self)
  }

  /// Bytes without the spaces at their end.
  static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let end = bytes.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? bytes.startIndex
    return bytes[..<end]
  }

  /// Whether a byte may be one of a name.
  static func isPlain(_ letter: UInt8) -> Bool {
    (0x30...0x39).contains(letter) || (0x41...0x5A).contains(letter)
      || (0x61...0x7A).contains(letter) || letter == 0x5F || letter >= 0x80
  }

  /// Whether a byte is a space or the end of a line.
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}

/// Comments in a file that may go over several lines: `/* open() */`.
struct BlockComments {
  private let bytes: [UInt8]
  /// Whether none ends after the last place that was asked for.
  private var areOver = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Where a comment ends that begins at a place; nil for none, and for a pattern such as `image/*`.
  mutating func end(at place: Int) -> Int? {
    guard !areOver, bytes[place] == 0x2F, place + 3 < bytes.count, bytes[place + 1] == 0x2A,
      place == 0 || NeverUsed.isSpace(bytes[place - 1])
        || "{}()[];,".utf8.contains(bytes[place - 1])
    else { return nil }
    for end in (place + 2)..<(bytes.count - 1) where bytes[end] == 0x2A && bytes[end + 1] == 0x2F {
      return end + 2
    }
    areOver = true
    return nil
  }
}
