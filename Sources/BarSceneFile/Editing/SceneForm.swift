/// Writes a scene in its one form.
struct SceneForm {
  /// A line, and the comment at its end.
  private struct Line {
    var text: String
    var comment: String?
  }

  private let width: Int
  private let comments: SceneComments
  private var lines: [Line] = []

  /// A form with lines of at most so many characters, where they can be broken.
  init(width: Int, comments: SceneComments) {
    self.width = width
    self.comments = comments
  }

  /// The text of a scene.
  mutating func text(of root: SourceNode) -> String {
    if let flow = flow(root, room: width) {
      lines.append(Line(text: flow))
    } else {
      write(root, indent: 0)
    }
    lines += comments.last.map { Line(text: $0) }
    if lines.last?.text.isEmpty == true { lines.removeLast() }
    var texts: [String] = []
    for (index, line) in lines.enumerated() {
      guard let comment = line.comment else {
        texts.append(line.text)
        continue
      }
      texts.append(line.text + String(repeating: " ", count: gap(before: index)) + comment)
    }
    return texts.map { $0 + "\n" }.joined()
  }

  /// Comments on lines that follow each other stand below each other.
  private func gap(before index: Int) -> Int {
    var first = index
    while first > 0, lines[first - 1].comment != nil { first -= 1 }
    var end = index
    while end + 1 < lines.count, lines[end + 1].comment != nil { end += 1 }
    let longest = lines[first...end].map(\.text.count).max() ?? 0
    return longest - lines[index].text.count + 2
  }

  // MARK: - Blocks

  private mutating func write(_ node: SourceNode, indent: Int) {
    switch node.content {
    case .mapping(let entries):
      for entry in entries { write(entry, indent: indent, lead: nil) }
    case .sequence(let elements):
      for element in elements { write(element: element, indent: indent) }
    case .scalar(let text, let style):
      lines.append(Line(text: blanks(indent) + Self.scalar(text, style)))
    }
  }

  /// Writes a key with its value.
  ///
  /// - Parameter lead: what stands before the key in its line in place of blanks; nil for blanks.
  private mutating func write(_ entry: SourceNode.Entry, indent: Int, lead: String?) {
    if lead == nil { open(entry.keyPosition, indent) }
    let start = (lead ?? blanks(indent)) + Self.key(entry.key) + ":"
    let comment = comments.beside[entry.keyPosition]
    if case .scalar(let text, let style) = entry.value.content {
      let value = Self.scalar(text, style)
      lines.append(Line(text: value.isEmpty ? start : "\(start) \(value)", comment: comment))
    } else if let flow = flow(entry.value, room: width - start.count - 1) {
      lines.append(Line(text: "\(start) \(flow)", comment: comment))
    } else {
      lines.append(Line(text: start, comment: comment))
      write(entry.value, indent: indent + 2)
    }
    close(entry.keyPosition, indent)
  }

  private mutating func write(element: SourceNode, indent: Int) {
    open(element.position, indent)
    let start = blanks(indent) + "- "
    let comment = comments.beside[element.position]
    if let flow = flow(element, room: width - start.count) {
      lines.append(Line(text: start + flow, comment: comment))
      return close(element.position, indent)
    }
    switch element.content {
    case .scalar(let text, let style):
      lines.append(Line(text: start + Self.scalar(text, style), comment: comment))
      close(element.position, indent)
    case .sequence:
      lines.append(Line(text: blanks(indent) + "-", comment: comment))
      write(element, indent: indent + 2)
      close(element.position, indent)
    case .mapping(let entries):
      // Keys that were sorted keep their comments; those of the element stand before its hyphen.
      if let first = entries.first, first.keyPosition != element.position {
        open(first.keyPosition, indent)
      }
      for (index, entry) in entries.enumerated() {
        let isOpen = index == 0 || entry.keyPosition == element.position
        if !isOpen { open(entry.keyPosition, indent + 2) }
        write(entry, indent: indent + 2, lead: index == 0 ? start : blanks(indent + 2))
      }
      if entries.first?.keyPosition != element.position { close(element.position, indent) }
    }
  }

  private mutating func open(_ position: SourcePosition, _ indent: Int) {
    for comment in comments.before[position] ?? [] {
      if comment.isEmpty, lines.last?.text.isEmpty ?? true { continue }
      lines.append(Line(text: comment.isEmpty ? "" : blanks(indent) + comment))
    }
  }

  private mutating func close(_ position: SourcePosition, _ indent: Int) {
    for comment in comments.after[position] ?? [] {
      lines.append(Line(text: blanks(indent) + comment))
    }
  }

  private func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

  // MARK: - Lines

  /// A value between brackets; nil for one that was not written so, has a comment in it or is too
  /// long.
  private func flow(_ node: SourceNode, room: Int) -> String? {
    switch node.content {
    case .mapping(let entries) where entries.isEmpty: return "{}"
    case .sequence(let elements) where elements.isEmpty: return "[]"
    case .scalar: return nil
    default: break
    }
    guard comments.flows.contains(node.position), let text = inline(node), text.count <= room else {
      return nil
    }
    return text
  }

  private func inline(_ node: SourceNode) -> String? {
    guard !comments.broken.contains(node.position) else { return nil }
    switch node.content {
    case .scalar(let text, let style): return Self.scalar(text, style)
    case .mapping(let entries):
      guard !entries.isEmpty else { return "{}" }
      var parts: [String] = []
      for entry in entries {
        guard let value = inline(entry.value) else { return nil }
        parts.append(value.isEmpty ? "\(Self.key(entry.key)):" : "\(Self.key(entry.key)): \(value)")
      }
      return "{ \(parts.joined(separator: ", ")) }"
    case .sequence(let elements):
      let parts = elements.map(inline)
      let texts = parts.compactMap(\.self)
      return texts.count == parts.count ? "[\(texts.joined(separator: ", "))]" : nil
    }
  }

  // MARK: - Words

  private static func key(_ key: String) -> String {
    PlainText.isText(key) ? key : YAMLText.quoted(key)
  }

  /// A text that was quoted stands without quotation marks where it is one all the same; what was
  /// bare stays as it is.
  private static func scalar(_ text: String, _ style: SourceNode.Style) -> String {
    switch style {
    case .plain, .literal: text
    case .quoted, .block: PlainText.isText(text) ? text : YAMLText.quoted(text)
    }
  }
}
