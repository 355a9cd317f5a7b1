/// Words of a file of Swift that begin as names of types do.
struct TypeWords {
  /// One of them.
  struct Word {
    var name: String
    /// Where it stands.
    var place: Int
    /// Whether it may be there to make a value of the type or to hand the type on, rather than to say what
    /// type something has.
    var isUse: Bool
  }

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Those of a part, without comments and without those that a declaration gives its own name; a text
  /// that may name a class counts, too, but nothing that tells somebody of one.
  func all(in part: Range<Int>, without left: [Range<Int>]) -> [Word] {
    var found: [Word] = []
    var place = part.lowerBound
    var isDeclared = false
    var textEnd = 0
    var left = left[...]
    func next(_ byte: Character) -> Bool {
      place + 1 < part.upperBound && bytes[place + 1] == byte.asciiValue
    }
    while place < part.upperBound {
      if let first = left.first, place >= first.lowerBound {
        place = max(place, first.upperBound)
        left = left.dropFirst()
        continue
      }
      let byte = bytes[place]
      if byte == 0x2F, next("/"), place == 0 || bytes[place - 1] != 0x3A {
        while place < part.upperBound, bytes[place] != 0x0A { place += 1 }
      } else if byte == 0x2F, next("*") {
        place += 2
        while place < part.upperBound, !(bytes[place] == 0x2A && next("/")) { place += 1 }
        place += 2
      } else if byte == 0x22, place >= textEnd, let text = text(from: place) {
        textEnd = text.end
        if text.isProse {
          // What is put into a text is code.
          for value in text.values { found += all(in: value, without: Array(left)) }
          place = min(text.end, part.upperBound)
        } else {
          place += 1
        }
        isDeclared = false
      } else if Self.isLetter(byte) {
        let start = place
        while place < part.upperBound, Self.isLetter(bytes[place]) { place += 1 }
        if isType(start..<place) {
          if !isDeclared {
            let name = String(decoding: bytes[start..<place], as: UTF8.self)
            found.append(Word(name: name, place: start, isUse: isUse(start..<place)))
          }
          // An extension names a type inside of others: `extension Outer.Inner`.
          let isInside = self.byte(place) == 0x2E && 0x41...0x5A ~= self.byte(place + 1)
          if isDeclared && isInside { place += 1 } else { isDeclared = false }
        } else {
          isDeclared = Self.declarations.contains { bytes[start..<place].elementsEqual($0) }
        }
      } else {
        if byte != 0x20, byte != 0x0A { isDeclared = false }
        place += 1
      }
    }
    return found
  }

  /// A text of one line.
  private struct Text {
    /// The byte after it.
    var end: Int
    /// Whether it is more than a name.
    var isProse = false
    /// What is put into it.
    var values: [Range<Int>] = []
  }

  /// The text that begins with a quote; nil for one that does not end in its line.
  private func text(from start: Int, depth: Int = 0) -> Text? {
    // Texts of several lines are looked through, what stands in them as well.
    if byte(start + 1) == 0x22, byte(start + 2) == 0x22 { return Text(end: start + 3) }
    if byte(start - 1) == 0x23 { return endOfRaw(from: start).map { Text(end: $0) } }
    var (place, isName) = (start + 1, true)
    var values: [Range<Int>] = []
    while byte(place) != 0x22 {
      switch byte(place) {
      case 0, 0x0A: return nil
      case 0x5C where byte(place + 1) == 0x28:
        guard depth < 8, let end = endOfValue(from: place + 2, depth) else { return nil }
        values.append(place + 2..<end - 1)
        place = end
      case 0x5C: (place, isName) = (place + 2, false)
      case let letter:
        isName = isName && (letter == 0x2E || Self.isLetter(letter))
        place += 1
      }
    }
    return Text(end: place + 1, isProse: !isName, values: values)
  }

  /// Calls of functions without an owner, by names that some types may have.
  func calls(of names: Set<String>) -> [Word] {
    var found: [Word] = []
    var place = 0
    var isDeclared = false
    while place < bytes.count {
      let byte = bytes[place]
      if byte == 0x2F, self.byte(place + 1) == 0x2F {
        while place < bytes.count, bytes[place] != 0x0A { place += 1 }
      } else if Self.isLetter(byte) {
        let start = place
        while place < bytes.count, Self.isLetter(bytes[place]) { place += 1 }
        let name = String(decoding: bytes[start..<place], as: UTF8.self)
        if self.byte(place) == 0x28, self.byte(start - 1) != 0x2E, !isDeclared, names.contains(name)
        {
          found.append(Word(name: name, place: start, isUse: true))
        }
        isDeclared = name == "func"
      } else {
        place += 1
      }
    }
    return found
  }

