internal import BarComparison
internal import BarFiles
package import BarLayout

/// Compares a layout with its golden, and writes the golden where that is wished.
package struct LayoutCheck {
  private let place: GoldenPlace
  private let record: GoldenRecording
  private static let ending = ".layout.txt"
  /// The most bytes a golden may have.
  private static let limit = 64 << 20

  /// Makes a check.
  package init(place: GoldenPlace, record: GoldenRecording) {
    self.place = place
    self.record = record
  }

  /// What the test is told; nil where the layout is as recorded.
  package func failure(of layout: LaidOutScene) -> TestFailure? {
    let now = GoldenText(of: layout)
    let path = place.file(Self.ending)
    do throws(FileFailure) {
      let reader = FolderReader(root: FilePath.folder(of: path))
      guard let bytes = try reader.bytes(of: FilePath.name(of: path), limit: Self.limit) else {
        guard record != .never else {
          return TestFailure(
            message: "\(place.name) has no golden, and nothing is recorded here: \(path)",
            files: [file("actual", now.text)])
        }
        return try write(now, to: path, "had no golden")
      }
      let text = String(decoding: bytes, as: UTF8.self)
      guard text.utf8.elementsEqual(bytes) else {
        return TestFailure(message: "\(path) is unreadable: it is not UTF-8")
      }
      let kept = GoldenText(text)
      if kept.body == now.body {
        return record == .all ? try write(now, to: path, "was recorded again") : nil
      }
      if record == .changed || record == .all { return try write(now, to: path, "differed") }
      return difference(from: kept, to: now)
    } catch {
      return TestFailure(message: "\(place.name): \(error.message)")
    }
  }

  private func difference(from kept: GoldenText, to now: GoldenText) -> TestFailure {
    let changes = LayoutComparison(expected: kept, actual: now).changes
    var lines = ["\(place.name): other geometry"]
    if let version = kept.keptVersion, version != ToolVersion.text {
      lines.append("recorded by navbar \(version), this is \(ToolVersion.text)")
    }
    lines += changes.prefix(Self.shownChanges).map(\.description)
    if changes.count > Self.shownChanges {
      lines.append("and \(changes.count - Self.shownChanges) more")
    }
    return TestFailure(
      message: lines.joined(separator: "\n  "),
      files: [
        file("expected", kept.text), file("actual", now.text),
        TestFailure.File(
          name: "\(place.flatName).changes.txt",
          bytes: Array((changes.map(\.description).joined(separator: "\n") + "\n").utf8)),
      ])
  }

  /// How many changes the message tells; the attachment has all.
  private static let shownChanges = 12

  private func write(
    _ text: GoldenText, to path: String, _ reason: String
  ) throws(FileFailure) -> TestFailure {
    try Folder.make(FilePath.folder(of: path))
    try WholeFile(isSynced: true).write(
      Array(text.text.utf8), to: FilePath.name(of: path), in: FilePath.folder(of: path))
    return TestFailure(
      message: "\(place.name) \(reason), so it was recorded: \(path); read it and run again")
  }

  private func file(_ kind: String, _ text: String) -> TestFailure.File {
    TestFailure.File(name: "\(place.flatName).\(kind)\(Self.ending)", bytes: Array(text.utf8))
  }
}
