/// The words of a `.strings` file in its own format: `"key" = "word";` with comments between.
struct StringsText {
  /// The words by key.
  private(set) var words: [SourceNode.Entry] = []
  private let bytes: [UInt8]
  private var place = 0

  /// Reads a file in UTF-8 or UTF-16; what is not an entry is passed over up to its end.
  init(_ bytes: [UInt8], at position: SourcePosition) {
    self.bytes = Self.decoded(bytes)
    while true {
      skipBlanks()
      guard place < self.bytes.count else { return }
      guard let key = word() else {
        skipEntry()
        continue
      }
      skipBlanks()
      guard current == UInt8(ascii: "=") else {
        skipEntry()
        continue
      }
      place += 1
      skipBlanks()
      guard let text = word() else {
        skipEntry()
        continue
      }
      words.append(SourceNode.Entry(key, text, at: position))
      skipEntry()
    }
  }

  private static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else {
      return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    }
    var units: [UInt16] = []
    for index in stride(from: 2, to: bytes.count - 1, by: 2) {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isLittle ? second << 8 | first : first << 8 | second)
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private var current: UInt8? { place < bytes.count ? bytes[place] : nil }

  private func starts(with text: String) -> Bool { bytes[place...].starts(with: Array(text.utf8)) }

  private mutating func skipEntry() {
    while let byte = current, byte != UInt8(ascii: ";") {
      if byte == 0x0A, !words.isEmpty || place > 0 { break }
      place += 1
    }
    place += 1
  }

  private mutating func skipBlanks() {
    while let byte = current {
      if byte <= 0x20 {
        place += 1
      } else if starts(with: "//") {
        while let other = current, other != 0x0A { place += 1 }
      } else if starts(with: "/*") {
        place += 2
        while place < bytes.count, !starts(with: "*/") { place += 1 }
        place += 2
      } else {
        return
      }
    }
  }

  private mutating func word() -> String? {
    guard current == UInt8(ascii: "\"") else {
      let start = place
      while let byte = current, Self.isBare(byte) { place += 1 }
      return place > start ? String(decoding: bytes[start..<place], as: UTF8.self) : nil
    }
    place += 1
    var text: [UInt8] = []
    while let byte = current, byte != UInt8(ascii: "\"") {
      place += 1
      guard byte == UInt8(ascii: "\\"), let escaped = current else {
        text.append(byte)
        continue
      }
      place += 1
      text += unescaped(escaped)
    }
    place += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func unescaped(_ byte: UInt8) -> [UInt8] {
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      let digits = bytes[place..<min(place + 4, bytes.count)]
      guard let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(value)
      else { return [byte] }
      place += digits.count
      return Array(String(Character(scalar)).utf8)
    default: return [byte]
    }
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F: true
    default: false
    }
  }
}
