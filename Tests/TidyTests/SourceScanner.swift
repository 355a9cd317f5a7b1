/// Takes Swift code apart, far enough to tell code from comments and texts.
struct SourceScanner {
  private let characters: [Character]
  private var index = 0
  private var line = 1
  private var hasSpaceBefore = true
  private(set) var tokens: [SourceToken] = []

  init(_ source: String) {
    characters = Array(source)
  }

  private func peek(_ offset: Int = 0) -> Character? {
    let position = index + offset
    return position < characters.count ? characters[position] : nil
  }

  private func starts(with text: String) -> Bool {
    characters[index...].starts(with: text)
  }

  private mutating func skip(_ count: Int = 1) {
    for _ in 0..<count where index < characters.count {
      if characters[index].isNewline { line += 1 }
      index += 1
    }
  }

  private mutating func add(_ kind: SourceToken.Kind, _ text: String) {
    tokens.append(
      SourceToken(kind: kind, characters: text, line: line, hasSpaceBefore: hasSpaceBefore))
    hasSpaceBefore = false
  }

  /// Scans code to the end or, inside an interpolation, past the parenthesis that closes it.
  mutating func scanCode(untilParenthesis: Bool) {
    var depth = 0
    while let character = peek() {
      if untilParenthesis, character == ")", depth == 0 { return skip() }
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      scanToken(character)
    }
  }

  private mutating func scanToken(_ character: Character) {
    if character.isWhitespace {
      hasSpaceBefore = true
      skip()
    } else if starts(with: "//") {
      while let next = peek(), !next.isNewline { skip() }
    } else if starts(with: "/*") {
      scanComment()
    } else if character == "\"" || (character == "#" && isRawText) {
      scanText()
    } else if character == "`" {
      scanQuotedName()
    } else if character.isLetter || character == "_" || character == "$" {
      add(.word, take { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" })
    } else if character.isASCII && character.isNumber {
      scanNumber()
    } else {
      add(.sign, String(character))
      skip()
    }
  }

  private mutating func take(while isTaken: (Character) -> Bool) -> String {
    var taken = ""
    while let next = peek(), isTaken(next) {
      taken.append(next)
      index += 1
    }
    return taken
  }

  /// Skips a comment; comments nest.
  private mutating func scanComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        skip(2)
      } else if starts(with: "*/") {
        depth -= 1
        skip(2)
      } else {
        skip()
      }
    } while depth > 0 && index < characters.count
    hasSpaceBefore = true
  }

  /// A name in backticks, as test functions have.
  private mutating func scanQuotedName() {
    skip()
    _ = take { $0 != "`" && !$0.isNewline }
    skip()
    add(.word, "")
  }

  private mutating func scanNumber() {
    let isMember = tokens.suffix(2).map { $0.characters == "." } == [false, true]
    var number = take { $0.isLetter || $0.isNumber || $0 == "_" }
    if !isMember, peek() == ".", let next = peek(1), next.isNumber {
      index += 1
      number += "." + take { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    if !number.hasPrefix("0x"), number.last == "e", peek() == "-" || peek() == "+" {
      index += 1
      number += "-" + take { $0.isNumber }
    }
    add(isMember ? .word : .number, number)
  }

  /// Whether number signs open a text here.
  private var isRawText: Bool {
    var offset = 0
    while peek(offset) == "#" { offset += 1 }
    return peek(offset) == "\""
  }

  private mutating func scanText() {
    let pounds = take { $0 == "#" }
    let quote = starts(with: "\"\"\"") ? "\"\"\"" : "\""
    let end = quote + pounds
    let escape = "\\" + pounds
    add(.text, "")
    skip(quote.count)
    while index < characters.count, !starts(with: end) {
      if starts(with: escape + "(") {
        skip(escape.count + 1)
        scanCode(untilParenthesis: true)
      } else if starts(with: escape) {
        skip(escape.count + 1)
      } else {
        skip()
      }
    }
    skip(end.count)
    hasSpaceBefore = false
  }
}
