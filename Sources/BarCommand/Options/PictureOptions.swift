internal import ArgumentParser
internal import BarLayout
internal import BarRender
internal import BarSceneFile

/// Options that say how a scene is drawn, the same in every command that draws scenes one by one.
struct PictureOptions: ParsableArguments {
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

  @Option(
    help: ArgumentHelp(
      "What to write where the name of OUT does not say it; png when left out. A folder takes several.",
      valueName: RenderPlan.Format.names.joined(separator: "|")),
    completion: .list(RenderPlan.Format.names))
  var format: [String] = []

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

  /// How many scenes may be drawn at once.
  static let jobCounts = 1...256

  func validate() throws {
    if let scale, !(0.5...8 ~= scale) {
      throw ValidationError("--scale is a number from 0.5 to 8, not \(scale)")
    }
    for (index, name) in format.enumerated() {
      guard RenderPlan.Format(fileExtension: name) != nil else {
        let known = RenderPlan.Format.names.joined(separator: ", ")
        throw ValidationError("--format is one of \(known) (found \"\(name)\")")
      }
      if format[..<index].contains(name) {
        throw ValidationError("--format \(name) is there twice")
      }
    }
    if frame, crop?.value == .bar {
      throw ValidationError("--frame draws the whole screen: leave --crop bar out")
    }
    if annotate != nil, annotations == nil {
      let known = RedlineDetail.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("--annotate is a list of \(known) (found \"\(annotate ?? "")\")")
    }
    if let jobs, !(Self.jobCounts ~= jobs) {
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

  /// What to draw, and how.
  func order(
    _ scenes: [String], to outputs: [String], walk: WalkOptions, overrides: SceneOptions,
    measuring: MeasuringOptions
  ) -> RenderOrder {
    var steps: [SceneOverride] = []
    if case .count(let count) = walk.after { steps = [.after(count)] }
    let settings = DrawingSettings(
      crop: crop?.value ?? (frame ? .screen : .bar), boxes: boxes,
      redlines: redlines || annotate != nil, redlineDetails: annotations ?? [],
      frame: frame, scale: scale, compression: compression.level, svgText: svgText.value,
      overrides: overrides.overrides + steps, measuring: measuring, isVerbose: overrides.verbose)
    return RenderOrder(
      scenes: scenes, outputs: outputs, formats: format, settings: settings, after: walk.after,
      optionOfPictures: optionOfPictures, jobs: jobs)
  }
}
