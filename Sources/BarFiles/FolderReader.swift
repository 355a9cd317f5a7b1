#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Reads files below a folder whose contents may be a stranger's.
package struct FolderReader: Hashable, Sendable {
  /// The folder.
  package var root: String
  /// Whether links are followed; only where a person says that they are their own, as Bazel makes
  /// them.
  package var followsLinks: Bool

  /// A reader of a folder.
  package init(root: String, followsLinks: Bool = false) {
    self.root = root
    self.followsLinks = followsLinks
  }

  /// The bytes of a file that may not have more than the limit; nil when there is none.
  package func bytes(of path: String, limit: Int) throws(FileFailure) -> [UInt8]? {
    let bytes = try upToLimit(path, limit)
    guard let bytes, bytes.count > limit else { return bytes }
    throw FileFailure(.cannotRead, "cannot read \(path): it has more than \(limit) bytes")
  }

  /// The bytes of a file and at most one more than the limit; nil when there is none.
  package func upToLimit(_ path: String, _ limit: Int) throws(FileFailure) -> [UInt8]? {
    let relative: RelativePath
    do throws(RelativePath.Fault) {
      relative = try RelativePath(path)
    } catch {
      throw FileFailure(.cannotRead, "cannot read \(path): \(error.reason)")
    }
    if followsLinks { return try followed(path, limit) }
    return try Folder.bytes(of: relative, in: root, limit: limit)
  }

  private func followed(_ path: String, _ limit: Int) throws(FileFailure) -> [UInt8]? {
    do throws(SystemError) {
      let file = try checked {
        unsafe open("\(root)/\(path)", O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      }
      defer { _ = close(file) }
      var status = stat()
      guard unsafe fstat(file, &status) == 0 else { throw SystemError(number: errno) }
      switch FolderEntry.Kind(mode: status.st_mode) {
      case .file, .link: return try FileReading.read(file, limit: limit)
      case .folder: throw SystemError(number: EISDIR)
      case .stream: throw SystemError(number: ENXIO)
      }
    } catch {
      if error.number == ENOENT { return nil }
      throw FileFailure(.cannotRead, "cannot read \(path): \(error.reason)")
    }
  }
}
