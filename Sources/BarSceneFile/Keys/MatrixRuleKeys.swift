extension Keys {
  /// A word that stands in goldens' names and that runs are picked by.
  static let label = ValueKind<String>(shape: labelShape) { node, key, decoding in
    if case .scalar(let text, _) = node.content, isLabel(text) { return text }
    decoding.error(
      "\(key) must be a word of letters, digits, - and _ "
        + hint(found: node.found, accepted: "slow, glass-26, …"), at: node.position)
    return nil
  }

  /// A word that runs are picked by: a label that begins with a letter.
  static let tag = ValueKind<String>(
    shape: .pattern(name: "a word", expression: "^[A-Za-z][A-Za-z0-9_-]{0,63}$", words: [])
  ) { node, key, decoding in
    guard let text = label.decode(node, key, &decoding) else { return nil }
    if text.utf8.first.map({ $0 >= 0x41 && $0 != 0x5F }) == true { return text }
    decoding.error(
      "\(key) must begin with a letter \(hint(found: node.found, accepted: "slow, glass-26, …"))",
      at: node.position)
    return nil
  }

  private static let labelShape = Shape.either([
    .pattern(name: "a word", expression: labelExpression, words: []),
    .integer(0...999_999_999),
  ])

  private static let labelExpression = "^[A-Za-z0-9_][A-Za-z0-9_-]{0,63}$"

  /// Whether a text matches `labelExpression`.
  private static func isLabel(_ text: String) -> Bool {
    let isPlain = text.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) && byte >= 0x41
        || byte == 0x2D || byte == 0x5F
    }
    return isPlain && 1...64 ~= text.utf8.count && text.utf8.first != 0x2D
  }

  /// Axes of the scene's own making, by their names.
  static let freeAxes = ValueKind<[SceneMatrix.FreeAxis]>(
    shape: .dictionary(
      .object(freeAxis.shape), count: 1...SceneLimits.freeAxes, keys: labelExpression)
  ) { node, key, decoding in
    guard case .mapping(let entries) = node.content, !entries.isEmpty,
      entries.count <= SceneLimits.freeAxes
    else {
      decoding.error(
        "\(key) must be a mapping of names to axes "
          + hint(found: node.found, accepted: "1 to \(SceneLimits.freeAxes) axes"),
        at: node.position)
      return nil
    }
    return entries.compactMap { entry -> SceneMatrix.FreeAxis? in
      let name = SourceNode(content: .scalar(entry.key, .plain), position: entry.keyPosition)
      guard label.decode(name, "the axis", &decoding) != nil else { return nil }
      guard !takenNames.contains(entry.key) else {
        decoding.error(
          "the matrix has a key \(quoted(entry.key)) of its own (accepted: another name)",
          at: entry.keyPosition)
        return nil
      }
      guard var axis = freeAxis.decode(entry.value, entry.key, &decoding) else { return nil }
      axis.name = entry.key
      for index in axis.settings.indices {
        axis.settings[index].axis = entry.key
        axis.settings[index].keyPath = axis.keyPath
        if axis.settings[index].word.isEmpty {
          axis.settings[index].word = "\(entry.key)-\(axis.settings[index].label)"
        }
      }
      return axis
    }
  }

  /// Keys of the matrix.
  private static let takenNames = Set(
    SceneMatrix.Axis.allCases.map(\.rawValue) + ["axes", "exclude", "include"])

  private static let freeAxis = ObjectSchema<SceneMatrix.FreeAxis>(
    "matrixAxis", "an axis", "A value of the scene that takes several values.",
    start: SceneMatrix.FreeAxis(name: "", keyPath: "", settings: []),
    fields: [
      Field(
        "keyPath", Kind.text, "Which value: navigationBar.items[0].title.", isRequired: true
      ) { axis, path, node, decoding in
        axis.keyPath = path
        guard case .key(let first)? = SceneKeyPath(path)?.steps.first else {
          return decoding.error(
            "bad key path \(hint(found: node.found, accepted: "a.b[0].c"))", at: node.position)
        }
        guard ownKeys.contains(first) else { return }
        decoding.error(
          "an axis cannot change what goldens are kept of the scene "
            + hint(found: node.found, accepted: "a value that the bar is laid out by"),
          at: node.position)
      },
      Field(
        "values", labelledValues, \.settings,
        "Its values: a mapping of labels to values, or a list of words or numbers.",
        isRequired: true),
    ])

  /// Keys of a scene that its matrix has no say in.
  private static let ownKeys: Set = [
    "matrix", "tags", "pixels", "crop", "allow", "ignore", "lint",
  ]

  /// Values with their labels.
  private static let labelledValues = ValueKind<[SceneMatrix.Setting]>(
    shape: .either([
      .dictionary(.anything, count: 1...SceneLimits.matrixValues, keys: labelExpression),
      .distinct(.list(labelShape, max: SceneLimits.matrixValues)),
    ])
  ) { node, key, decoding in
    var named: [(label: SourceNode, value: SourceNode, word: String)] = []
    switch node.content {
    case .mapping(let entries):
      named = entries.map { entry in
        let name = SourceNode(content: .scalar(entry.key, .plain), position: entry.keyPosition)
        return (name, entry.value, entry.key)
      }
    case .sequence(let elements): named = elements.map { ($0, $0, "") }
    case .scalar: break
    }
    guard 1...SceneLimits.matrixValues ~= named.count else {
      decoding.error(
        "\(key) has to be a list or a mapping of labels "
          + hint(found: node.found, accepted: "1 to \(SceneLimits.matrixValues) values"),
        at: node.position)
      return nil
    }
    var seen: Set<String> = []
    return named.compactMap { name, value, word in
      guard let text = label.decode(name, "a label", &decoding) else { return nil }
      if !seen.insert(text).inserted {
        decoding.error("\(quoted(text)) is there twice", at: name.position)
      }
      var setting = SceneMatrix.Setting(
        "", keyPath: "", value: value.overrideText, label: text, word: word)
      setting.place = value.position
      return setting
    }
  }

  /// Rules that leave combinations out or add some.
  static let rules = ValueKind<[SceneMatrix.Rule]>(
    shape: .list(
      .dictionary(
        .either([
          .text, .number(SceneLimits.offset),
          .list(.either([.text, .number(SceneLimits.offset)]), max: SceneLimits.matrixValues),
        ]),
        count: 1...SceneLimits.freeAxes), max: SceneLimits.matrixScenes)
  ) { node, key, decoding in
    guard case .sequence(let elements) = node.content, elements.count <= SceneLimits.matrixScenes
    else {
      decoding.error(
        "\(key) must be a list of mappings \(hint(found: node.found, accepted: "- {device: …}"))",
        at: node.position)
      return nil
    }
    return elements.compactMap { rule($0, key, &decoding) }
  }

  private static func rule(
    _ node: SourceNode, _ key: String, _ decoding: inout Decoding
  ) -> SceneMatrix.Rule? {
    guard case .mapping(let entries) = node.content, !entries.isEmpty else {
      decoding.error(
        "\(key) must have mappings of axes to values "
          + hint(found: node.found, accepted: "{device: iphone-se-3, appearance: dark}"),
        at: node.position)
      return nil
    }
    let read = entries.compactMap { entry -> SceneMatrix.Rule.Entry? in
      var nodes = [entry.value]
      if case .sequence(let elements) = entry.value.content { nodes = elements }
      let labels = nodes.compactMap { node -> SceneMatrix.Rule.Label? in
        guard case .scalar(let text, _) = node.content, !text.isEmpty else { return nil }
        return SceneMatrix.Rule.Label(text: text, place: node.position)
      }
      guard !labels.isEmpty, labels.count == nodes.count else {
        decoding.error(
          "\(entry.key) must be a value or a list of values (found \(entry.value.found))",
          at: entry.value.position)
        return nil
      }
      return SceneMatrix.Rule.Entry(axis: entry.key, place: entry.keyPosition, labels: labels)
    }
    // Mappings have no order, and neither has what is made of them.
    return SceneMatrix.Rule(entries: read.sorted { $0.axis < $1.axis }, place: node.position)
  }
}

extension SourceNode {
  /// The value as an option of the command line would have it.
  fileprivate var overrideText: String {
    switch content {
    case .scalar(let text, .plain), .scalar(let text, .literal): text
    case .scalar(let text, _): YAMLText.quoted(text)
    case .mapping, .sequence: json
    }
  }
}
