internal import ArgumentParser
internal import BarLayout
internal import BarSceneFile

/// `navbar diff`: what is not the same in two layouts, and how far it moved.
struct DiffCommand: NavbarCommand {
  /// The forms differences can be printed in.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Say what moves from one bar to another, and by how much.",
    discussion: """
      Elements are compared by their names. Options that override a scene hold for both; those of the \
      form --second KEYPATH=VALUE for the second one alone, so that a scene can be compared with \
      itself.

        navbar diff before.yaml after.yaml
        navbar diff inbox.yaml inbox.yaml --second system=ios-26
        navbar diff inbox.yaml inbox.yaml --second contentOffset=52 --format json

      Exit status: 0 the same, 1 different.
      """)

  @Argument(help: "The first scene file.", completion: .sceneFiles)
  var before: String

  @Argument(help: "The second scene file.", completion: .sceneFiles)
  var after: String

  @Option(
    help: ArgumentHelp(
      "Change a key of the second scene alone. May be repeated.", valueName: "keypath=value"))
  var second: [Setting] = []

  @Option(name: .shortAndLong, help: "What to print.")
  var format: Format = .text

  @OptionGroup(title: "Options that override the scenes") var overrides: SceneOptions
  @OptionGroup(title: "Text") var measuring: MeasuringOptions

  func validate() throws {
    if before == "-", after == "-" {
      throw ValidationError("only one of two scenes can come from the standard input stream")
    }
  }

  func run(in console: Console) async throws(Failure) -> RunStatus {
    let stage = try SceneLayout(measuring)
    let shared = overrides.overrides
    let own = second.map { SceneOverride(keyPath: $0.keyPath, value: $0.value) }
    let difference = LayoutDifference(
      try stage.layOut(SceneInput(argument: before), overrides: shared, console: console),
      try stage.layOut(SceneInput(argument: after), overrides: shared + own, console: console))
    switch format {
    case .text: try console.print(difference.text)
    case .json: try console.printDocument(difference.json.text(expandedLevels: 1) + "\n")
    }
    return difference.parts.isEmpty ? .success : .notFound
  }
}
