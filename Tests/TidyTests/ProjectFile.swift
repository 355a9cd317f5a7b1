import Foundation

/// A file of the project.
struct ProjectFile: Hashable, Sendable {
  /// Its path from the project's folder.
  var path: String

  /// The project's folder, found from where this file was compiled.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every file of the project but those that building and running leave behind.
  static let all: [ProjectFile] = {
    var files: [ProjectFile] = []
    let walk = FileManager.default.enumerator(atPath: root.path)
    while let path = walk?.nextObject() as? String {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      if isLeftBehind(name, path: path) {
        walk?.skipDescendants()
      } else if !isFolder(path) {
        files.append(ProjectFile(path: path))
      }
    }
    return files.sorted { $0.path < $1.path }
  }()

  /// The Swift files inside a folder.
  static func swift(in folder: String) -> [ProjectFile] {
    all.filter { $0.path.hasPrefix(folder + "/") && $0.path.hasSuffix(".swift") }
  }

  /// The Swift files of the package and of its tools, tests among them.
  static let ours = ["Sources", "Tests", "Tools"].flatMap { swift(in: $0) }

  /// What the Swift files say, taken apart once; a generated table has nothing to say.
  static let tokens: [ProjectFile: [SourceToken]] = {
    var tokens: [ProjectFile: [SourceToken]] = [:]
    for file in all where file.path.hasSuffix(".swift") {
      guard let text = try? file.text, !isGenerated(text) else { continue }
      tokens[file] = SourceToken.tokens(of: text)
    }
    return tokens
  }()

  /// Whether a text's first line says that a program wrote it.
  static func isGenerated(_ text: String) -> Bool {
    text.prefix { !$0.isNewline }.lowercased().contains("generated")
  }

  /// The last part of the path.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The contents.
  var bytes: Data {
    get throws { try Data(contentsOf: Self.root.appendingPathComponent(path)) }
  }

  /// The contents as text.
  var text: String {
    get throws { String(decoding: try bytes, as: UTF8.self) }
  }

  /// Whether it can be run as a program.
  var isExecutable: Bool {
    FileManager.default.isExecutableFile(atPath: Self.root.appendingPathComponent(path).path)
  }

  private static func isLeftBehind(_ name: String, path: String) -> Bool {
    name == ".git" || name.hasPrefix(".build") || name == ".swiftpm" || path == "out"
      || name == ".DS_Store"
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let full = root.appendingPathComponent(path).path
    return unsafe FileManager.default.fileExists(atPath: full, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
