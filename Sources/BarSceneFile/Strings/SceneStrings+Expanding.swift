extension SceneStrings {
  /// A scene with its words in the place of their keys, and without what it says of its sources.
  ///
  /// `{key: edit-item, arguments: [Milk]}` may stand wherever a text may. Titles of screens that
  /// are keys alone stay keys, so that they follow the scene's language.
  static func expanded(_ root: SourceNode, _ decoding: inout Decoding) -> SourceNode {
    var root = root
    let words = SceneStrings(of: &root, &decoding)
    guard case .mapping(var entries) = root.content else { return root }
    entries.removeAll(where: isSource)
    for number in entries.indices where entries[number].key != "strings" {
      entries[number].value = words.expanded(
        entries[number].value, under: entries[number].key, &decoding)
    }
    root.content = .mapping(entries)
    return root
  }

  /// Whether an entry says where in an app's code something comes from.
  private static func isSource(_ entry: SourceNode.Entry) -> Bool {
    if case .scalar = entry.value.content { return entry.key == "source" }
    return false
  }

  private static let titles: Set = ["navigationTitle", "navigationSubtitle"]

  private func expanded(
    _ node: SourceNode, under key: String, _ decoding: inout Decoding
  ) -> SourceNode {
    switch node.content {
    case .scalar: return node
    case .sequence(let list):
      return SourceNode(
        content: .sequence(list.map { expanded($0, under: key, &decoding) }),
        position: node.position)
    case .mapping(var entries):
      entries.removeAll(where: Self.isSource)
      if let word = word(of: entries, at: node.position, under: key, &decoding) { return word }
      for number in entries.indices {
        entries[number].value = expanded(
          entries[number].value, under: entries[number].key, &decoding)
      }
      return SourceNode(content: .mapping(entries), position: node.position)
    }
  }

  /// The word that a mapping names; nil for any other mapping.
  private func word(
    of entries: [SourceNode.Entry], at position: SourcePosition, under place: String,
    _ decoding: inout Decoding
  ) -> SourceNode? {
    guard let key = entries.first(where: { $0.key == "key" }),
      entries.allSatisfy({ $0.key == "key" || $0.key == "arguments" }),
      case .scalar(let name, _) = key.value.content
    else { return nil }
    var arguments: [String] = []
    if let list = entries.first(where: { $0.key == "arguments" }) {
      guard case .sequence(let values) = list.value.content else {
        decoding.error(
          "arguments must be a list (found \(list.value.found))", at: list.value.position)
        return nil
      }
      for value in values {
        let plain = expanded(value, under: "arguments", &decoding)
        guard case .scalar(let text, _) = plain.content else {
          decoding.error("an argument must be a text (found \(value.found))", at: value.position)
          return nil
        }
        arguments.append(text)
      }
    } else if Self.titles.contains(place) {
      return nil
    }
    let (text, warning) = self.word(name, arguments)
    if let warning { decoding.warn(warning, at: position) }
    return SourceNode(content: .scalar(text, .quoted), position: position)
  }
}
