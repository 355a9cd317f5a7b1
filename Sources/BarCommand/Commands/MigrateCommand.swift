internal import ArgumentParser
internal import BarFiles
internal import BarLayout
internal import BarSceneFile

/// `navbar migrate`: scenes of the deprecated navigation view in SwiftUI's newer words.
struct MigrateCommand: NavbarCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Rewrite a navigation view as a stack or a split view.",
    discussion: """
      Links with a tag become values, the selection becomes a path or what the next column shows, and \
      links with a condition become destinations that are shown while it holds. Both are laid \
      out, and nothing is written where the bars are not the same (status 1). Everything outside the navigation view is left as it is, comments too.

        navbar migrate old.yaml                 print the new scene
        navbar migrate old.yaml --in-place      write it over the old one
      """)

  @Argument(
    help: "Scene files, folders or patterns; - reads the standard input stream.",
    completion: .sceneFiles)
  var scenes: [String]

  @Flag(help: "Write over the files that change.")
  var inPlace = false

  func validate() throws {
    try refuseSecondStream(among: scenes.unbundled)
    if inPlace, scenes.contains("-") {
      throw ValidationError("--in-place needs files, not -")
    }
  }

  func run(in console: Console) async throws(Failure) -> RunStatus {
    let inputs = try SceneInputs(scenes.unbundled)
    if !inPlace, inputs.isPlural { throw Failure(.usage, "several scenes need --in-place") }
    return try await inputs.forEach(console) { input, console throws(Failure) in
      try migrate(input, console)
      return .success
    }
  }

  private func migrate(_ input: SceneInput, _ console: Console) throws(Failure) {
    let bytes = try input.read(console)
    let source = try input.source(bytes)
    let migration: SceneMigration
    do throws(SceneProblems) {
      migration = try SceneMigration(source)
    } catch {
      throw Failure(error.problems)
    }
    if migration.isChanged { try compare(bytes, migration.text, input) }
    guard inPlace else { return try console.printDocument(migration.text) }
    guard migration.isChanged else { return console.say("\(input.label) has no navigation view") }
    let writer = WholeFile(calls: console.files)
    try Failure.filing { () throws(FileFailure) in
      try writer.write(Array(migration.text.utf8), to: input.argument)
    }
    console.say("rewrote \(input.label)")
  }

  /// Lays the scene out as it was and as it is to be.
  ///
  /// - Throws: a failure that says which bars are not the same, or that the new one is impossible.
  private func compare(_ old: [UInt8], _ new: String, _ input: SceneInput) throws(Failure) {
    let stage = SceneLayout()
    let before = try stage.layOut(input, bytes: old, overrides: []).scene
    let after = try stage.layOut(input, bytes: Array(new.utf8), overrides: []).scene
    let difference = LayoutDifference(before, after)
    guard !difference.parts.isEmpty else { return }
    throw Failure(
      status: .notFound,
      lines: ["error: \(input.label): the bars would not be the same, so nothing is written"]
        + difference.text.split(separator: "\n").map(String.init))
  }
}
