internal import Yams

/// Reads one YAML document of mappings, lists and scalars: no anchors, aliases, merge keys or tags.
struct YAMLReader {
  private let text: SourceText
  private var mask: YAMLMask
  private var budget = NodeBudget()
  private(set) var faults: [SourceFault] = []

  init(_ text: SourceText) {
    self.text = text
    mask = YAMLMask(text.scalars)
  }

  /// Reads the whole text as one value.
  mutating func readDocument() throws(SourceFault) -> SourceNode {
    if let index = text.scalars.firstIndex(where: { !$0.isAllowedInYAML }) {
      let found = quoted(String(Character(text.scalars[index])))
      throw SourceFault(
        position: text.position(at: index),
        message: "bad YAML: control characters are not allowed (found \(found))")
    }
    let separators = text.scalars.count { $0 == "," || $0 == ":" || $0 == "\n" }
    guard separators <= SceneLimits.separators else {
      throw SourceFault(
        position: text.position(at: 0),
        message: "the scene has too many separators (found \(separators); "
          + "accepted: at most \(SceneLimits.separators))")
    }
    guard let root = try parse() else {
      throw SourceFault(
        position: text.position(at: 0),
        message: "the scene is empty (accepted: a mapping with a key \"navigationBar\")")
    }
    return try convert(root, depth: 1)
  }

  /// Parses, and again for each key that stands twice in a mapping, so that the rest of the file
  /// is checked too; a long text is parsed fewer times.
  private mutating func parse() throws(SourceFault) -> Node? {
    var rounds = max(1, min(32, 1_000_000 / max(1, text.scalars.count)))
    while true {
      let failure: YamlError
      do {
        return try Parser(yaml: mask.text, resolver: .basic, encoding: .utf8).singleRoot()
      } catch let error as YamlError {
        failure = error
      } catch {
        throw SourceFault(position: text.position(at: 0), message: "bad YAML")
      }
      rounds -= 1
      guard case .duplicatedKeysInMapping(_, let context) = failure, rounds > 0,
        let index = hideableIndex(ofKeyAt: context.mark), mask.hide(at: index)
      else { throw fault(failure) }
    }
  }

  /// The first letter of a key's text; nil for a key without letters.
  private func hideableIndex(ofKeyAt mark: Mark) -> Int? {
    guard let index = text.index(line: mark.line, column: mark.column) else { return nil }
    let isQuoted = text.scalars[index] == "\"" || text.scalars[index] == "'"
    let first = isQuoted ? index + 1 : index
    guard first < text.scalars.count, text.scalars[first].properties.isAlphabetic else {
      return nil
    }
    return first
  }

