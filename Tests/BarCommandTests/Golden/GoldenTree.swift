import BarTestSupport
import Foundation

/// A folder of scenes for a test, its goldens recorded.
struct GoldenTree {
  /// The folder that holds everything.
  let folder: TemporaryFolder
  /// The folder of scenes and goldens.
  var root: String { folder.path("goldens") }

  /// The scene of one bar.
  static let scene = "navigationBar: {items: [{title: Inbox}]}\n"

  /// Writes scenes, `name: text`, without goldens.
  init(_ scenes: [String: String]) throws {
    folder = try TemporaryFolder()
    for (name, text) in scenes { try write(text, to: "\(name).yaml") }
  }

  /// Writes scenes and records their goldens.
  init(recording scenes: [String: String]) async throws {
    try self.init(scenes)
    _ = await CommandRun(["record", root])
  }

  /// Writes a file into the tree, making its folders.
  func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: "\(root)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The bytes of a file of the tree; nil when there is none.
  func bytes(_ name: String) -> [UInt8]? { folder.bytes("goldens/\(name)") }

  /// The text of a file of the tree.
  func text(_ name: String) -> String { String(decoding: bytes(name) ?? [], as: UTF8.self) }

  /// Takes a file away.
  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(root)/\(name)")
  }

  /// Every file of the tree with its bytes.
  var everything: [String: [UInt8]] {
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return Dictionary(
      uniqueKeysWithValues: names.compactMap { name in
        bytes(name).map { (name, $0) }
      })
  }

  /// Compares, with further arguments and an environment.
  func test(
    _ arguments: [String] = [], variables: [String: String] = [:]
  ) async -> CommandRun {
    await CommandRun(["test", root] + arguments, variables: variables)
  }

  /// Records, with further arguments and an environment.
  func record(
    _ arguments: [String] = [], variables: [String: String] = [:]
  ) async -> CommandRun {
    await CommandRun(["record", root] + arguments, variables: variables)
  }

  /// The names of goldens in a report.
  func names(inReport path: String) throws -> [String] {
    let bytes = folder.bytes(path) ?? []
    let tree = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    let goldens = tree?["goldens"] as? [[String: Any]] ?? []
    return goldens.compactMap { $0["name"] as? String }
  }
}
