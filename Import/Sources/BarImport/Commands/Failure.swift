internal import Foundation

/// Why a command ends early: what is said, and the exit status.
struct Failure: Error {
  var message: String
  var status: Int32

  init(_ message: String, status: Int32) {
    self.message = message
    self.status = status
  }
}

/// The streams of the program.
enum Streams {
  /// Writes data.
  static func print(_ text: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }

  /// Says something about the run.
  static func say(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
  }

  /// Writes over the last line of a terminal.
  static func rewrite(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(("\r" + text + "\u{1B}[K").utf8))
  }
}
