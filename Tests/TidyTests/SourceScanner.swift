/// Takes Swift code apart, far enough to tell code from comments and texts.
///
/// Works on UTF-8: what is not ASCII is part of a name.
struct SourceScanner {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var hasSpaceBefore = true
  private(set) var tokens: [SourceToken] = []

  init(_ source: String) {
    bytes = Array(source.utf8)
  }

  private func peek(_ offset: Int = 0) -> UInt8? {
    let position = index + offset
    return position < bytes.count ? bytes[position] : nil
  }

  private func starts(with first: UInt8, _ second: UInt8) -> Bool {
    peek() == first && peek(1) == second
  }

  private mutating func skip(_ count: Int = 1) {
    for _ in 0..<count where index < bytes.count {
      if bytes[index] == .newline { line += 1 }
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
    while let byte = peek() {
      if untilParenthesis, byte == .closing, depth == 0 { return skip() }
      if byte == .opening { depth += 1 }
      if byte == .closing { depth -= 1 }
      scanToken(byte)
    }
  }

  private mutating func scanToken(_ byte: UInt8) {
    if byte == .space || byte == .newline || byte == .tab || byte == .carriageReturn {
      hasSpaceBefore = true
      skip()
    } else if starts(with: .slash, .slash) {
      while let next = peek(), next != .newline { skip() }
    } else if starts(with: .slash, .asterisk) {
      scanComment()
    } else if byte == .quote || (byte == .pound && isRawText) {
      scanText()
    } else if byte == .backtick {
      scanQuotedName()
    } else if byte.isDigit {
      scanNumber()
    } else if byte.isPartOfName {
      add(.word, take { $0.isPartOfName })
    } else {
      add(.sign, String(UnicodeScalar(byte)))
      skip()
    }
  }

  private mutating func take(while isTaken: (UInt8) -> Bool) -> String {
    let start = index
    while let next = peek(), isTaken(next) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Skips a comment; comments nest.
  private mutating func scanComment() {
    var depth = 0
    repeat {
      if starts(with: .slash, .asterisk) {
        depth += 1
        skip(2)
      } else if starts(with: .asterisk, .slash) {
        depth -= 1
        skip(2)
      } else {
        skip()
      }
    } while depth > 0 && index < bytes.count
    hasSpaceBefore = true
  }

  /// A name in backticks, as test functions have.
  private mutating func scanQuotedName() {
    skip()
    _ = take { $0 != .backtick && $0 != .newline }
    skip()
    add(.word, "")
  }

  private mutating func scanNumber() {
    let isMember = tokens.suffix(2).map { $0.characters == "." } == [false, true]
    var number = take { $0.isPartOfName }
    if !isMember, peek() == .point, let next = peek(1), next.isDigit {
      index += 1
      number += "." + take { $0.isPartOfName }
    }
    if !number.hasPrefix("0x"), number.last == "e", peek() == .minus || peek() == .plus {
      index += 1
      number += "-" + take { $0.isDigit }
    }
    add(isMember ? .word : .number, number)
  }

  /// Whether number signs open a text here.
  private var isRawText: Bool {
    var offset = 0
    while peek(offset) == .pound { offset += 1 }
    return peek(offset) == .quote
  }

  private mutating func scanText() {
    let pounds = take { $0 == .pound }.utf8.count
    let quotes = starts(with: .quote, .quote) && peek(2) == .quote ? 3 : 1
    add(.text, "")
    skip(quotes)
    while index < bytes.count {
      if isRun(of: .quote, quotes), isRun(of: .pound, pounds, from: quotes) {
        return skip(quotes + pounds)
      }
      guard peek() == .backslash, isRun(of: .pound, pounds, from: 1) else {
        skip()
        continue
      }
      let isInterpolation = peek(1 + pounds) == .opening
      skip(2 + pounds)
      if isInterpolation {
        scanCode(untilParenthesis: true)
        hasSpaceBefore = false
      }
    }
  }

  private func isRun(of byte: UInt8, _ count: Int, from offset: Int = 0) -> Bool {
    (0..<count).allSatisfy { peek(offset + $0) == byte }
  }
}

extension UInt8 {
  fileprivate static let newline = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
  fileprivate static let tab = UInt8(ascii: "\t")
  fileprivate static let space = UInt8(ascii: " ")
  fileprivate static let slash = UInt8(ascii: "/")
  fileprivate static let asterisk = UInt8(ascii: "*")
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let pound = UInt8(ascii: "#")
  fileprivate static let backtick = UInt8(ascii: "`")
  fileprivate static let backslash = UInt8(ascii: "\\")
  fileprivate static let opening = UInt8(ascii: "(")
  fileprivate static let closing = UInt8(ascii: ")")
  fileprivate static let point = UInt8(ascii: ".")
  fileprivate static let plus = UInt8(ascii: "+")
  fileprivate static let minus = UInt8(ascii: "-")

  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// Whether it can stand in a name or a number.
  fileprivate var isPartOfName: Bool {
    isDigit || self >= 0x80 || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
      || (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z"))
  }
}
