internal import BarComparison
internal import BarFiles
internal import BarRender

/// Reads the files that are kept of a golden.
struct GoldenFiles {
  /// The golden.
  var golden: GoldenCase

  /// The bytes of a file; nil when there is none.
  func read(_ kind: GoldenFile) throws(FileFailure) -> [UInt8]? {
    let path = golden.stem + kind.ending
    guard let bytes = try golden.reader.bytes(of: path, limit: LayoutVerdict.limit) else {
      return nil
    }
    if let reason = StandIn.reason(bytes, isText: kind != .png) {
      throw FileFailure(.cannotRead, "cannot read \(path): \(reason)")
    }
    return bytes
  }
}

/// The file that is kept in place of a picture: extent and checksum of its pixels, and what it was
/// made with.
struct PictureChecksum: Hashable {
  /// `1179 x 294 sha256:…`.
  var pixels: String
  /// Engine, libraries and fonts.
  var fingerprint: [String]

  /// Describes a picture.
  init(_ picture: Bitmap, fingerprint: [String]) {
    let checksum = unsafe picture.pixels.withUnsafeBytes { unsafe SHA256.hex(of: $0) }
    pixels = "\(picture.width) x \(picture.height) sha256:\(checksum)"
    self.fingerprint = fingerprint
  }

  /// Reads a file; nil for one that is none of ours.
  init?(_ text: String) {
    var lines = text.split(whereSeparator: \.isNewline).map(String.init)
    guard let first = lines.first, FilePath.starts(first, with: "pixels ") else { return nil }
    lines.removeFirst()
    pixels = String(first.dropFirst("pixels ".count))
    fingerprint = lines
  }

  /// The file.
  var text: String { (["pixels \(pixels)"] + fingerprint).joined(separator: "\n") + "\n" }
}
