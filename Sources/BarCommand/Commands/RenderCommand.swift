internal import ArgumentParser
internal import BarRender

/// `navbar render`: pictures of scenes.
struct RenderCommand: OverridingCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract:
      "Draw scenes as \(ImageFormat.allCases.map { $0.rawValue.uppercased() }.joined(separator: " or ")) pictures.",
    discussion: """
      The extension of OUT says what is written: \
      \(RenderPlan.Format.imageExtensions.joined(separator: " and ")) are the picture, .json the layout. With \
      several scenes OUT is a folder, and each picture has its scene's name; a folder stands for every \
      scene in it, and a scene with a matrix is drawn under each of its combinations. A file is written \
      whole or not at all; a scene that fails leaves the others alone.

        navbar render inbox.yaml -o inbox.png
        navbar render inbox.yaml -o inbox.png --crop screen --appearance dark
        navbar render inbox.yaml -o inbox.svg --svg-text text
        navbar render inbox.yaml -o inbox.png -o inbox.svg -o inbox.pdf
        navbar render inbox.yaml -o phone.png --frame
        navbar render scenes/ -o pictures/
        navbar render inbox.yaml -o small.png --scale 1
        navbar render walk.yaml -o walk/ --after all      a picture of each step of its actions
        navbar render - -o - < inbox.yaml | open -f -a Preview
        navbar render inbox.yaml -o - --format svg > inbox.svg
      """)

  @Argument(
    help: "Scene files or folders; - reads the standard input stream.", completion: .sceneFiles)
  var scenes: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A \(RenderPlan.Format.extensions) file, a folder, or - for the standard output stream; several "
        + "are all written.",
      valueName: "out"),
    completion: .file())
  var output: [String]

  @OptionGroup var picture: PictureOptions
  @OptionGroup var walk: WalkOptions
  @OptionGroup(title: "Options that override the scene") var overrides: SceneOptions
  @OptionGroup(title: "Text") var measuring: MeasuringOptions

  func validate() throws {
    try refuseSecondStream(among: scenes.unbundled)
    try refuseSameOutput(among: output)
  }

  func run(in console: Console) async throws(Failure) -> RunStatus {
    let order = picture.order(
      scenes.unbundled, to: output, walk: walk, overrides: overrides, measuring: measuring)
    return try await order.run(in: console)
  }
}
