/// Messages that another program writes to the standard input stream, one after the other.
struct MessageReader {
  /// How messages are told apart.
  enum Framing {
    /// A message a line, as the Model Context Protocol has it.
    case lines
    /// A header with the message's length before each, as the Language Server Protocol has it.
    case headers
  }

  /// How messages are told apart.
  let framing: Framing
  private var bytes: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  /// A reader of nothing yet.
  init(_ framing: Framing) {
    self.framing = framing
  }

  /// The next message; nil at the stream's end.
  mutating func next(_ console: Console) throws(Failure) -> [UInt8]? {
    switch framing {
    case .lines:
      while let line = try line(console) {
        if line.contains(where: { $0 > 0x20 }) { return line }
      }
      return nil
    case .headers:
      guard let length = try length(console) else { return nil }
      while bytes.count - start < length {
        guard try more(console) else { return nil }
      }
      defer { drop(length) }
      return Array(bytes[start..<(start + length)])
    }
  }

  /// The length that the next headers say; nil at the stream's end.
  private mutating func length(_ console: Console) throws(Failure) -> Int? {
    var length: Int?
    while let line = try line(console) {
      let text = String(decoding: line.filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
      if text.isEmpty {
        if length != nil { return length }
        continue
      }
      let parts = text.split(separator: ":", maxSplits: 1)
      if parts.count == 2, parts[0].lowercased() == "content-length" {
        let number = Int(parts[1].filter { $0 != " " })
        guard let number, (0...Self.longest).contains(number) else {
          throw Failure(.usage, "a message has no length that can be read")
        }
        length = number
      }
    }
    return nil
  }

  /// The next line without its end; nil at the stream's end.
  private mutating func line(_ console: Console) throws(Failure) -> [UInt8]? {
    var looked = start
    while true {
      if let end = bytes[looked...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = Array(bytes[start..<end])
        drop(end + 1 - start)
        return line
      }
      looked = bytes.count
      if bytes.count - start > Self.longest {
        throw Failure(.usage, "a message is longer than \(Self.longest) bytes")
      }
      let kept = start
      guard try more(console) else {
        guard start < bytes.count else { return nil }
        defer { drop(bytes.count - start) }
        return Array(bytes[start...])
      }
      looked -= kept - start
    }
  }

  /// Reads on; false at the stream's end.
  private mutating func more(_ console: Console) throws(Failure) -> Bool {
    guard !isAtEnd else { return false }
    if start > 0 {
      bytes.removeFirst(start)
      start = 0
    }
    let chunk = try console.chunk()
    isAtEnd = chunk.isEmpty
    bytes += chunk
    return !isAtEnd
  }

  private mutating func drop(_ count: Int) { start += count }

  /// The most bytes of a message.
  private static let longest = 64 << 20
}
