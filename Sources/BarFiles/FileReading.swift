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
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe part.withUnsafeMutableBytes {
        unsafe readSystem(file, $0.baseAddress, $0.count)
      }
      if count >= 0 { return Array(part[..<count]) }
      if errno != EINTR { throw SystemError(number: errno) }
    }
  }
}

// `FileReading.read` hides the system's.
private func readSystem(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(file, bytes, count)
}
