@testable internal import BarFiles
@testable internal import BarSceneFile

/// Crossed scenes and what is said of each, as they are kept: `Tools/Crossings/crossings.tsv`.
///
/// A line a scene: its number, a sum of its layout and one of the reasons, the golden whose scene it is, and the
/// changes, with tabs between.
struct CrossingFile: Sendable {
  /// A line.
  struct Entry: Hashable, Sendable {
    /// What it is called.
    var number: Int
    /// The sums that were kept.
    var sums: [String]
    /// The scene.
    var scene: CrossedScene

    var line: String {
      let name = "\(number)"
      let padded = String(repeating: "0", count: max(4 - name.count, 0)) + name
      return ([padded] + sums + [scene.golden] + scene.changes.map(\.spelling))
        .joined(separator: "\t")
    }
  }

  /// The lines, in the order of their numbers.
  var entries: [Entry]

  /// Reads a file's text; nil where a line is none.
  init?(text: String) {
    entries = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      let changes = parts.dropFirst(4).compactMap { CrossedScene.Change($0) }
      guard parts.count > 4, let number = Int(parts[0]), changes.count == parts.count - 4 else {
        return nil
      }
      entries.append(
        Entry(
          number: number, sums: parts[1...2].map(String.init),
          scene: CrossedScene(golden: String(parts[3]), changes: changes)))
    }
  }

  init(entries: [Entry]) { self.entries = entries }

  /// The file's text.
  var text: String {
    let heading = [
      "# Scenes of goldens with keys changed by chance, and sums of what is said of each: number, layout, reasons,",
      "# golden, changes. See CONTRIBUTING.md; `script/crossings record` writes the sums anew.",
    ]
    return (heading + entries.map(\.line)).joined(separator: "\n") + "\n"
  }
}

/// The scenes of the goldens of a folder, each read once.
struct GoldenScenes {
  /// The folder.
  let folder: String
  private var scenes: [String: ReadScene] = [:]

  init(folder: String) { self.folder = folder }

  /// The scene of a golden; nil where there is none.
  mutating func scene(_ golden: String) -> ReadScene? {
    if let known = scenes[golden] { return known }
    let path = "\(folder)/\(golden).yaml"
    guard let bytes = try? FileReading.bytes(of: path) else { return nil }
    let read = ReadScene(
      SceneSource(name: "\(golden).yaml", bytes: bytes, folder: FilePath.folder(of: path)))
    scenes[golden] = read
    return read
  }
}
