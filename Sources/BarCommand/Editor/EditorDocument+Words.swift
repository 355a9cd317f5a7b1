internal import BarAnswers
internal import BarLayout
internal import BarSceneFile
internal import BarText

extension EditorDocument {
  /// Keys or values that may be written at a place.
  func completions(at place: ScenePlace) -> JSONValue {
    let writing = UnfinishedPlace(in: text, line: place.line, column: place.column)
    let items: [JSONValue]
    if let key = writing.key {
      let words = SceneVocabulary.values(at: writing.keys + [key])
      items = words.map { word in
        let kind = word.hasPrefix("system") && SystemColor(rawValue: word) != nil ? 16 : 12
        return ["label": .string(word), "kind": .integer(kind)]
      }
    } else {
      items = SceneVocabulary.keys(in: writing.keys).filter { !writing.siblings.contains($0.name) }
        .map { key in
          [
            "label": .string(key.name), "kind": 10, "detail": .string(key.accepted),
            "documentation": .string(key.summary),
            "insertText": .string(key.holdsMore ? "\(key.name):" : "\(key.name): "),
          ]
        }
    }
    return ["isIncomplete": false, "items": .array(items)]
  }

  /// What a key does, and the numbers of the bar that it is about.
  func hover(at place: ScenePlace) -> JSONValue {
    guard let part = outline?.part(at: place), let key = SceneVocabulary.key(at: part.keys) else {
      return .null
    }
    var paragraphs = ["**\(key.name)**: \(key.summary)", "Takes \(key.accepted)."]
    if let value = key.default { paragraphs.append("Without it: `\(value)`.") }
    if let reach = key.reach { paragraphs.append("Does something \(reach).") }
    let numbers = numbers(of: key.name)
    if !numbers.isEmpty {
      paragraphs.append(
        "On this bar:\n\n| number | value | known by |\n| --- | --- | --- |\n"
          + numbers.joined(separator: "\n"))
    }
    if let frame = frame(of: part) { paragraphs.append(frame) }
    return [
      "contents": [
        "kind": "markdown", "value": .string(paragraphs.joined(separator: "\n\n")),
      ],
      "range": range(from: part.place, length: part.length),
    ]
  }

  /// The numbers in force whose names begin as a key does, a row of a table each.
  private func numbers(of key: String) -> [String] {
    guard let file = try? SceneFile(source), let bar = try? file.scene.barScenes().last,
      let stem = Self.stems[key]
    else { return [] }
    return NumberFamily.Bars.rowsInForce(for: bar).filter { row in
      row.name.hasPrefix(stem) && row.unit != .flag
    }.prefix(6).map { row in
      "| `\(row.name)` | \(NumberText.value(row.value, row.unit)) \(row.unit.rawValue) "
        + "| \(row.evidence.replacingBars) |"
    }
  }

  /// How the numbers begin that a key is about.
  private static let stems = [
    "prompt": "prompt", "title": "title", "subtitle": "subtitle", "navigationTitle": "title",
    "navigationSubtitle": "subtitle", "largeTitle": "largeTitle",
    "prefersLargeTitles": "largeTitle", "largeTitleDisplayMode": "largeTitle",
    "searchController": "search", "searchable": "search", "scopeButtonTitles": "scopeBar",
    "backButtonTitle": "back", "backButtonDisplayMode": "back", "backBarButtonItem": "back",
    "leftBarButtonItems": "item", "rightBarButtonItems": "item", "segmentedControl": "segment",
    "fixedSpace": "fixedSpace", "toolbarItems": "toolbar", "tabBar": "tabBar", "clock": "clock",
    "navigationBar": "bar", "presentation": "sheet", "content": "content",
  ]

  /// Where the text that a value is stands on the screen; nil for what shows no text.
  private func frame(of part: SceneOutline.Part) -> String? {
    guard !part.isKey || outline?.value(at: part.keyPath) != nil,
      let file = try? SceneFile(source),
      let layout = try? SceneLayout().layOut(file.scene)
    else { return nil }
    let text = part.isKey ? outline?.value(at: part.keyPath)?.text : part.text
    let element = layout.bars.last?.elements.first { $0.text?.text == text && $0.alpha > 0 }
    return element.map { "`\($0.id)` stands at \($0.frame.words)." }
  }
}

extension String {
  /// The text with nothing in it that would end a cell of a table.
  fileprivate var replacingBars: String { String(map { $0 == "|" ? "/" : $0 }) }
}
