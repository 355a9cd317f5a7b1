/// Reads an SVG file into its elements.
///
/// As much of XML as icons need: elements, attributes, comments and the declaration. Entities,
/// document types and sections are refused, so that nothing can grow or come from elsewhere.
struct SVGReader {
  private let bytes: [UInt8]
  private var index = 0
  private var elements = 0

  /// Reads the one element of a file.
  static func root(of bytes: [UInt8]) throws(SVGFault) -> SVGElement {
    var reader = SVGReader(bytes: bytes)
    return try reader.file()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func file() throws(SVGFault) -> SVGElement {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    try skipBetween(isInside: false)
    guard skip("<") else { throw fault("an SVG file begins with <svg") }
    let root = try element(depth: 1)
    try skipBetween(isInside: false)
    guard index == bytes.count else { throw fault("nothing may follow </\(root.name)>") }
    return root
  }

  /// An element whose `<` has been read.
  private mutating func element(depth: Int) throws(SVGFault) -> SVGElement {
    elements += 1
    guard elements <= SVGLimits.elements else {
      throw fault("more than \(SVGLimits.elements) elements")
    }
    guard depth <= SVGLimits.depth else {
      throw fault("elements are more than \(SVGLimits.depth) deep")
    }
    let offset = index
    var element = SVGElement(name: try name("an element"), offset: offset, attributes: [])
    while true {
      let hasBlank = skipBlanks()
      if skip("/>") { return element }
      if skip(">") { break }
      guard hasBlank else { throw fault("a blank must stand before an attribute") }
      let attribute = try attribute()
      guard element.attribute(attribute.name) == nil else {
        throw SVGFault(
          offset: attribute.offset, message: "\(quoted(attribute.name)) is there twice")
      }
      guard element.attributes.count < SVGLimits.attributes else {
        throw fault("more than \(SVGLimits.attributes) attributes")
      }
      element.attributes.append(attribute)
    }
    while true {
      try skipBetween(isInside: true)
      if skip("</") {
        guard try name("an element") == element.name else {
          throw fault("<\(element.name)> is not closed before this")
        }
        _ = skipBlanks()
        guard skip(">") else { throw fault("> must follow the name of an element's end") }
        return element
      }
      guard skip("<") else {
        throw SVGFault(offset: offset, message: "<\(element.name)> is not closed")
      }
      element.children.append(try self.element(depth: depth + 1))
    }
  }

  private mutating func attribute() throws(SVGFault) -> SVGElement.Attribute {
    let name = try name("an attribute")
    _ = skipBlanks()
    guard skip("=") else { throw fault("= must follow the attribute \(quoted(name))") }
    _ = skipBlanks()
    guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw fault("the value of \(quoted(name)) must stand in quotation marks")
    }
    index += 1
    let start = index
    while let byte = peek, byte != quote {
      if byte == UInt8(ascii: "&") { throw fault("entities are not read") }
      if byte == UInt8(ascii: "<") { throw fault("< may not stand in a value") }
      index += 1
    }
    guard peek == quote else {
      throw SVGFault(offset: start, message: "the value of \(quoted(name)) does not end")
    }
    let value = String(decoding: bytes[start..<index], as: UTF8.self)
    index += 1
    return SVGElement.Attribute(name: name, value: value, offset: start)
  }

  private mutating func name(_ thing: String) throws(SVGFault) -> String {
    let start = index
    while let byte = peek, Self.isNameByte(byte) { index += 1 }
    guard start < index, index - start <= 64 else {
      index = start
      throw fault("the name of \(thing) is expected")
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: ":"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// Skips what may stand between elements: blanks, comments and, before the first, the declaration.
  ///
  /// Text is skipped inside an element; whether it may be there is the element's business.
  private mutating func skipBetween(isInside: Bool) throws(SVGFault) {
    while let byte = peek {
      if skipBlanks() { continue }
      if byte != UInt8(ascii: "<") {
        if byte == UInt8(ascii: "&") { throw fault("entities are not read") }
        guard isInside else { throw fault("an SVG file begins with <svg") }
        index += 1
      } else if skip("<!--") {
        try skipPast("-->", "a comment does not end")
      } else if bytes[index...].starts(with: Array("<?".utf8)) {
        guard !isInside else { throw fault("instructions are not read") }
        try skipPast("?>", "the declaration does not end")
      } else if bytes[index...].starts(with: Array("<!".utf8)) {
        throw fault("document types, entities and sections are not read")
      } else {
        return
      }
    }
  }

  private mutating func skipPast(_ end: String, _ message: String) throws(SVGFault) {
    let start = index
    let mark = Array(end.utf8)
    while index < bytes.count {
      if bytes[index...].starts(with: mark) {
        index += mark.count
        return
      }
      index += 1
    }
    throw SVGFault(offset: start, message: message)
  }

  private mutating func skip(_ text: StaticString) -> Bool {
    let wanted = Array("\(text)".utf8)
    guard bytes[index...].starts(with: wanted) else { return false }
    index += wanted.count
    return true
  }

  private mutating func skipBlanks() -> Bool {
    let start = index
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      index += 1
    }
    return index > start
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func fault(_ message: String) -> SVGFault { SVGFault(offset: index, message: message) }
}
