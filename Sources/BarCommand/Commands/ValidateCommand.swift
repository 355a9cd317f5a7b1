internal import ArgumentParser
internal import BarSceneFile

/// `navbar validate`: whether scenes can be laid out.
struct ValidateCommand: NavbarCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Check scene files without drawing them.",
    discussion: """
      Reads each scene and lays it out. A problem is a line on the standard error stream, as \
      file:line:column: error: …, and the exit status is 65. A folder stands for every scene in it. Nothing is printed when all is \
      well.

        navbar validate scenes/
        git diff --name-only '*.yaml' | xargs navbar validate
      """)

  @Argument(
    help: "Scene files or folders; - reads the standard input stream.", completion: .sceneFiles)
  var scenes: [String]

  @Flag(help: "Takes warnings for errors: an unknown symbol, a key without a word.")
  var strict = false

  @OptionGroup(title: "Options that override the scene") var overrides: SceneOptions

  func validate() throws {
    try refuseSecondStream(among: scenes.unbundled)
    if strict, scenes.contains("-") {
      throw ValidationError("--strict reads scenes twice, and - can be read only once")
    }
  }

  func run(in console: Console) async throws(Failure) -> RunStatus {
    var worst = RunStatus.success
    let stage = SceneLayout()
    for input in try SceneInputs(scenes.unbundled).files {
      do throws(Failure) {
        if strict { try checkStrictly(input, console) }
        _ = try stage.layOut(input, overrides: overrides.overrides, console: console)
      } catch {
        worst = max(worst, try console.reported(error))
      }
    }
    return worst
  }

  /// Fails where a scene has a warning.
  private func checkStrictly(_ input: SceneInput, _ console: Console) throws(Failure) {
    let bytes = try input.read(console)
    let file = try SceneLayout.file(input, bytes: bytes, overrides: overrides.overrides)
    guard !file.warnings.isEmpty else { return }
    throw Failure(
      status: .badScene,
      lines: file.warnings.map { problem in
        var problem = problem
        problem.severity = .error
        return problem.description
      })
  }
}
