/// A scene's text as a list of its keys and values, each with its place, for editors.
package struct SceneOutline: Sendable {
  /// A key or a value that is no mapping and no list.
  package struct Part: Hashable, Sendable {
    /// The keys that lead to it; its own for a key.
    package let keys: [String]
    /// The same with the numbers of elements, as key paths spell it.
    package let keyPath: String
    /// What it reads.
    package let text: String
    /// Where it begins.
    package let place: ScenePlace
    /// How many Unicode scalars of one line it takes, quotation marks too.
    package let length: Int
    /// Whether it is a key.
    package let isKey: Bool

    /// Whether a place is on it or at its end.
    package func contains(_ place: ScenePlace) -> Bool {
      place.line == self.place.line
        && (self.place.column...self.place.column + length).contains(place.column)
    }
  }

  /// The keys and values, in the order of the text.
  package private(set) var parts: [Part] = []

  /// Reads a text; nil for one that cannot be read at all.
  package init?(_ source: SceneSource) {
    guard let reading = try? Reading(source.bytes, source: 0, isJSON: source.isJSON),
      let text = try? SourceText(source.bytes, source: 0, isJSON: source.isJSON)
    else { return nil }
    let edited = EditedText(text: text, root: reading.root, isJSON: source.isJSON)
    add(reading.root, keys: [], path: "", edited)
    parts.sort { $0.place < $1.place }
  }

  /// The key or value at a place.
  package func part(at place: ScenePlace) -> Part? { parts.last { $0.contains(place) } }

  /// The value at a key path; nil for a mapping, a list and nothing.
  package func value(at keyPath: String) -> Part? {
    parts.first { !$0.isKey && $0.keyPath == keyPath }
  }

  private mutating func add(
    _ node: SourceNode, keys: [String], path: String, _ text: EditedText
  ) {
    switch node.content {
    case .mapping(let entries):
      for entry in entries {
        let spelling = SceneKeyPath.spelling(ofKey: entry.key)
        let inner = path.isEmpty ? String(spelling.drop { $0 == "." }) : path + spelling
        add(entry.key, at: entry.keyPosition, keys + [entry.key], inner, isKey: true, text)
        add(entry.value, keys: keys + [entry.key], path: inner, text)
      }
    case .sequence(let elements):
      for (index, element) in elements.enumerated() {
        add(element, keys: keys, path: "\(path)[\(index)]", text)
      }
    case .scalar(let string, _):
      guard !node.isEmpty else { return }
      add(string, at: node.position, keys, path, isKey: false, text)
    }
  }

  private mutating func add(
    _ string: String, at position: SourcePosition, _ keys: [String], _ path: String, isKey: Bool,
    _ text: EditedText
  ) {
    var length = string.unicodeScalars.count
    if let start = text.offset(position), "\"'".unicodeScalars.contains(text.text.scalars[start]) {
      length += 2
    }
    parts.append(
      Part(
        keys: keys, keyPath: path, text: string,
        place: ScenePlace(line: position.line, column: position.column), length: length,
        isKey: isKey))
  }
}
