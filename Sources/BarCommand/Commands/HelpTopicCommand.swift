internal import ArgumentParser

/// `navbar help`: the help of a command, by a name that shells complete.
struct HelpTopicCommand: NavbarCommand {
  static let configuration = CommandConfiguration(
    commandName: "help", abstract: "Show the help of a command.")

  @Argument(help: "A command.", completion: .list(Self.names))
  var command: String?

  private static let names = Navbar.configuration.subcommands.compactMap {
    $0.configuration.commandName
  }

  func run(in console: Console) async throws(Failure) -> RunStatus {
    let type = Navbar.configuration.subcommands.first {
      $0.configuration.commandName == command
    }
    let text =
      type.map { Navbar.helpMessage(for: $0, columns: HelpText.unbroken) }
      ?? Navbar.helpMessage(columns: HelpText.unbroken)
    try console.printDocument(HelpText(text, width: Program.columns(console)).text + "\n")
    return .success
  }
}
