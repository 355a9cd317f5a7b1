/// A text that is known to be UTF-8, as scalars with their lines.
struct SourceText: Sendable {
  /// The text without its byte-order mark.
  let scalars: [Unicode.Scalar]
  /// Index of each line's first scalar.
  let lineStarts: [Int]
  /// Which source it is, as in `SourcePosition`.
  let source: Int

  /// Checks and decodes bytes.
  ///
  /// - Parameter isJSON: in YAML, U+0085, U+2028 and U+2029 end a line too.
  init(_ bytes: [UInt8], source: Int, isJSON: Bool) throws(SourceFault) {
    guard bytes.count <= SceneLimits.fileBytes else {
      throw SourceFault(
        position: SourcePosition(source: source, line: 1, column: 1),
        message: "the scene is too long (found \(bytes.count) bytes; "
          + "accepted: at most \(SceneLimits.fileBytes))")
    }
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(bytes.count)
    let badOffset = Self.decode(bytes, into: &scalars)
    if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
    self.scalars = scalars
    self.source = source
    lineStarts = Self.lineStarts(of: scalars, isJSON: isJSON)
    if let badOffset {
      let hex = String(bytes[badOffset], radix: 16)
      let isUTF16 = bytes.starts(with: [0xff, 0xfe]) || bytes.starts(with: [0xfe, 0xff])
      throw SourceFault(
        position: position(at: scalars.count),
        message: "the scene is not UTF-8 (found byte 0x\(hex) at offset \(badOffset)"
          + (isUTF16 ? "; it looks like UTF-16)" : ")"))
    }
  }

  /// The place of a scalar; the place after the text for an index behind it.
  func position(at index: Int) -> SourcePosition {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= index { low = middle } else { high = middle }
    }
    return SourcePosition(source: source, line: low + 1, column: index - lineStarts[low] + 1)
  }

  /// The index of the scalar at a place; nil for a place outside of the text.
  func index(line: Int, column: Int) -> Int? {
    guard lineStarts.indices.contains(line - 1), column >= 1 else { return nil }
    let index = lineStarts[line - 1] + column - 1
    return scalars.indices.contains(index) ? index : nil
  }

  /// Decodes up to the first byte that is not UTF-8; nil when all of them are.
  private static func decode(_ bytes: [UInt8], into scalars: inout [Unicode.Scalar]) -> Int? {
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        scalars.append(Unicode.Scalar(bytes[index]))
        index += 1
        continue
      }
      var parser = Unicode.UTF8.ForwardParser()
      var iterator = bytes[index..<min(index + 4, bytes.count)].makeIterator()
      guard case .valid(let encoded) = parser.parseScalar(from: &iterator) else { return index }
      scalars.append(Unicode.UTF8.decode(encoded))
      index += encoded.count
    }
    return nil
  }

  private static func lineStarts(of scalars: [Unicode.Scalar], isJSON: Bool) -> [Int] {
    var starts = [0]
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "\n": starts.append(index + 1)
      case "\r":
        let isPair = index + 1 < scalars.count && scalars[index + 1] == "\n"
        if !isPair { starts.append(index + 1) }
      case "\u{85}", "\u{2028}", "\u{2029}":
        if !isJSON { starts.append(index + 1) }
      default: break
      }
    }
    return starts
  }
}

/// Why a text could not be read any further.
struct SourceFault: Error, Hashable, Sendable {
  var position: SourcePosition
  var message: String
}
