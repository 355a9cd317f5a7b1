internal import ArgumentParser
internal import BarSceneFile

/// `navbar validate`: whether scenes can be laid out.
struct ValidateCommand: OverridingCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Check scene files without drawing them.",
    discussion: """
      Reads each scene and lays it out, under every combination of its matrix too. A problem is a line on the standard error stream, as \
      file:line:column: error: …, and the exit status is 65. A folder stands for every scene in it. Nothing is printed when all is \
      well.

        navbar validate scenes/
        navbar validate scenes/ --strict      warnings are errors
        git diff --name-only '*.yaml' | xargs navbar validate
      """)

  @Argument(
    help: "Scene files or folders; - reads the standard input stream.", completion: .sceneFiles)
  var scenes: [String]

  @Flag(help: "Takes warnings for errors: an unknown symbol, a key without a word.")
  var strict = false

  @OptionGroup(title: "Options that override the scene") var overrides: SceneOptions

  func validate() throws { try refuseSecondStream(among: scenes.unbundled) }

  func run(in console: Console) async throws(Failure) -> RunStatus {
    let stage = SceneLayout()
    let inputs = try SceneInputs(scenes.unbundled)
    return try await inputs.forEach(console) { input, console throws(Failure) in
      let bytes = try input.read(console)
      let read = try SceneLayout.read(input, bytes: bytes)
      let file = try SceneLayout.file(read, overrides: overrides.overrides)
      let ofMatrix = file.matrixProblems(of: read, overrides: overrides.overrides)
      if !ofMatrix.isEmpty { throw Failure(ofMatrix) }
      let ofDialects = file.dialectWarnings
      if strict, !(file.warnings + ofDialects).isEmpty {
        throw Failure((file.warnings + ofDialects).map(\.asError))
      }
      console.say(oddities: file)
      for warning in ofDialects { console.say(warning.description) }
      _ = try stage.layOut(file)
      return .success
    }
  }
}

extension SceneProblem {
  /// The problem as one that the scene cannot be used with.
  fileprivate var asError: SceneProblem {
    var problem = self
    problem.severity = .error
    return problem
  }
}
