internal import BarText
internal import ArgumentParser
internal import BarAnswers
internal import BarSceneFile

/// `navbar get`: one value of a layout.
struct GetCommand: SceneCommand {
  /// The forms a value can be printed in.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "get",
    abstract: "Ask for one value of a layout.",
    discussion: """
      A key path is an element's id and what is asked of it, or a key of the whole answer. Edges \
      of a frame are x, y, width, height, maxX, maxY, midX and midY. What `navbar layout --format \
      json` prints can be asked for.

        navbar get inbox.yaml title.frame.x
        navbar get inbox.yaml backButton.label.text
        navbar get inbox.yaml 'rightBarButtonItems[0].label.ink.width'
        navbar get inbox.yaml title.isTruncated --device iphone-se-3
        navbar get inbox.yaml safeArea.y
        navbar get inbox.yaml 'bars[0].barMetrics'
        navbar get inbox.yaml topItem.title         the model: backItem, items, path, selection
        navbar get walk.yaml delegate --after 2     what the bar's delegate was asked and told

      A text is printed as it is where the output goes to a file or another program. At a terminal, \
      characters that would move the cursor or turn the direction of writing are written out, as \
      \\u{202E}, unless --raw asks for the text itself.

      A path that leads nowhere exits with status 1 and names what is near.
      """)

  @Argument(help: "The scene file; - reads the standard input stream.", completion: .sceneFiles)
  var scene: String

  @Argument(help: "What to print, as title.frame.x.")
  var keyPath: String

  @Option(name: .shortAndLong, help: "`text` prints bare words; `json` puts them into quotes.")
  var format: Format = .text

  @Flag(help: "Print a text as it is at a terminal too, whatever it makes the terminal do.")
  var raw = false

  @OptionGroup var walk: WalkOptions
  @OptionGroup(title: "Options that override the scene") var overrides: SceneOptions
  @OptionGroup(title: "Text") var measuring: MeasuringOptions

  func validate() throws { try LayoutKeyPath.validate(keyPath) }

  var printsText: Bool { format == .text }

  func answer(
    about file: SceneFile, at stage: SceneLayout, in console: Console
  ) throws(Failure) -> RunStatus {
    try ValueQuestion(keyPath: keyPath, printsText: printsText, isRaw: raw)
      .answer(about: file, at: stage, in: console)
  }
}

/// A value that is asked for, and how it is printed.
struct ValueQuestion {
  /// What to print, as `title.frame.x`.
  var keyPath: String
  /// Whether a text goes without quotation marks.
  var printsText = true
  /// Whether a text is printed as it is at a terminal too.
  var isRaw = false

  /// Prints the value.
  func answer(
    about file: SceneFile, at stage: SceneLayout, in console: Console
  ) throws(Failure) -> RunStatus {
    let laidOut = try stage.layOut(file)
    let value = try Failure.answering { () throws(AnswerError) in
      try LayoutKeyPath(laidOut, model: ModelJSON(file).value).found(at: keyPath)
    }
    if case .string(let text) = value, printsText {
      if isRaw || !console.isOutputTerminal {
        try console.printDocument(text + "\n")
      } else {
        try console.printLine(text)
      }
    } else {
      try console.printDocument(value.text(expandedLevels: 4) + "\n")
    }
    return .success
  }
}

extension LayoutKeyPath {
  /// Refuses a text that is no key path.
  static func validate(_ path: String) throws {
    if let problem = problem(of: path) { throw ValidationError(problem) }
  }
}
