extension SourceNode {
  /// The value with an edit made; nil where there is nothing to edit.
  func applying(_ edit: SceneEdit) -> SourceNode? {
    switch edit {
    case .remove(let keyPath):
      return changingParent(of: keyPath) { content, step in
        guard case .mapping(let entries) = content, case .key(let key) = step,
          entries.contains(where: { $0.key == key })
        else { return nil }
        return .mapping(entries.filter { $0.key != key })
      }
    case .replace(let keyPath, let text):
      return changingParent(of: keyPath) { content, step in
        guard case .mapping(var entries) = content, case .key(let key) = step,
          let index = entries.firstIndex(where: { $0.key == key })
        else { return nil }
        entries[index].value.content = .scalar(text, .quoted)
        return .mapping(entries)
      }
    case .insertText(let key, let text, let next):
      let value = SourceNode(content: .scalar(text, .quoted), position: position)
      return inserting(key, { _ in value }, at: next, offset: 0)
    case .copyValue(let key, let keyPath):
      return inserting(key, { $0 }, at: keyPath, offset: 1)
    case .insertFixedSpace(let points, let next):
      let entry = Entry(
        key: "fixedSpace", keyPosition: position,
        value: SourceNode(content: .scalar("\(points)", .plain), position: position))
      let space = SourceNode(content: .mapping([entry]), position: position)
      return changingParent(of: next) { content, step in
        guard case .sequence(var elements) = content, case .index(let index) = step,
          elements.indices.contains(index)
        else { return nil }
        elements.insert(space, at: index)
        return .sequence(elements)
      }
    }
  }

  /// Whether two values say the same, wherever and however they were written.
  func says(_ other: SourceNode) -> Bool {
    switch (content, other.content) {
    case (.scalar(let a, _), .scalar(let b, _)): a == b
    case (.sequence(let a), .sequence(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.says($1) }
    case (.mapping(let a), .mapping(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.key == $1.key && $0.value.says($1.value) }
    default: false
    }
  }

  /// The value with a key put beside another one.
  private func inserting(
    _ key: String, _ value: (SourceNode) -> SourceNode, at keyPath: String, offset: Int
  ) -> SourceNode? {
    changingParent(of: keyPath) { content, step in
      guard case .mapping(var entries) = content, case .key(let neighbour) = step,
        let index = entries.firstIndex(where: { $0.key == neighbour }),
        !entries.contains(where: { $0.key == key })
      else { return nil }
      let entry = Entry(
        key: key, keyPosition: position, value: value(entries[index].value))
      entries.insert(entry, at: index + offset)
      return .mapping(entries)
    }
  }

  /// The value with what holds the end of a key path exchanged.
  private func changingParent(
    of keyPath: String, _ change: (Content, SceneKeyPath.Step) -> Content?
  ) -> SourceNode? {
    guard let steps = SceneKeyPath(keyPath)?.steps, let last = steps.last else { return nil }
    return changing(steps.dropLast()[...]) { change($0, last) }
  }

  private func changing(
    _ path: ArraySlice<SceneKeyPath.Step>, _ change: (Content) -> Content?
  ) -> SourceNode? {
    var result = self
    guard let step = path.first else {
      guard let content = change(content) else { return nil }
      result.content = content
      return result
    }
    switch (step, content) {
    case (.key(let key), .mapping(var entries)):
      guard let index = entries.firstIndex(where: { $0.key == key }),
        let value = entries[index].value.changing(path.dropFirst(), change)
      else { return nil }
      entries[index].value = value
      result.content = .mapping(entries)
    case (.index(let index), .sequence(var elements)) where elements.indices.contains(index):
      guard let value = elements[index].changing(path.dropFirst(), change) else { return nil }
      elements[index] = value
      result.content = .sequence(elements)
    default: return nil
    }
    return result
  }
}
