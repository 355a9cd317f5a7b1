package import BarFiles

extension GoldenRecorder {
  /// Moves the files of a golden from where its scene was before it was renamed.
  ///
  /// - Parameter name: the name that the golden had.
  /// - Returns: the paths of the files, before and after; none where they are gone.
  package func move(
    from name: String, to golden: GoldenCase
  ) throws(FileFailure) -> [(before: String, after: String)] {
    let stem = golden.stem(of: name)
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

  /// Moves the files of a golden that was found under the name its scene had, which holds only where
  /// they belong to no scene: a report may say anything.
  ///
  /// - Returns: the paths of the files, before and after; none where nothing was renamed.
  package func moveRenamed(
    _ result: GoldenResult, to golden: GoldenCase, in suite: GoldenSuite
  ) throws(FileFailure) -> [(before: String, after: String)] {
    guard let name = result.renamedFrom else { return [] }
    let layout = golden.stem(of: name) + GoldenFile.layout.ending
    guard suite.orphans.contains(where: { $0.root == golden.root && $0.path == layout }) else {
      return []
    }
    return try move(from: name, to: golden)
  }
}

extension GoldenCase {
  /// The path without an ending, within the folder of goldens, of another golden of that folder.
  package func stem(of name: String) -> String {
    String(decoding: name.utf8.dropFirst(self.name.utf8.count - stem.utf8.count), as: UTF8.self)
  }
}
