package import BarFiles

extension GoldenRecorder {
  /// Makes what was laid out and drawn the golden, for a person who accepted it: the files of a scene
  /// that was renamed move to its new name, then what differs is written.
  package func recordAccepted(
    _ golden: GoldenCase, _ checked: CheckedGolden, with checker: GoldenChecker,
    in suite: GoldenSuite
  ) -> Recorded {
    do throws(FileFailure) {
      let moved = try moveRenamed(checked.result, to: golden, in: suite)
      if moved.isEmpty { return record(golden, checked) }
      var recorded = record(golden, with: checker)
      recorded.moved = moved
      return recorded
    } catch {
      var recorded = Recorded(result: checked.result)
      recorded.failure = error
      return recorded
    }
  }

  /// Writes what a report says a golden's files would be, without laying out or drawing anything.
  ///
  /// - Returns: the paths of files that were written; none where they are as the report says.
  package func accept(
    _ result: GoldenResult, as golden: GoldenCase
  ) throws(FileFailure) -> [String] {
    var written: [String] = []
    for kind in golden.kinds {
      guard let bytes = result.fileToKeep(kind) else { continue }
      removePending(golden, kind)
      if try GoldenFiles(golden: golden).read(kind) == bytes { continue }
      try writer.write(bytes, to: golden.stem + kind.ending, in: golden.root)
      written.append(golden.file(kind))
    }
    keepPicture(of: result, as: golden)
    return written
  }

  /// Puts the picture of a report into the golden's store, where it is that of the checksum.
  private func keepPicture(of result: GoldenResult, as golden: GoldenCase) {
    guard let store = golden.store, let hash = result.evidence.actual[.hash],
      let name = PictureChecksum(String(decoding: hash, as: UTF8.self))?.name,
      let png = result.fileToKeep(.png)
    else { return }
    // The golden is whole without it, and the next run that compares puts it there.
    _ = try? store.keep(png, as: name, with: writer.calls)
  }

  /// Takes away what waited to be accepted of a golden.
  package func reject(_ golden: GoldenCase) {
    for kind in golden.kinds { removePending(golden, kind) }
  }
}
