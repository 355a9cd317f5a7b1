internal import BarLayout
internal import BarRender
internal import BarSceneFile

/// The way from a named scene to a layout, with the measurer that was chosen.
struct LayoutStage {
  /// What says how wide texts are.
  private enum Measuring {
    case table
    case font(FontMeasurer)
  }

  private let measuring: Measuring

  /// Measures with the built-in table, which needs no font.
  init() {
    measuring = .table
  }

  /// Measures as the command line says.
  init(_ options: MeasuringOptions) throws(Failure) {
    switch options.measurer {
    case .sfFitted: measuring = .table
    case .font: measuring = try Self.measuring(with: try DrawingFonts(options.fonts))
    }
  }

  /// Measures with the fonts that draw.
  init(fonts: DrawingFonts) throws(Failure) {
    measuring = try Self.measuring(with: fonts)
  }

  private static func measuring(with fonts: DrawingFonts) throws(Failure) -> Measuring {
    do throws(RenderError) {
      return .font(try FontMeasurer(fonts: fonts.library))
    } catch {
      throw Failure(error)
    }
  }

  /// Reads a scene and lays it out.
  ///
  /// - Parameter bytes: the scene where it has been read already; nil reads what the input names.
  func layOut(
    _ input: SceneInput, bytes: [UInt8]? = nil, overrides: [SceneOverride],
    read: () throws(Failure) -> [UInt8]
  ) throws(Failure) -> LaidOutScene {
    let contents: [UInt8]
    if let bytes { contents = bytes } else { contents = try read() }
    let source = SceneSource(name: input.label, bytes: contents)
    let file: SceneFile
    do throws(SceneProblems) {
      file = try SceneFile(source, overrides: overrides)
    } catch {
      throw Failure(status: .badScene, lines: error.problems.map(\.description))
    }
    do throws(SceneError) {
      switch measuring {
      case .table:
        return try LaidOutScene(layingOut: file.scene, measuring: AdvanceTable.sanFrancisco)
      case .font(let measurer): return try LaidOutScene(layingOut: file.scene, measuring: measurer)
      }
    } catch {
      throw Failure(status: .badScene, lines: [file.problem(for: error).description])
    }
  }

  /// Reads a scene from where it is named and lays it out.
  func layOut(
    _ input: SceneInput, overrides: [SceneOverride], console: Console
  ) throws(Failure) -> LaidOutScene {
    try layOut(input, overrides: overrides) { () throws(Failure) in try input.read(console) }
  }
}
