internal import ArgumentParser
internal import BarAnswers
internal import BarText
internal import BarFiles
internal import BarLayout
internal import BarSceneFile

/// `navbar layout`: every element of a scene's bars and where it is.
struct LayoutCommand: NavbarCommand {
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
        navbar layout scenes/*.yaml --format jsonl
        navbar layout walk.yaml --after 2       the bar after two of the scene's actions
        navbar layout walk.yaml --after all     the bar before them and after each
        navbar layout - < inbox.yaml
      """)

  @Argument(help: "Scene files; - reads the standard input stream.", completion: .sceneFiles)
  var scenes: [String]

  @Option(name: .shortAndLong, help: "What to print.")
  var format: Format = .text

  @OptionGroup var walk: WalkOptions
  @OptionGroup(title: "Options that override the scene") var overrides: SceneOptions
  @OptionGroup(title: "Text") var measuring: MeasuringOptions

  func validate() throws {
    try refuseSecondStream(among: scenes.unbundled)
    if format == .json, scenes.unbundled.count > 1 {
      throw ValidationError("--format json prints one scene; use --format jsonl for several")
    }
    if format == .json, walk.after == .all {
      throw ValidationError("--format json prints one layout; use --format jsonl --after all")
    }
  }

  func run(in console: Console) async throws(Failure) -> RunStatus {
    var worst = RunStatus.success
    let stage = try SceneLayout(measuring)
    for input in scenes.unbundled.map(SceneInput.init) {
      do throws(Failure) {
        let moments = try SceneLayout.moments(
          input, after: walk.after, overrides: overrides.overrides, console: console)
        for file in moments.files {
          let scene = try stage.layOut(file)
          let name = VisibleText.spelled(input.label)
          if walk.after != nil, let step = file.moment {
            try show(text(of: LaidOutStep(step: step, scene: scene), named: name), console)
          } else {
            try show(text(of: scene, named: name), console)
          }
        }
        if let failure = moments.failure { throw failure }
      } catch {
        worst = max(worst, try console.reported(error))
      }
    }
    return worst
  }

  private func show(_ text: String, _ console: Console) throws(Failure) {
    switch format {
    case .text: try console.print(text)
    case .json, .jsonl: try console.printDocument(text)
    }
  }

  private func text(of step: LaidOutStep, named name: String) -> String {
    switch format {
    case .text:
      "# \(scenes.count > 1 ? name + " " : "")\(step.step.headline)\n\(step.scene)"
        + (walk.after == .all ? "\n" : "")
    case .json: LayoutJSON(step).text
    case .jsonl: LayoutJSON(step).line
    }
  }

  private func text(of scene: LaidOutScene, named name: String) -> String {
    switch format {
    case .text: scenes.count > 1 ? "# \(name)\n\(scene)\n" : scene.description
    case .json: LayoutJSON(scene).text
    case .jsonl: LayoutJSON(scene).line
    }
  }
}
