internal import ArgumentParser
internal import BarFiles
internal import BarSceneFile

/// `navbar fmt`: scene files without differences that mean nothing.
struct FmtCommand: NavbarCommand {
  static let configuration = CommandConfiguration(
    commandName: "fmt",
    abstract: "Tidy scene files without changing what they say.",
    discussion: """
      There is one form: two blanks lead a level further in, `{ a: b }` and `[a, b]` are spaced so, texts \
      stand without quotation marks where every reader of YAML takes them for texts, comments at the \
      ends of lines that follow each other stand below each other, and what is too long between braces \
      is spread over lines. Comments stay, and the order of the keys. The new text is read again and \
      has to say the same. A scene in which a text runs over several lines keeps its lines.

        navbar fmt inbox.yaml                   print the tidy scene
        navbar fmt scenes/ --in-place           write over the files that change
        navbar fmt scenes/ --check              name the files that would change; 1 if there are any
        navbar fmt scenes/ --diff               show what would change; 1 if anything would
        navbar fmt inbox.yaml --sort-keys       keys in the order of the schema
        navbar fmt - < inbox.yaml               what an editor runs when a file is saved
      """)

  @Argument(
    help: "Scene files, folders or patterns; - reads the standard input stream.",
    completion: .sceneFiles)
  var scenes: [String]

  @Flag(help: "Write over the files that change.")
  var inPlace = false

  @Flag(help: "Write nothing; name the files that would change.")
  var check = false

  @Flag(help: "Write nothing; show what would change.")
  var diff = false

  @Flag(help: "Put keys into the order of the schema.")
  var sortKeys = false

  @Option(
    help: ArgumentHelp("The most characters of a line that can be broken.", valueName: "number"))
  var width = 120

  func validate() throws {
    try refuseSecondStream(among: scenes.unbundled)
    if inPlace, diff { throw ValidationError("--diff writes nothing: leave --in-place out") }
    if !(40...400 ~= width) {
      throw ValidationError("--width is a number from 40 to 400, not \(width)")
    }
    if inPlace, check { throw ValidationError("--check writes nothing: leave --in-place out") }
    if inPlace, scenes.contains("-") {
      throw ValidationError("--in-place needs files, not -")
    }
  }

  func run(in console: Console) async throws(Failure) -> RunStatus {
    let inputs = try SceneInputs(scenes.unbundled)
    if !inPlace, !check, !diff, inputs.isPlural {
      throw Failure(.usage, "several scenes need --in-place, --check or --diff")
    }
    return try await inputs.forEach(console) { input, console throws(Failure) in
      try format(input, console)
    }
  }

  private func format(_ input: SceneInput, _ console: Console) throws(Failure) -> RunStatus {
    let bytes = try input.read(console)
    let source = try input.source(bytes)
    let formatted: FormattedScene
    do throws(SceneProblems) {
      formatted = try FormattedScene(
        source, options: FormattedScene.Options(width: width, sortsKeys: sortKeys))
    } catch {
      throw Failure(error.problems)
    }
    if diff {
      let difference = LineDifference(
        String(decoding: bytes, as: UTF8.self), formatted.text, named: input.label)
      try console.print(difference.text)
      if !check { return formatted.isChanged ? .notFound : .success }
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
