package import BarFiles

extension GoldenRecorder {
  /// Moves the files of a golden from where its scene was before it was renamed.
  ///
  /// - Parameter name: the name that the golden had.
  /// - Returns: the paths of the files, before and after; none where they are gone.
  package func move(
    from name: String, to golden: GoldenCase
  ) throws(FileFailure) -> [(before: String, after: String)] {
    let prefix = golden.name.utf8.count - golden.stem.utf8.count
    let stem = String(decoding: name.utf8.dropFirst(prefix), as: UTF8.self)
    var moved: [(String, String)] = []
    for kind in golden.kinds {
      guard let before = try? RelativePath(stem + kind.ending),
        let after = try? RelativePath(golden.stem + kind.ending)
      else { continue }
      if try Folder.move(before, to: after, in: golden.root, with: writer) {
        moved.append(("\(golden.root)/\(before.text)", golden.file(kind)))
      }
    }
    return moved
  }
}
