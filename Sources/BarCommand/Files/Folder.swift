#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Folders.
enum Folder {
  /// Makes a folder and those above it, unless they are there.
  static func make(_ path: String) throws(Failure) {
    var end = path.startIndex
    while end != path.endIndex {
      end = path[end...].dropFirst().firstIndex(of: "/") ?? path.endIndex
      let part = String(path[..<end])
      if part.isEmpty || FileKind(part) == .folder { continue }
      guard mkdir(part, 0o777) == 0 || errno == EEXIST else {
        throw Failure(
          .cannotWrite,
          "cannot make the folder \(part): \(SystemError(number: errno).description)")
      }
    }
  }
}

/// Processors.
enum Processors {
  /// How many this process may use; 1 where nobody knows.
  static var count: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
