internal import BarFiles

/// Where the golden of a test is kept.
package struct GoldenPlace: Hashable, Sendable {
  /// The folder, which may not be there yet.
  package var folder: String
  /// The name, without an ending: `inbox`, or `inbox/scrolled`.
  package var name: String

  /// Makes a place; nil where the name would lead out of the folder, or would be hidden.
  ///
  /// - Parameters:
  ///   - folder: the folder, from that of the test's file on; nil for `Goldens/<name of the file>`.
  ///   - testFile: the path of the test's file.
  ///   - suite: the suites around the test, the outermost first; in a folder of its own where the
  ///     file is not called after it.
  package init?(
    _ name: String, in folder: String?, of testFile: String, suite: [String] = []
  ) {
    let parts = FilePath.parts(of: name)
    let isSafe = parts.allSatisfy { part in
      !part.utf8.isEmpty && !FilePath.starts(part, with: ".") && !part.utf8.contains(0)
        && part.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0 != "\\" }
    }
    guard isSafe, name.utf8.count <= Self.limit else { return nil }
    self.name = name
    let own = FilePath.folder(of: testFile)
    let stem = FilePath.stem(of: testFile)
    let asked = folder ?? "Goldens/\(stem)"
    let place = FilePath.isAbsolute(asked) ? asked : own + asked
    self.folder = place
    let inner = suite.filter { $0 != stem && Self.isFolder($0) }
    guard folder == nil, !inner.isEmpty else { return }
    // A golden from before its suite had a folder stays where it is.
    let isOld = FileKind("\(place)/\(name).layout.txt") == .file
    if !isOld { self.folder = ([place] + inner).joined(separator: "/") }
  }

  /// Whether a suite's name can be a folder's.
  private static func isFolder(_ name: String) -> Bool {
    name.utf8.count <= limit && !FilePath.starts(name, with: ".")
      && name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "/" && $0 != "\\" && $0 != ":" }
  }

  /// The most bytes of a name: file systems take 255 for each of its parts, endings counted.
  private static let limit = 200

  /// The path of a file of the golden.
  package func file(_ ending: String) -> String { "\(folder)/\(name)\(ending)" }

  /// The name in one piece, for files that are kept with the test's result.
  package var flatName: String { FilePath.parts(of: name).joined(separator: "-") }
}
