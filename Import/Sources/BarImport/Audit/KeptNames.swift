internal import AppReading

/// Texts that stand as they are in words of nearly every language that are otherwise translated, as the name of
/// an app or a product does: `Acme Run` in "An Acme Run link" and "Ein Link von Acme Run".
struct KeptNames {
  /// The texts that begin with a capital letter, by their first byte.
  private let texts: [UInt8: [(text: String, bytes: [UInt8])]]

  /// Makes it of the texts that are looked for.
  init(_ texts: [String]) {
    let names = Set(texts.filter { $0.first?.isUppercase ?? false }).sorted()
    self.texts = Dictionary(
      grouping: names.map { (text: $0, bytes: Array($0.utf8)) }, by: { $0.bytes[0] })
  }

  /// Those that at least three quarters of the languages of one key keep.
  func found(in words: WordTables) -> Set<String> {
    guard !texts.isEmpty else { return [] }
    var found: Set<String> = []
    for table in words.tables.values {
      for entry in table.values where entry.count > 1 && entry.count * 2 >= words.languages.count {
        var counts: [String: Int] = [:]
        for word in entry.values {
          for text in texts(in: Array(word.text.utf8)) { counts[text, default: 0] += 1 }
        }
        let kept = counts.filter { $0.value > 1 && $0.value * 4 >= entry.count * 3 }
        // Where the same words stand in several languages nobody has translated them.
        guard !kept.isEmpty, Set(entry.values.map(\.text)).count * 2 > entry.count else { continue }
        found.formUnion(kept.keys)
      }
    }
    return found
  }

  /// Those that others words have in them, with nothing of plain letters beside.
  private func texts(in words: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    for place in words.indices {
      guard let texts = texts[words[place]], place == 0 || !Self.isPlain(words[place - 1]) else {
        continue
      }
      for (text, bytes) in texts where bytes.count < words.count {
        guard words[place...].starts(with: bytes) else { continue }
        let end = place + bytes.count
        if end == words.count || !Self.isPlain(words[end]) { found.insert(text) }
      }
    }
    return found
  }

  /// Whether a byte is a letter or digit of ASCII.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
