internal import BarText
internal import ArgumentParser
internal import BarAnswers
internal import BarLayout
internal import BarSceneFile

/// `navbar a11y`: what VoiceOver reads, in its order.
struct A11yCommand: SceneCommand {
  /// The forms the answer can be printed in.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "a11y",
    abstract: "Say what VoiceOver reads of a bar, in its order.",
    discussion: """
      A line is a stop: what is there, and what it is. Names come from the scene; what VoiceOver adds \
      is in the scene's language.

        navbar a11y inbox.yaml
        navbar a11y inbox.yaml --content-offset 60
        navbar a11y inbox.yaml --arrival          what is said as the screen comes up
        navbar a11y inbox.yaml --large-content --content-size accessibilityLarge
        navbar a11y inbox.yaml --format json | jq -r '.[] | select(.role=="heading").label'
      """)

  @Argument(help: "The scene file; - reads the standard input stream.", completion: .sceneFiles)
  var scene: String

  @Option(name: .shortAndLong, help: "What to print.")
  var format: Format = .text

  @Flag(help: "What is said of its own accord as the screen comes up: the title, the left button.")
  var arrival = false

  @Flag(help: "What a long press on each control shows, at accessibility sizes of text.")
  var largeContent = false

  @OptionGroup var walk: WalkOptions
  @OptionGroup(title: "Options that override the scene") var overrides: SceneOptions
  @OptionGroup(title: "Text") var measuring: MeasuringOptions

  var printsText: Bool { format == .text }

  func answer(
    about file: SceneFile, at stage: SceneLayout, in console: Console
  ) throws(Failure) -> RunStatus {
    let laidOut = try stage.layOut(file)
    if largeContent {
      try show(LargeContentAnswer(laidOut, of: file.scene), console)
      return .success
    }
    let answer = VoiceOverAnswer(laidOut, onArrival: arrival)
    switch format {
    case .text: try console.print(answer.text)
    case .json: try console.printDocument(answer.json.text(expandedLevels: 1) + "\n")
    }
    return .success
  }

  private func show(_ answer: LargeContentAnswer, _ console: Console) throws(Failure) {
    switch format {
    case .text: try console.print(answer.text)
    case .json: try console.printDocument(answer.json.text(expandedLevels: 1) + "\n")
    }
  }
}
