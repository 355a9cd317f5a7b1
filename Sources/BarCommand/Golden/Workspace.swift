internal import BarFiles

/// Where goldens are when Bazel runs a program for a person.
enum Workspace {
  /// A path that starts in the person's folder rather than in Bazel's.
  static func path(_ path: String, _ console: Console) -> String {
    guard !FilePath.isAbsolute(path), let root = console.variable("BUILD_WORKSPACE_DIRECTORY"),
      !root.isEmpty
    else { return path }
    return "\(root)/\(path)"
  }
}
