#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// What a file was like when it was looked at: two stamps differ when somebody wrote in between.
struct FileStamp: Hashable, Sendable {
  /// The kinds of things a path can lead to.
  enum Kind: Hashable, Sendable {
    case file, folder, other
  }

  /// What stands at the path.
  let kind: Kind
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int
  private let number: UInt64

  /// Looks at a path; nil when nothing is there.
  ///
  /// - Parameter followsLinks: whether a link stands for what it leads to.
  init?(_ path: String, followsLinks: Bool = false) {
    var entry = stat()
    guard (followsLinks ? stat(path, &entry) : lstat(path, &entry)) == 0 else { return nil }
    switch entry.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    default: kind = .other
    }
    size = Int(entry.st_size)
    number = UInt64(entry.st_ino)
    #if canImport(Darwin)
      seconds = Int(entry.st_mtimespec.tv_sec)
      nanoseconds = Int(entry.st_mtimespec.tv_nsec)
    #else
      seconds = Int(entry.st_mtim.tv_sec)
      nanoseconds = Int(entry.st_mtim.tv_nsec)
    #endif
  }
}
