internal import Foundation

/// Reads the words of a `.strings` file: its own format, or a property list in XML or binary.
enum StringsFile {
  /// A word with its key and line.
  struct Entry {
    var key: String
    var text: String
    var line: Int
  }

  /// The words of a file with the line of the first entry that is not whole, nil for none; nil for
  /// something else.
  static func entries(of data: Data) -> (words: [Entry], brokenLine: Int?)? {
    if data.starts(with: Array("bplist".utf8)) || data.prefix(200).contains(Array("<?xml".utf8)) {
      guard let words = PropertyList.read(data) as? [String: Any] else { return nil }
      let entries = words.sorted { $0.key < $1.key }.compactMap { key, value in
        (value as? String).map { Entry(key: key, text: $0, line: 0) }
      }
      return (entries, nil)
    }
    guard let text = text(of: data) else { return nil }
    var scanner = StringsScanner(text)
    let words = lastOnes(of: scanner.entries())
    // Zero bytes are passed as space is; what is made of them alone is no file of words.
    if words.isEmpty, text.utf8.contains(0) { return nil }
    return (words, scanner.brokenLine)
  }

  /// Entries without those whose key a later one has as well.
  ///
  /// Foundation puts the pairs of a file into a dictionary in their order, so that the last one stays.
  private static func lastOnes(of words: [Entry]) -> [Entry] {
    var seen: Set<String> = []
    return words.reversed().filter { seen.insert($0.key).inserted }.reversed()
  }

  /// A file's text in UTF-8 or, with a mark or many zero bytes, UTF-16.
  static func text(of data: Data) -> String? {
    let bytes = [UInt8](data.prefix(4))
    if bytes.starts(with: [0xFF, 0xFE]) { return String(data: data, encoding: .utf16) }
    if bytes.starts(with: [0xFE, 0xFF]) { return String(data: data, encoding: .utf16) }
    if bytes.count >= 2, bytes[1] == 0 { return String(data: data, encoding: .utf16LittleEndian) }
    if bytes.count >= 2, bytes[0] == 0 { return String(data: data, encoding: .utf16BigEndian) }
    return String(data: data, encoding: .utf8)
  }
}

/// Goes through `"key" = "word";` with comments between.
struct StringsScanner {
  private let letters: [UInt8]
  private var place = 0
  private var line = 1

  /// The line of the first entry that was passed over; nil for none.
  private(set) var brokenLine: Int?

  init(_ text: String) { letters = Array(text.utf8) }

  /// Every entry that is whole; whatever is not is passed over up to the next semicolon.
  mutating func entries() -> [StringsFile.Entry] {
    var result: [StringsFile.Entry] = []
    while true {
      skipSpace()
      guard place < letters.count else { return result }
      let start = line
      guard let key = word() else {
        skipEntry()
        continue
      }
      skipSpace()
      if current == UInt8(ascii: ";") {
        result.append(StringsFile.Entry(key: key, text: key, line: start))
        advance()
        continue
      }
      guard current == UInt8(ascii: "=") else {
        skipEntry()
        continue
      }
      advance()
      skipSpace()
      guard let text = word() else {
        skipEntry()
        continue
      }
      result.append(StringsFile.Entry(key: key, text: text, line: start))
      skipSpace()
      if current == UInt8(ascii: ";") { advance() }
    }
  }

  private var current: UInt8? { place < letters.count ? letters[place] : nil }

  private mutating func advance() {
    if current == 0x0A { line += 1 }
    place += 1
  }

  private mutating func skipEntry() {
    brokenLine = brokenLine ?? line
    while let letter = current, letter != UInt8(ascii: ";"), letter != 0x0A { advance() }
    advance()
  }

  private mutating func skipSpace() {
    while let letter = current {
      let next = place + 1 < letters.count ? letters[place + 1] : 0
      if letter <= 0x20 || (letter == 0xEF && next == 0xBB) || (letter == 0xBB)
        || (letter == 0xBF)
      {
        advance()
      } else if letter == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        while let other = current, other != 0x0A { advance() }
      } else if letter == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        advance()
        advance()
        while place < letters.count {
          if current == UInt8(ascii: "*"), place + 1 < letters.count,
            letters[place + 1] == UInt8(ascii: "/")
          {
            break
          }
          advance()
        }
        advance()
        advance()
      } else {
        return
      }
    }
  }

  private mutating func word() -> String? {
    guard let first = current else { return nil }
    if first != UInt8(ascii: "\"") {
      var bare: [UInt8] = []
      while let letter = current, Self.isBare(letter) {
        bare.append(letter)
        advance()
      }
      return bare.isEmpty ? nil : String(decoding: bare, as: UTF8.self)
    }
    advance()
    let text = text(before: UInt8(ascii: "\""))
    advance()
    return text
  }

  /// The text up to a letter, nil for the end, with what its backslashes stand for.
  private mutating func text(before end: UInt8?) -> String {
    var bytes: [UInt8] = []
    while let letter = current, letter != end {
      advance()
      guard letter == UInt8(ascii: "\\"), let escaped = current else {
        bytes.append(letter)
        continue
      }
      advance()
      appendEscape(escaped, to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A text of such a file, without its quotes, with what its backslashes stand for.
  static func unescaped(_ text: String) -> String {
    var scanner = StringsScanner(text)
    return scanner.text(before: nil)
  }

  private mutating func appendEscape(_ letter: UInt8, to bytes: inout [UInt8]) {
    switch letter {
    case UInt8(ascii: "n"): bytes.append(0x0A)
    case UInt8(ascii: "t"): bytes.append(0x09)
    case UInt8(ascii: "r"): bytes.append(0x0D)
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      let digits = letters[place..<min(place + 4, letters.count)]
      if let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(value)
      {
        bytes += Array(String(Character(scalar)).utf8)
        place += digits.count
      }
    default: bytes.append(letter)
    }
  }

  private static func isBare(_ letter: UInt8) -> Bool {
    switch letter {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x2D, 0x2E, 0x24, 0x3A, 0x2F: true
    default: false
    }
  }
}
