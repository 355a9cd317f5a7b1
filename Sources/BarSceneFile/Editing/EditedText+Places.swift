extension EditedText {
  func place(of keyPath: String) -> Place? {
    guard let steps = SceneKeyPath(keyPath)?.steps, case .key(let key)? = steps.last,
      let parent = root.value(at: steps.dropLast()), case .mapping(let entries) = parent.content,
      let index = entries.firstIndex(where: { $0.key == key })
    else { return nil }
    return Place(parent: parent, entries: entries, index: index)
  }

  func offset(_ position: SourcePosition) -> Int? {
    text.index(line: position.line, column: position.column)
  }

  /// Whether a mapping or a list stands between brackets.
  func isFlow(_ node: SourceNode) -> Bool {
    guard let start = offset(node.position) else { return false }
    return text.scalars[start] == "{" || text.scalars[start] == "["
  }

  /// Where a value ends, in scalars; nil for one that is written in a way not known here.
  func end(of node: SourceNode) -> Int? {
    let children: [SourceNode]
    switch node.content {
    case .scalar(let string, let style): return endOfScalar(string, style, node.position)
    case .sequence(let elements): children = elements
    case .mapping(let entries): children = entries.map(\.value)
    }
    guard let start = offset(node.position) else { return nil }
    let last = children.last.map { end(of: $0) } ?? start + 1
    guard isFlow(node), let last else { return children.isEmpty ? nil : last }
    let closing: Unicode.Scalar = text.scalars[start] == "{" ? "}" : "]"
    let rest = text.scalars[last...].drop { " ,\t\r\n".unicodeScalars.contains($0) }
    return rest.first == closing ? rest.startIndex + 1 : nil
  }

  private func endOfScalar(
    _ string: String, _ style: SourceNode.Style, _ position: SourcePosition
  ) -> Int? {
    // An empty place at the end of the text has no index.
    guard let start = offset(position) else {
      return string.isEmpty ? text.scalars.count : nil
    }
    let mark = text.scalars[start]
    guard style == .quoted || style == .block else {
      return start + string.unicodeScalars.count
    }
    guard mark == "\"" || mark == "'" else { return nil }
    var index = start + 1
    while index < text.scalars.count {
      let scalar = text.scalars[index]
      if scalar == mark {
        let isDoubled =
          mark == "'" && index + 1 < text.scalars.count && text.scalars[index + 1] == mark
        guard isDoubled else { return index + 1 }
        index += 1
      } else if scalar == "\\", mark == "\"" {
        index += 1
      }
      index += 1
    }
    return nil
  }

  func startOfLine(at index: Int) -> Int {
    text.scalars[..<index].lastIndex(of: "\n").map { $0 + 1 } ?? 0
  }

  /// Before the line's end and what ends it.
  func endOfLine(from index: Int) -> Int {
    text.scalars[index...].firstIndex { $0 == "\n" || $0 == "\r" } ?? text.scalars.count
  }

  func afterLine(from index: Int) -> Int {
    text.scalars[index...].firstIndex(of: "\n").map { $0 + 1 } ?? text.scalars.count
  }
}

extension SourceNode {
  /// The value at the end of a way; nil where the way leads nowhere.
  func value(at steps: ArraySlice<SceneKeyPath.Step>) -> SourceNode? {
    var node = self
    for step in steps {
      switch (step, node.content) {
      case (.key(let key), .mapping):
        guard let next = node.value(of: key) else { return nil }
        node = next
      case (.index(let index), .sequence(let elements)) where elements.indices.contains(index):
        node = elements[index]
      default: return nil
      }
    }
    return node
  }
}
