internal import ArgumentParser

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

  @OptionGroup(title: "Options that override the scene") var overrides: SceneOptions

  func validate() throws {
    try refuseSecondStream(among: scenes)
  }

  func run(in console: Console) async throws(Failure) -> RunStatus {
    var worst = RunStatus.success
    let stage = SceneLayout()
    for input in try SceneInputs(scenes).files {
      do throws(Failure) {
        _ = try stage.layOut(input, overrides: overrides.overrides, console: console)
      } catch {
        worst = max(worst, try console.reported(error))
      }
    }
    return worst
  }
}
