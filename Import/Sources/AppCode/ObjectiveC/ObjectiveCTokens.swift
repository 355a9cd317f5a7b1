/// A file of Objective-C cut into words and signs, without comments and without what is not
/// compiled.
struct ObjectiveCTokens {
  /// What a token is.
  enum Kind {
    case name, number
    /// Letters between quotes, with or without the sign before them; the text has no quotes.
    case letters
    /// Anything else: `[`, `@interface`, `&&`.
    case sign
  }

  /// A word or sign.
  struct Token {
    var kind: Kind
    var text: String
    /// Its line, counted from 1.
    var line: Int
    /// Where it stands in the file, in bytes.
    var bytes: Range<Int>
  }

  private(set) var tokens: [Token] = []
  /// Modules whose headers are imported: `UIKit` of `<UIKit/UIKit.h>`.
  private(set) var imports: [String] = []
  /// What `#define` gives a name, each with the line it stands in.
  private(set) var definitions: [(text: String, line: Int)] = []
  private let bytes: [UInt8]
  private let target: BuildTarget
  private var place = 0
  private var line = 1
  /// Open `#if`s: whether the clause is compiled, and whether one of them has been.
  private var conditions: [(isCompiled: Bool, isDone: Bool)] = []
  /// How many of the open `#if`s have a clause that is not compiled.
  private var foreign = 0

  init(_ source: String, for target: BuildTarget) {
    self.target = target
    bytes = Array(source.utf8)
    while place < bytes.count { next() }
  }

  /// The file between two places, on one line.
  func source(_ range: Range<Int>, limit: Int = 90) -> String {
    ShortSource(bytes).text(range, limit: limit)
  }

  /// Whether a token is the first of its line, with nothing before it.
  func startsLine(_ token: Token) -> Bool {
    let start = token.bytes.lowerBound
    return start == 0 || bytes[start - 1] == UInt8(ascii: "\n")
  }

