import Foundation

/// A folder of scenes for one test, gone with it.
final class SceneFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/navbar-studio-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file below the folder and returns its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let file = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// A plain scene.
  static let inbox = """
    device: iphone-15-pro
    system: ios-17
    navigationBar:
      prefersLargeTitles: true
      items: [{ title: Mailboxes }, { title: Inbox }]
    """
}
