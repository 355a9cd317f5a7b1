#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A font file that is read part by part, whenever a part is needed.
///
/// It is open only while it is read. A file that is not the one of before is not read any further.
final class FontFileParts {
  /// Whether another file was found in its place, or other bytes in it.
  private(set) var hasChanged = false

  private let path: String
  private var identity: Identity?

  /// Tells a file from one that took its place, and from itself after it was written.
  private struct Identity: Equatable {
    var device: UInt64
    var number: UInt64
    var length: Int
    var seconds: Int
    var nanoseconds: Int
  }

  init(path: String) {
    self.path = path
  }

  /// How many bytes the file has; 0 before anything was read.
  var length: Int { identity?.length ?? 0 }

  /// Reads with a file that is open as long; nil where it cannot be opened, and where it has changed.
  func reading<Result>(_ read: (borrowing OpenParts) -> Result?) -> Result? {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard let found = Self.identity(of: descriptor) else { return nil }
    if identity == nil { identity = found }
    guard identity == found else {
      hasChanged = true
      return nil
    }
    return read(OpenParts(descriptor: descriptor, length: found.length))
  }

  private static func identity(of descriptor: Int32) -> Identity? {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    #if canImport(Darwin)
      let modified = status.st_mtimespec
    #else
      let modified = status.st_mtim
    #endif
    return Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino), length: Int(status.st_size),
      seconds: modified.tv_sec, nanoseconds: modified.tv_nsec)
  }
}

/// A file while it is open.
struct OpenParts: ~Copyable {
  fileprivate let descriptor: Int32
  /// How many bytes the file has.
  let length: Int

  /// A part of the file; nil where it ends before, and where it cannot be read.
  func bytes(_ part: Range<Int>) -> TableBytes? {
    guard part.lowerBound >= 0, part.upperBound <= length else { return nil }
    guard !part.isEmpty else { return TableBytes(bytes: []) }
    var isWhole = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: part.count) { buffer, count in
      while count < part.count, let base = buffer.baseAddress {
        let read = unsafe pread(
          descriptor, base + count, part.count - count, off_t(part.lowerBound + count))
        if read < 0 && errno == EINTR { continue }
        guard read > 0 else { break }
        count += read
      }
      isWhole = count == part.count
    }
    return isWhole ? TableBytes(bytes: bytes) : nil
  }
}
