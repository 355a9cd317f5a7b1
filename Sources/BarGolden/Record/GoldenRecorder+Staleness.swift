internal import BarFiles

extension GoldenRecorder {
  /// Why what a report says of a golden no longer holds; nil where it does.
  ///
  /// A report of an older version says nothing of the scene, and is held against the files alone.
  package func staleness(of result: GoldenResult, as golden: GoldenCase) -> String? {
    if let checksum = result.sceneChecksum, checksum != golden.checksum {
      return "\(golden.sceneFile) or a picture in it has changed since"
    }
    for kind in golden.kinds where result.evidence.actual[kind] != nil {
      let now = try? GoldenFiles(golden: golden).read(kind)
      if now != result.evidence.expected[kind], now != result.fileToKeep(kind) {
        return "\(golden.file(kind)) has changed since"
      }
    }
    return nil
  }
}
