#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A file that is open for reading, so that long ones need not be in memory as a whole.
package final class OpenFile {
  /// Its number, which holds as long as this does.
  package let descriptor: Int32
  /// How many bytes it had when it was opened.
  package let length: Int

  /// Opens a file; nil for what has no length, such as a pipe, which is not opened: who writes to it
  /// would take that for its reader.
  package init?(_ path: String) throws(FileFailure) {
    if FileKind(path) == .stream { return nil }
    do throws(SystemError) {
      let file = try checked { unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
      var status = stat()
      guard unsafe fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
        _ = close(file)
        return nil
      }
      (descriptor, length) = (file, Int(status.st_size))
    } catch {
      throw FileFailure(.cannotRead, "cannot read \(path): \(error.description)")
    }
  }

  deinit { _ = close(descriptor) }

  /// Whether two files have the same bytes.
  package func hasBytes(of other: OpenFile) throws(SystemError) -> Bool {
    guard length == other.length else { return false }
    var place = 0
    while place < length {
      let (part, counterpart) = (try bytes(at: place), try other.bytes(at: place))
      guard part == counterpart, !part.isEmpty else { return false }
      place += part.count
    }
    return true
  }

  /// Some bytes from a place on; none where the file has grown shorter.
  private func bytes(at place: Int) throws(SystemError) -> [UInt8] {
    try readBytes(of: descriptor, at: place, count: min(1 << 20, length - place))
  }
}

/// Reads bytes of an open file from a place on; fewer where the file ends before.
func readBytes(of file: Int32, at start: Int, count: Int) throws(SystemError) -> [UInt8] {
  var failure: SystemError?
  let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { memory, done in
    while done < count {
      let read = unsafe pread(
        file, memory.baseAddress.map { unsafe $0 + done }, count - done, off_t(start + done))
      if read < 0, errno == EINTR { continue }
      if read < 0 { failure = SystemError(number: errno) }
      guard read > 0 else { return }
      done += read
    }
  }
  if let failure { throw failure }
  return bytes
}
