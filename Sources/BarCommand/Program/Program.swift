internal import ArgumentParser
internal import BarAnswers
internal import BarComparison
internal import BarFiles
internal import CBarShim
internal import CLibraries

/// The command line tool: arguments in, exit status out.
package enum Program {
  /// The tool's version; it says nothing about pixels, which have the engine's.
  static let version = ToolVersion.text

  /// Runs the tool with this process's arguments and streams.
  ///
  /// - Returns: the status to end the process with.
  package static func main() async -> Int32 {
    Console.prepareProcess()
    nb_tasks_share_a_thread_without_proc()
    if let shortage = SystemGrants.shortage() {
      for line in shortage.lines { Console.system().say(line) }
      return shortage.status.rawValue
    }
    let arguments = Array(processArguments.dropFirst())
    let status = await run(arguments, console: .system())
    return escalated(status).rawValue
  }

  /// What the process was started with, its own name first.
  private static var processArguments: [String] {
    let count = nb_argument_count()
    guard count > 0 else { return CommandLine.arguments }
    return (0..<count).map { unsafe String(cString: nb_argument($0)) }
  }

  /// The status of a run that went wrong where a library is missing: whatever else it says, that is
  /// the reason to be looked at first.
  private static func escalated(_ status: RunStatus) -> RunStatus {
    guard status != .success, unsafe nb_library_missing() != nil else { return status }
    return max(status, .unavailable)
  }

  /// Runs the tool with arguments and streams of the caller's choice.
  static func run(_ arguments: [String], console: Console) async -> RunStatus {
    var arguments = arguments
    var console = console
    do throws(Failure) {
      if let plain = PlainRun(arguments) { return try await plain.run(in: console) }
      if let pair = PicturePair(arguments) { return try pair.run(in: console) }
      if !CompanionProgram.commands.contains(arguments.first ?? "") {
        console.color = try ColorChoice.taken(from: &arguments)
      }
      arguments = ArgumentBundle.bundled(TouchPoint.readable(in: arguments))
      var parsed: any ParsableCommand
      if let command = command(of: arguments) {
        return try await command.run(in: command.adjusted(console))
      }
      try checkCommandName(arguments)
      do {
        parsed = try Navbar.parseAsRoot(arguments)
        guard let command = parsed as? any NavbarCommand else {
          // The parser's own: help, completion scripts. They end by throwing what is to be said.
          try parsed.run()
          return .success
        }
        return try await command.run(in: command.adjusted(console))
      } catch let failure as Failure {
        throw failure
      } catch {
        return try answer(to: error, console: console)
      }
    } catch {
      for line in error.lines { console.say(line) }
      return error.status
    }
  }

  /// The command that is named first, when its arguments are right; nil leaves them to the parser
  /// of the whole tool, which knows what to say.
  ///
  /// That parser looks at all commands before it looks at an argument, which takes longer than most
  /// of them run.
  private static func command(of arguments: [String]) -> (any NavbarCommand)? {
    guard let name = arguments.first,
      let type = Navbar.configuration.subcommands.first(where: {
        $0.configuration.commandName == name
      })
    else { return nil }
    return (try? type.parseAsRoot(Array(arguments.dropFirst()))) as? any NavbarCommand
  }

  /// The names of all commands.
  private static var commandNames: [String] {
    Navbar.configuration.subcommands.compactMap { $0.configuration.commandName }
  }

  /// Refuses a command that is not there, after `help` too.
  private static func checkCommandName(_ arguments: [String]) throws(Failure) {
    let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    let names = ["help"] + commandNames
    guard let name = words.first, !name.hasPrefix("-"), !names.contains(name) else { return }
    let near = NearestNames(names: names).question(name)
    throw Failure(
      .usage, "unknown command \"\(name)\"\(near.isEmpty ? "; see navbar --help" : near)")
  }

  /// Says what the parser wants said: help and the version are data, usage errors are messages.
  private static func answer(
    to error: any Error, console: Console
  ) throws(Failure) -> RunStatus {
    let unset = Navbar.fullMessage(for: error, columns: HelpText.unbroken)
    // Completion scripts come the same way, and are programs.
    let isHelp = ["OVERVIEW: ", "USAGE: "].contains(where: unset.hasPrefix)
    let text =
      isHelp
      ? HelpText(unset, width: columns(console)).text
      : CompletionScript(unset, topics: commandNames).text
    guard Navbar.exitCode(for: error).isSuccess else {
      let message = text.replacingFirst("Error: ", with: "error: ")
      throw Failure(
        status: .usage,
        lines: message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }
    try console.printDocument(text + "\n")
    return .success
  }

  /// The width help is set to: the terminal's, where a person reads.
  static func columns(_ console: Console) -> Int {
    let stated = console.variable("COLUMNS").flatMap { Int($0) }
    let wanted = console.isOutputTerminal ? console.columns ?? stated : nil
    return min(max(wanted ?? 100, 40), 120)
  }
}

extension String {
  /// The text with its beginning exchanged.
  fileprivate func replacingFirst(_ prefix: String, with other: String) -> String {
    hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
  }
}
