internal import BarFiles

/// Reads the files that are kept of a golden.
struct GoldenFiles {
  /// The golden.
  var golden: GoldenCase
  /// What git has left in a golden's place; nil for a golden.
  private static func standIn(_ bytes: [UInt8], _ kind: GoldenFile) -> String? {
    if bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8) {
      return "it is a pointer of Git LFS, not the file; git lfs pull fetches it"
    }
    guard kind != .png else { return nil }
    var line = 1
    for text in bytes.split(separator: 10, omittingEmptySubsequences: false) {
      for mark in ["<<<<<<< ", ">>>>>>> "] where text.starts(with: mark.utf8) {
        return "it is not merged: line \(line) is a mark of a conflict"
      }
      line += 1
    }
    return nil
  }

  /// The most bytes a file may have.
  static let limit = 64 << 20

  /// The bytes of a file; nil when there is none.
  func read(_ kind: GoldenFile) throws(FileFailure) -> [UInt8]? {
    let path = golden.stem + kind.ending
    guard let bytes = try golden.reader.bytes(of: path, limit: Self.limit) else { return nil }
    if let reason = Self.standIn(bytes, kind) {
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
  init(_ picture: Picture, checksum: String, fingerprint: [String]) {
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
