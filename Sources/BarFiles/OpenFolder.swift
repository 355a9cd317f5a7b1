#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A folder that is open, so that what is in it can be reached whatever happens to its path.
package struct OpenFolder: ~Copyable {
  /// Its number.
  package let descriptor: Int32

  /// Opens the folder that a person named; the empty path is the working folder.
  package init(_ path: String) throws(SystemError) {
    descriptor = try checked {
      unsafe open(path.utf8.isEmpty ? "." : path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
  }

  private init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit { _ = close(descriptor) }

  /// Opens a folder below one that a person named, step by step, so that no link is followed.
  ///
  /// - Parameter makes: whether folders that are not there are made.
  package init(
    _ root: String, below names: ArraySlice<String>, makes: Bool = false
  ) throws(SystemError) {
    var place = try checked {
      unsafe open(root.utf8.isEmpty ? "." : root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
    for name in names {
      do throws(SystemError) {
        if makes, unsafe mkdirat(place, name, 0o777) != 0, errno != EEXIST {
          throw SystemError(number: errno)
        }
        let next = try checked {
          unsafe openat(place, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        }
        _ = close(place)
        place = next
      } catch {
        let isLink = Self.isLink(name, in: place)
        _ = close(place)
        throw isLink ? SystemError(number: ELOOP) : error
      }
    }
    self.init(descriptor: place)
  }

  /// Opens a file in the folder for reading: no link, and no pipe or device, which could keep a
  /// reader waiting for ever.
  package func file(_ name: String) throws(SystemError) -> Int32 {
    let file = try checked {
      // A pipe that nobody writes to would keep even the opening waiting.
      unsafe openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    }
    var status = stat()
    if unsafe fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG { return file }
    _ = close(file)
    throw SystemError(number: status.st_mode & S_IFMT == S_IFDIR ? EISDIR : ENXIO)
  }

  /// What a name in the folder stands for, links not followed.
  package func kind(_ name: String) -> FolderEntry.Kind? {
    var status = stat()
    guard unsafe fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    return FolderEntry.Kind(mode: status.st_mode)
  }

  private static func isLink(_ name: String, in folder: Int32) -> Bool {
    var status = stat()
    return unsafe fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0
      && status.st_mode & S_IFMT == S_IFLNK
  }
}

extension SystemError {
  /// What a person is told who named no link and no pipe.
  var reason: String {
    switch number {
    case ELOOP, EMLINK: "it is a link, and links are not followed"
    case ENXIO: "it is a pipe or a device, not a file"
    default: description
    }
  }
}
