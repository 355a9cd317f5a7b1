internal import BarFiles

/// Reads the files that are kept of a golden.
struct GoldenFiles {
  /// The golden.
  var golden: GoldenCase
  /// The most bytes a file may have.
  static let limit = 64 << 20

  /// The bytes of a file; nil when there is none.
  func read(_ kind: GoldenFile) throws(FileFailure) -> [UInt8]? {
    let path = golden.file(kind)
    if FileKind(path) == .none { return nil }
    return try FileReading.whole(path, limit: Self.limit)
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
  init(_ picture: Picture, checksum: String, fingerprint: [String]) {
    pixels = "\(picture.width) x \(picture.height) sha256:\(checksum)"
    self.fingerprint = fingerprint
  }

  /// Reads a file; nil for one that is none of ours.
  init?(_ text: String) {
    var lines = text.split(whereSeparator: \.isNewline).map(String.init)
    guard let first = lines.first, first.hasPrefix("pixels ") else { return nil }
    lines.removeFirst()
    pixels = String(first.dropFirst("pixels ".count))
    fingerprint = lines
  }

  /// The file.
  var text: String { (["pixels \(pixels)"] + fingerprint).joined(separator: "\n") + "\n" }
}
