internal import BarText

extension SourceNode {
  /// The value as YAML in blocks.
  var yaml: String {
    var lines: [String] = []
    writeBlock(indent: "", to: &lines)
    return lines.joined(separator: "\n") + "\n"
  }

  private func writeBlock(indent: String, to lines: inout [String]) {
    switch content {
    case .mapping(let entries):
      for entry in entries {
        let key = indent + Self.scalar(entry.key, .plain) + ":"
        if let flow = entry.value.shortForm {
          lines.append("\(key) \(flow)")
        } else {
          lines.append(key)
          entry.value.writeBlock(indent: indent + "  ", to: &lines)
        }
      }
    case .sequence(let elements):
      for element in elements {
        if let flow = element.shortForm {
          lines.append("\(indent)- \(flow)")
          continue
        }
        var inner: [String] = []
        element.writeBlock(indent: indent + "  ", to: &inner)
        guard let first = inner.first else { continue }
        lines.append("\(indent)- \(first.dropFirst(indent.utf8.count + 2))")
        lines += inner.dropFirst()
      }
    case .scalar(let text, let style): lines.append(indent + Self.scalar(text, style))
    }
  }

  /// The value on a line: scalars, what is empty, and mappings of two short scalars at most.
  private var shortForm: String? {
    switch content {
    case .scalar(let text, let style): return Self.scalar(text, style)
    case .mapping(let entries) where entries.isEmpty: return "{}"
    case .sequence(let elements) where elements.isEmpty: return "[]"
    case .mapping(let entries) where entries.count <= 2:
      var parts: [String] = []
      for entry in entries {
        guard case .scalar(let text, let style) = entry.value.content else { return nil }
        parts.append("\(Self.scalar(entry.key, .plain)): \(Self.scalar(text, style))")
      }
      return "{ \(parts.joined(separator: ", ")) }"
    case .mapping, .sequence: return nil
    }
  }

  /// A scalar that reads as what it is, in a block and between braces; quoted where it might not.
  private static func scalar(_ text: String, _ style: Style) -> String {
    let safe = text.utf8.allSatisfy { byte in
      byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte) || byte == 0x20 || byte == 0x2E || byte == 0x2D
        || byte == 0x5F
    }
    let hasEdge = text.hasPrefix(" ") || text.hasSuffix(" ") || text.hasPrefix("-")
    let isPlain = style == .plain || style == .literal
    if isPlain, text.isEmpty { return "null" }
    if isPlain, safe && !hasEdge || style == .literal || Double(text) != nil { return text }
    return YAMLText.quoted(text)
  }

  /// The value as JSON, indented by two blanks a level.
  var json: String { json(indent: "\n") }

  private func json(indent: String) -> String {
    let inner = indent + "  "
    switch content {
    case .mapping(let entries):
      if entries.isEmpty { return "{}" }
      let members = entries.map {
        inner + JSONValue.string($0.key).line + ": " + $0.value.json(indent: inner)
      }
      return "{" + members.joined(separator: ",") + indent + "}"
    case .sequence(let elements):
      if elements.isEmpty { return "[]" }
      let items = elements.map { inner + $0.json(indent: inner) }
      return "[" + items.joined(separator: ",") + indent + "]"
    case .scalar(let text, .literal): return text
    case .scalar(let text, .plain)
    where ["true", "false", "null"].contains(text) || JSONNumber.isNumber(text):
      return text
    case .scalar(let text, _): return JSONValue.string(text).line
    }
  }
}
