extension Folder {
  /// Gives a file in a folder or below it another place there, no link followed on the way.
  ///
  /// Nothing that stands at the new place is replaced.
  ///
  /// - Returns: whether there was such a file; a link is none.
  package static func move(
    _ path: RelativePath, to destination: RelativePath, in folder: String, with writer: WholeFile
  ) throws(FileFailure) -> Bool {
    do throws(SystemError) {
      let source = try OpenFolder(folder, below: path.folders)
      guard source.kind(path.name) == .file else { return false }
      let target = try OpenFolder(folder, below: destination.folders, makes: true)
      let (old, new) = (
        FilePlace(folder: source.descriptor, name: path.name),
        FilePlace(folder: target.descriptor, name: destination.name)
      )
      writer.calls.begin()
      defer { writer.calls.end() }
      guard target.kind(destination.name) == nil else { throw SystemError.existing }
      try writer.calls.rename(old, new)
      if writer.isSynced { try writer.calls.syncFolder(new) }
      return true
    } catch {
      if error.isMissing { return false }
      throw FileFailure(
        .cannotWrite, "cannot move \(path.text) to \(destination.text): \(error.reason)")
    }
  }
}
