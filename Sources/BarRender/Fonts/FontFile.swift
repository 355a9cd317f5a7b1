internal import CBarShim

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A font file; it may hold several faces.
///
/// It is read when its first face is opened, once and as a whole: what happens to the file on the
/// disk meanwhile changes nothing that is drawn. The pinned font of Latin letters is read part by
/// part, and refused once it has changed.
@safe final class FontFile {
  let path: String
  /// What a person can do when the file cannot be used.
  var advice = "name another with --font-path"
  /// What it has to hold; nil for a file that may hold anything.
  var pin: PinnedFont?
  private var file: OpaquePointer?

  /// Finds a file; nil when there is none that may be read.
  init?(path: String) {
    guard unsafe access(path, R_OK) == 0 else { return nil }
    self.path = path
  }

  deinit { unsafe nb_file_close(file) }

  /// The file's letters, read part by part, where it is the pinned font whose letters stand side by
  /// side as they are; nil for all others, and for one that does not hold what it should.
  private(set) lazy var letters: TrueTypeFont? = pin.flatMap { pin in
    FontFamily.inter.combined.contains(pin.file)
      ? TrueTypeFont(path: path, byteCount: pin.byteCount) : nil
  }

  /// How many faces it has.
  func faceCount() throws(RenderError) -> Int {
    if letters != nil { return 1 }
    return unsafe Int(nb_file_face_count(try content()))
  }

  /// The SHA-256 of the whole file, in hexadecimal; nil where it cannot be read.
  lazy var sha256: String? = {
    guard let file = try? unsafe content() else { return nil }
    var length = 0
    let bytes = unsafe nb_file_bytes(file, &length)
    return unsafe SHA256.hex(of: UnsafeRawBufferPointer(start: bytes, count: length))
  }()

  /// Opens a face.
  func openFace(_ index: Int) throws(RenderError) -> OpaquePointer {
    let content = try unsafe content()
    var message = ShimMessage()
    let number = UInt32(exactly: index) ?? .max
    guard let face = unsafe message.receive({ unsafe nb_font_open(content, number, $0) }) else {
      throw unusable(message.text)
    }
    return unsafe face
  }

  /// Opens the pictures of a face; nil when it has none.
  func openPictures(_ index: Int) -> OpaquePointer? {
    guard let number = UInt32(exactly: index), let content = try? unsafe content() else {
      return nil
    }
    return unsafe nb_pictures_open(content, number)
  }

  /// The error that says why the file is of no use, and what to do.
  func unusable(_ reason: String) -> RenderError {
    .fontUnreadable(path: path, reason: "\(reason); \(advice)")
  }

  /// The last part of the path.
  var name: String {
    let part = path.utf8.split(separator: UInt8(ascii: "/")).last
    return part.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// The bytes, read when they are first asked for.
  private func content() throws(RenderError) -> OpaquePointer {
    if let file = unsafe file { return unsafe file }
    try SystemLibrary.harfBuzz.require()
    var message = ShimMessage()
    guard let opened = unsafe message.receive({ unsafe nb_file_open(path, $0) }) else {
      throw unusable(message.text)
    }
    if let pin {
      var length = 0
      _ = unsafe nb_file_bytes(opened, &length)
      guard length == pin.byteCount else {
        unsafe nb_file_close(opened)
        throw unusable("it is not \(pin.file) \(pin.version)")
      }
    }
    unsafe file = unsafe opened
    return unsafe opened
  }
}

/// What the C side says when it fails.
struct ShimMessage {
  private(set) var text = ""

  /// Calls with room for a message, which is kept where nothing comes back.
  mutating func receive(
    _ call: (UnsafeMutablePointer<CChar>) -> OpaquePointer?
  ) -> OpaquePointer? {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(NB_MESSAGE_CAPACITY)) {
      buffer in
      unsafe buffer.initialize(repeating: 0)
      guard let base = buffer.baseAddress else { return nil }
      let answer = unsafe call(base)
      if unsafe answer == nil { text = unsafe String(cString: base) }
      return unsafe answer
    }
  }
}
