internal import ArgumentParser
internal import BarFiles
internal import BarLayout
internal import BarRender
internal import BarSceneFile

/// `navbar render`: pictures of scenes.
struct RenderCommand: OverridingCommand {
  /// How hard a file is pressed.
  enum Compression: String, CaseIterable, ExpressibleByArgument {
    case fast, `default`, smallest

    /// The encoder's word for it.
    var level: PNG.Compression {
      switch self {
      case .fast: .fast
      case .default: .standard
      case .smallest: .smallest
      }
    }
  }

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
      "A \(RenderPlan.Format.extensions) file, a folder, or - for the standard output stream.",
      valueName: "out"),
    completion: .file())
  var output: String

  @Option(
    help: ArgumentHelp(
      "What to write where the name of OUT does not say it; png when left out.",
      valueName: RenderPlan.Format.names.joined(separator: "|")),
    completion: .list(RenderPlan.Format.names))
  var format: String?

  @Option(help: "Draw the bar alone, or the whole screen around it.")
  var crop: Choice<Crop>?

  @Flag(help: "Draw the whole screen in a plain case.")
  var frame = false

  @Flag(help: "Mark the safe area, the margins, every frame and the display's corners.")
  var boxes = false

  @Flag(help: "Draw the distances between the bar's parts in red, in points.")
  var redlines = false

  @Option(
    help: ArgumentHelp(
      """
      What to write down besides distances, with commas between them: fonts, baselines, colors, \
      radii, and touch for the areas that answer a finger. Draws distances too.
      """, valueName: "list"),
    completion: .list(RedlineDetail.allCases.map(\.rawValue)))
  var annotate: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pixels per point of the picture; the device's own when left out. Hairlines stay a pixel thick.",
      valueName: "number"))
  var scale: Double?

  @Option(help: "How hard to press: fast files are larger, the pixels are the same.")
  var compression: Compression = .default

  @Option(help: "Letters in an SVG: shapes that need no font, or text for one to set.")
  var svgText = Choice(SVG.TextMode.outlines)

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp(
      "How many scenes to draw at once; one a processor when left out.", valueName: "number"))
  var jobs: Int?

  @OptionGroup var walk: WalkOptions
  @OptionGroup(title: "Options that override the scene") var overrides: SceneOptions
  @OptionGroup(title: "Text") var measuring: MeasuringOptions

  func validate() throws {
    try refuseSecondStream(among: scenes.unbundled)
    if let scale, !(0.5...8 ~= scale) {
      throw ValidationError("--scale is a number from 0.5 to 8, not \(scale)")
    }
    if let format, RenderPlan.Format(fileExtension: format) == nil {
      let known = RenderPlan.Format.names.joined(separator: ", ")
      throw ValidationError("--format is one of \(known) (found \"\(format)\")")
    }
    if frame, crop?.value == .bar {
      throw ValidationError("--frame draws the whole screen: leave --crop bar out")
    }
    if annotate != nil, annotations == nil {
      let known = RedlineDetail.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("--annotate is a list of \(known) (found \"\(annotate ?? "")\")")
    }
    if let jobs, !(1...256 ~= jobs) {
      throw ValidationError("--jobs is a number from 1 to 256, not \(jobs)")
    }
  }

  /// What is written down besides distances; nil where a word of it is unknown.
  private var annotations: Set<RedlineDetail>? {
    let words = (annotate ?? "").split(separator: ",").map { RedlineDetail(rawValue: String($0)) }
    let known = words.compactMap { $0 }
    return known.count == words.count && !(annotate != nil && known.isEmpty) ? Set(known) : nil
  }

  /// An option that only pictures have, if one is given.
  private var optionOfPictures: String? {
    if scale != nil { return "--scale" }
    if boxes { return "--boxes" }
    if redlines { return "--redlines" }
    if annotate != nil { return "--annotate" }
    if frame { return "--frame" }
    return crop == nil ? nil : "--crop"
  }

  func run(in console: Console) async throws(Failure) -> RunStatus {
    var steps: [SceneOverride] = []
    if case .count(let count) = walk.after { steps = [.after(count)] }
    let settings = DrawingSettings(
      crop: crop?.value ?? (frame ? .screen : .bar), boxes: boxes,
      redlines: redlines || annotate != nil,
      redlineDetails: annotations ?? [],
      frame: frame, scale: scale,
      compression: compression.level, svgText: svgText.value,
      overrides: overrides.overrides + steps,
      measuring: measuring, isVerbose: overrides.verbose)
    let order = RenderOrder(
      scenes: scenes.unbundled, output: output, format: format, settings: settings,
      after: walk.after,
      optionOfPictures: optionOfPictures, jobs: jobs)
    return try await order.run(in: console)
  }
}
