internal import ArgumentParser

/// `navbar serve`: scenes on a live page; a program of its own does it.
struct ServeCommand: NavbarCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Show scenes on a live page in a browser.",
    discussion: """
      Opens a page on this machine, which nobody else can see: every scene of the given files and \
      folders, drawn again as soon as it is saved, with controls, scrolling, inspection and \
      screenshots laid over it. The program navbar-serve does it; script/studio builds it.

        navbar serve scenes/
        navbar serve inbox.yaml --open
        navbar serve scenes/ --port 8000
      """)

  @Argument(
    parsing: .captureForPassthrough,
    help: ArgumentHelp(
      "Scene files or folders, and the options of navbar-serve.", valueName: "path"),
    completion: .sceneFiles)
  var arguments: [String] = []

  func run(in console: Console) async throws(Failure) -> RunStatus {
    try CompanionProgram.studio.run(arguments, in: console)
  }
}
