@testable internal import BarFiles
internal import Foundation

/// `properties crossings`: checks, keeps and prints what is said of the crossed scenes.
struct CrossingCommand {
  /// What stands behind `crossings`.
  let arguments: [String]

  private static let folder = "goldens"
  private static let file = "Tools/Crossings/crossings.tsv"

  /// Does what is asked for; 0, 1 where something else is said than was kept, 64 for a usage that there is not.
  func run() async throws -> Int32 {
    let text = String(decoding: try FileReading.whole(Self.file, limit: 1 << 24), as: UTF8.self)
    guard let kept = CrossingFile(text: text) else {
      return complain("\(Self.file) has a line that is no scene", 65)
    }
    let run = CrossingRun(folder: Self.folder, kept: kept)
    switch (arguments.first, arguments.count) {
    case (nil, _):
      let changes = await run.changes()
      for change in changes { print(change) }
      print("\(kept.entries.count) crossed scenes, \(changes.count) changed")
      return changes.isEmpty ? 0 : 1
    case ("record", 1):
      let changes = await run.changes()
      try write(run.recorded(changes))
      print("\(changes.count) of \(kept.entries.count) crossed scenes recorded anew")
    case ("write", 2):
      try write(textsOf: run, into: arguments[1])
    case ("add", 3):
      guard let each = Int(arguments[1]), let seed = UInt64(arguments[2]) else { return usage }
      let known = Set(kept.entries.map(\.scene))
      var next = (kept.entries.map(\.number).max() ?? 0) + 1
      var all = kept
      for scene in try CrossingRun.made(in: Self.folder, each: each, seed: seed)
      where !known.contains(scene) {
        all.entries.append(CrossingFile.Entry(number: next, sums: ["-", "-"], scene: scene))
        next += 1
      }
      let new = CrossingRun(folder: Self.folder, kept: all)
      try write(new.recorded(await new.changes()))
      print("\(all.entries.count - kept.entries.count) crossed scenes added")
    default: return usage
    }
    return 0
  }

  private var usage: Int32 {
    complain("usage: properties crossings [record | write FOLDER | add EACH SEED]", 64)
  }

  private func complain(_ words: String, _ status: Int32) -> Int32 {
    FileHandle.standardError.write(Data("\(words)\n".utf8))
    return status
  }

  private func write(_ file: CrossingFile) throws {
    try Data(file.text.utf8).write(to: URL(fileURLWithPath: Self.file), options: .atomic)
  }

  /// Writes what is said of each scene into a file of its number, so that `diff -r` shows what changed.
  private func write(textsOf run: CrossingRun, into folder: String) throws {
    var goldens = GoldenScenes(folder: Self.folder)
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    for entry in run.kept.entries {
      guard let read = goldens.scene(entry.scene.golden) else { continue }
      let answer = CrossedAnswer(read, of: entry.scene, in: Self.folder)
      let text = "# \(entry.scene.command)\n\(answer.layout)\n\(answer.reasons)"
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(entry.number).txt"))
    }
  }
}
