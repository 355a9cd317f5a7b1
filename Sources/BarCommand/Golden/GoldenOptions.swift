internal import ArgumentParser
internal import BarFiles
internal import BarGolden
internal import BarSceneFile

/// Options that say which goldens a command is about.
struct GoldenOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("Folders of scenes and their goldens.", valueName: "dir"),
    completion: .directory)
  var folders: [String] = []

  @OptionGroup var picks: GoldenPicks

  /// The folders that were named, or the project's, or the usual one.
  func roots() throws(Failure) -> [String] { try GoldenPicks.roots(folders) }
}

/// Options that pick goldens out of a suite, and how many are done at once.
struct GoldenPicks: ParsableArguments {
  /// Where goldens are when no folder is named.
  static let usualFolder = "goldens"

  /// Folders that were named, or those of the working folder's project, or the usual one.
  static func roots(_ folders: [String]) throws(Failure) -> [String] {
    guard folders.isEmpty else { return folders }
    let project = try SceneInput(argument: "-").project()
    let own = project.map { $0.settings.folders.map($0.resolved) } ?? []
    return own.isEmpty ? [usualFolder] : own
  }

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Only goldens whose name contains this; with * or ?, whose whole name matches. May be repeated.",
      valueName: "pattern"))
  var filter: [String] = []

  @Option(
    help: ArgumentHelp(
      "Only goldens whose scene has this among its tags; with ! before it, only those without. May be repeated.",
      valueName: "word"))
  var tag: [String] = []

  @Option(
    help: ArgumentHelp(
      "Only goldens whose scene or files differ from a git revision.", valueName: "rev"))
  var changedSince: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "How many goldens to do at once; one a processor when left out.", valueName: "number"))
  var jobs: Int?

  @OptionGroup var store: StoreOptions
  @OptionGroup var fonts: FontOptions

  func validate() throws {
    if let jobs, !(1...256 ~= jobs) {
      throw ValidationError("--jobs is a number from 1 to 256, not \(jobs)")
    }
  }

  /// How many workers there are.
  var workers: Int { jobs ?? Processors.count }
}
