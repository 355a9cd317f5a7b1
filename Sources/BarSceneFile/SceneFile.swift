public import BarLayout

/// A scene as it was written: what it asks for, and where it asks for it.
public struct SceneFile: Sendable {
  /// What the file asks for.
  public var scene: BarScene {
    get { sharedScene.value }
    set { sharedScene = Shared(newValue) }
  }
  /// What it says about the goldens that are kept of it.
  public var golden: SceneGolden
  /// What it says about the guidelines it is held against.
  public var lint: SceneLint
  /// What is odd about the scene though it can be used, in the order of the file.
  public var warnings: [SceneProblem]
  /// Those of the warnings that are not about settings without effect, which `navbar lint` has
  /// rules for.
  public private(set) var warningsOfReading: [SceneProblem]

  /// The project it belongs to; nil for none.
  public let project: ProjectFile?
  /// What options of the command line won over, in words.
  package private(set) var notes: [String]
  /// What was taken in place of what the file says, so that it goes with an option, in words.
  package private(set) var choices: [String]
  /// Pictures that were read, by their paths from the scene's folder, sorted.
  public var pictureFiles: [String]
  /// The moment of the scene's walk that the scene is in; nil where it does not say how many of its
  /// actions are done.
  package private(set) var moment: SceneTimeline.Step?
  /// How many actions the scene has.
  package private(set) var actionCount = 0
  /// What the bar's delegate was asked and told up to then.
  package private(set) var delegateCalls: [ItemStack<NavigationItem>.Call] = []
  /// All moments of the scene's walk; nil where it does not say how many actions are done.
  private var timeline: SceneTimeline?

  private var sharedScene: Shared<BarScene>

  let root: SourceNode
  /// What it was read from.
  let read: ReadScene
  private let names: [String]
  private let places: [SourcePosition?]

  /// Reads and checks a scene.
  ///
  /// - Parameters:
  ///   - source: the text, and its name.
  ///   - overrides: values in place of the scene's own, the last one wins.
  /// - Throws: every error of the file at once.
  public init(
    _ source: SceneSource, overrides: [SceneOverride] = []
  ) throws(SceneProblems) {
    try self.init(ReadScene(source), overrides: overrides)
  }

  /// Checks a scene that was read already.
  ///
  /// - Parameters:
  ///   - read: the text that was read.
  ///   - overrides: values in place of the scene's own, the last one wins.
  /// - Throws: every error of the file at once.
  public init(
    _ read: ReadScene, overrides: [SceneOverride] = []
  ) throws(SceneProblems) {
    let project = read.source.project
    self.read = read
    self.project = project
    let defaults =
      (try? read.reading.get()).flatMap { project?.defaults(for: $0.root, overrides) } ?? []
    let overrides = defaults + overrides
    names = [read.source.name] + overrides.map(\.name)
    places = [nil] + overrides.map(\.place)
    var decoding = Decoding(
      names: names, places: places, folder: read.source.folder, suite: read.source.suite)
    var draft: SceneDraft?
    var root = SourceNode(content: .scalar("", .plain), position: .start)
    do throws(SourceFault) {
      let reading = try read.reading.get()
      root = reading.root
      var faults = reading.faults
      for (index, override) in overrides.enumerated() {
        faults += try override.apply(to: &root, source: index + 1)
      }
      for fault in faults { decoding.note(fault) }
      draft = Keys.scene.decode(
        SceneStrings.expanded(root, &decoding), "the scene", &decoding)
    } catch {
      decoding.note(error)
    }
    var scene = draft?.finished(&decoding)
    if let written = scene, !decoding.hasErrors {
      decoding.note(written.navigationDiagnoses + written.refusalDiagnoses, in: root)
      draft?.golden.matrix.spellSteps(of: written.actions)
      actionCount = written.actions.count
      if let count = draft?.after {
        timeline = decoding.walk(written, count, in: root)
        moment = timeline?.steps[count]
        delegateCalls = timeline?.calls(after: count) ?? []
        scene = moment?.scene
      }
    }
    guard let draft, var scene, !decoding.hasErrors else {
      throw SceneProblems(problems: decoding.problems)
    }
    scene.lookAtPicture()
    sharedScene = Shared(scene)
    self.root = root
    golden = draft.golden
    golden.allowance = golden.allowance ?? project?.settings.allowance
    lint = draft.lint
    warningsOfReading = decoding.problems
    warnings = []
    pictureFiles = decoding.files.sorted()
    choices = decoding.choices
    notes = SceneOverride.contests(among: overrides)
    warnings = allWarnings
  }

  /// The same file after another number of its actions, without reading it or doing them again.
  ///
  /// Only a file that says how many of its actions are done has such moments; any other one is
  /// returned as it is.
  ///
  /// - Throws: why an action up to there cannot be done, at its place.
  package func after(_ count: Int) throws(SceneProblems) -> SceneFile {
    guard let timeline else { return self }
    guard timeline.steps.indices.contains(count) else {
      throw SceneProblems(problems: timeline.impossible.map { [problem($0)] } ?? [])
    }
    var file = self
    file.moment = timeline.steps[count]
    file.scene = timeline.steps[count].scene
    file.scene.lookAtPicture()
    file.delegateCalls = timeline.calls(after: count)
    file.warnings = file.allWarnings
    return file
  }

