#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Where a file stands: its name in an open folder, or a path as a person wrote it.
package struct FilePlace: Hashable, Sendable {
  /// The open folder's number.
  package var folder: Int32
  /// The name in it, or a path from it.
  package var name: String

  /// A place in an open folder; without one, a path from the working folder or the root.
  package init(folder: Int32 = workingFolder, name: String) {
    self.folder = folder
    self.name = name
  }

  /// Stands for the folder the program runs in.
  package static let workingFolder = AT_FDCWD
}

/// What the operating system is asked to do with files.
///
/// Tests put failing calls in their place.
/// Each call throws the system's error number when it does not go well.
package struct FileCalls: Sendable {
  /// Called before a file is made; until `end` nothing may end the process that can wait.
  package var begin: @Sendable () -> Void = {}
  /// Called when the file stands in its place or is gone again.
  package var end: @Sendable () -> Void = {}
  /// Says of a file that has these bytes already that it was written now; false where it has not, or
  /// where that cannot be said of it.
  package var renew: @Sendable (_ place: FilePlace, _ bytes: [UInt8]) -> Bool
  /// Makes a new file and opens it for writing; fails where one exists.
  package var create: @Sendable (_ place: FilePlace) throws(SystemError) -> Int32
  /// Lets a new file be read and written by those who may read and write the file at a path; does
  /// nothing where there is none.
  package var keepMode: @Sendable (_ place: FilePlace, _ file: Int32) throws(SystemError) -> Void
  /// Writes some of the bytes and says how many.
  package var write:
    @Sendable (_ file: Int32, _ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int
  /// Waits until what was written to a file would outlast a loss of power.
  package var sync: @Sendable (_ file: Int32) throws(SystemError) -> Void
  /// Closes a file.
  package var close: @Sendable (_ file: Int32) throws(SystemError) -> Void
  /// Puts a file in another's place in one step.
  package var rename:
    @Sendable (_ place: FilePlace, _ destination: FilePlace) throws(SystemError) -> Void
  /// Waits until the names in the folder of a file would outlast a loss of power.
  package var syncFolder: @Sendable (_ place: FilePlace) throws(SystemError) -> Void
  /// Removes a file.
  package var unlink: @Sendable (_ place: FilePlace) -> Void

  /// The calls of the machine this runs on.
  package static let system = FileCalls(
    renew: { place, bytes in (try? renewOnce(place, bytes)) ?? false },
    create: { place throws(SystemError) in
      try checked {
        // 0o666 less what the user's mask takes away, as every program makes its files.
        unsafe openat(
          place.folder, place.name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
      }
    },
    keepMode: { place, file throws(SystemError) in try copyMode(of: place, to: file) },
    write: { file, bytes throws(SystemError) in try writeOnce(file, bytes) },
    sync: { file throws(SystemError) in try syncOnce(file) },
    close: { file throws(SystemError) in
      if systemClose(file) != 0, errno != EINTR { throw SystemError(number: errno) }
    },
    rename: { place, destination throws(SystemError) in
      _ = try checked {
        unsafe renameat(place.folder, place.name, destination.folder, destination.name)
      }
    },
    syncFolder: { place throws(SystemError) in
      let path = FilePath.folder(of: place.name)
      let folder = try checked {
        unsafe openat(
          place.folder, path.isEmpty ? "." : path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      }
      defer { _ = systemClose(folder) }
      try syncOnce(folder)
    },
    unlink: { place in _ = unsafe unlinkat(place.folder, place.name, 0) })
}

/// An error number of the operating system.
package struct SystemError: Error, Hashable {
  /// The value of `errno`.
  package var number: Int32

  /// The error of a number.
  package init(number: Int32) {
    self.number = number
  }

  /// What the operating system calls it: `No space left on device`.
  package var description: String { unsafe String(cString: strerror(number)) }

  /// That a file is there already.
  static let existing = SystemError(number: EEXIST)

  /// Whether the reader of a pipe has gone.
  package var isBrokenPipe: Bool { number == EPIPE }
  /// Whether a file or folder is not there.
  package var isMissing: Bool { number == ENOENT || number == ENOTDIR }
  /// Whether a file is there already.
  package var isExisting: Bool { number == EEXIST }
}

/// Calls until no signal interrupts; a negative answer is an error.
package func checked(_ call: () -> Int32) throws(SystemError) -> Int32 {
  while true {
    let answer = call()
    if answer >= 0 { return answer }
    if errno != EINTR { throw SystemError(number: errno) }
  }
}

/// Gives a file that has these bytes already the time of now.
private func renewOnce(_ place: FilePlace, _ bytes: [UInt8]) throws(SystemError) -> Bool {
  let file = try checked {
    unsafe openat(
      place.folder, place.name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
  }
  defer { _ = systemClose(file) }
  var status = stat()
  _ = try checked { unsafe fstat(file, &status) }
  // What has other names is somebody's copy, whose time is not ours to change.
  guard status.st_mode & S_IFMT == S_IFREG, status.st_nlink == 1, status.st_size == bytes.count
  else { return false }
  var rest = bytes[...]
  while !rest.isEmpty {
    let part = try readBytes(
      of: file, at: rest.startIndex, count: min(1 << 16, rest.count))
    guard !part.isEmpty, begins(rest, with: part) else { return false }
    rest = rest.dropFirst(part.count)
  }
  _ = try checked { futimens(file, nil) }
  return true
}

/// Whether bytes begin with others, which are no more of them.
private func begins(_ bytes: ArraySlice<UInt8>, with start: [UInt8]) -> Bool {
  unsafe bytes.withUnsafeBytes { bytes in
    unsafe start.withUnsafeBytes { start in
      guard let one = bytes.baseAddress, let other = start.baseAddress else {
        return unsafe start.isEmpty
      }
      return unsafe memcmp(one, other, start.count) == 0
    }
  }
}

/// Gives an open file the permissions of another one, which may be missing.
private func copyMode(of place: FilePlace, to file: Int32) throws(SystemError) {
  var (old, new) = (stat(), stat())
  do throws(SystemError) {
    _ = try checked { unsafe fstatat(place.folder, place.name, &old, AT_SYMLINK_NOFOLLOW) }
  } catch {
    if error.isMissing { return }
    throw error
  }
  if old.st_mode & S_IFMT != S_IFREG { return }
  _ = try checked { unsafe fstat(file, &new) }
  let mode = old.st_mode & permissions
  // A file system without permissions refuses to change them, and shows all files alike.
  if mode != new.st_mode & permissions { _ = try checked { fchmod(file, mode) } }
}

/// The bits of a mode that say who may read, write and run a file.
private let permissions: mode_t = 0o777

/// One call of write(2), repeated when a signal interrupts it.
private func writeOnce(_ file: Int32, _ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
  while true {
    let count = unsafe bytes.withUnsafeBytes { unsafe systemWrite(file, $0.baseAddress, $0.count) }
    if count >= 0 { return count }
    if errno != EINTR { throw SystemError(number: errno) }
  }
}

// The closures above have labels of the same names, so the calls need names of their own.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(file, bytes, count)
}
private func systemClose(_ file: Int32) -> Int32 { close(file) }

/// Waits for the disk; a file system that cannot wait for a folder has nothing to wait for.
private func syncOnce(_ file: Int32) throws(SystemError) {
  do throws(SystemError) {
    #if canImport(Darwin)
      _ = try checked { fcntl(file, F_FULLFSYNC) }
    #else
      _ = try checked { fsync(file) }
    #endif
  } catch {
    if error.number != EINVAL, error.number != ENOTSUP { throw error }
  }
}

extension FileCalls {
  /// Writes all the bytes, in as many calls as it takes.
  package func writeAll(_ bytes: [UInt8], to file: Int32) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try write(file, rest)
      // A file that takes nothing and reports nothing would keep us here for ever.
      if count == 0 { throw SystemError(number: EIO) }
      rest = rest.dropFirst(count)
    }
  }
}
