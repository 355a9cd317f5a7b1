/// Reads JSON as RFC 8259 has it, and nothing else: no comments, no trailing commas.
struct JSONReader {
  private let text: SourceText
  private var index = 0
  private var budget = NodeBudget()
  private(set) var faults: [SourceFault] = []

  init(_ text: SourceText) {
    self.text = text
  }

  /// Reads the whole text as one value.
  mutating func readDocument() throws(SourceFault) -> SourceNode {
    skipBlanks()
    guard peek != nil else { throw fault("the scene is empty (accepted: a JSON object)") }
    let root = try readValue(depth: 1)
    skipBlanks()
    if peek != nil { throw fault("bad JSON: text after the end of the scene (found \(found))") }
    return root
  }

  private mutating func readValue(depth: Int) throws(SourceFault) -> SourceNode {
    let position = text.position(at: index)
    switch peek {
    case "{":
      try budget.take(depth: depth, at: position)
      return SourceNode(content: .mapping(try readEntries(depth: depth)), position: position)
    case "[":
      try budget.take(depth: depth, at: position)
      return SourceNode(content: .sequence(try readElements(depth: depth)), position: position)
    case "\"":
      try budget.take(depth: 0, at: position)
      return SourceNode(content: .scalar(try readString(), .quoted), position: position)
    default:
      try budget.take(depth: 0, at: position)
      return SourceNode(content: .scalar(try readLiteral(), .literal), position: position)
    }
  }

  private mutating func readEntries(depth: Int) throws(SourceFault) -> [SourceNode.Entry] {
    var entries: [SourceNode.Entry] = []
    var positions: [String: SourcePosition] = [:]
    index += 1
    skipBlanks()
    if take("}") { return entries }
    while true {
      let position = text.position(at: index)
      guard peek == "\"" else {
        throw fault("bad JSON: expected a key in quotation marks (found \(found))")
      }
      let key = try readString()
      skipBlanks()
      guard take(":") else { throw fault("bad JSON: expected ':' after a key (found \(found))") }
      skipBlanks()
      let value = try readValue(depth: depth + 1)
      if let first = positions[key] {
        faults.append(duplicateKey(key, at: position, first: first))
      } else {
        positions[key] = position
        entries.append(SourceNode.Entry(key: key, keyPosition: position, value: value))
      }
      skipBlanks()
      if take("}") { return entries }
      guard take(",") else {
        throw fault("bad JSON: expected ',' or '}' after a value (found \(found))")
      }
      skipBlanks()
    }
  }

  private mutating func readElements(depth: Int) throws(SourceFault) -> [SourceNode] {
    var elements: [SourceNode] = []
    index += 1
    skipBlanks()
    if take("]") { return elements }
    while true {
      elements.append(try readValue(depth: depth + 1))
      skipBlanks()
      if take("]") { return elements }
      guard take(",") else {
        throw fault("bad JSON: expected ',' or ']' after a value (found \(found))")
      }
      skipBlanks()
    }
  }

  private mutating func readLiteral() throws(SourceFault) -> String {
    let start = index
    var word = String.UnicodeScalarView()
    while let scalar = peek, scalar.isWordOfLiteral, word.count < 400 {
      word.append(scalar)
      index += 1
    }
    let literal = String(word)
    if ["true", "false", "null"].contains(literal) || isNumber(literal) { return literal }
    index = start
    throw fault("bad JSON: expected a value (found \(literal.isEmpty ? found : quoted(literal)))")
  }

  private mutating func readString() throws(SourceFault) -> String {
    var result = String.UnicodeScalarView()
    index += 1
    while let scalar = peek {
      switch scalar {
      case "\"":
        index += 1
        return String(result)
      case "\\": result.append(try readEscape())
      case "\u{0}"..."\u{1F}":
        throw fault("bad JSON: a control character in a string (found \(found))")
      default:
        result.append(scalar)
        index += 1
      }
    }
    throw fault("bad JSON: the text ends inside a string")
  }

  private mutating func readEscape() throws(SourceFault) -> Unicode.Scalar {
    index += 1
    let letter = peek
    switch letter {
    case "u": return try readUnicodeEscape()
    case "\"", "\\", "/", "b", "f", "n", "r", "t": index += 1
    default: throw fault("bad JSON: unknown escape (found \(found) after '\\')")
    }
    switch letter {
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    default: return letter ?? "\\"
    }
  }

  private mutating func readUnicodeEscape() throws(SourceFault) -> Unicode.Scalar {
    let start = index
    let high = try readCodeUnit()
    if let scalar = Unicode.Scalar(high) { return scalar }
    if (0xD800..<0xDC00).contains(high), peek == "\\", peek(1) == "u" {
      index += 1
      let low = try readCodeUnit()
      if (0xDC00..<0xE000).contains(low),
        let scalar = Unicode.Scalar(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00))
      {
        return scalar
      }
    }
    index = start - 1
    throw fault("bad JSON: half of a surrogate pair (found \\u\(String(high, radix: 16)))")
  }

  /// Reads `u` and four hexadecimal digits.
  private mutating func readCodeUnit() throws(SourceFault) -> UInt32 {
    index += 1
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let scalar = peek, scalar.isASCII, let digit = Character(scalar).hexDigitValue else {
        throw fault("bad JSON: expected four hexadecimal digits after '\\u' (found \(found))")
      }
      value = value * 16 + UInt32(digit)
      index += 1
    }
    return value
  }

  private var peek: Unicode.Scalar? { peek(0) }

  private func peek(_ offset: Int) -> Unicode.Scalar? {
    index + offset < text.scalars.count ? text.scalars[index + offset] : nil
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    index += 1
    return true
  }

  private mutating func skipBlanks() {
    while let scalar = peek, scalar == " " || scalar == "\n" || scalar == "\r" || scalar == "\t" {
      index += 1
    }
  }

  private var found: String {
    peek.map { quoted(String(Character($0))) } ?? "the end of the text"
  }

  private func fault(_ message: String) -> SourceFault {
    SourceFault(position: text.position(at: index), message: message)
  }
}

extension Unicode.Scalar {
  /// Whether a JSON number or one of its three words may hold it.
  fileprivate var isWordOfLiteral: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "+", "-", ".": true
    default: false
    }
  }
}
