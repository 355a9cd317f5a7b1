internal import BarText
internal import ArgumentParser
internal import BarAnswers
internal import BarLayout
internal import BarSceneFile

/// `navbar diff`: what is not the same in two layouts, and how far it moved.
struct DiffCommand: NavbarCommand {
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
        navbar diff walk.yaml --after 0 --after 3         what three actions change
        navbar diff walk.yaml --after all                 what each action changes

      Exit status: 0 the same, 1 different.
      """)

  @Argument(help: "The first scene file.", completion: .sceneFiles)
  var before: String

  @Argument(
    help: "The second scene file; left out, the first one with its second options.",
    completion: .sceneFiles)
  var after: String?

  @Option(
    help: ArgumentHelp(
      "Change a key of the second scene alone. May be repeated.", valueName: "keypath=value"))
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
    let own = second.map { SceneOverride(keyPath: $0.keyPath, value: $0.value) }
    let difference = LayoutDifference(
      try layOut(before, first.overrides, counts.first, at: stage, console),
      try layOut(after ?? before, overrides.overrides + own, counts.last, at: stage, console))
    try show(difference, console)
    return difference.parts.isEmpty ? .success : .notFound
  }

  private func layOut(
    _ path: String, _ overrides: [SceneOverride], _ count: ActionCount?, at stage: SceneLayout,
    _ console: Console
  ) throws(Failure) -> LaidOutScene {
    var steps: [SceneOverride] = []
    if case .count(let count) = count { steps = [.after(count)] }
    return try stage.layOut(
      SceneInput(argument: path), overrides: overrides + steps, console: console)
  }

  /// Says what each action of a scene changes.
  private func compareMoments(
    at stage: SceneLayout, _ console: Console
  ) throws(Failure) -> RunStatus {
    let moments = try SceneLayout.moments(
      SceneInput(argument: before), after: .all, overrides: overrides.overrides, console: console)
    var status = RunStatus.success
    var last: LaidOutScene?
    for file in moments.files {
      let next = try stage.layOut(file)
      if let last {
        let difference = LayoutDifference(last, next)
        if format == .text, let moment = file.moment {
          try console.printLine("# " + moment.headline)
        }
        try show(difference, console)
        if !difference.parts.isEmpty { status = .notFound }
      }
      last = next
    }
    if let failure = moments.failure { return max(status, try console.reported(failure)) }
    return status
  }

  private func show(_ difference: LayoutDifference, _ console: Console) throws(Failure) {
    switch format {
    case .text: try console.print(difference.text)
    case .json: try console.printDocument(difference.json.text(expandedLevels: 1) + "\n")
    }
  }
}
