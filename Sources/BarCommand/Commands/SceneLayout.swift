internal import BarAnswers
internal import BarLayout
internal import BarRender
internal import BarSceneFile

/// The way from a named scene to a layout, with the measurer that was chosen.
struct SceneLayout {
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
  ///
  /// - Parameter input: the scene whose project says which fonts draw; nil for the working folder's.
  init(_ options: MeasuringOptions, for input: SceneInput? = nil) throws(Failure) {
    switch options.measurer {
    case .sfFitted: measuring = .table
    case .font:
      measuring = try Self.measuring(with: try DrawingFonts(options.fonts, for: input))
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
  /// - Parameters:
  ///   - bytes: the scene's file.
  ///   - overrides: what is changed in it.
  func layOut(
    _ input: SceneInput, bytes: [UInt8], overrides: [SceneOverride]
  ) throws(Failure) -> LaidOutInput {
    try layOut(try Self.read(input, bytes: bytes), overrides: overrides)
  }

  /// Lays out a scene that was read, with changes.
  func layOut(_ read: ReadScene, overrides: [SceneOverride]) throws(Failure) -> LaidOutInput {
    let file = try Self.file(read, overrides: overrides)
    do throws(SceneError) {
      let scene = try layOut(file.scene)
      return LaidOutInput(scene: scene, file: file)
    } catch {
      throw Failure(file.warnings + [file.problem(error)])
    }
  }

  /// Lays each bar of a scene out in a way that can be asked why.
  func studies(_ file: SceneFile) throws(Failure) -> [ExplainableLayout] {
    do throws(SceneError) {
      var studies: [ExplainableLayout] = []
      for scene in try file.scene.barScenes() {
        switch measuring {
        case .table: studies.append(try ExplainableLayout(scene, AdvanceTable.sanFrancisco))
        case .font(let measurer): studies.append(try ExplainableLayout(scene, measurer))
        }
      }
      return studies
    } catch {
      throw Failure([file.problem(error)])
    }
  }

  /// Reads a scene.
  static func file(
    _ input: SceneInput, bytes: [UInt8], overrides: [SceneOverride]
  ) throws(Failure) -> SceneFile {
    try file(try read(input, bytes: bytes), overrides: overrides)
  }

  /// Reads the text of a scene.
  static func read(_ input: SceneInput, bytes: [UInt8]) throws(Failure) -> ReadScene {
    ReadScene(try input.source(bytes))
  }

  /// Makes a scene of its text, with changes.
  static func file(_ read: ReadScene, overrides: [SceneOverride]) throws(Failure) -> SceneFile {
    do throws(SceneProblems) {
      return try SceneFile(read, overrides: overrides)
    } catch {
      throw Failure(error.problems)
    }
  }

  /// Lays out a scene that has been read.
  func layOut(_ scene: BarScene) throws(SceneError) -> LaidOutScene {
    switch measuring {
    case .table: try LaidOutScene(layingOut: scene, measuring: AdvanceTable.sanFrancisco)
    case .font(let measurer): try LaidOutScene(layingOut: scene, measuring: measurer)
    }
  }

  /// Reads a scene from where it is named, lays it out and says what is odd about it.
  func layOut(
    _ input: SceneInput, overrides: [SceneOverride], console: Console
  ) throws(Failure) -> LaidOutScene {
    let answer = try layOut(input, bytes: try input.read(console), overrides: overrides)
    console.say(oddities: answer.file)
    return answer.scene
  }

  /// Reads a scene from where it is named and does not lay it out.
  func scene(
    _ input: SceneInput, overrides: [SceneOverride], console: Console
  ) throws(Failure) -> BarScene {
    let file = try Self.file(input, bytes: try input.read(console), overrides: overrides)
    console.say(oddities: file)
    return file.scene
  }
}

extension Console {
  /// Says what is odd about a scene, and what options had to do with it.
  func say(oddities file: SceneFile) {
    for line in file.oddities(isVerbose: isVerbose) { say(line) }
  }
}

extension SceneFile {
  /// What is odd about the scene, and what options had to do with it, a line each.
  ///
  /// - Parameter isVerbose: whether what was taken in place of what the file says is told.
  func oddities(isVerbose: Bool) -> [String] {
    warnings.map(\.description) + notes.map { "note: \($0)" }
      + (isVerbose ? choices.map { "note: \($0)" } : [])
  }
}

/// A layout, and what is odd about the scene it is of.
struct LaidOutInput: Sendable {
  /// The layout.
  var scene: LaidOutScene
  /// The scene as it was written.
  var file: SceneFile
}

extension Failure {
  /// What is wrong with a scene.
  ///
  /// It is the command line's fault where only its options are wrong.
  init(_ problems: [SceneProblem]) {
    let errors = problems.filter { $0.severity == .error }
    let isUsage = !errors.isEmpty && errors.allSatisfy(\.isOfOption)
    self.init(status: isUsage ? .usage : .badScene, lines: problems.map(\.description))
    self.problems = problems
  }
}
