/// What reading a text gave: a tree, and what is wrong with it though the tree could be built.
struct Reading: Sendable {
  var root: SourceNode
  var faults: [SourceFault]

  /// Reads a text as JSON or YAML.
  init(_ bytes: [UInt8], source: Int, isJSON: Bool) throws(SourceFault) {
    let text = try SourceText(bytes, source: source, isJSON: isJSON)
    if isJSON {
      var reader = PlacedJSON(text, bytes)
      root = try reader.readDocument()
      faults = reader.faults
    } else {
      var reader = YAMLReader(text)
      root = try reader.readDocument()
      faults = reader.faults
    }
  }
}

/// Counts what a tree is made of, so that no reader builds more than the limits allow.
struct NodeBudget {
  /// What is said of a text that is nested beyond the limit.
  static let tooDeep =
    "mappings and lists are nested too deeply (accepted: \(SceneLimits.depth) levels)"
  /// What is said of a text with more values than the limit.
  static let tooMany = "the scene has too many values (accepted: at most \(SceneLimits.nodes))"

  private var nodes = 0

  /// Takes one more value into account.
  mutating func take(depth: Int, at position: SourcePosition) throws(SourceFault) {
    nodes += 1
    if nodes > SceneLimits.nodes {
      throw SourceFault(position: position, message: Self.tooMany)
    }
    if depth > SceneLimits.depth {
      throw SourceFault(position: position, message: Self.tooDeep)
    }
  }
}

/// The fault of a key that its mapping has already.
func duplicateKey(
  _ key: String, at position: SourcePosition, first: SourcePosition
) -> SourceFault {
  SourceFault(
    position: position,
    message: "duplicate key \(quoted(key)) (the first is at \(first.line):\(first.column))")
}
