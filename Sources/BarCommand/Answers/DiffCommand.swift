internal import BarText
internal import ArgumentParser
internal import BarAnswers
internal import BarLayout
internal import BarSceneFile

/// `navbar diff`: what is not the same in two layouts, and how far it moved.
struct DiffCommand: OverridingCommand {
  /// The forms differences can be printed in.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Say what moves from one bar to another, and by how much.",
    discussion: """
      Elements are compared by their names. Options that override a scene hold for both; those of the \
      form --second KEYPATH=VALUE for the second one alone, so that a scene can be compared with \
      itself. With --system twice, the first is for the first scene; one scene is then enough.

        navbar diff before.yaml after.yaml
        navbar diff inbox.yaml --system ios-26 --system ios-27    what an upgrade changes
        navbar diff inbox.yaml inbox.yaml --second traits.userInterfaceStyle=dark
        navbar diff inbox.yaml inbox.yaml --second contentOffset=52 --format json
        navbar diff scenes/ changed/                      scenes of one name are compared
        navbar diff walk.yaml --after 0 --after 3         what three actions change
        navbar diff walk.yaml --after all                 what each action changes

      Exit status: 0 the same, 1 different.
      """)

  @Argument(help: "The first scene, or a folder of scenes.", completion: .sceneFiles)
  var before: String

  @Argument(
    help: "The second scene or folder; left out, the first one with its second options.",
    completion: .sceneFiles)
  var after: String?

  @Option(
    help: ArgumentHelp(
      "Change a key of the second scene alone. May be repeated.", valueName: "keypath=value"),
    completion: .settings)
  var second: [Setting] = []

  @Option(
    name: .customLong("after"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      """
      Do the first N actions of the scenes; given twice, the first is for the first scene. all says \
      what each action of one scene changes.
      """, valueName: "N|all"))
  var counts: [ActionCount] = []

  @Option(name: .shortAndLong, help: "What to print.")
  var format: Format = .text

  @OptionGroup(title: "Options that override the scenes") var overrides: SceneOptions
  @OptionGroup(title: "Text") var measuring: MeasuringOptions

  func validate() throws {
    if before == "-", after == "-" || after == nil {
      throw ValidationError("only one of two scenes can come from the standard input stream")
    }
    if overrides.systems.count > 2 {
      throw ValidationError("two scenes have two systems (found \(overrides.systems.count))")
    }
    if counts.count > 2 || counts.count == 2 && counts.contains(.all) {
      throw ValidationError("two scenes have two moments: --after N --after M, or --after all")
    }
    if counts.contains(.all), after != nil || !second.isEmpty || overrides.systems.count > 1 {
      throw ValidationError("--after all compares the moments of one scene")
    }
    if after == nil, second.isEmpty, overrides.systems.count < 2, counts.count < 2,
      counts != [.all]
    {
      throw ValidationError(
        "a scene is compared with another file, or with itself by --system or --after twice, --after all "
          + "or --second")
    }
  }

  func run(in console: Console) async throws(Failure) -> RunStatus {
    let stage = try SceneLayout(measuring)
    if counts == [.all] { return try compareMoments(at: stage, console) }
    var first = overrides
    first.systems = Array(overrides.systems.prefix(1))
    let firstOverrides = first.overrides
    let own = second.map { SceneOverride(keyPath: $0.keyPath, value: $0.value) }
    let pairs = try ScenePairs(before, after ?? before)
    return try await console.folding(pairs.isPlural) { console throws(Failure) in
      var worst = RunStatus.success
      for pair in pairs.pairs {
        do throws(Failure) {
          let difference = LayoutDifference(
            try layOut(pair.before, firstOverrides, counts.first, at: stage, console),
            try layOut(pair.after, overrides.overrides + own, counts.last, at: stage, console))
          try show(difference, of: pairs.isPlural ? pair.name : nil, console)
          if !difference.parts.isEmpty { worst = max(worst, .notFound) }
        } catch {
          if format == .json, pairs.isPlural {
            try console.printDocument(AnswerLine.text(error, scene: pair.name))
          }
          worst = max(worst, try console.reported(error))
        }
      }
      return max(worst, sayUnpaired(pairs, console))
    }
  }

  /// Says which scenes of two folders are in one alone.
  private func sayUnpaired(_ pairs: ScenePairs, _ console: Console) -> RunStatus {
    for name in pairs.onlyBefore { console.say("note: \(name) is in \(before) alone") }
    for name in pairs.onlyAfter { console.say("note: \(name) is in \(after ?? before) alone") }
    return pairs.onlyBefore.isEmpty && pairs.onlyAfter.isEmpty ? .success : .notFound
  }

  private func layOut(
    _ input: SceneInput, _ overrides: [SceneOverride], _ count: ActionCount?,
    at stage: SceneLayout, _ console: Console
  ) throws(Failure) -> LaidOutScene {
    var steps: [SceneOverride] = []
    if case .count(let count) = count { steps = [.after(count)] }
    return try stage.layOut(input, overrides: overrides + steps, console: console)
  }

  /// Says what each action of a scene changes.
  private func compareMoments(
    at stage: SceneLayout, _ console: Console
  ) throws(Failure) -> RunStatus {
    let inputs = try SceneInputs([before])
    if inputs.isPlural { throw Failure(.usage, "--after all compares the moments of one scene") }
    let moments = try SceneLayout.moments(
      inputs.files[0], after: .all, overrides: overrides.overrides, console: console)
    var status = RunStatus.success
    var last: LaidOutScene?
    for file in moments.files {
      let next = try stage.layOut(file)
      if let last {
        let difference = LayoutDifference(last, next)
        if format == .text, let moment = file.moment {
          try console.printLine("# " + moment.headline)
        }
        try show(difference, of: nil, at: file.moment, console)
        if !difference.parts.isEmpty { status = .notFound }
      }
      last = next
    }
    if let failure = moments.failure { return max(status, try console.reported(failure)) }
    return status
  }

  /// - Parameters:
  ///   - name: whose difference it is; nil where there is but one.
  ///   - moment: what led to it, where each action's is shown.
  private func show(
    _ difference: LayoutDifference, of name: String?, at moment: SceneTimeline.Step? = nil,
    _ console: Console
  ) throws(Failure) {
    switch format {
    case .text:
      if let name, !difference.parts.isEmpty { try console.printLine("# \(name)") }
      try console.print(difference.text)
    case .json:
      let isOnly = name == nil && moment == nil
      try console.printDocument(
        isOnly
          ? difference.json.text(expandedLevels: 2) + "\n"
          : AnswerLine.text(difference.json, scene: name, step: moment))
    }
  }
}
