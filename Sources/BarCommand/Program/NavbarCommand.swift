internal import ArgumentParser

/// A command of the tool.
///
/// It speaks through the console it is given and nothing else.
protocol NavbarCommand: ParsableCommand {
  /// Does what was asked.
  ///
  /// - Throws: `Failure` when the command ends early.
  func run(in console: Console) async throws(Failure) -> RunStatus
}

/// A command whose options change scenes.
protocol OverridingCommand: NavbarCommand {
  var overrides: SceneOptions { get }
}

extension NavbarCommand {
  /// The console with what the options say of it.
  func adjusted(_ console: Console) -> Console {
    var console = console
    console.isVerbose = (self as? any OverridingCommand)?.overrides.verbose ?? false
    return console
  }
}

extension NavbarCommand {
  /// Refuses a command line that would read the standard input stream twice: the second time it is
  /// empty.
  func refuseSecondStream(among scenes: [String]) throws {
    if scenes.count(where: { $0 == "-" }) > 1 {
      throw ValidationError("- stands for the standard input stream, which can be read only once")
    }
  }

  /// Refuses an output that is named twice; several different ones are all written.
  func refuseSameOutput(among outputs: [String]) throws {
    for (index, output) in outputs.enumerated()
    where outputs[..<index].contains(where: { $0.lowercased() == output.lowercased() }) {
      throw ValidationError("-o \(output) is there twice; each -o is a place of its own")
    }
  }
}
