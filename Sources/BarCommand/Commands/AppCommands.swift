internal import ArgumentParser

/// `navbar import`: scenes out of an app's sources.
struct ImportCommand: NavbarCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Write a scene for each screen of an app's sources.",
    discussion: """
      Reads storyboards, Swift and the app's words. The program navbar-import does it; script/import \
      builds it.

        navbar import MyApp -o Scenes
        navbar import MyApp -o Scenes --check
      """)

  @Argument(parsing: .captureForPassthrough, help: "What navbar-import import takes.")
  var arguments: [String] = []

  func run(in console: Console) async throws(Failure) -> RunStatus {
    try CompanionProgram.reader.run(["import"] + arguments, in: console)
  }
}

/// `navbar audit`: what is wrong with an app's bars.
struct AuditCommand: NavbarCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit", abstract: "Say which titles and buttons of an app are cut, and where.",
    discussion: """
      Lays every bar of an app's sources out over devices, languages and sizes of text. The program \
      navbar-import does it; script/import builds it.

        navbar audit MyApp
        navbar audit MyApp --locales all --format sarif
      """)

  @Argument(parsing: .captureForPassthrough, help: "What navbar-import audit takes.")
  var arguments: [String] = []

  func run(in console: Console) async throws(Failure) -> RunStatus {
    try CompanionProgram.reader.run(["audit"] + arguments, in: console)
  }
}

/// `navbar verify`: a running app's frames against the engine.
struct VerifyCommand: NavbarCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Hold the frames of a running app against the layout.",
    discussion: """
      Reads a dump of a running app's views. The program navbar-import does it; script/import builds \
      it.

        navbar verify dump.txt --device iphone-15 --system ios-17
      """)

  @Argument(parsing: .captureForPassthrough, help: "What navbar-import verify takes.")
  var arguments: [String] = []

  func run(in console: Console) async throws(Failure) -> RunStatus {
    try CompanionProgram.reader.run(["verify"] + arguments, in: console)
  }
}
