internal import BarAnswers
internal import BarText
internal import BarLayout
internal import BarRender
internal import BarSceneFile

/// How pictures are drawn: what the command line says, the same for every scene of a batch.
struct DrawingSettings: Sendable {
  /// The bar alone, or the screen.
  var crop: Crop
  /// Whether safe area, margins, frames and corners are marked.
  var boxes = false
  /// Whether distances are drawn in red.
  var redlines = false
  /// What red lines say besides distances.
  var redlineDetails: Set<RedlineDetail> = []
  /// Whether the screen stands in a bezel.
  var frame = false
  /// Pixels per point; nil for the device's own.
  var scale: Double?
  /// How hard an encoder tries to make files small.
  var compression: PNG.Compression
  /// What becomes of letters in an SVG.
  var svgText = SVG.TextMode.outlines
  /// What is changed in every scene.
  var overrides: [SceneOverride]
  /// Where text widths come from, and the fonts; nil where nobody said.
  var measuring: MeasuringOptions?
  /// Whether what was taken in place of what a scene says is told.
  var isVerbose = false

  /// Whether laying out needs a font.
  var measuresWithFont: Bool { measuring?.measurer == .font }
}

/// What one worker draws with: a renderer of its own, which keeps the letters it has drawn.
struct SceneDrawer {
  private let settings: DrawingSettings
  private let stage: SceneLayout
  private let renderer: Renderer?

  /// Makes a drawer; without fonts it writes layouts only.
  init(settings: DrawingSettings, fonts: DrawingFonts?) throws(Failure) {
    self.settings = settings
    if settings.measuresWithFont, let fonts {
      stage = try SceneLayout(fonts: fonts)
    } else {
      stage = SceneLayout()
    }
    renderer = fonts.map {
      Renderer(fonts: $0.library)
    }
  }

  /// A scene's picture or layout, as the bytes of a file.
  ///
  /// - Parameter overrides: what is changed in this scene besides what is in all of them.
  func draw(
    _ input: SceneInput, bytes: [UInt8], format: RenderPlan.Format,
    overrides: [SceneOverride] = []
  ) throws(Failure) -> Drawing {
    let answer = try stage.layOut(
      input, bytes: bytes, overrides: overrides + settings.overrides)
    let bytes =
      switch format {
      case .json: Array(LayoutJSON(answer.scene).text.utf8)
      case .image(let format):
        try picture(
          of: answer.scene, named: input.label, format,
          scale: settings.scale ?? answer.file.project?.settings.scale)
      }
    let folder = input.folder ?? ""
    return Drawing(
      bytes: bytes, warnings: answer.file.oddities(isVerbose: settings.isVerbose),
      parts: answer.file.pictureFiles.map { folder + $0 })
  }

  private func picture(
    of scene: LaidOutScene, named name: String, _ format: ImageFormat, scale: Double?
  ) throws(Failure) -> [UInt8] {
    guard let renderer else { throw Failure(.internalError, "\(name): no fonts were opened") }
    var list = DisplayList(
      drawing: scene, crop: settings.crop, boxes: settings.boxes, frame: settings.frame)
    if settings.redlines {
      list.addRedlines(
        of: scene, crop: settings.crop, frame: settings.frame, details: settings.redlineDetails)
    }
    if let scale {
      // Only pixels are too coarse for a hairline.
      if format.hasPixels { list.setScale(scale) } else { list.scale = scale }
    }
    do throws(RenderError) {
      return try renderer.file(
        list, as: format,
        options: ImageFormat.Options(
          compression: settings.compression, svgText: settings.svgText))
    } catch {
      throw Failure(error, scene: name)
    }
  }
}

/// What came of one scene.
struct Drawing: Sendable {
  /// The bytes of a file.
  var bytes: [UInt8]
  /// What is odd about the scene, a line each.
  var warnings: [String]
  /// The paths of the other files that the scene is made of: pictures, words.
  var parts: [String] = []
}
