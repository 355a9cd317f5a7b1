internal import BarFiles
internal import BarGolden
internal import BarRender

/// A picture's file: its bytes, or, of a long one, the file itself, which is read in parts.
struct PictureFile {
  /// The file as it was named.
  let path: String
  /// What a reader of rows is given.
  let source: PNGSource
  private let open: OpenFile?

  /// The most bytes a picture's file may have.
  static let sizeLimit = 256 << 20
  /// The most that are kept in memory: more than the picture of any screen takes.
  static let memoryLimit = 16 << 20

  /// Opens a file, which is read in parts when it has more bytes than a limit.
  init(_ path: String, memoryLimit: Int = memoryLimit) throws(Failure) {
    self.path = path
    open = try Failure.filing { () throws(FileFailure) in
      guard let file = try OpenFile(path), file.length > memoryLimit else { return nil }
      guard file.length <= Self.sizeLimit else {
        throw FileFailure(
          .cannotRead, "cannot read \(path): it has more than \(Self.sizeLimit) bytes")
      }
      return file
    }
    source =
      if let open {
        .file(descriptor: open.descriptor, length: open.length)
      } else {
        .bytes(try Self.read(path))
      }
  }

  /// Whether two files have the same bytes.
  func hasBytes(of other: PictureFile) throws(Failure) -> Bool {
    switch (source, other.source, open, other.open) {
    case (.bytes(let bytes), .bytes(let others), _, _): return bytes == others
    case (_, _, let file?, let counterpart?):
      do throws(SystemError) {
        return try file.hasBytes(of: counterpart)
      } catch {
        throw Failure(.inputMissing, "cannot read \(path) or \(other.path): \(error.description)")
      }
    default: return false
    }
  }

  /// The whole picture.
  func picture() throws(Failure) -> Bitmap {
    try decoded { bytes throws(RenderError) in
      try JPEG.isOne(bytes) ? JPEG.decode(bytes) : PNG.decode(bytes)
    }
  }

  /// Whether it is a JPEG file, which is never read in parts.
  var isJPEG: Bool {
    if case .bytes(let bytes) = source { JPEG.isOne(bytes) } else { false }
  }

  /// Whether each channel has 16 bits.
  var hasLowBytes: Bool { !isJPEG && source.depth == 16 }

  /// The lower 8 bits of each channel where there are 16, and the picture where there are 8.
  func lowBytes() throws(Failure) -> Bitmap {
    try decoded { bytes throws(RenderError) in
      if let low = try PNG.lowBytes(bytes) { return low }
      return try PNG.decode(bytes)
    }
  }

  private func decoded(
    _ decode: ([UInt8]) throws(RenderError) -> Bitmap
  ) throws(Failure) -> Bitmap {
    let bytes = try bytes()
    do throws(RenderError) {
      return try decode(bytes)
    } catch {
      if case .libraryMissing = error { throw Failure(error, scene: path) }
      throw Failure(.inputMissing, "\(path) is unreadable: \(error.description)")
    }
  }

  private static func read(_ path: String) throws(Failure) -> [UInt8] {
    try Failure.filing { () throws(FileFailure) in
      try FileReading.whole(path, limit: sizeLimit)
    }
  }

  private func bytes() throws(Failure) -> [UInt8] {
    if case .bytes(let bytes) = source { return bytes }
    return try Self.read(path)
  }
}
