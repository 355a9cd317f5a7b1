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
