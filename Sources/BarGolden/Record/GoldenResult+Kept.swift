internal import BarRender

extension GoldenResult {
  /// A file as it would be kept; nil where the report does not have it.
  ///
  /// Pictures are packed for a report in little time, and for a golden so that they are small.
  func fileToKeep(_ kind: GoldenFile) -> [UInt8]? {
    guard let bytes = evidence.actual[kind] else { return nil }
    guard kind == .png, let stamp = PNGStamp.text(of: bytes), let scale = PNGStamp.scale(of: bytes),
      let picture = try? PNG.decode(bytes), let png = try? PNG.encode(picture, scale: scale)
    else { return bytes }
    return PNGStamp.stamped(png, stamp)
  }
}
