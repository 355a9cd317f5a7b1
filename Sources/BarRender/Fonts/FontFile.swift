internal import CBarShim

/// A font file in memory; it may hold several faces.
@safe final class FontFile {
  let path: String
  let faceCount: Int
  private let file: OpaquePointer

  /// Maps a file; nil when it cannot be read.
  init?(path: String) {
    guard let file = unsafe nb_file_open(path) else { return nil }
    self.path = path
    unsafe self.file = unsafe file
    faceCount = unsafe Int(nb_file_face_count(file))
  }

  deinit { unsafe nb_file_close(file) }

  /// The SHA-256 of the whole file, in hexadecimal.
  lazy var sha256: String = {
    var length = 0
    let bytes = unsafe nb_file_bytes(file, &length)
    return unsafe SHA256.hex(of: UnsafeRawBufferPointer(start: bytes, count: length))
  }()

  /// Opens a face; nil when there is none at the index.
  func openFace(_ index: Int) -> OpaquePointer? {
    guard let index = UInt32(exactly: index) else { return nil }
    return unsafe nb_font_open(file, index)
  }

  /// The last part of the path.
  var name: String {
    String(path.split(separator: "/").last ?? "")
  }
}
