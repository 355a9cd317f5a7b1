internal import ArgumentParser
internal import BarAnswers
internal import BarSceneFile
internal import BarText

/// `navbar get`: values of a layout.
struct GetCommand: SceneCommand {
  /// The forms a value can be printed in.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "get",
    abstract: "Ask for values of a layout.",
    discussion: """
      A key path is an element's id and what is asked of it, or a key of the whole answer. Edges \
      of a frame are x, y, width, height, maxX, maxY, midX and midY. What `navbar layout --format \
      json` prints can be asked for. In a split view a path without a column is about the detail, or \
      the last column that shows; sidebar.title.text names another.

        navbar get inbox.yaml title.frame.x
        navbar get inbox.yaml title.frame.x title.frame.width title.text
        navbar get inbox.yaml backButton.label.text
        navbar get inbox.yaml 'rightBarButtonItems[0].label.ink.width'
        navbar get inbox.yaml title.isTruncated --device iphone-se-3
        navbar get inbox.yaml subtitle.text --default none
        navbar get inbox.yaml safeArea.y
        navbar get inbox.yaml 'bars[0].barMetrics'
        navbar get inbox.yaml topItem.title         the model: backItem, items, path, selection
        navbar get walk.yaml delegate --after 2     what the bar's delegate was asked and told
        navbar get scenes/ title.text --format json

      Several values are a line each, with --format json an object by their paths. Of several scenes \
      each has its name in front of its answer.

      A text is printed as it is where the output goes to a file or another program. At a terminal, \
      characters that would move the cursor or turn the direction of writing are written out, as \
      \\u{202E}, unless --raw asks for the text itself.

      What a bar may have and this one has not is null with --format json, and what --default says \
      where it is given. Otherwise it exits with status 1, as a path that leads nowhere does, which \
      also names what is near.
      """)

  @Argument(
    help: "A scene file, a folder of them or a pattern; - reads the standard input stream.",
    completion: .sceneFiles)
  var scene: String

  @Argument(help: "What to print, as title.frame.x.", completion: .keyPaths)
  var keyPaths: [String]

  @Option(name: .shortAndLong, help: "`text` prints bare words; `json` puts them into quotes.")
  var format: Format = .text

  @Option(
    name: .customLong("default"),
    help: ArgumentHelp("What to print in place of a value that is not there.", valueName: "text"))
  var fallback: String?

  @Flag(help: "Print a text as it is at a terminal too, whatever it makes the terminal do.")
  var raw = false

  @OptionGroup var walk: WalkOptions
  @OptionGroup(title: "Options that override the scene") var overrides: SceneOptions
  @OptionGroup(title: "Text") var measuring: MeasuringOptions

  func validate() throws {
    if keyPaths.isEmpty { throw ValidationError("name what to print, as title.frame.x") }
    for path in keyPaths { try LayoutKeyPath.validate(path) }
  }

  var printsText: Bool { format == .text }

  func answer(
    about subject: SceneSubject, at stage: SceneLayout, in console: Console
  ) throws(Failure) -> RunStatus {
    try ValueQuestion(
      keyPaths: keyPaths, printsText: printsText, fallback: fallback, isRaw: raw
    ).answer(about: subject, at: stage, in: console)
  }
}

/// Values that are asked for, and how they are printed.
struct ValueQuestion {
  /// What to print, as `title.frame.x`.
  var keyPaths: [String]
  /// Whether a text goes without quotation marks.
  var printsText = true
  /// What stands for a value that is not there; nil for nothing.
  var fallback: String?
  /// Whether a text is printed as it is at a terminal too.
  var isRaw = false

  /// Prints the values.
  func answer(
    about subject: SceneSubject, at stage: SceneLayout, in console: Console
  ) throws(Failure) -> RunStatus {
    let layout = LayoutKeyPath(
      try stage.layOut(subject.file), model: ModelJSON(subject.file).value)
    var values: [(String, JSONValue)] = []
    for path in keyPaths { values.append((path, try value(at: path, in: layout, console))) }
    if printsText {
      for (_, value) in values { try show(value, console) }
      return .success
    }
    if subject.isOneOfMany || subject.moment != nil {
      let answer = JSONValue.pairs([("values", .pairs(values))])
      try subject.show(answer, expandedLevels: 0, in: console)
    } else {
      let answer = keyPaths.count == 1 ? values[0].1 : .pairs(values)
      try subject.show(answer, expandedLevels: 4, in: console)
    }
    return .success
  }

  /// The value at a path, or what stands for one that is not there.
  private func value(
    at path: String, in layout: LayoutKeyPath, _ console: Console
  ) throws(Failure) -> JSONValue {
    do throws(AnswerError) {
      return try layout.found(at: path)
    } catch {
      let isKnown = LayoutSchema.mayHave(path)
      guard isKnown, fallback != nil || !printsText else {
        throw Failure(.notFound, error.description)
      }
      return fallback.map(read) ?? .null
    }
  }

  /// A default as it is; in JSON as the value it spells, or else as a text.
  private func read(_ text: String) -> JSONValue {
    let value = !printsText ? try? JSONReader.document(Array(text.utf8)) : nil
    return value ?? .string(text)
  }

  private func show(_ value: JSONValue, _ console: Console) throws(Failure) {
    guard case .string(let text) = value else {
      return try console.printDocument(value.text(expandedLevels: 4) + "\n")
    }
    if isRaw || !console.isOutputTerminal {
      try console.printDocument(text + "\n")
    } else {
      try console.printLine(text)
    }
  }
}

extension LayoutKeyPath {
  /// Refuses a text that is no key path.
  static func validate(_ path: String) throws {
    if let problem = problem(of: path) { throw ValidationError(problem) }
  }
}
