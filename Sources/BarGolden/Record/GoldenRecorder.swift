package import BarComparison
package import BarFiles
internal import BarSceneFile

/// Writes goldens, each file whole or not at all.
package struct GoldenRecorder: Sendable {
  /// What is written.
  package var mode: GoldenRecording
  /// What writes it.
  package var writer: WholeFile

  /// Makes a recorder.
  package init(mode: GoldenRecording, writer: WholeFile) {
    self.mode = mode
    self.writer = writer
  }

  /// What came of recording one golden.
  package struct Recorded: Sendable {
    /// The verdict from before anything was written.
    package var result: GoldenResult
    /// The paths of files that were written.
    package var written: [String] = []
    /// The paths of files of a renamed scene that were moved, before and after.
    package var moved: [(before: String, after: String)] = []
    /// Why a file could not be written.
    package var failure: FileFailure?
    /// Why the picture could not be put into the store; a golden without it is whole.
    package var storeFailure: FileFailure?
    /// Whether the golden still fails.
    package var stillFails = false

    /// A golden of which nothing was written.
    package init(result: GoldenResult) {
      self.result = result
    }
  }

  /// Compares a golden and writes what the mode says.
  package func record(_ golden: GoldenCase, with checker: GoldenChecker) -> Recorded {
    record(golden, checker.check(golden, keepsEvidence: false))
  }

  /// Writes what the mode says of a golden that was compared.
  package func record(_ golden: GoldenCase, _ checked: CheckedGolden) -> Recorded {
    var recorded = Recorded(result: checked.result)
    var open: [GoldenFile] = []
    for kind in golden.kinds {
      guard let check = checked.actual, wants(kind, check),
        let bytes = check.actual(kind, isNewest: mode == .all || check.absent.contains(kind))
      else {
        open.append(kind)
        continue
      }
      do throws(FileFailure) {
        let ending = mode == .pending ? GoldenRecording.pendingEnding : ""
        let path = golden.stem + kind.ending + ending
        try writer.write(bytes, to: path, in: golden.root)
        recorded.written.append("\(golden.root)/\(path)")
        if mode != .pending { removePending(golden, kind) }
      } catch {
        recorded.failure = error
      }
    }
    recorded.storeFailure = keepPicture(of: checked, without: open)
    let isOpen = checked.actual.map { check in
      open.contains { check.differing.contains($0) || check.absent.contains($0) }
    }
    recorded.stillFails =
      !checked.result.outcome.passes
      && (mode == .pending || checked.actual == nil || isOpen == true
        || checked.result.outcome == .unavailable)
    return recorded
  }

  /// Puts the picture of a checksum that is the golden now into the store.
  ///
  /// - Parameter open: what was not written.
  private func keepPicture(of checked: CheckedGolden, without open: [GoldenFile]) -> FileFailure? {
    guard mode != .never else { return nil }
    do throws(FileFailure) {
      if mode != .pending, let check = checked.actual, check.golden.request.pixels == .hash,
        !open.contains(.hash)
      {
        try check.keepPicture(with: writer.calls)
      } else {
        try checked.keepPicture(with: writer.calls)
      }
      return nil
    } catch {
      return error
    }
  }

  private func wants(_ kind: GoldenFile, _ check: LayerCheck) -> Bool {
    switch mode {
    case .never: false
    case .all: true
    case .missing: check.absent.contains(kind)
    case .changed, .pending: check.absent.contains(kind) || check.differing.contains(kind)
    }
  }

  /// Takes away a file that waited to be accepted.
  package func removePending(_ golden: GoldenCase, _ kind: GoldenFile) {
    let path = golden.stem + kind.ending + GoldenRecording.pendingEnding
    guard let relative = try? RelativePath(path) else { return }
    _ = try? Folder.remove(relative, in: golden.root, with: writer.calls)
  }

  /// Removes temporary files that killed recorders have left in the goldens' folders.
  package func removeLeftovers(of suite: GoldenSuite) {
    for folder in Set(suite.cases.map { FilePath.folder(of: $0.file(.layout)) }) {
      Folder.sweep(folder)
    }
  }
}
