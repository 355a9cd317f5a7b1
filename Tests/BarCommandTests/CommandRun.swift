import BarTestSupport
import BarFiles
import Testing

@testable import BarCommand

/// What a run of the tool in this process answered.
struct CommandRun {
  /// How it ended.
  var status: RunStatus
  /// What it wrote to its output stream.
  var output: [UInt8]
  /// What it said.
  var messages: String

  /// The output as text.
  var text: String { String(decoding: output, as: UTF8.self) }

  /// Runs the tool.
  ///
  /// - Parameters:
  ///   - input: what its input stream holds.
  ///   - files: what it writes files with.
  ///   - isTerminal: whether its streams lead to a person.
  ///   - variables: its environment.
  ///   - outputFailure: what writing to its output stream fails with.
  init(
    _ arguments: [String], input: String = "", files: FileCalls = .system,
    isTerminal: Bool = false, variables: [String: String] = [:], columns: Int? = nil,
    outputFailure: Failure? = nil
  ) async {
    let recorder = Recorder()
    recorder.chunks = [Array(input.utf8)]
    let console = Console(
      output: { bytes throws(Failure) in
        if let outputFailure { throw outputFailure }
        recorder.output += bytes
      },
      message: { recorder.messages += $0 },
      input: { () throws(Failure) in Array(input.utf8) },
      chunk: { () throws(Failure) in recorder.chunks.popLast() ?? [] },
      isOutputTerminal: isTerminal, isMessageTerminal: isTerminal,
      columns: columns, variable: { variables[$0] }, files: files)
    status = await Program.run(arguments, console: console)
    output = recorder.output
    messages = recorder.messages
  }
}

/// Keeps what a run writes.
private final class Recorder {
  var output: [UInt8] = []
  var messages = ""
  var chunks: [[UInt8]] = []
}
