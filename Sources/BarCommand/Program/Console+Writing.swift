internal import BarFiles

extension Console {
  /// Whether an output is the standard output stream: `-`.
  static func isStandardOutput(_ output: String) -> Bool { output == "-" }

  /// Writes a file whole, or to the standard output stream where it is called `-`.
  func write(_ bytes: [UInt8], to output: String) throws(Failure) {
    if Self.isStandardOutput(output) { return try self.output(bytes) }
    try Failure.filing { () throws(FileFailure) in
      try WholeFile(calls: files).write(bytes, to: output)
    }
  }

  /// Refuses to fill a terminal with a picture.
  func refusePicture(to output: String) throws(Failure) {
    guard Self.isStandardOutput(output), isOutputTerminal else { return }
    throw Failure(.usage, "a picture is nothing to read; send it to a file or through a pipe")
  }
}
