internal import Foundation

/// Every case of the project, in the order of folders and file names.
struct ConformanceSuite: Sendable {
  /// The cases.
  var cases: [ConformanceCase]
}

extension ConformanceSuite {
  /// Reads the folders inside a folder, and the case files in them.
  init(readingFolder path: String) throws(CaseError) {
    var cases: [ConformanceCase] = []
    for folder in try Self.names(in: path) where !folder.hasPrefix(".") {
      for file in try Self.names(in: path + "/" + folder) where file.hasSuffix(".yaml") {
        let name = String(file.dropLast(".yaml".count))
        cases.append(
          try ConformanceCase(
            yaml: try Self.text(of: "\(path)/\(folder)/\(file)"), folder: folder, name: name))
      }
    }
    self.init(cases: cases)
  }

  /// Folders of cases, in order.
  var folders: [String] {
    var folders: [String] = []
    for testCase in cases where folders.last != testCase.folder { folders.append(testCase.folder) }
    return folders
  }

  /// Reads a text file.
  static func text(of path: String) throws(CaseError) -> String {
    guard let data = FileManager.default.contents(atPath: path),
      let text = String(validating: data, as: UTF8.self)
    else { throw CaseError(description: "\(path): cannot be read as UTF-8") }
    return text
  }

  /// The names in a folder, sorted by their code points, the same in every locale.
  private static func names(in path: String) throws(CaseError) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw CaseError(description: "\(path): no such folder")
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
