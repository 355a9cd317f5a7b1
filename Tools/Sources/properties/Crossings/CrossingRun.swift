@testable internal import BarComparison
@testable internal import BarFiles
@testable internal import BarGolden
@testable internal import BarSceneFile

/// The crossed scenes that are kept, held against what is said of them now.
struct CrossingRun: Sendable {
  /// The folder of goldens.
  let folder: String
  /// What was kept.
  var kept: CrossingFile

  /// A scene of which something else is said than was kept.
  struct Change: Hashable, Sendable, CustomStringConvertible {
    /// What was kept.
    var entry: CrossingFile.Entry
    /// The sums now; nil where the golden is gone.
    var sums: [String]?

    /// What changed, and what prints it.
    var description: String {
      guard let sums else { return "\(entry.number): \(entry.scene.golden) is gone" }
      let names = zip(["layout", "reasons"], zip(entry.sums, sums)).filter { $1.0 != $1.1 }
      return "\(entry.number): \(names.map(\.0).joined(separator: ", ")): \(entry.scene.command)"
    }
  }

  /// What is said now of the scenes from some line on, one of so many.
  private func sums(from start: Int, by step: Int) -> [(Int, [String]?)] {
    var goldens = GoldenScenes(folder: folder)
    return stride(from: start, to: kept.entries.count, by: step).map { index in
      let scene = kept.entries[index].scene
      return (
        index, goldens.scene(scene.golden).map { CrossedAnswer($0, of: scene, in: folder).sums }
      )
    }
  }

  /// The scenes of which something else is said, on all cores.
  func changes() async -> [Change] {
    await withTaskGroup(of: [(Int, [String]?)].self) { group in
      for task in 0..<Self.tasks { group.addTask { sums(from: task, by: Self.tasks) } }
      var found: [Change] = []
      for await part in group {
        for (index, sums) in part where kept.entries[index].sums != sums {
          found.append(Change(entry: kept.entries[index], sums: sums))
        }
      }
      return found.sorted { $0.entry.number < $1.entry.number }
    }
  }

  private static let tasks = 8

  /// The file with what is said now; lines of goldens that are gone go.
  func recorded(_ changes: [Change]) -> CrossingFile {
    let new = Dictionary(uniqueKeysWithValues: changes.map { ($0.entry.number, $0.sums) })
    return CrossingFile(
      entries: kept.entries.compactMap { entry in
        guard let sums = new[entry.number] else { return entry }
        return sums.map { CrossingFile.Entry(number: entry.number, sums: $0, scene: entry.scene) }
      })
  }

  /// So many new scenes of every golden that has a file, by the numbers of a seed.
  static func made(in folder: String, each count: Int, seed: UInt64) throws -> [CrossedScene] {
    let suite = try GoldenSuite(folders: [folder])
    var goldens = GoldenScenes(folder: folder)
    let subjects = Set(suite.cases.map(\.sceneFile)).sorted().compactMap { path in
      let golden = String(path.dropFirst(folder.count + 1).dropLast(".yaml".count))
      return path.hasSuffix(".yaml") ? goldens.scene(golden).map { (path, golden, $0) } : nil
    }
    let written = WrittenValues(
      of: subjects.compactMap { (try? SceneFile($0.2))?.root })
    var made: [CrossedScene] = []
    for (path, golden, read) in subjects {
      let own = ((try? Folder.entries(in: FilePath.withoutSlash(FilePath.folder(of: path)))) ?? [])
        .map(\.path).filter { $0.hasSuffix(".png") || $0.hasSuffix(".svg") }
      for round in 0..<count {
        var maker = CrossingMaker(
          golden, read, written: written, files: own, seed: seed &* 1_000 &+ UInt64(round))
        if let scene = maker.crossing() { made.append(scene) }
      }
    }
    return made
  }
}