  private func fault(_ error: YamlError) -> SourceFault {
    switch error {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _):
      if let index = explicitKey(upTo: mark) {
        return SourceFault(position: text.position(at: index), message: Self.explicitKeyMessage)
      }
      guard !problem.hasPrefix("Maximum nesting level") else {
        return SourceFault(position: position(mark), message: NodeBudget.tooDeep)
      }
      let start = context.map { ", \($0.text) at \(place($0.mark))" } ?? ""
      return SourceFault(
        position: end(or: mark), message: "bad YAML: \(escaped(problem + start, limit: 160))")
    case .composer(_, _, let mark, _):
      return SourceFault(
        position: position(mark), message: "a second document (accepted: one document a file)")
    case .duplicatedKeysInMapping(let keys, let context):
      return SourceFault(
        position: position(context.mark), message: "duplicate key \(quoted(keys.first ?? ""))")
    default:
      return SourceFault(position: text.position(at: 0), message: "bad YAML")
    }
  }

  private static let explicitKeyMessage = "keys after a question mark are not accepted"

  /// The first line up to a mark that begins with a lone question mark, the sign of such a key.
  private func explicitKey(upTo mark: Mark) -> Int? {
    for start in text.lineStarts.prefix(mark.line) {
      let line = text.scalars[start...].prefix { $0 != "\n" && $0 != "\r" }
      guard let first = line.firstIndex(where: { $0 != " " && $0 != "-" }), line[first] == "?"
      else {
        continue
      }
      if first + 1 == line.endIndex || line[first + 1] == " " { return first }
    }
    return nil
  }

  private mutating func convert(_ node: Node, depth: Int) throws(SourceFault) -> SourceNode {
    let position = position(node.mark)
    refuseSigil(at: position)
    switch node {
    case .scalar(let scalar):
      try budget.take(depth: 0, at: position)
      let string = mask.revealed(scalar.string)
      return SourceNode(
        content: .scalar(string, style(of: scalar, string, at: position)), position: position)
    case .sequence(let sequence):
      try budget.take(depth: depth, at: position)
      var elements: [SourceNode] = []
      for element in sequence { elements.append(try convert(element, depth: depth + 1)) }
      return SourceNode(content: .sequence(elements), position: position)
    case .mapping(let mapping):
      try budget.take(depth: depth, at: position)
      return SourceNode(
        content: .mapping(try convertEntries(mapping, depth: depth)), position: position)
    case .alias:
      throw SourceFault(position: position, message: "aliases (*) are not accepted")
    }
  }

  private mutating func convertEntries(
    _ mapping: Node.Mapping, depth: Int
  ) throws(SourceFault) -> [SourceNode.Entry] {
    var entries: [SourceNode.Entry] = []
    var positions: [String: SourcePosition] = [:]
    for (keyNode, valueNode) in mapping {
      let position = position(keyNode.mark)
      let value = try convert(valueNode, depth: depth + 1)
      guard case .scalar(let scalar) = keyNode else {
        faults.append(SourceFault(position: position, message: "a key must be a word"))
        continue
      }
      refuseSigil(at: position)
      let key = mask.revealed(scalar.string)
      if key == "<<", scalar.style == .plain {
        faults.append(SourceFault(position: position, message: "merge keys (<<) are not accepted"))
      } else if let first = positions[key] {
        faults.append(duplicateKey(key, at: position, first: first))
      } else {
        positions[key] = position
        entries.append(SourceNode.Entry(key: key, keyPosition: position, value: value))
      }
    }
    return entries
  }

  /// Notes what YAML can do and a scene may not.
  ///
  /// A value's place is that of its anchor or tag.
  private mutating func refuseSigil(at position: SourcePosition) {
    guard let index = text.index(line: position.line, column: position.column) else { return }
    let message: String
    switch text.scalars[index] {
    case "&": message = "anchors (&) are not accepted"
    case "*": message = "aliases (*) are not accepted (quote a text that begins with *)"
    case "!": message = "tags (!) are not accepted (quote a text that begins with !)"
    case "?":
      let next = index + 1 < text.scalars.count ? text.scalars[index + 1] : " "
      guard next.properties.isWhitespace else { return }
      message = Self.explicitKeyMessage
    default: return
    }
    faults.append(SourceFault(position: position, message: message))
  }

  /// Plain and quoted only where the file has the text letter by letter.
  private func style(
    of scalar: Node.Scalar, _ string: String, at position: SourcePosition
  ) -> SourceNode.Style {
    let isPlain = scalar.style == .plain
    guard isPlain || scalar.style == .singleQuoted || scalar.style == .doubleQuoted else {
      return .block
    }
    if isPlain, string.utf8.allSatisfy({ $0 != 0x20 }) { return .plain }
    guard var index = text.index(line: position.line, column: position.column) else {
      return isPlain ? .plain : .block
    }
    if !isPlain { index += 1 }
    for scalar in string.unicodeScalars {
      guard index < text.scalars.count, text.scalars[index] == scalar else { return .block }
      index += 1
    }
    return isPlain ? .plain : .quoted
  }

  /// The place of a mark; the text's end for one behind it, as libyaml sets at an early end.
  private func end(or mark: Mark) -> SourcePosition {
    let isInside = text.index(line: mark.line, column: mark.column) != nil
    return isInside ? position(mark) : text.position(at: text.scalars.count)
  }

  private func place(_ mark: Mark) -> String {
    let position = end(or: mark)
    return "\(position.line):\(position.column)"
  }

  private func position(_ mark: Mark?) -> SourcePosition {
    guard let mark else { return text.position(at: 0) }
    return SourcePosition(source: text.source, line: mark.line, column: mark.column)
  }
}

extension Unicode.Scalar {
  /// Whether YAML allows the character outside of an escape.
  ///
  /// Source: YAML 1.1, section 5.1.
  fileprivate var isAllowedInYAML: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD,
      0x1_0000...0x10_FFFF:
      true
    default: false
    }
  }
}
