internal import ArgumentParser
internal import BarSceneFile

/// `navbar init`: a first scene.
struct InitCommand: NavbarCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a first scene to start from.",
    discussion: """
      A file that is there already stays as it is, unless --force is given.

        navbar init
        navbar init scenes/inbox.yaml
        navbar init - | navbar render - -o inbox.png
      """)

  @Argument(help: "The file to write; - prints the scene.")
  var file: String = "scene.yaml"

  @Flag(help: "Replace a file that is there already.")
  var force = false

  func run(in console: Console) async throws(Failure) -> RunStatus {
    let bytes = Array(SceneTemplate.yaml.utf8)
    if file == "-" {
      try console.output(bytes)
      return .success
    }
    let writer = WholeFile(calls: console.files)
    try force ? writer.write(bytes, to: file) : writer.writeNew(bytes, to: file)
    console.say(
      "wrote \(file); draw it with: navbar render \(file) -o \(FilePath.stem(of: file)).png")
    return .success
  }
}
