internal import CBarShim

/// A PNG file that is read.
package enum PNGSource {
  /// A file that is in memory.
  case bytes([UInt8])
  /// An open file with so many bytes, of which no more is in memory than a few rows need. Whoever
  /// opened it closes it, after the last row.
  case file(descriptor: Int32, length: Int)

  /// Bytes of the file.
  var length: Int {
    switch self {
    case .bytes(let bytes): bytes.count
    case .file(_, let length): length
    }
  }

  /// Bits of each channel, as the header says; 0 in a file too short to have one.
  package var depth: Int { Int(unsafe read { unsafe nb_png_depth($0) }) }

  /// Calls what reads the file; nothing may be kept of what it is given.
  func read<Answer>(_ call: (UnsafePointer<nb_source>) -> Answer) -> Answer {
    switch self {
    case .bytes(let bytes):
      return unsafe bytes.withUnsafeBufferPointer { memory in
        // An array without elements may have no address, which would stand for an open file.
        unsafe withUnsafePointer(to: UInt8(0)) { nothing in
          var source = unsafe nb_source(
            bytes: memory.baseAddress ?? nothing, length: memory.count, file: -1)
          return unsafe call(&source)
        }
      }
    case .file(let descriptor, let length):
      var source = unsafe nb_source(bytes: nil, length: length, file: descriptor)
      return unsafe call(&source)
    }
  }
}
