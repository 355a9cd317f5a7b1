#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// What a file or folder was like when it was looked at.
///
/// Two stamps differ when somebody wrote in between; of a folder, when something in it came, went or
/// was renamed.
package struct FileStamp: Hashable, Sendable {
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int
  private let number: UInt64
  private let kind: UInt32

  /// Looks at a path, links followed; nil when nothing is there.
  package init?(_ path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    size = Int(status.st_size)
    number = UInt64(truncatingIfNeeded: status.st_ino)
    kind = UInt32(truncatingIfNeeded: status.st_mode & S_IFMT)
    #if canImport(Darwin)
      seconds = Int(status.st_mtimespec.tv_sec)
      nanoseconds = Int(status.st_mtimespec.tv_nsec)
    #else
      seconds = Int(status.st_mtim.tv_sec)
      nanoseconds = Int(status.st_mtim.tv_nsec)
    #endif
  }
}
