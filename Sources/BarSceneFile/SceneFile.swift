public import BarLayout

/// A scene as it was written: what it asks for, and where it asks for it.
public struct SceneFile: Sendable {
  /// What the file asks for.
  public var scene: BarScene
  /// What it says about the goldens that are kept of it.
  public var golden: SceneGolden
  /// What it says about the guidelines it is held against.
  public var lint: SceneLint
  /// What is odd about the scene though it can be used, in the order of the file.
  public var warnings: [SceneProblem]

  let root: SourceNode
  private let names: [String]

  /// Reads and checks a scene.
  ///
  /// - Parameter overrides: values in place of the scene's own, the last one wins.
  /// - Throws: every error of the file at once.
  public init(
    _ source: SceneSource, overrides: [SceneOverride] = []
  ) throws(SceneProblems) {
    names = [source.name] + overrides.map(\.name)
    var decoding = Decoding(names: names)
    var draft: SceneDraft?
    var root = SourceNode(content: .scalar("", .plain), position: .start)
    do throws(SourceFault) {
      let reading = try Reading(source.bytes, source: 0, isJSON: source.isJSON)
      root = reading.root
      var faults = reading.faults
      for (index, override) in overrides.enumerated() {
        faults += try override.apply(to: &root, source: index + 1)
      }
      for fault in faults { decoding.note(fault) }
      draft = Keys.scene.decode(root, "the scene", &decoding)
    } catch {
      decoding.note(error)
    }
    guard let draft, let scene = draft.finished(&decoding), !decoding.hasErrors else {
      throw SceneProblems(problems: decoding.problems)
    }
    self.scene = scene
    self.root = root
    golden = draft.golden
    lint = draft.lint
    warnings = decoding.problems
  }

  /// Says where in the file the reason of a layout's error stands.
  ///
  /// The place is that of the error's key path, or of the nearest value around it that was written.
  public func problem(_ error: SceneError) -> SceneProblem {
    let position = SceneKeyPath(error.keyPath).map(root.position(of:)) ?? root.position
    return Decoding(names: names).problem(error.message, at: position, .error)
  }
}
