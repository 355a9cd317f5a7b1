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
      itself. With --system twice, the first is for the first scene; one scene is then enough.

        navbar diff before.yaml after.yaml
        navbar diff inbox.yaml --system ios-26 --system ios-27    what an upgrade changes
        navbar diff inbox.yaml inbox.yaml --second traits.userInterfaceStyle=dark
        navbar diff inbox.yaml inbox.yaml --second contentOffset=52 --format json

      Exit status: 0 the same, 1 different.
      """)

  @Argument(help: "The first scene file.", completion: .sceneFiles)
  var before: String

  @Argument(
    help: "The second scene file; left out, the first one with its second options.",
    completion: .sceneFiles)
  var after: String?

  @Option(
    help: ArgumentHelp(
      "Change a key of the second scene alone. May be repeated.", valueName: "keypath=value"))
  var second: [Setting] = []

  @Option(name: .shortAndLong, help: "What to print.")
  var format: Format = .text

  @OptionGroup(title: "Options that override the scenes") var overrides: SceneOptions
  @OptionGroup(title: "Text") var measuring: MeasuringOptions

  func validate() throws {
    if before == "-", after == "-" || after == nil {
      throw ValidationError("only one of two scenes can come from the standard input stream")
    }
    if overrides.systems.count > 2 {
      throw ValidationError("two scenes have two systems (found \(overrides.systems.count))")
    }
    if after == nil, second.isEmpty, overrides.systems.count < 2 {
      throw ValidationError(
        "a scene is compared with another file, or with itself by --system twice or --second")
    }
  }

  func run(in console: Console) async throws(Failure) -> RunStatus {
    let stage = try SceneLayout(measuring)
    var first = overrides
    first.systems = Array(overrides.systems.prefix(1))
    let own = second.map { SceneOverride(keyPath: $0.keyPath, value: $0.value) }
    let difference = LayoutDifference(
      try stage.layOut(
        SceneInput(argument: before), overrides: first.overrides, console: console),
      try stage.layOut(
        SceneInput(argument: after ?? before), overrides: overrides.overrides + own,
        console: console))
    switch format {
    case .text: try console.print(difference.text)
    case .json: try console.printDocument(difference.json.text(expandedLevels: 1) + "\n")
    }
    return difference.parts.isEmpty ? .success : .notFound
  }
}
