internal import CBarShim

/// A font file in memory; it may hold several faces.
final class FontFile {
  let path: String
  let faceCount: Int
  private let file: OpaquePointer

  /// Maps a file; nil when it cannot be read.
  init?(path: String) {
    guard let file = nb_file_open(path) else { return nil }
    self.path = path
    self.file = file
    faceCount = Int(nb_file_face_count(file))
  }

  deinit { nb_file_close(file) }

  /// The SHA-256 of the whole file, in hexadecimal.
  lazy var sha256: String = {
    var length = 0
    let bytes = nb_file_bytes(file, &length)
    return SHA256.hex(of: UnsafeRawBufferPointer(start: bytes, count: length))
  }()

  /// Opens a face; nil when there is none at the index.
  func openFace(_ index: Int) -> OpaquePointer? {
    guard let index = UInt32(exactly: index) else { return nil }
    return nb_font_open(file, index)
  }

  /// The last part of the path.
  var name: String {
    String(path.split(separator: "/").last ?? "")
  }
}
