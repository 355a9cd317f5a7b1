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
        navbar a11y inbox.yaml --format json | jq -r '.stops[] | select(.role=="heading").label'
      """)

  @Argument(
    help: "A scene file, a folder of them or a pattern; - reads the standard input stream.",
    completion: .sceneFiles)
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
    about subject: SceneSubject, at stage: SceneLayout, in console: Console
  ) throws(Failure) -> RunStatus {
    let laidOut = try stage.layOut(subject.file)
    let voiceOver = VoiceOverAnswer(laidOut, onArrival: arrival)
    let large = largeContent ? LargeContentAnswer(laidOut, of: subject.file.scene) : nil
    switch format {
    case .text: try console.print(large?.text ?? voiceOver.text)
    case .json:
      try subject.show(large?.json ?? voiceOver.json, expandedLevels: 2, in: console)
    }
    return .success
  }
}
