/// What a run of a command inside this process wrote and said.
struct CapturedRun {
  /// How it ended.
  let status: RunStatus
  /// What it wrote to its output stream.
  let output: [UInt8]
  /// What it said, a line each.
  let messages: [String]

  /// The output as text.
  var text: String { String(decoding: output, as: UTF8.self) }

  /// Runs a command with an input stream of its own.
  init(_ arguments: [String], input: [UInt8] = [], console: Console) async {
    var written: [UInt8] = []
    var said = ""
    var inner = console
    inner.output = { bytes throws(Failure) in written += bytes }
    inner.message = { said += $0 }
    inner.input = { () throws(Failure) in input }
    inner.isOutputTerminal = false
    inner.isMessageTerminal = false
    inner.variable = { $0 == "NO_COLOR" ? "1" : console.variable($0) }
    status = await Program.run(arguments, console: inner)
    output = written
    messages = said.split(separator: "\n").map(String.init)
  }
}
