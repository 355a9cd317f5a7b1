import Foundation

/// Files of the package that answers are held against.
enum AnswerFiles {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The path of a file of the package.
  static func path(_ name: String) -> String { root.appendingPathComponent(name).path }

  /// A file's text.
  static func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  /// The Swift files in a folder of the package, from that folder.
  static func swift(in folder: String) -> [String] {
    (FileManager.default.enumerator(atPath: path(folder))?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".swift") }.sorted()
  }

  /// The scenes of the goldens, from their folder.
  static let goldens =
    (FileManager.default.enumerator(atPath: path("goldens"))?.compactMap { $0 as? String } ?? [])
    .filter { $0.hasSuffix(".yaml") }.sorted()

  /// The scenes of the goldens that show a behaviour each.
  ///
  /// The others only reach rare branches: to ask hundreds of layouts about each of their lengths takes as
  /// long as all other tests together.
  static let behaviours = goldens.filter {
    !$0.hasPrefix("keys/") && !$0.hasPrefix("chance/")
  }

  /// Whether a file is there.
  static func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: path(name))
  }
}