  /// The byte after the parenthesis that closes what is put into a text.
  private func endOfValue(from start: Int, _ depth: Int) -> Int? {
    var (place, open) = (start, 1)
    while open > 0 {
      switch byte(place) {
      case 0, 0x0A: return nil
      case 0x22:
        guard let text = text(from: place, depth: depth + 1) else { return nil }
        place = text.end
        continue
      case 0x28: open += 1
      case 0x29: open -= 1
      default: break
      }
      place += 1
    }
    return place
  }

  /// The byte after a text between signs, in which quotes may stand.
  private func endOfRaw(from start: Int) -> Int? {
    var place = start + 1
    while !(byte(place) == 0x22 && byte(place + 1) == 0x23) {
      if byte(place) == 0 || byte(place) == 0x0A { return nil }
      place += 1
    }
    return place + 2
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
    default: byte > 0x7F
    }
  }

  /// Whether a word begins as names of types do: with a capital, also after one small letter or a line
  /// as in `iOSHomeView` and `_HomeView`, and after numbers behind a line as in `_3DView`.
  private func isType(_ word: Range<Int>) -> Bool {
    var rest = bytes[word]
    if rest.first == 0x5F {
      rest = rest.drop { $0 == 0x5F || 0x30...0x39 ~= $0 }
    } else if let first = rest.first, 0x61...0x7A ~= first {
      rest = rest.dropFirst()
    }
    return rest.first.map { 0x41...0x5A ~= $0 } ?? false
  }

  /// Words before the name of a type that is declared there.
  private static let declarations = ["struct", "class", "enum", "actor", "extension"].map {
    Array($0.utf8)
  }

  /// The function that finds a class by its name.
  private static let classOfName = Array("NSClassFromString".utf8)

  private static let spaces: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]

  /// A byte, 0 outside of the file.
  private func byte(_ place: Int) -> UInt8 { bytes.indices.contains(place) ? bytes[place] : 0 }

  /// Whether a name may be there to make something, or to hand the type on; in doubt it is.
  private func isUse(_ name: Range<Int>) -> Bool {
    var before = name.lowerBound - 1
    while Self.spaces.contains(byte(before)) { before -= 1 }
    var after = name.upperBound
    while byte(after) == 0x3F || byte(after) == 0x21 { after += 1 }
    while byte(after) == 0x20 || byte(after) == 0x09 { after += 1 }
    // A type inside of it, or in a module of that name: `Outer.Inner`.
    if byte(name.upperBound) == 0x2E, 0x41...0x5A ~= byte(name.upperBound + 1) { return false }
    if bytes[name].elementsEqual(Self.classOfName) { return !isOfOneText(name.upperBound) }
    switch byte(before) {
    // A key path: `\Item.name`.
    case 0x5C: return false
    // `as? Item`
    case 0x3F: return word(endingAt: before - 1) != "as"
    // What a name is: `item: Item?`, but `item: Item = .init()` and `item: Item {` make one.
    case 0x3A: return !isEndOfType(after)
    // A type among others: `[Item]`, `(Item, Int) -> Void`.
    case 0x28, 0x5B: return ![0x29, 0x2C, 0x5D].contains(byte(after))
    case let letter where Self.isLetter(letter):
      switch word(endingAt: before) {
      case "is", "import": return false
      // `case let item as Item:` asks, `make() as Item` makes.
      case "as": return byte(after) != 0x3A
      default: return true
      }
    default: return true
    }
  }

  /// Whether a call passes nothing but a name: `("XCTestCase")`, which asks for that class alone.
  private func isOfOneText(_ place: Int) -> Bool {
    guard byte(place) == 0x28, byte(place + 1) == 0x22, let text = text(from: place + 1) else {
      return false
    }
    return !text.isProse && text.values.isEmpty && byte(text.end) == 0x29
  }

  /// Whether nothing follows a type that would make a value of it.
  private func isEndOfType(_ place: Int) -> Bool {
    switch byte(place) {
    // `,`, `)`, `]`, `&`, the end of the line, `...` and a comment.
    case 0x2C, 0x29, 0x5D, 0x26, 0x0A, 0x0D, 0, 0x2F: return true
    case 0x2E: return byte(place + 1) == 0x2E
    case 0x3D:
      var value = place + 1
      while byte(value) == 0x20 { value += 1 }
      return bytes[min(value, bytes.count)...].starts(with: "nil".utf8)
    default: return false
    }
  }

  /// The word that ends at a byte.
  private func word(endingAt end: Int) -> String {
    var start = end
    while Self.isLetter(byte(start)) { start -= 1 }
    return start < end ? String(decoding: bytes[(start + 1)...end], as: UTF8.self) : ""
  }
}
