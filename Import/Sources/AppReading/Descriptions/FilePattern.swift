/// A pattern of paths as shells have them: `*` and `?` stay in a folder, `**` goes through folders,
/// `{a,b}` is either.
struct FilePattern: Hashable {
  /// The folders of each way to read it.
  private var ways: [[[Character]]] = []

  /// The most ways of one pattern that are looked at.
  private static let wayLimit = 64

  init(_ text: String) {
    ways = Self.ways(of: text).map { way in
      way.split(separator: "/").filter { $0 != "." }.map(Array.init)
    }
  }

  /// The folders in front of the first part that stands for several, one after another.
  static func fixedParts(of text: String) -> [Substring] {
    let parts = text.split(separator: "/")
    return Array(parts.prefix { !$0.contains { "*?[{".contains($0) } })
  }

  /// Whether it is that path, or a folder around it.
  func holds(_ path: [Substring]) -> Bool {
    ways.contains { Self.holds($0[...], path[...], openEnd: true) }
  }

  /// Whether it is that very path.
  func matches(_ path: [Substring]) -> Bool {
    ways.contains { Self.holds($0[...], path[...], openEnd: false) }
  }

  private static func ways(of text: String) -> [String] {
    guard let open = text.firstIndex(of: "{"),
      let close = text[open...].firstIndex(of: "}")
    else { return [text] }
    let inside = text[text.index(after: open)..<close]
    let (front, back) = (String(text[..<open]), String(text[close...].dropFirst()))
    var found: [String] = []
    for choice in inside.split(separator: ",", omittingEmptySubsequences: false) {
      found += ways(of: front + String(choice) + back)
      if found.count > wayLimit { return Array(found.prefix(wayLimit)) }
    }
    return found
  }

  private static func holds(
    _ pattern: ArraySlice<[Character]>, _ path: ArraySlice<Substring>, openEnd: Bool
  ) -> Bool {
    // Which parts of the pattern may come next, one part of the path after another.
    var places: Set<Int> = [pattern.startIndex]
    func spread() {
      for place in places.sorted() {
        var place = place
        while place < pattern.endIndex, pattern[place] == ["*", "*"] {
          place += 1
          places.insert(place)
        }
      }
    }
    spread()
    for part in path {
      if openEnd, places.contains(pattern.endIndex) { return true }
      let letters = Array(part)
      var next: Set<Int> = []
      for place in places where place < pattern.endIndex {
        if pattern[place] == ["*", "*"] {
          next.insert(place)
        } else if Self.matches(pattern[place], letters) {
          next.insert(place + 1)
        }
      }
      places = next
      if places.isEmpty { return false }
      spread()
    }
    return places.contains(pattern.endIndex)
  }

  /// Whether a part of a pattern is a name.
  private static func matches(_ pattern: [Character], _ name: [Character]) -> Bool {
    var (place, letter, star, mark) = (0, 0, -1, 0)
    while letter < name.count {
      if place < pattern.count, pattern[place] == "*" {
        (star, mark) = (place, letter)
        place += 1
      } else if place < pattern.count, let length = one(pattern[place...], name[letter]) {
        place += length
        letter += 1
      } else if star >= 0 {
        mark += 1
        (place, letter) = (star + 1, mark)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }

  /// How much of a pattern stands for one letter; nil where it is another.
  private static func one(_ pattern: ArraySlice<Character>, _ letter: Character) -> Int? {
    guard let first = pattern.first else { return nil }
    if first == "[", let end = pattern.dropFirst(2).firstIndex(of: "]") {
      let inside = pattern[(pattern.startIndex + 1)..<end]
      let isNot = inside.first == "!" || inside.first == "^"
      var (isFound, letters) = (false, Array(isNot ? inside.dropFirst() : inside))
      while let from = letters.first {
        if letters.count > 2, letters[1] == "-" {
          isFound = isFound || (from...max(from, letters[2])).contains(letter)
          letters.removeFirst(3)
        } else {
          isFound = isFound || from == letter
          letters.removeFirst()
        }
      }
      return isFound == isNot ? nil : end - pattern.startIndex + 1
    }
    return first == "?" || first == letter ? 1 : nil
  }
}
