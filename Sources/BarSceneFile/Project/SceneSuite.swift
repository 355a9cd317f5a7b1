internal import BarFiles

/// A folder of scenes, and where in it a scene stands.
package struct SceneSuite: Hashable, Sendable {
  /// The folder.
  package var root: String
  /// The scene's folder from there, with a slash at its end; empty for the folder itself.
  package var below: String

  /// Makes a place in a suite.
  package init(root: String, below: String) {
    self.root = root
    self.below = below
  }

  /// The path from the root of a file that a scene names from its own folder on; nil for one that
  /// is not below the root.
  package func path(of name: String) -> String? { FilePath.resolved(below + name) }
}

/// Where files that a scene names are looked for.
struct NamedFiles {
  /// The scene's folder.
  let folder: String
  /// The suite that the scene stands in; nil for none.
  let suite: SceneSuite?

  /// What reads a file and its path there; nil for a file that is neither below the scene's folder
  /// nor below its suite's.
  func place(of name: String) -> (reader: FolderReader, path: String)? {
    if (try? RelativePath(name)) != nil { return (FolderReader(root: folder), name) }
    guard let suite, let path = suite.path(of: name), (try? RelativePath(path)) != nil else {
      return nil
    }
    return (FolderReader(root: suite.root), path)
  }
}
