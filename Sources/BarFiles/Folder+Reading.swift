#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension Folder {
  /// The bytes of a file in a folder or below it, and at most one more than the limit; nil when
  /// there is no such file.
  ///
  /// Each part of the path is opened from the one before it and no link is followed, so that
  /// nothing outside the folder can be reached, whatever changes meanwhile.
  package static func bytes(
    of path: String, in folder: String, limit: Int
  ) throws(FileFailure) -> [UInt8]? {
    do throws(SystemError) {
      var place = try checked {
        unsafe open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      }
      defer { _ = close(place) }
      let parts = path.split(separator: "/").map(String.init)
      for (index, part) in parts.enumerated() {
        let isLast = index == parts.count - 1
        // Without O_NONBLOCK a pipe that nobody writes to would keep us here for ever.
        let kind = isLast ? O_NONBLOCK : O_DIRECTORY
        let next = try checked {
          unsafe openat(place, part, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | kind)
        }
        _ = close(place)
        place = next
      }
      var status = stat()
      guard unsafe fstat(place, &status) == 0 else { throw SystemError(number: errno) }
      guard status.st_mode & S_IFMT == S_IFREG else {
        throw SystemError(number: status.st_mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL)
      }
      return try FileReading.read(place, limit: limit)
    } catch {
      if error.number == ENOENT { return nil }
      let reason =
        error.number == ELOOP || error.number == EMLINK
        ? "it is a link, and links are not followed" : error.description
      throw FileFailure(.cannotRead, "cannot read \(path): \(reason)")
    }
  }
}
