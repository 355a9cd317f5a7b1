package import BarComparison
internal import BarFiles
package import BarLayout

/// Compares a layout with its golden, and writes the golden where that is wished.
package struct LayoutCheck {
  private let place: GoldenPlace
  private let record: GoldenRecording
  private static let ending = ".layout.txt"
  private let scope: GoldenScope

  /// Makes a check.
  package init(place: GoldenPlace, record: GoldenRecording, showsStatusBar: Bool = false) {
    self.place = place
    self.record = record
    scope = GoldenScope(showsStatusBar: showsStatusBar)
  }

  /// What the test is told; nil where the layout is as recorded.
  package func failure(of layout: LaidOutScene) -> TestFailure? {
    let newest = GoldenText(of: layout, scope: scope)
    let path = place.file(Self.ending)
    do throws(FileFailure) {
      let reader = FolderReader(root: FilePath.folder(of: path))
      let name = FilePath.name(of: path)
      guard let bytes = try reader.bytes(of: name, limit: LayoutVerdict.limit) else {
        guard record != .never else {
          return TestFailure(
            message: "\(place.name) has no golden, and nothing is recorded here: \(path)",
            files: [file("actual", newest)])
        }
        return try write(newest, to: path, "had no golden")
      }
      let verdict = LayoutVerdict(of: layout, scope: scope, kept: bytes)
      if record == .all {
        return try write(newest, to: path, verdict.isSame ? "was recorded again" : "differed")
      }
      if verdict.isSame { return nil }
      if record == .changed || record == .pending {
        return try write(verdict.now, to: path, "differed")
      }
      return difference(verdict, kept: bytes)
    } catch {
      return TestFailure(message: "\(place.name): \(error.message)")
    }
  }

  private func difference(_ verdict: LayoutVerdict, kept: [UInt8]) -> TestFailure {
    if let reason = verdict.unreadable {
      return TestFailure(message: "\(place.file(Self.ending)) is unreadable: \(reason)")
    }
    let changes = verdict.changes.map(\.description)
    let isOfLooks = verdict.changes.allSatisfy(\.isOfLooks)
    let headline = isOfLooks ? "other colours" : "other geometry"
    var lines = ["\(place.name): \(headline)"] + verdict.notes
    lines += changes.prefix(Self.shownChanges)
    if changes.count > Self.shownChanges {
      lines.append("and \(changes.count - Self.shownChanges) more")
    }
    let expected = GoldenText(String(decoding: kept, as: UTF8.self))
    var files = [
      file("expected", expected), file("actual", verdict.now),
      TestFailure.File(
        name: "\(place.flatName).changes.txt",
        bytes: Array((changes.joined(separator: "\n") + "\n").utf8)),
    ]
    if let picture = FramePicture(expected: expected, actual: verdict.now).svg {
      files.append(
        TestFailure.File(name: "\(place.flatName).frames.svg", bytes: Array(picture.utf8)))
    }
    return TestFailure(message: lines.joined(separator: "\n  "), files: files)
  }

  /// How many changes the message tells; the attachment has all.
  private static let shownChanges = 12

  private func write(
    _ text: GoldenText, to path: String, _ reason: String
  ) throws(FileFailure) -> TestFailure {
    let isPending = record == .pending
    let path = isPending ? path + GoldenRecording.pendingEnding : path
    try Folder.make(FilePath.folder(of: path))
    try WholeFile(isSynced: true).write(
      Array(text.text.utf8), to: FilePath.name(of: path), in: FilePath.folder(of: path))
    let advice = isPending ? "it waits to be accepted" : "read it and run again"
    return TestFailure(
      message: "\(place.name) \(reason), so it was recorded: \(path); \(advice)")
  }

  private func file(_ kind: String, _ text: GoldenText) -> TestFailure.File {
    TestFailure.File(
      name: "\(place.flatName).\(kind)\(Self.ending)", bytes: Array(text.text.utf8))
  }
}
