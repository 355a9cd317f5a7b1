#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension FilePath {
  /// Where a path leads from the root of the file system, links followed; nil for nowhere.
  package static func real(_ path: String) -> String? {
    guard let text = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }

  /// The number of the user that something belongs to, a link not followed; nil where there is nothing.
  package static func owner(of path: String) -> UInt32? {
    var status = stat()
    return unsafe lstat(path, &status) == 0 ? status.st_uid : nil
  }
}

/// What tells that a file was written anew: which file it is, how long, and when it was written.
package struct FileStamp: Hashable, Sendable {
  private var file: UInt64
  /// Its length in bytes.
  package private(set) var size: Int64
  /// When it was written, in seconds since 1970.
  package private(set) var seconds: Int
  private var nanoseconds: Int

  /// Asks the file system, links not followed; nil where there is nothing.
  package init?(_ path: String) {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return nil }
    file = UInt64(status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
      (seconds, nanoseconds) = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
    #else
      (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    #endif
  }
}
