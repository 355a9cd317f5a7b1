internal import ArgumentParser
internal import BarAnswers
internal import BarSceneFile

/// `navbar schema`: the JSON Schema of scene files and of what the program prints.
struct SchemaCommand: NavbarCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of scene files, of navbar.yaml, or of a command's JSON.",
    discussion: """
      Editors complete and check scenes with it. Put this line at the top of a scene:

        # yaml-language-server: $schema=scene.schema.json

      and write the file it names:

        navbar schema > scene.schema.json
        navbar schema --project > navbar.schema.json

      The JSON that a command prints has a schema too; docs/OUTPUT.md says what of it stays:

        navbar schema layout
        navbar schema lint > lint.schema.json
      """)

  @Argument(
    help: ArgumentHelp(
      "What to describe: \(Self.names.joined(separator: ", ")); scenes when left out.",
      valueName: "document"),
    completion: .list(Self.names))
  var document: String?

  @Flag(help: "The schema of a project's navbar.yaml.")
  var project = false

  private static let names = ["scene"] + OutputSchema.all.map(\.name)

  func validate() throws {
    if project, document != nil {
      throw ValidationError("--project is the schema of navbar.yaml: leave the document out")
    }
  }

  func run(in console: Console) async throws(Failure) -> RunStatus {
    guard let document, document != "scene" else {
      try console.printDocument(project ? SceneSchema.projectJSON() : SceneSchema.json())
      return .success
    }
    guard let schema = OutputSchema.all.first(where: { $0.name == document }) else {
      let near = NearestNames(names: Self.names).question(document)
      let known = near.isEmpty ? " (\(Self.names.joined(separator: ", ")))" : near
      throw Failure(.notFound, "no document \(document)\(known)")
    }
    try console.printDocument(schema.json)
    return .success
  }
}
