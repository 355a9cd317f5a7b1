internal import Foundation

/// A folder of a test's own; it goes away with the value.
package final class TemporaryFolder {
  /// The folder's path, without a slash at the end.
  package let path: String

  /// Makes a folder.
  package init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("navbar-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of a file in it.
  package func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file and says where it is; folders on the way are made.
  package func write(_ text: String, to name: String) throws -> String {
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: path(name)).deletingLastPathComponent(),
      withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
    return path(name)
  }

  /// Lets a file be run.
  package func makeExecutable(_ name: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path(name))
  }

  /// The bytes of a file; nil when there is none.
  package func bytes(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path(name)).map { Array($0) }
  }

  /// The names of everything in it, sorted; files that start with a dot too.
  package var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
