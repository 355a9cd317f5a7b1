#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Reads files and streams to their end, up to a limit.
package enum FileReading {
  /// The most bytes a scene may have: 4 MiB.
  ///
  /// The decoder refuses longer ones; reading one byte more is enough to tell.
  package static let sceneLimit = 4 << 20

  /// The bytes of a file, and at most one more than the limit.
  package static func bytes(
    of path: String, limit: Int = sceneLimit
  ) throws(FileFailure) -> [UInt8] {
    do throws(SystemError) {
      if FileKind(path) == .folder { throw SystemError(number: EISDIR) }
      let file = try checked { unsafe open(path, O_RDONLY | O_CLOEXEC) }
      defer { _ = close(file) }
      return try read(file, limit: limit)
    } catch {
      throw FileFailure(.cannotRead, "cannot read \(path): \(error.description)")
    }
  }

  /// The bytes of a file that may not have more than the limit.
  package static func whole(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
    let bytes = try bytes(of: path, limit: limit)
    guard bytes.count <= limit else {
      throw FileFailure(
        .cannotRead, "cannot read \(path): it has more than \(limit) bytes")
    }
    return bytes
  }

  /// What is left in an open file, and at most one byte more than the limit.
  package static func read(
    _ file: Int32, limit: Int = sceneLimit
  ) throws(SystemError) -> [UInt8] {
    var result: [UInt8] = []
    var status = stat()
    if unsafe fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
      // An array that grows as it is read takes twice the memory of a long file.
      result.reserveCapacity(min(max(Int(status.st_size), 0), limit) + 1)
    }
    while result.count <= limit {
      let part = try chunk(of: file)
      if part.isEmpty { break }
      result += part
    }
    return result
  }

  /// What an open file or stream has by now, as soon as it has some; empty at its end.
  package static func chunk(of file: Int32) throws(SystemError) -> [UInt8] {
    while true {
      var failure: Int32 = 0
      // Most files are short: memory that nothing is read into is not written either.
      let part = unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1 << 16) { part in
        let count = unsafe readSystem(file, part.baseAddress, part.count)
        if count < 0 { failure = errno }
        return unsafe Array(part[..<max(count, 0)])
      }
      if failure == 0 { return part }
      if failure != EINTR { throw SystemError(number: failure) }
    }
  }
}

// `FileReading.read` hides the system's.
private func readSystem(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(file, bytes, count)
}