  /// An error at a place of the file.
  func problem(_ message: String, at position: SourcePosition) -> SceneProblem {
    Decoding(names: names, places: places).problem(message, at: position, .error)
  }

  /// The same file under a combination of its matrix.
  package func under(_ combination: [SceneMatrix.Setting]) throws(SceneProblems) -> SceneFile {
    try SceneFile(read, overrides: SceneMatrix.overrides(combination))
  }

  /// What reading found odd and what has no effect, in the order of the file.
  private var allWarnings: [SceneProblem] {
    (warningsOfReading + settingProblems).sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  /// Settings without effect, of every bar, each once.
  private var settingProblems: [SceneProblem] {
    var known: Set<SettingFinding> = []
    let bars = (try? scene.barScenes()) ?? []
    return bars.enumerated().flatMap { index, bar -> [SceneProblem] in
      let paths = BarKeyPaths(of: self, bar: index, bar)
      return bar.settingFindings.compactMap { finding in
        var finding = finding
        finding.keyPath = paths.keyPath(of: finding.keyPath)
        return known.insert(finding).inserted ? problem(finding) : nil
      }
    }
  }

  /// The device of a scene that names neither a device nor a system.
  public static var usualDevice: String { SceneDraft.defaultDevice }
  /// The system of such a scene.
  public static var usualSystem: String { "ios-\(SceneDraft.defaultMajor)" }

  /// The line that the key at the end of a key path stands in; nil for a key that is not there.
  public func line(of keyPath: String) -> Int? {
    guard let steps = SceneKeyPath(keyPath)?.steps, let value = root.value(at: steps[...]),
      value.position.source == 0
    else { return nil }
    return place(of: keyPath).line
  }

  /// Whether a scene takes a text as its locale: `en`, `en_US`, `zh-Hant`.
  public static func takesLocale(_ text: String) -> Bool { Keys.isLocale(text) }

  /// Says where in the file something stands that is odd: its key, or the option that says it.
  package func problem(_ finding: SettingFinding) -> SceneProblem {
    var position = SceneKeyPath(finding.keyPath).map(root.position(of:)) ?? root.position
    if position.source == 0 {
      let key = place(of: finding.keyPath)
      position = SourcePosition(source: 0, line: key.line, column: key.column)
    }
    return Decoding(names: names, places: places).problem(finding.message, at: position, .warning)
  }

  /// Says where in the file the reason of a layout's error stands.
  ///
  /// The place is that of the error's key path, or of the nearest value around it that was written.
  public func problem(_ error: SceneError) -> SceneProblem {
    let position = SceneKeyPath(error.keyPath).map(root.position(of:)) ?? root.position
    return Decoding(names: names, places: places).problem(error.message, at: position, .error)
  }
}

extension SceneMatrix {
  /// Writes the steps of a scene's walk out where all of them are asked for.
  fileprivate mutating func spellSteps(of actions: [SceneAction]) {
    guard let after = listed.first(where: { $0.axis == .after }), after.values == ["all"] else {
      return
    }
    let steps = (0...actions.count).map(String.init)
    let places = after.places.value.first.map { Array(repeating: $0, count: steps.count) }
    set(.after, steps, at: places ?? [])
  }
}

/// A scene's text that is read once, however many scenes are made of it with other overrides.
public struct ReadScene: Sendable {
  let source: SceneSource
  let reading: Result<Reading, SourceFault>

  /// What of libyaml, which reads YAML, is missing, and what would bring it; nil where nothing is.
  package static var missingLibrary: String? { YAMLEvents.missing }

  /// Reads a text; what is wrong with it is told when a scene is made of it.
  public init(_ source: SceneSource) {
    self.source = source
    do throws(SourceFault) {
      reading = .success(try Reading(source.bytes, source: 0, isJSON: source.isJSON))
    } catch {
      reading = .failure(error)
    }
  }
}

extension Decoding {
  /// Does the first of a scene's actions; nil after an error.
  fileprivate mutating func walk(
    _ scene: BarScene, _ count: Int, in root: SourceNode
  ) -> SceneTimeline? {
    guard count <= scene.actions.count else {
      let there = scene.actions.count == 1 ? "1 action" : "\(scene.actions.count) actions"
      error("the scene has \(there)", at: root.value(of: "after")?.position ?? root.position)
      return nil
    }
    do throws(SceneError) {
      let walk = try SceneTimeline(scene, measuring: AdvanceTable.sanFrancisco)
      if walk.steps.count <= count, let impossible = walk.impossible { throw impossible }
      return walk
    } catch {
      note([NavigationDiagnosis(.error, error.keyPath, error.message)], in: root)
      return nil
    }
  }

  /// Notes what is wrong with a navigation, each at its place or the nearest that was written.
  fileprivate mutating func note(_ diagnoses: [NavigationDiagnosis], in root: SourceNode) {
    for diagnosis in diagnoses {
      let position = SceneKeyPath(diagnosis.keyPath).map(root.position(of:)) ?? root.position
      switch diagnosis.severity {
      case .error: error(diagnosis.message, at: position)
      case .warning: warn(diagnosis.message, at: position)
      }
    }
  }
}
