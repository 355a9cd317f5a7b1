/// Reads one YAML document of mappings, lists and scalars: no anchors, aliases, merge keys or tags.
struct YAMLReader {
  private let text: SourceText
  private let mask: YAMLMask
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
    guard let events = YAMLEvents(mask.bytes) else {
      throw SourceFault(
        position: text.position(at: 0), message: YAMLEvents.missing ?? "out of memory")
    }
    guard case .document = try next(events).event else {
      throw SourceFault(
        position: text.position(at: 0),
        message: "the scene is empty (accepted: a mapping with a key \"navigationBar\")")
    }
    let (event, position) = try next(events)
    let root = try node(event, at: position, events, depth: 1)
    // The end of the document.
    _ = try next(events)
    let (after, place) = try next(events)
    guard case .end = after else {
      throw SourceFault(
        position: place, message: "a second document (accepted: one document a file)")
    }
    return root
  }

  private func next(
    _ events: YAMLEvents
  ) throws(SourceFault) -> (event: YAMLEvents.Event, position: SourcePosition) {
    do throws(YAMLEvents.Fault) {
      let (event, mark) = try events.next()
      return (event, position(mark))
    } catch {
      throw fault(error)
    }
  }

  private func fault(_ fault: YAMLEvents.Fault) -> SourceFault {
    if let index = explicitKey(upTo: fault.mark) {
      return SourceFault(position: text.position(at: index), message: Self.explicitKeyMessage)
    }
    let start = fault.context.map { ", \($0.text) at \(place($0.mark))" } ?? ""
    return SourceFault(
      position: end(or: fault.mark),
      message: "bad YAML: \(escaped(fault.problem + start, limit: 160))")
  }

  private static let explicitKeyMessage = "keys after a question mark are not accepted"

  /// The first line up to a mark that begins with a lone question mark, the sign of such a key.
  private func explicitKey(upTo mark: YAMLEvents.Mark) -> Int? {
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

  /// The value that an event begins.
  private mutating func node(
    _ event: YAMLEvents.Event, at position: SourcePosition, _ events: YAMLEvents, depth: Int
  ) throws(SourceFault) -> SourceNode {
    refuseSigil(at: position)
    switch event {
    case .scalar(let words, let style):
      try budget.take(depth: 0, at: position)
      let string = mask.revealed(words)
      return SourceNode(
        content: .scalar(string, self.style(style, string, at: position)), position: position)
    case .sequence:
      try budget.take(depth: depth, at: position)
      var elements: [SourceNode] = []
      while true {
        let (event, position) = try next(events)
        if case .close = event { break }
        elements.append(try node(event, at: position, events, depth: depth + 1))
      }
      return SourceNode(content: .sequence(elements), position: position)
    case .mapping:
      try budget.take(depth: depth, at: position)
      return SourceNode(
        content: .mapping(try entries(events, depth: depth)), position: position)
    case .alias, .document, .close, .end:
      throw SourceFault(position: position, message: "aliases (*) are not accepted")
    }
  }

  /// The keys and values of a mapping that has begun.
  private mutating func entries(
    _ events: YAMLEvents, depth: Int
  ) throws(SourceFault) -> [SourceNode.Entry] {
    var entries: [SourceNode.Entry] = []
    // A table is worth while from so many keys on.
    let few = 16
    var places: [String: Int] = [:]
    func place(of key: String) -> Int? {
      entries.count <= few ? entries.firstIndex { $0.key == key } : places[key]
    }
    while true {
      let (event, position) = try next(events)
      if case .close = event { return entries }
      guard case .scalar(let words, let style) = event else {
        faults.append(SourceFault(position: position, message: "a key must be a word"))
        let known = faults
        _ = try node(event, at: position, events, depth: depth + 1)
        // What is wrong within a key goes with it.
        faults = known
        _ = try value(events, depth: depth)
        continue
      }
      let value = try value(events, depth: depth)
      refuseSigil(at: position)
      let key = mask.revealed(words)
      if key == "<<", style == .plain {
        faults.append(SourceFault(position: position, message: "merge keys (<<) are not accepted"))
      } else if let first = place(of: key) {
        faults.append(duplicateKey(key, at: position, first: entries[first].keyPosition))
      } else {
        entries.append(SourceNode.Entry(key: key, keyPosition: position, value: value))
        if entries.count > few {
          if places.isEmpty { for index in 0..<few { places[entries[index].key] = index } }
          places[key] = entries.count - 1
        }
      }
    }
  }

  /// The value of a key that was read.
  private mutating func value(
    _ events: YAMLEvents, depth: Int
  ) throws(SourceFault) -> SourceNode {
    let (event, position) = try next(events)
    return try node(event, at: position, events, depth: depth + 1)
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
    _ style: SourceNode.Style, _ string: String, at position: SourcePosition
  ) -> SourceNode.Style {
    guard style != .block else { return .block }
    let isPlain = style == .plain
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
  private func end(or mark: YAMLEvents.Mark) -> SourcePosition {
    let isInside = text.index(line: mark.line, column: mark.column) != nil
    return isInside ? position(mark) : text.position(at: text.scalars.count)
  }

  private func place(_ mark: YAMLEvents.Mark) -> String {
    let position = end(or: mark)
    return "\(position.line):\(position.column)"
  }

  private func position(_ mark: YAMLEvents.Mark) -> SourcePosition {
    SourcePosition(source: text.source, line: mark.line, column: mark.column)
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
