internal import AppReading
internal import Foundation

/// The folder that scenes are written to, with a copy of what was written last.
///
/// The copies stand in `.navbar-import`; with them, the next run knows what a person has changed
/// since.
struct SceneFolder {
  /// What a file needs.
  enum Change: String {
    case new, changed, removed
    /// A person has changed what the code says otherwise now.
    case kept
  }

  let path: URL
  private var copies: URL { path.appendingPathComponent(".navbar-import", isDirectory: true) }

  init(_ path: String) { self.path = URL(fileURLWithPath: path, isDirectory: true) }

  /// What would change if these texts were written, by name; and, unless it is only asked, does it.
  func update(_ texts: [String: String], writes: Bool) throws -> [(name: String, change: Change)] {
    var changes: [(name: String, change: Change)] = []
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      let own = read(path, name)
      let base = read(copies, name)
      let outcome: ThreeWayMerge.Outcome
      switch (own, base) {
      case (nil, nil): outcome = .init(text: text, hasConflict: false)
      // Somebody removed a scene: it stays removed until the code says something else.
      case (nil, let base?):
        if base == text { continue }
        outcome = .init(text: text, hasConflict: false)
      case (let own?, let base?): outcome = ThreeWayMerge.joined(base: base, own: own, new: text)
      case (let own?, nil): outcome = .init(text: own, hasConflict: own != text)
      }
      if outcome.hasConflict { changes.append((name, .kept)) }
      if outcome.text != own { changes.append((name, own == nil ? .new : .changed)) }
      guard writes else { continue }
      if outcome.text != own { try write(outcome.text, path, name) }
      if base != text { try write(text, copies, name) }
    }
    return changes + (try removals(beside: texts, writes: writes))
  }

  /// Scenes that were written once and have no screen any more.
  private func removals(
    beside texts: [String: String], writes: Bool
  ) throws -> [(name: String, change: Change)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: copies.path)) ?? []
    var changes: [(name: String, change: Change)] = []
    for name in names.sorted() where texts[name] == nil {
      let own = read(path, name)
      if own != nil, own == read(copies, name) {
        changes.append((name, .removed))
        if writes { try FileManager.default.removeItem(at: path.appendingPathComponent(name)) }
      } else if own != nil {
        changes.append((name, .kept))
      }
      if writes { try FileManager.default.removeItem(at: copies.appendingPathComponent(name)) }
    }
    return changes
  }

  private func read(_ folder: URL, _ name: String) -> String? {
    (try? Data(contentsOf: folder.appendingPathComponent(name))).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private func write(_ text: String, _ folder: URL, _ name: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appendingPathComponent(name), options: .atomic)
  }
}
