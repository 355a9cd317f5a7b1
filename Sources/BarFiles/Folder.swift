#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Folders.
package enum Folder {
  /// Makes a folder and those above it, unless they are there.
  package static func make(_ path: String) throws(FileFailure) {
    let bytes = path.utf8
    var end = bytes.startIndex
    while end != bytes.endIndex {
      end = bytes[end...].dropFirst().firstIndex(of: UInt8(ascii: "/")) ?? bytes.endIndex
      let part = String(decoding: bytes[..<end], as: UTF8.self)
      if part.isEmpty || FileKind(part) == .folder { continue }
      guard unsafe mkdir(part, 0o777) == 0 || errno == EEXIST else {
        throw FileFailure(
          .cannotWrite,
          "cannot make the folder \(part): \(SystemError(number: errno).description)")
      }
    }
  }
}

extension Folder {
  /// Removes what a run of this program left behind in a folder when it was killed.
  ///
  /// Only files of this machine whose process is gone are touched; another's run goes on
  /// undisturbed.
  package static func sweep(_ path: String) {
    let folder = path.isEmpty ? "." : path
    for name in (try? names(in: folder, startingWith: TemporaryName.start)) ?? [] {
      if let name = TemporaryName(name), name.isAbandoned {
        unsafe unlink("\(folder)/\(name.text)")
      }
    }
  }
}

/// Processors.
package enum Processors {
  /// How many this process may use; 1 where nobody knows.
  package static var count: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
