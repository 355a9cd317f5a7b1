internal import ArgumentParser
internal import BarFiles
internal import BarSceneFile

/// `navbar fmt`: scene files without differences that mean nothing.
struct FmtCommand: NavbarCommand {
  static let configuration = CommandConfiguration(
    commandName: "fmt",
    abstract: "Tidy scene files without changing what they say.",
    discussion: """
      Lines end in a line feed and in no spaces, there is no byte-order mark, and no more than one \
      empty line in a row. Comments and the order of the keys stay. The new text is read again and has \
      to say the same.

        navbar fmt inbox.yaml                   print the tidy scene
        navbar fmt scenes/*.yaml --in-place     write over the files that change
        navbar fmt scenes/*.yaml --check        name the files that would change; 1 if there are any
      """)

  @Argument(help: "Scene files; - reads the standard input stream.", completion: .sceneFiles)
  var scenes: [String]

  @Flag(help: "Write over the files that change.")
  var inPlace = false

  @Flag(help: "Write nothing; name the files that would change.")
  var check = false

  func validate() throws {
    try refuseSecondStream(among: scenes.unbundled)
    if inPlace, check { throw ValidationError("--check writes nothing: leave --in-place out") }
    if inPlace, scenes.contains("-") {
      throw ValidationError("--in-place needs files, not -")
    }
    if !inPlace, !check, scenes.unbundled.count > 1 {
      throw ValidationError("several scenes need --in-place or --check")
    }
  }

  func run(in console: Console) async throws(Failure) -> RunStatus {
    var worst = RunStatus.success
    for input in scenes.unbundled.map(SceneInput.init) {
      do throws(Failure) {
        worst = max(worst, try format(input, console))
      } catch {
        worst = max(worst, try console.reported(error))
      }
    }
    return worst
  }

  private func format(_ input: SceneInput, _ console: Console) throws(Failure) -> RunStatus {
    let bytes = try input.read(console)
    let source = try input.source(bytes)
    let formatted: FormattedScene
    do throws(SceneProblems) {
      formatted = try FormattedScene(source)
    } catch {
      throw Failure(error.problems)
    }
    if check {
      guard formatted.isChanged else { return .success }
      try console.printLine(input.label)
      return .notFound
    }
    guard inPlace else {
      try console.printDocument(formatted.text)
      return .success
    }
    guard formatted.isChanged else { return .success }
    let writer = WholeFile(calls: console.files)
    try Failure.filing { () throws(FileFailure) in
      try writer.write(Array(formatted.text.utf8), to: input.argument)
    }
    console.say("rewrote \(input.label)")
    return .success
  }
}
