internal import ArgumentParser
internal import BarFiles

/// `navbar watch`: scenes drawn again whenever they are saved.
struct WatchCommand: OverridingCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Draw scenes, and again what changes, until ^C.",
    discussion: """
      Draws the scenes of files and folders as render does, then follows them: a scene that is saved, \
      or whose pictures, words or navbar.yaml are, is drawn again; new scenes in a folder are drawn \
      too. Prints the path of each file that it writes. A mistake is said with its line, and the \
      picture stays as it was. Nothing is ever removed.

        navbar watch scenes/ -o pictures/
        navbar watch inbox.yaml -o inbox.svg -o inbox.png
        navbar watch scenes/ -o pictures/ --appearance dark --crop screen
      """)

  @Argument(help: "Scene files, folders or patterns.", completion: .sceneFiles)
  var scenes: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A folder, which is made if need be, or for one scene a \(RenderPlan.Format.extensions) file; "
        + "several are all written.",
      valueName: "dir"),
    completion: .file())
  var output: [String]

  @OptionGroup var picture: PictureOptions
  @OptionGroup var walk: WalkOptions
  @OptionGroup(title: "Options that override the scene") var overrides: SceneOptions
  @OptionGroup(title: "Text") var measuring: MeasuringOptions

  func validate() throws {
    if scenes.unbundled.contains("-") {
      throw ValidationError("watch follows files; the standard input stream has none")
    }
    try refuseSameOutput(among: output)
    for output in output where Console.isStandardOutput(output) || FileKind(output) == .stream {
      throw ValidationError("watch writes files: let -o be a folder (found -o \(output))")
    }
  }

  func run(in console: Console) async throws(Failure) -> RunStatus {
    let outputs = output.map { output in
      let isFile = RenderPlan.Format(fileExtension: FilePath.fileExtension(of: output)) != nil
      return isFile ? output : FilePath.withSlash(output)
    }
    let order = picture.order(
      scenes.unbundled, to: outputs, walk: walk, overrides: overrides, measuring: measuring)
    var run = try WatchRun(order)
    return try await run.run(in: console)
  }
}
