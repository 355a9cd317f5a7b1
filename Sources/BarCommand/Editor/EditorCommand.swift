internal import ArgumentParser
internal import BarText

/// `navbar lsp`: scenes in an editor, over the Language Server Protocol.
struct EditorCommand: NavbarCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Help editors with scenes over the Language Server Protocol.",
    discussion: """
      An editor starts it by itself and speaks with it over the standard streams. It completes keys and \
      values, explains what a key does and which numbers it is about, underlines what validate and lint \
      say, fixes what can be fixed, leads from a value of a path to the screen it shows, shows colours, \
      formats, and opens a picture of the bar. docs/EDITORS.md says how to set up VS Code, Neovim, Zed and \
      Xcode.

        navbar lsp
      """)

  @Flag(help: "Editors' own word for what is done anyway: speak over the standard streams.")
  var stdio = false

  func run(in console: Console) async throws(Failure) -> RunStatus {
    var reader = MessageReader(.headers)
    var desk = EditorSession(console: console)
    while let message = try reader.next(console) {
      for answer in desk.answers(to: message) {
        let text = Array(answer.line.utf8)
        try console.output(Array("Content-Length: \(text.count)\r\n\r\n".utf8) + text)
      }
      if let status = desk.status { return status }
    }
    return desk.status ?? .notFound
  }
}
