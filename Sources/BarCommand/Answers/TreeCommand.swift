internal import BarText
internal import ArgumentParser
internal import BarAnswers
internal import BarLayout
internal import BarSceneFile

/// `navbar tree`: a bar's elements as they stand inside each other.
struct TreeCommand: SceneCommand {
  /// The forms a tree can be printed in.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "tree",
    abstract: "Show which element of a bar stands inside which.",
    discussion: """
      Frames are x, y, width and height in points, from the screen's top left.

        navbar tree inbox.yaml
        navbar tree inbox.yaml --content-offset 60
        navbar tree inbox.yaml --format json | jq '.bars[0].elements[].id'
      """)

  @Argument(
    help: "A scene file, a folder of them or a pattern; - reads the standard input stream.",
    completion: .sceneFiles)
  var scene: String

  @Option(name: .shortAndLong, help: "What to print.")
  var format: Format = .text

  @OptionGroup var walk: WalkOptions
  @OptionGroup(title: "Options that override the scene") var overrides: SceneOptions
  @OptionGroup(title: "Text") var measuring: MeasuringOptions

  var printsText: Bool { format == .text }

  func answer(
    about subject: SceneSubject, at stage: SceneLayout, in console: Console
  ) throws(Failure) -> RunStatus {
    let answer = TreeAnswer(try stage.layOut(subject.file))
    switch format {
    case .text: try console.print(answer.text)
    case .json:
      try subject.show(answer.json, expandedLevels: 16, in: console)
    }
    return .success
  }
}
