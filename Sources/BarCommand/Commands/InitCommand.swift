internal import ArgumentParser
internal import BarFiles
internal import BarSceneFile

/// `navbar init`: a first scene.
struct InitCommand: NavbarCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a first scene to start from.",
    discussion: """
      A file that is there already stays as it is, unless --force is given. A name that ends in .json \
      gets the scene as JSON, without comments.

        navbar init
        navbar init scenes/inbox.yaml
        navbar init inbox.yaml --schema
        navbar init inbox.json
        navbar init settings.yaml --template settings
        navbar init - | navbar render - -o inbox.png
      """)

  @Argument(help: "The file to write; - prints the scene.")
  var file: String = "scene.yaml"

  @Option(
    help: ArgumentHelp(
      "A usual kind of screen, with content, in place of the commented first scene.",
      valueName: "name"))
  var template: Choice<SceneTemplate>?

  @Flag(help: "Replace a file that is there already.")
  var force = false

  @Flag(help: "Write scene.schema.json beside the scene too, with which editors complete keys.")
  var schema = false

  func validate() throws {
    if schema, file == "-" { throw ValidationError("--schema needs a file, not -") }
    if schema, isJSON {
      throw ValidationError(
        "--schema is named by a scene in a comment, and JSON has none: write a .yaml file")
    }
  }

  func run(in console: Console) async throws(Failure) -> RunStatus {
    let schemaName = schema ? Self.schemaName : nil
    let scene =
      isJSON
      ? template?.value.json ?? SceneTemplate.json()
      : template?.value.yaml(schema: schemaName) ?? SceneTemplate.yaml(schema: schemaName)
    if file == "-" {
      try console.printDocument(scene)
      return .success
    }
    try Failure.filing { () throws(FileFailure) in try Folder.make(FilePath.folder(of: file)) }
    let writer = WholeFile(calls: console.files)
    try write(scene, to: file, with: writer)
    if schema {
      try write(SceneSchema.json(), to: FilePath.folder(of: file) + Self.schemaName, with: writer)
    }
    console.say(
      "wrote \(file); draw it with: navbar render \(file) -o \(FilePath.stem(of: file)).png")
    return .success
  }

  private var isJSON: Bool { FilePath.fileExtension(of: file) == "json" }

  private static let schemaName = "scene.schema.json"

  private func write(_ text: String, to path: String, with writer: WholeFile) throws(Failure) {
    let bytes = Array(text.utf8)
    try Failure.filing { () throws(FileFailure) in
      try force ? writer.write(bytes, to: path) : writer.writeNew(bytes, to: path)
    }
  }
}