  /// The bytes that lines begin with.
  var lineStarts: [Int] {
    [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    place + offset < bytes.count ? bytes[place + offset] : 0
  }

  private mutating func next() {
    switch byte() {
    case UInt8(ascii: "\n"):
      line += 1
      place += 1
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\\"): place += 1
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): _ = restOfLine()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "#"): directive()
    case _ where !isCompiled: _ = restOfLine()
    case UInt8(ascii: "\""): letters(from: place)
    case UInt8(ascii: "@") where byte(1) == UInt8(ascii: "\""):
      place += 1
      letters(from: place - 1)
    case UInt8(ascii: "'"): letter()
    default: word()
    }
  }

  private var isCompiled: Bool { foreign == 0 }

  private mutating func open(_ isCompiled: Bool, isDone: Bool) {
    conditions.append((isCompiled, isDone))
    if !isCompiled { foreign += 1 }
  }

  private mutating func close() -> (isCompiled: Bool, isDone: Bool)? {
    guard let last = conditions.popLast() else { return nil }
    if !last.isCompiled { foreign -= 1 }
    return last
  }

  private mutating func skipComment() {
    place += 2
    while place < bytes.count, !(byte() == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) {
      if byte() == UInt8(ascii: "\n") { line += 1 }
      place += 1
    }
    place += 2
  }

  /// What stands up to the end of the line, and of those it goes on in.
  private mutating func restOfLine() -> String {
    let start = place
    while place < bytes.count, byte() != UInt8(ascii: "\n") {
      if byte() == UInt8(ascii: "\\"), byte(1) == UInt8(ascii: "\n") {
        line += 1
        place += 1
      }
      place += 1
    }
    return String(decoding: bytes[min(start, bytes.count)..<min(place, bytes.count)], as: UTF8.self)
  }

  private mutating func directive() {
    let start = line
    let text = restOfLine()
    let words = text.dropFirst().split(maxSplits: 1, whereSeparator: \.isWhitespace)
    let rest = words.count > 1 ? String(words[1]) : ""
    switch words.first {
    case "if", "ifdef", "ifndef":
      let holds =
        switch words[0] {
        case "if": self.holds(rest)
        case "ifdef": target.holds(olderCondition: "defined(\(Self.plain(rest)))") != false
        default: target.holds(olderCondition: "!defined(\(Self.plain(rest)))") != false
        }
      open(holds, isDone: holds)
    case "elif":
      guard let last = close() else { return }
      let holds = !last.isDone && holds(rest)
      open(holds, isDone: last.isDone || holds)
    case "else":
      guard let last = close() else { return }
      open(!last.isDone, isDone: true)
    case "endif": _ = close()
    case "import", "include":
      if rest.hasPrefix("<"), isCompiled {
        imports.append(String(rest.dropFirst().prefix { $0 != "/" && $0 != ">" }))
      }
    case "define": if isCompiled { definitions.append((rest, start)) }
    default: break
    }
  }

  /// A condition without the comment behind it, and without blanks.
  private static func plain(_ condition: String) -> String {
    let end = condition.firstRange(of: "//") ?? condition.firstRange(of: "/*")
    return condition[..<(end?.lowerBound ?? condition.endIndex)].filter { !$0.isWhitespace }
  }

  /// Whether a condition holds on a phone; what nobody can say holds.
  private func holds(_ condition: String) -> Bool {
    let plain = Self.plain(condition)
    if plain == "0" { return false }
    for other in ["TARGET_OS_TV", "TARGET_OS_OSX", "TARGET_OS_WATCH", "TARGET_OS_MACCATALYST"]
    where plain.contains(other) {
      return plain.contains("!" + other)
    }
    return !plain.hasPrefix("!TARGET_OS_I") && target.holds(olderCondition: plain) != false
  }

  private mutating func letters(from start: Int) {
    let first = line
    place += 1
    var text: [UInt8] = []
    while place < bytes.count, byte() != UInt8(ascii: "\""), byte() != UInt8(ascii: "\n") {
      if byte() == UInt8(ascii: "\\") {
        place += 1
        if byte() == UInt8(ascii: "n") {
          text.append(UInt8(ascii: "\n"))
          place += 1
          continue
        }
      }
      text.append(byte())
      place += 1
    }
    place += 1
    add(.letters, String(decoding: text, as: UTF8.self), first, start)
  }

  private mutating func letter() {
    let start = place
    place += 1
    while place < bytes.count, byte() != UInt8(ascii: "'"), byte() != UInt8(ascii: "\n") {
      place += byte() == UInt8(ascii: "\\") ? 2 : 1
    }
    place += 1
    add(.number, "0", line, start)
  }

  private mutating func add(_ kind: Kind, _ text: String, _ line: Int, _ start: Int) {
    let range = start..<min(place, bytes.count)
    tokens.append(Token(kind: kind, text: text, line: line, bytes: range))
  }

  private static let pairs: Set = [
    "->", "==", "!=", "<=", ">=", "&&", "||", "++", "--", "+=", "-=",
  ]

  private mutating func word() {
    let start = place
    let isName = Self.isLetter(byte())
    let isWord = byte() == UInt8(ascii: "@") && Self.isLetter(byte(1))
    if isWord { place += 1 }
    if isName || isWord {
      while place < bytes.count, Self.isLetter(byte()) || Self.isDigit(byte()) { place += 1 }
    } else if Self.isDigit(byte()) {
      while place < bytes.count,
        Self.isLetter(byte()) || Self.isDigit(byte()) || byte() == UInt8(ascii: ".")
      {
        place += 1
      }
    } else {
      let two = String(decoding: bytes[place..<min(place + 2, bytes.count)], as: UTF8.self)
      place += Self.pairs.contains(two) ? 2 : 1
    }
    let text = String(decoding: bytes[start..<min(place, bytes.count)], as: UTF8.self)
    add(isName ? .name : Self.isDigit(bytes[start]) ? .number : .sign, text, line, start)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
