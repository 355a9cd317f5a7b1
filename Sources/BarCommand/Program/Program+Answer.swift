internal import BarFiles

/// What a command says, kept in memory.
public struct ProgramAnswer: Hashable, Sendable {
  /// The status a process would end with.
  public var status: RunStatus
  /// What goes to the standard output stream.
  public var output: [UInt8]
  /// What goes to the standard error stream.
  public var messages: String
}

extension Program {
  /// Runs a command in this process, for programs that want its answer and not a stream.
  ///
  /// - Parameter arguments: the command and what follows it, without the program's name.
  public static func answer(_ arguments: [String]) async -> ProgramAnswer {
    let kept = Kept()
    let console = Console(
      output: { kept.output += $0 }, message: { kept.messages += $0 },
      input: { () throws(Failure) in [] })
    let status = await run(arguments, console: console)
    return ProgramAnswer(status: status, output: kept.output, messages: kept.messages)
  }

  /// What was said so far.
  private final class Kept {
    var output: [UInt8] = []
    var messages = ""
  }
}
