/// A way through a scene: `navigationBar.items[1].title`.
///
/// A key with signs of the way in it stands between quotation marks: `strings.de["list.title"]`.
struct SceneKeyPath: Hashable, Sendable {
  /// One step of the way.
  enum Step: Hashable, Sendable {
    /// Into a mapping.
    case key(String)
    /// Into a list, counted from 0.
    case index(Int)
  }

  var steps: [Step]

  /// Reads a key path; nil for another form.
  init?(_ text: String) {
    steps = []
    var rest = Substring(text)
    while !rest.isEmpty {
      guard let step = Self.step(&rest, isFirst: steps.isEmpty) else { return nil }
      steps.append(step)
    }
    if steps.isEmpty || steps.count > SceneLimits.depth { return nil }
  }

  /// Reads the next step, with the full stop before it.
  private static func step(_ rest: inout Substring, isFirst: Bool) -> Step? {
    if rest.hasPrefix("[\"") { return quotedKey(&rest).map(Step.key) }
    if rest.first == "[" {
      guard let end = rest.firstIndex(of: "]") else { return nil }
      let digits = rest[..<end].dropFirst()
      rest = rest[end...].dropFirst()
      guard let index = Int(digits), index >= 0, String(index) == digits else { return nil }
      return .index(index)
    }
    if !isFirst {
      guard rest.first == "." else { return nil }
      rest.removeFirst()
    }
    let key = rest.prefix { $0 != "." && $0 != "[" }
    guard !key.isEmpty else { return nil }
    rest = rest[key.endIndex...]
    return .key(String(key))
  }

  private static func quotedKey(_ rest: inout Substring) -> String? {
    var key = ""
    var scalars = rest.unicodeScalars.dropFirst(2)
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"":
        guard scalars.popFirst() == "]" else { return nil }
        rest = Substring(scalars)
        return key
      case "\\":
        guard let next = scalars.popFirst() else { return nil }
        key.unicodeScalars.append(next)
      default: key.unicodeScalars.append(scalar)
      }
    }
    return nil
  }

  /// A step into a mapping as a key path spells it after another one.
  static func spelling(ofKey key: String) -> String {
    let marks: Set<Unicode.Scalar> = [".", "[", "]", "\"", "\\"]
    guard key.isEmpty || key.unicodeScalars.contains(where: marks.contains) else {
      return "." + key
    }
    var text = "[\""
    for scalar in key.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
    return text + "\"]"
  }
}

extension SceneKeyPath.Step {
  /// The step as a key path spells it.
  fileprivate func spelling(isFirst: Bool) -> String {
    switch self {
    case .key(let key):
      let text = SceneKeyPath.spelling(ofKey: key)
      return isFirst && text.first == "." ? String(text.dropFirst()) : text
    case .index(let index): return "[\(index)]"
    }
  }
}

extension SourceNode {
  /// The place of the value at a key path, or of the nearest value around it that was written.
  func position(of path: SceneKeyPath) -> SourcePosition {
    var node = self
    for step in path.steps {
      switch (step, node.content) {
      case (.key(let key), .mapping):
        guard let next = node.value(of: key) else { return node.position }
        node = next
      case (.index(let index), .sequence(let elements)):
        guard elements.indices.contains(index) else { return node.position }
        node = elements[index]
      default: return node.position
      }
    }
    return node.position
  }

  /// Puts a value at a key path; mappings on the way are made, a list grows by one at most.
  ///
  /// - Parameter owner: the key path of this node, as messages have it.
  mutating func set(
    _ value: SourceNode, at path: ArraySlice<SceneKeyPath.Step>, in owner: String = ""
  ) throws(SourceFault) {
    guard let step = path.first else {
      self = value
      return
    }
    let rest = path.dropFirst()
    let place = owner + step.spelling(isFirst: owner.isEmpty)
    switch (step, content) {
    case (.key(let key), .mapping(var entries)):
      if let index = entries.firstIndex(where: { $0.key == key }) {
        try entries[index].value.set(value, at: rest, in: place)
      } else {
        entries.append(try Self.entry(key, value, rest, place))
      }
      content = .mapping(entries)
    case (.key(let key), _) where isAbsent(asText: false):
      content = .mapping([try Self.entry(key, value, rest, place)])
      position = value.position
    case (.index(let index), .sequence(var elements)) where index < elements.count:
      try elements[index].set(value, at: rest, in: place)
      content = .sequence(elements)
    case (.index(let index), .sequence(var elements)) where index == elements.count:
      var element = SourceNode(content: .scalar("", .plain), position: value.position)
      try element.set(value, at: rest, in: place)
      elements.append(element)
      content = .sequence(elements)
    case (.index(0), _) where isAbsent(asText: false):
      content = .sequence([])
      try set(value, at: path, in: owner)
    case (.index(let index), .sequence(let elements)):
      throw SourceFault(
        position: value.position, message: "no element [\(index)] (found \(elements.count))")
    case (.key(let key), _):
      throw SourceFault(
        position: value.position,
        message: "no key \(quoted(key)) in \(owner.isEmpty ? "the scene" : owner) "
          + "(found \(found); accepted: a mapping)")
    case (.index(let index), _):
      throw SourceFault(
        position: value.position,
        message: "no element [\(index)] (found \(found); accepted: a list)")
    }
  }

  private static func entry(
    _ key: String, _ value: SourceNode, _ rest: ArraySlice<SceneKeyPath.Step>, _ place: String
  ) throws(SourceFault) -> Entry {
    var node = SourceNode(content: .scalar("", .plain), position: value.position)
    try node.set(value, at: rest, in: place)
    return Entry(key: key, keyPosition: value.position, value: node)
  }
}

extension SceneOverride {
  /// Reads the value and puts it into a scene.
  ///
  /// - Parameter source: the override's number, counted from 1.
  /// - Returns: what is wrong with the value though it could be read.
  func apply(to root: inout SourceNode, source: Int) throws(SourceFault) -> [SourceFault] {
    let start = SourcePosition(source: source, line: 1, column: 1)
    guard let path = SceneKeyPath(keyPath) else {
      throw SourceFault(
        position: start,
        message: "bad key path (found \(quoted(keyPath)); accepted: a.b[0].c)")
    }
    var node = SourceNode(content: .scalar(value, .plain), position: start)
    var faults: [SourceFault] = []
    if let first = value.first, "{[\"'".contains(first) {
      let reading = try Reading(Array(value.utf8), source: source, isJSON: false)
      node = reading.root
      faults = reading.faults
    } else if value.utf8.count > SceneLimits.fileBytes {
      throw SourceFault(position: start, message: "the value is too long")
    }
    try root.set(node, at: path.steps[...])
    return faults
  }
}
