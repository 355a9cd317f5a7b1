/// Takes path data apart into commands, numbers and flags.
struct PathScanner {
  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  /// The next command's letter; nil at the end.
  mutating func nextCommand() throws(PathData.Fault) -> Unicode.Scalar? {
    skipBlanks()
    guard let letter = peek else { return nil }
    switch letter {
    case "M", "m", "L", "l", "H", "h", "V", "v", "C", "c", "S", "s", "Q", "q", "T", "t", "A", "a",
      "Z", "z":
      index += 1
      return letter
    default: throw fault("expected a command")
    }
  }

  /// Whether a number stands next, so that the command before it is repeated.
  var hasNumber: Bool {
    var copy = self
    copy.skipSeparator()
    guard let scalar = copy.peek else { return false }
    return scalar.isDigit || scalar == "-" || scalar == "+" || scalar == "."
  }

  /// Whether nothing but blanks and a comma is left.
  var isAtEnd: Bool {
    var copy = self
    copy.skipSeparator()
    return copy.peek == nil
  }

  /// A number: `-1.5e3`, `.5`, `5.`; the next one may follow without a blank.
  mutating func number() throws(PathData.Fault) -> Double {
    skipSeparator()
    let start = index
    if peek == "-" || peek == "+" { index += 1 }
    let whole = skipDigits()
    var fraction = 0
    if peek == "." {
      index += 1
      fraction = skipDigits()
    }
    guard whole + fraction > 0 else {
      index = start
      throw fault("expected a number")
    }
    if peek == "e" || peek == "E" {
      let mark = index
      index += 1
      if peek == "-" || peek == "+" { index += 1 }
      if skipDigits() == 0 { index = mark }
    }
    var text = ""
    for scalar in scalars[start..<index] where scalar != "+" { text.unicodeScalars.append(scalar) }
    guard index - start <= 64, let value = Double(padded(text)),
      SceneLimits.offset.contains(value)
    else {
      let found = scalars[start..<index].reduce(into: "") { $0.unicodeScalars.append($1) }
      index = start
      throw fault("a number is out of range", found: found)
    }
    return value == 0 ? 0 : value
  }

  /// `0` or `1`, which need no blank between them and what follows.
  mutating func flag() throws(PathData.Fault) -> Bool {
    skipSeparator()
    guard let scalar = peek, scalar == "0" || scalar == "1" else {
      throw fault("expected a flag, 0 or 1")
    }
    index += 1
    return scalar == "1"
  }

  /// A fault here, or so many characters before.
  ///
  /// - Parameter text: what stands here; nil for the next character.
  func fault(_ message: String, back: Int = 0, found text: String? = nil) -> PathData.Fault {
    let next = text ?? peek.map { String(Character($0)) }
    let found = back == 0 ? " (found \(next.map { quoted($0) } ?? "the end"))" : ""
    return PathData.Fault(offset: max(0, index - back), message: message + found)
  }

  /// The number with a digit on either side of its point, as Swift reads it.
  private func padded(_ text: String) -> String {
    var result = ""
    var hasDigit = false
    for character in text {
      if character == ".", !hasDigit { result += "0" }
      if character == "e" || character == "E", result.hasSuffix(".") { result += "0" }
      result.append(character)
      if character.isNumber { hasDigit = true }
    }
    return result.hasSuffix(".") ? result + "0" : result
  }

  private var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private mutating func skipDigits() -> Int {
    let start = index
    while let scalar = peek, scalar.isDigit { index += 1 }
    return index - start
  }

  private mutating func skipBlanks() {
    while let scalar = peek, scalar.isBlank { index += 1 }
  }

  /// Blanks, and one comma among them.
  private mutating func skipSeparator() {
    skipBlanks()
    if peek == "," {
      index += 1
      skipBlanks()
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }

  fileprivate var isBlank: Bool {
    self == " " || self == "\n" || self == "\r" || self == "\t" || self == "\u{C}"
  }
}
