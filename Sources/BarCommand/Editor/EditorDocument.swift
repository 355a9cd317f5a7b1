internal import BarFiles
internal import BarSceneFile
internal import BarText

/// A scene that is open in an editor.
struct EditorDocument {
  /// The command that draws a scene and shows it.
  static let previewCommand = "navbar.preview"

  /// Its address, as the editor has it.
  let address: String
  /// What is written in it.
  let text: String
  /// What is wrong with it, and what is odd.
  let diagnostics: [EditorDiagnostic]
  /// Its keys and values; nil for a text that cannot be read.
  let outline: SceneOutline?
  /// The text as scenes are read.
  let source: SceneSource
  private let lines: [[Unicode.Scalar]]
  private let countsScalars: Bool

  /// Reads a text.
  init(address: String, text: String, countsScalars: Bool) {
    self.address = address
    self.text = text
    self.countsScalars = countsScalars
    let path = FileAddress.path(of: address)
    source = SceneSource(
      name: path.map(FilePath.name) ?? "scene", bytes: Array(text.utf8),
      folder: path.map(FilePath.folder))
    outline = SceneOutline(source)
    diagnostics = EditorDiagnostic.all(of: source)
    lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map(Array.init)
  }

  // MARK: - Places

  /// A place of the editor's, as scenes count.
  func place(_ position: JSONValue?) -> ScenePlace {
    let line = position?["line"]?.integer ?? 0
    let character = position?["character"]?.integer ?? 0
    guard !countsScalars, lines.indices.contains(line) else {
      return ScenePlace(line: line + 1, column: character + 1)
    }
    var units = 0
    var column = 1
    for scalar in lines[line] where units < character {
      units += scalar.value > 0xFFFF ? 2 : 1
      column += 1
    }
    return ScenePlace(line: line + 1, column: column)
  }

  /// A place as the editor counts.
  func position(_ place: ScenePlace) -> JSONValue {
    let line = min(max(place.line - 1, 0), max(lines.count - 1, 0))
    let scalars = lines.indices.contains(line) ? lines[line].prefix(place.column - 1) : []
    let units =
      countsScalars ? scalars.count : scalars.reduce(0) { $0 + ($1.value > 0xFFFF ? 2 : 1) }
    return ["line": .integer(line), "character": .integer(units)]
  }

  /// The range of so many scalars of a line.
  func range(from place: ScenePlace, length: Int) -> JSONValue {
    let end = ScenePlace(line: place.line, column: place.column + length)
    return ["start": position(place), "end": position(end)]
  }

  /// The range of the whole text.
  var wholeRange: JSONValue {
    [
      "start": ["line": 0, "character": 0],
      "end": position(
        ScenePlace(line: max(lines.count, 1), column: (lines.last?.count ?? 0) + 1)),
    ]
  }

  /// The range of the key or value at a place, or of the word there.
  func range(at place: ScenePlace) -> JSONValue {
    if let part = outline?.part(at: place) { return range(from: part.place, length: part.length) }
    guard lines.indices.contains(place.line - 1) else { return range(from: place, length: 0) }
    let word = lines[place.line - 1].dropFirst(place.column - 1).prefix { scalar in
      !" ,:{}[]\r".unicodeScalars.contains(scalar)
    }
    return range(from: place, length: max(word.count, 1))
  }

  // MARK: - Problems

  /// A diagnostic as the protocol has it.
  func json(of diagnostic: EditorDiagnostic) -> JSONValue {
    .members([
      "range": range(at: diagnostic.place),
      "severity": .integer(diagnostic.level), "source": "navbar",
      "code": diagnostic.rule.map(JSONValue.string),
      "message": .string(diagnostic.message),
    ])
  }

  /// What can be done about the diagnostics in a range.
  func actions(in range: JSONValue?) -> JSONValue {
    let first = place(range?["start"]).line
    let last = place(range?["end"]).line
    return .array(
      diagnostics.filter { (first...max(first, last)).contains($0.place.line) }.flatMap {
        diagnostic in
        diagnostic.fixes(in: self).map { action($0, of: diagnostic) }
      })
  }

  private func action(_ fix: EditorDiagnostic.Fix, of diagnostic: EditorDiagnostic) -> JSONValue {
    let edit: JSONValue = ["range": fix.range, "newText": .string(fix.text)]
    return [
      "title": .string(fix.title), "kind": "quickfix", "isPreferred": true,
      "diagnostics": [json(of: diagnostic)],
      "edit": ["changes": .pairs([(address, .array([edit]))])],
    ]
  }

  /// A lens over the scene that shows a picture of it.
  var lenses: JSONValue {
    [
      [
        "range": ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 0]],
        "command": [
          "title": "Show the bar", "command": .string(Self.previewCommand),
          "arguments": [.string(address)],
        ],
      ]
    ]
  }

  /// The text in its one form, as an edit; none where it is in it or cannot be read.
  var formatting: JSONValue {
    guard let formatted = try? FormattedScene(source), formatted.isChanged else { return [] }
    return [["range": wholeRange, "newText": .string(formatted.text)]]
  }
}
