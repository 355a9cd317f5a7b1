internal import AppReading

/// Texts that stand as they are in words of nearly every language that are otherwise translated, as the name of
/// an app or a product does: `Acme Run` in "An Acme Run link" and "Ein Link von Acme Run".
struct KeptNames {
  /// The bytes of those that begin with a capital letter, sorted: what begins alike stands together.
  private let names: [[UInt8]]
  /// Longest text that may be a name, in bytes.
  private static let longest = 200

  /// Makes it of the texts that are looked for.
  init(_ texts: [String]) {
    let found = Set(
      texts.filter { $0.utf8.count <= Self.longest && $0.first?.isUppercase ?? false })
    names = found.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// Those that at least three quarters of the languages of one key keep.
  func found(in words: WordTables) -> Set<String> {
    guard !names.isEmpty else { return [] }
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
    for place in words.indices where place == 0 || !Self.isPlain(words[place - 1]) {
      // Names that begin with what stands here so far.
      var alike = names.indices
      var end = place
      while end < words.count, !alike.isEmpty {
        alike = alike.startIndex..<first(in: alike, after: words[end], at: end - place)
        let start = first(in: alike, notBefore: words[end], at: end - place)
        alike = start..<alike.endIndex
        end += 1
        guard let name = alike.first, names[name].count == end - place,
          names[name].count < words.count, end == words.count || !Self.isPlain(words[end])
        else { continue }
        found.insert(String(decoding: names[name], as: UTF8.self))
      }
    }
    return found
  }

  /// The first of some names, alike up to a place, with a byte there that is not before another; names
  /// that end there come before all.
  private func first(in alike: Range<Int>, notBefore byte: UInt8, at place: Int) -> Int {
    first(in: alike) { $0.count > place && $0[place] >= byte }
  }

  private func first(in alike: Range<Int>, after byte: UInt8, at place: Int) -> Int {
    first(in: alike) { $0.count > place && $0[place] > byte }
  }

  private func first(in alike: Range<Int>, where isBehind: ([UInt8]) -> Bool) -> Int {
    var (low, high) = (alike.lowerBound, alike.upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(names[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Whether a byte is a letter or digit of ASCII.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
