/// A value as it was written: a mapping, a list or a scalar, each with its place.
struct SourceNode: Hashable, Sendable {
  /// How a scalar was written.
  enum Style: Hashable, Sendable {
    /// YAML without quotation marks.
    case plain
    /// On one line between quotation marks, in YAML or JSON.
    case quoted
    /// Over several lines, so that columns of the text are not columns of the file.
    case block
    /// JSON's number, `true`, `false` or `null`.
    case literal
  }

  /// A key and its value.
  struct Entry: Hashable, Sendable {
    var key: String
    var keyPosition: SourcePosition
    var value: SourceNode
  }

  /// What the value is.
  enum Content: Hashable, Sendable {
    case mapping([Entry])
    case sequence([SourceNode])
    case scalar(String, Style)
  }

  var content: Content
  var position: SourcePosition

  /// The value of a key; nil for another kind of value and for a key that is not there.
  func value(of key: String) -> SourceNode? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { $0.key == key }?.value
  }

  /// Whether nothing was written.
  ///
  /// A text takes YAML's `~` and `null` as the words they are.
  func isAbsent(asText: Bool) -> Bool {
    guard case .scalar(let text, let style) = content else { return false }
    switch style {
    case .plain: return text.isEmpty || (!asText && (text == "~" || text == "null"))
    case .literal: return text == "null"
    case .quoted, .block: return false
    }
  }

  /// Whether the place for a value was left empty.
  var isEmpty: Bool { content == .scalar("", .plain) }

  /// Whether two values are written alike but for their places.
  func saysTheSame(as other: SourceNode) -> Bool {
    switch (content, other.content) {
    case (.mapping(let entries), .mapping(let others)):
      entries.map(\.key) == others.map(\.key)
        && zip(entries, others).allSatisfy { $0.value.saysTheSame(as: $1.value) }
    case (.sequence(let elements), .sequence(let others)):
      elements.count == others.count
        && zip(elements, others).allSatisfy { $0.saysTheSame(as: $1) }
    case (.scalar, .scalar): content == other.content
    default: false
    }
  }

  /// What a message says was found; a text without quotation marks was written without them.
  var found: String {
    switch content {
    case .mapping: return "a mapping"
    case .sequence: return "a list"
    case .scalar("", .plain): return "nothing"
    case .scalar(let text, .literal), .scalar(let text, .plain): return escaped(text)
    case .scalar(let text, _): return quoted(text)
    }
  }
}
