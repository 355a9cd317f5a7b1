internal import ArgumentParser
internal import BarSceneFile

/// `navbar schema`: the JSON Schema of scene files.
struct SchemaCommand: NavbarCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of scene files or of navbar.yaml, for editors.",
    discussion: """
      Editors complete and check scenes with it. Put this line at the top of a scene:

        # yaml-language-server: $schema=scene.schema.json

      and write the file it names:

        navbar schema > scene.schema.json
        navbar schema --project > navbar.schema.json
      """)

  @Flag(help: "The schema of a project's navbar.yaml.")
  var project = false

  func run(in console: Console) async throws(Failure) -> RunStatus {
    try console.printDocument(project ? SceneSchema.projectJSON() : SceneSchema.json())
    return .success
  }
}
