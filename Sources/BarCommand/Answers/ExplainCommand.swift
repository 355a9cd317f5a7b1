internal import BarText
internal import ArgumentParser
internal import BarAnswers
internal import BarLayout
internal import BarSceneFile

/// `navbar explain`: why a value of a layout is what it is.
struct ExplainCommand: SceneCommand {
  /// The forms an explanation can be printed in.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say which rules and numbers led to a value, and how each is known.",
    discussion: """
      A key path is what `navbar get` takes. Rules come in the order in which the layout applies them. \
      A length is then taken apart into everything it is made of: the device, the scene, rows of \
      numbers and widths of texts, each with its condition and its evidence; the parts add up to the \
      value. They are found by laying the scene out again with one number changed at a time, so they \
      are what the layout does and not what somebody wrote about it. Last come the numbers that are \
      no lengths, with what the value would be if they were others.

        navbar explain inbox.yaml title.frame.x
        navbar explain inbox.yaml backButton.label.text
        navbar explain inbox.yaml largeTitle.baseline --content-offset 20
        navbar explain inbox.yaml bar.height --format json | jq '.sum.terms[].name'
      """)

  @Argument(
    help: "A scene file, a folder of them or a pattern; - reads the standard input stream.",
    completion: .sceneFiles)
  var scene: String

  @Argument(help: "What to explain, as title.frame.x.", completion: .keyPaths)
  var keyPath: String

  @Option(name: .shortAndLong, help: "What to print.")
  var format: Format = .text

  @OptionGroup var walk: WalkOptions
  @OptionGroup(title: "Options that override the scene") var overrides: SceneOptions
  @OptionGroup(title: "Text") var measuring: MeasuringOptions

  func validate() throws { try LayoutKeyPath.validate(keyPath) }

  var printsText: Bool { format == .text }

  func answer(
    about subject: SceneSubject, at stage: SceneLayout, in console: Console
  ) throws(Failure) -> RunStatus {
    let studies = try stage.studies(subject.file)
    let explanation = try Failure.answering { () throws(AnswerError) in
      try Explanation.of(keyPath, in: studies)
    }
    if let part = explanation.partOfValue {
      console.say("note: to see what it is made of, ask for one number, as \(part)")
    }
    switch format {
    case .text: try console.print(explanation.text)
    case .json:
      try subject.show(explanation.json, expandedLevels: 3, in: console)
    }
    return .success
  }
}
