internal import BarText

/// JSON as a tree of values with their places.
struct PlacedJSON {
  private let text: SourceText
  private let bytes: [UInt8]
  /// Bytes before each value and key that is not in the tree yet, in the order of the text.
  private var places: ArraySlice<Int> = []
  /// As far as places were counted: bytes, and scalars of the text.
  private var counted = (bytes: 0, scalars: 0)
  private(set) var faults: [SourceFault] = []

  /// Takes a text and the bytes it was decoded from.
  init(_ text: SourceText, _ bytes: [UInt8]) {
    self.text = text
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    self.bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
  }

  /// Reads the whole text as one value.
  mutating func readDocument() throws(SourceFault) -> SourceNode {
    let limits = JSONReader.Limits(depth: SceneLimits.depth, values: SceneLimits.nodes)
    do throws(JSONReader.Fault) {
      let document = try JSONReader.placed(bytes, limits: limits)
      places = document.places[...]
      return node(document.value)
    } catch {
      throw SourceFault(position: position(at: error.offset), message: Self.message(error.reason))
    }
  }

  private mutating func node(_ value: JSONValue) -> SourceNode {
    let offset = places.popFirst() ?? 0
    let position = position(at: offset)
    let content: SourceNode.Content =
      switch value {
      case .object(let members): .mapping(entries(members))
      case .array(let elements): .sequence(elements.map { node($0) })
      case .string(let text): .scalar(text, .quoted)
      case .null, .boolean, .number, .integer:
        .scalar(JSONReader.literal(in: bytes, at: offset), .literal)
      }
    return SourceNode(content: content, position: position)
  }

  private mutating func entries(_ members: [JSONValue.Member]) -> [SourceNode.Entry] {
    var entries: [SourceNode.Entry] = []
    var first: [String: SourcePosition] = [:]
    for member in members {
      let position = position(at: places.popFirst() ?? 0)
      let value = node(member.value)
      if let first = first[member.key] {
        faults.append(duplicateKey(member.key, at: position, first: first))
      } else {
        first[member.key] = position
        entries.append(SourceNode.Entry(key: member.key, keyPosition: position, value: value))
      }
    }
    return entries
  }

  /// The place after so many bytes, which never become fewer from call to call.
  private mutating func position(at offset: Int) -> SourcePosition {
    let more = bytes[counted.bytes..<max(offset, counted.bytes)].count { $0 & 0xC0 != 0x80 }
    counted = (max(offset, counted.bytes), counted.scalars + more)
    return text.position(at: counted.scalars)
  }

  private static func message(_ reason: JSONReader.Fault.Reason) -> String {
    switch reason {
    case .empty: "the scene is empty (accepted: a JSON object)"
    case .tooDeep: NodeBudget.tooDeep
    case .tooManyValues: NodeBudget.tooMany
    case .malformed(let message): "bad JSON: \(message)"
    }
  }
}
