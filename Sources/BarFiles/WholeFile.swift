#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Writes files whole or not at all.
///
/// The bytes go to a new file beside the old one, which then takes its place in one step and may be
/// read and written by the same people. A reader sees the old file or the new one, never a part. A
/// file that has the bytes already only gets the time of its writing: many file systems take longer
/// over a file's replacement than over all else.
package struct WholeFile: Sendable {
  /// What the operating system is asked with.
  package var calls: FileCalls
  /// Whether a file that is said to be written outlasts a loss of power.
  package var isSynced: Bool

  /// A writer that asks with the given calls.
  package init(calls: FileCalls = .system, isSynced: Bool = false) {
    self.calls = calls
    self.isSynced = isSynced
  }

  /// Writes a file, in place of one that may be there.
  ///
  /// A symbolic link stays and what it points at is replaced. A device or a pipe is written to.
  package func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    try write(CollectionOfOne(bytes), whole: bytes, path)
  }

  /// The same, of bytes that are made part by part.
  package func write(
    parts: some Sequence<[UInt8]>, to path: String
  ) throws(FileFailure) {
    try write(parts, whole: nil, path)
  }

  private func write(
    _ parts: some Sequence<[UInt8]>, whole: [UInt8]?, _ path: String
  ) throws(FileFailure) {
    do throws(SystemError) {
      switch FileKind(path) {
      case .folder: throw SystemError(number: EISDIR)
      case .stream: try writeThrough(parts, path)
      case .link: try replace(FilePlace(name: realPath(path)), with: parts, whole: whole)
      case .file, .none: try replace(FilePlace(name: path), with: parts, whole: whole)
      }
    } catch {
      if error.isBrokenPipe { throw FileFailure(.brokenPipe, "") }
      throw FileFailure(.cannotWrite, "cannot write \(path): \(error.description)")
    }
  }

  /// Writes a file in a folder or below it, whose name comes out of a file that may be a stranger's.
  ///
  /// No link is followed, on the way or at its end, and nothing but a file is replaced.
  ///
  /// - Parameter makes: whether folders that are not there are made.
  package func write(
    _ bytes: [UInt8], to path: RelativePath, in folder: String, makes: Bool = false
  ) throws(FileFailure) {
    do throws(SystemError) {
      let place = try OpenFolder(folder, below: path.folders, makes: makes)
      switch place.kind(path.name) {
      case nil, .file?: break
      case .folder?: throw SystemError(number: EISDIR)
      case .link?: throw SystemError(number: ELOOP)
      case .stream?: throw SystemError(number: ENXIO)
      }
      try replace(
        FilePlace(folder: place.descriptor, name: path.name), with: CollectionOfOne(bytes),
        whole: bytes)
    } catch {
      let shown = folder.utf8.isEmpty ? path.text : "\(folder)/\(path.text)"
      throw FileFailure(.cannotWrite, "cannot write \(shown): \(error.reason)")
    }
  }

  /// The same, of a path that is still a text.
  package func write(
    _ bytes: [UInt8], to path: String, in folder: String, makes: Bool = false
  ) throws(FileFailure) {
    let relative: RelativePath
    do throws(RelativePath.Fault) {
      relative = try RelativePath(path)
    } catch {
      throw FileFailure(.cannotWrite, "cannot write \(folder)/\(path): \(error.reason)")
    }
    try write(bytes, to: relative, in: folder, makes: makes)
  }

  /// Writes a file that must not be there yet.
  package func writeNew(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    guard FileKind(path) == .none else {
      throw FileFailure(.cannotWrite, "\(path) is there already; --force replaces it")
    }
    try write(bytes, to: path)
  }

  /// Puts a file in the place of one that may be there.
  ///
  /// - Parameter whole: all the bytes, where they are made already.
  private func replace(
    _ place: FilePlace, with parts: some Sequence<[UInt8]>, whole: [UInt8]?
  ) throws(SystemError) {
    // Whether the bytes that are there would outlast a loss of power, nobody knows.
    if !isSynced, let whole, calls.renew(place, whole) { return }
    calls.begin()
    defer { calls.end() }
    let (temporary, file) = try createBeside(place)
    do throws(SystemError) {
      do throws(SystemError) {
        try calls.keepMode(place, file)
        for part in parts { try calls.writeAll(part, to: file) }
        if isSynced { try calls.sync(file) }
      } catch {
        try? calls.close(file)
        throw error
      }
      try calls.close(file)
      try calls.rename(temporary, place)
    } catch {
      calls.unlink(temporary)
      throw error
    }
    if isSynced { try calls.syncFolder(place) }
  }

  /// A new file in the same folder, with a name nobody else uses.
  private func createBeside(
    _ place: FilePlace
  ) throws(SystemError) -> (place: FilePlace, file: Int32) {
    let folder = FilePath.folder(of: place.name)
    var attempts = 0
    while true {
      let temporary = FilePlace(folder: place.folder, name: folder + TemporaryName().text)
      do throws(SystemError) {
        return (temporary, try calls.create(temporary))
      } catch {
        attempts += 1
        guard error.isExisting, attempts < 16 else { throw error }
      }
    }
  }

  private func writeThrough(
    _ parts: some Sequence<[UInt8]>, _ path: String
  ) throws(SystemError) {
    let file = try checked { unsafe open(path, O_WRONLY | O_CLOEXEC) }
    do throws(SystemError) {
      for part in parts { try calls.writeAll(part, to: file) }
    } catch {
      try? calls.close(file)
      throw error
    }
    try calls.close(file)
  }

  /// Where a symbolic link leads in the end.
  private func realPath(_ path: String) throws(SystemError) -> String {
    guard let resolved = unsafe realpath(path, nil) else { throw SystemError(number: errno) }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }
}
