internal import BarFiles

/// The streams and the environment of one run.
///
/// Tests make their own.
struct Console {
  /// Writes to the standard output stream: data, nothing else.
  var output: ([UInt8]) throws(Failure) -> Void
  /// Writes to the standard error stream; what cannot be written is lost.
  var message: (String) -> Void
  /// Reads the standard input stream to its end.
  var input: () throws(Failure) -> [UInt8]
  /// Waits for some of the standard input stream; empty at its end.
  var chunk: () throws(Failure) -> [UInt8] = { () throws(Failure) in [] }
  /// Waits for a key at the terminal; nil where there is none or its input has ended.
  var key: () -> UInt8? = { nil }
  /// Whether a person reads the standard output stream.
  var isOutputTerminal = false
  /// Whether a person reads the standard error stream.
  var isMessageTerminal = false
  /// How many characters a line of the terminal has that shows the standard output stream; nil where
  /// there is none, or nobody knows.
  var columns: Int?
  /// Whether messages are coloured; nil for what the environment says.
  var color: ColorChoice?
  /// Whether what was chosen in place of what a scene says is told.
  var isVerbose = false
  /// A variable of the environment; nil when it is not set.
  var variable: (String) -> String? = { _ in nil }
  /// The folder this program is in, where others lie that take over commands, with a slash at its end; nil
  /// where it is not known.
  var programFolder: () -> String? = { nil }
  /// What files are written with.
  var files = FileCalls.system

  /// Writes a text for people to the standard output stream; whatever strangers wrote into it is
  /// shown as `VisibleText` says.
  ///
  /// What may hold ends of lines has to be escaped before it is made part of the text.
  func print(_ text: String) throws(Failure) {
    try output(Array(VisibleText.spelledLines(text).utf8))
  }

  /// Writes a line to the standard output stream, whatever is in it.
  func printLine(_ line: String) throws(Failure) {
    try output(Array((VisibleText.spelled(line) + "\n").utf8))
  }

  /// Writes a document to the standard output stream as it is: JSON and XML, whose writers spell
  /// out what nobody may obey in their own way, a scene's text, pages of the program's own.
  func printDocument(_ text: String) throws(Failure) {
    try output(Array(text.utf8))
  }

  /// Says a line on the standard error stream, its `error:` or `warning:` in colour for a person.
  func say(_ line: String) {
    message(Emphasis(isOn: usesColor).applied(to: VisibleText.spelled(line)) + "\n")
  }
}

/// Colours the word that says how bad a message is.
struct Emphasis {
  /// Whether anything is coloured.
  var isOn: Bool

  /// The line with its first `error:`, `warning:` or `note:` set bold and coloured.
  func applied(to line: String) -> String {
    guard isOn else { return line }
    for (word, color) in [("error:", "31"), ("warning:", "33"), ("note:", "36")] {
      guard let range = range(of: word, in: line) else { continue }
      return line[..<range.lowerBound] + "\u{1B}[1;\(color)m\(word)\u{1B}[0m"
        + line[range.upperBound...]
    }
    return line
  }

  /// Where a word stands at the start of the line or after a space.
  private func range(of word: String, in line: String) -> Range<String.Index>? {
    var index = line.startIndex
    while index < line.endIndex {
      let rest = line[index...]
      if rest.hasPrefix(word) { return index..<line.index(index, offsetBy: word.count) }
      guard let space = rest.firstIndex(of: " ") else { return nil }
      index = line.index(after: space)
    }
    return nil
  }
}

extension Console {
  /// Says what a failure says and goes on.
  ///
  /// - Returns: the failure's status.
  /// - Throws: the failure itself where going on makes no sense: nobody reads the output.
  func reported(_ failure: Failure) throws(Failure) -> RunStatus {
    if failure == .brokenPipe { throw failure }
    for line in failure.lines { say(line) }
    return failure.status
  }
}
