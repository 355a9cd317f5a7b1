internal import ArgumentParser
internal import Foundation

/// The program: arguments in, exit status out.
public enum ImportProgram {
  /// Runs it with this process's arguments.
  ///
  /// - Returns: the status to end the process with.
  public static func main() -> Int32 {
    run(Array(CommandLine.arguments.dropFirst()))
  }

  /// Runs it with arguments of the caller's choice.
  static func run(_ arguments: [String]) -> Int32 {
    do {
      var command = try ImportRoot.parseAsRoot(arguments)
      try command.run()
      return 0
    } catch let failure as Failure {
      Streams.say("error: \(failure.message)")
      return failure.status
    } catch {
      let code = ImportRoot.exitCode(for: error)
      let text = ImportRoot.fullMessage(for: error)
      if !text.isEmpty { code.isSuccess ? Streams.print(text + "\n") : Streams.say(text) }
      return code.rawValue
    }
  }
}

/// The root command.
struct ImportRoot: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "navbar-import",
    abstract: "Reads an app's sources, or a dump of a running app, and answers about its bars.",
    subcommands: [ImportCommand.self, AuditCommand.self, VerifyCommand.self])
}
