internal import ArgumentParser
internal import BarAnswers
internal import BarText
internal import BarFiles
internal import BarLayout
internal import BarSceneFile

/// `navbar layout`: every element of a scene's bars and where it is.
struct LayoutCommand: OverridingCommand {
  /// The forms a layout can be printed in.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, jsonl
  }

  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "List every element of a bar with its frame.",
    discussion: """
      Lengths are points from the screen's top left, frames are x, y, width and height. `text` is \
      made to be read and compared, `json` is for other programs, `jsonl` prints a scene a line. \
      No font is needed: text widths come from a built-in table.

        navbar layout inbox.yaml
        navbar layout inbox.yaml --format json | jq '.bars[0].elements[] | select(.id=="title")'
        navbar layout inbox.yaml --orientation landscape --content-offset 40
        navbar layout scenes/ --format jsonl    a line a scene; a scene with a mistake is one too
        navbar layout walk.yaml --after 2       the bar after two of the scene's actions
        navbar layout walk.yaml --after all     the bar before them and after each
        navbar layout - < inbox.yaml
      """)

  @Argument(
    help: "Scene files, folders or patterns; - reads the standard input stream.",
    completion: .sceneFiles)
  var scenes: [String]

  @Option(name: .shortAndLong, help: "What to print.")
  var format: Format = .text

  @OptionGroup var walk: WalkOptions
  @OptionGroup(title: "Options that override the scene") var overrides: SceneOptions
  @OptionGroup(title: "Text") var measuring: MeasuringOptions

  func validate() throws {
    try refuseSecondStream(among: scenes.unbundled)
    if format == .json, scenes.unbundled.count > 1 { throw Self.tooMany }
    if format == .json, walk.after == .all {
      throw ValidationError("--format json prints one layout; use --format jsonl --after all")
    }
  }

  private static let tooMany = ValidationError(
    "--format json prints one scene; use --format jsonl for several")

  func run(in console: Console) async throws(Failure) -> RunStatus {
    let stage = try SceneLayout(measuring)
    let inputs = try SceneInputs(scenes.unbundled)
    if format == .json, inputs.isPlural { throw Failure(.usage, Self.tooMany.message) }
    return try await console.folding(inputs.isPlural) { console throws(Failure) in
      var worst = RunStatus.success
      for input in inputs.files {
        do throws(Failure) {
          try layOut(input, ofMany: inputs.isPlural, at: stage, console)
        } catch {
          if format == .jsonl {
            try console.printDocument(AnswerLine.text(error, scene: input.label))
          }
          worst = max(worst, try console.reported(error))
        }
      }
      return worst
    }
  }

  /// Prints a scene's layout, at each moment that is asked for.
  private func layOut(
    _ input: SceneInput, ofMany: Bool, at stage: SceneLayout, _ console: Console
  ) throws(Failure) {
    let moments = try SceneLayout.moments(
      input, after: walk.after, overrides: overrides.overrides, console: console)
    for file in moments.files {
      let scene = try stage.layOut(file)
      let step = walk.after == nil ? nil : file.moment
      if format == .text {
        try console.print(
          text(of: scene, step, named: ofMany ? VisibleText.spelled(input.label) : nil))
        continue
      }
      let document =
        step.map { LayoutJSON(LaidOutStep(step: $0, scene: scene)) } ?? LayoutJSON(scene)
      try console.printDocument(
        format == .json ? document.text : document.line(ofScene: input.label))
    }
    if let failure = moments.failure { throw failure }
  }

  private func text(
    of scene: LaidOutScene, _ step: SceneTimeline.Step?, named name: String?
  ) -> String {
    let words = [name, step?.headline].compactMap { $0 }
    let heading = words.isEmpty ? "" : "# \(words.joined(separator: " "))\n"
    let isFollowed = name != nil && step == nil || walk.after == .all
    return "\(heading)\(scene)" + (isFollowed ? "\n" : "")
  }
}
