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
    of path: RelativePath, in folder: String, limit: Int
  ) throws(FileFailure) -> [UInt8]? {
    do throws(SystemError) {
      let file = try OpenFolder(folder, below: path.folders).file(path.name)
      defer { _ = close(file) }
      return try FileReading.read(file, limit: limit)
    } catch {
      if error.number == ENOENT { return nil }
      throw FileFailure(.cannotRead, "cannot read \(path.text): \(error.reason)")
    }
  }

  /// What stands at a path in a folder or below it, no link followed; nil for nothing, and where
  /// nobody can look.
  package static func kind(of path: RelativePath, in folder: String) -> FolderEntry.Kind? {
    (try? OpenFolder(folder, below: path.folders))?.kind(path.name)
  }

  /// Removes a file in a folder or below it, no link followed on the way; a link is not removed.
  ///
  /// - Returns: whether there was one.
  package static func remove(
    _ path: RelativePath, in folder: String, with calls: FileCalls
  ) throws(FileFailure) -> Bool {
    do throws(SystemError) {
      let place = try OpenFolder(folder, below: path.folders)
      guard place.kind(path.name) == .file else { return false }
      calls.unlink(FilePlace(folder: place.descriptor, name: path.name))
      guard place.kind(path.name) == nil else { throw SystemError(number: EACCES) }
      return true
    } catch {
      if error.number == ENOENT { return false }
      throw FileFailure(.cannotWrite, "cannot remove \(path.text): \(error.reason)")
    }
  }
}
