internal import CBarShim

/// Pictures as PNG files.
public enum PNG {
  /// How hard the encoder tries to make a file small; pixels are the same.
  public enum Compression: String, CaseIterable, Hashable, Sendable {
    /// The renderer's own encoder in the least time: rows like the one above are not looked through, other
    /// repetitions are looked for in the likeliest places only. A tenth larger, for what is looked at once.
    case fast
    /// The renderer's own encoder. The bytes are the same on every machine.
    case standard
    /// libdeflate's highest level but one: a thirtieth smaller, in many times the time. The bytes depend on the
    /// libdeflate that is installed; without one, the renderer's own encoder looks longer.
    case smallest
  }

  /// How large a picture the decoder makes.
  public struct Limits: Hashable, Sendable {
    /// Longest side, in pixels.
    public var side: Int
    /// Most pixels.
    public var area: Int

    /// Makes limits; what is left out is what the renderer itself keeps to.
    public init(side: Int? = nil, area: Int? = nil) {
      self.side = side ?? CanvasExtent.sideLimit
      self.area = area ?? CanvasExtent.areaLimit
    }
  }

  /// Encodes a picture: RGB when nothing shows through, no filter, sRGB and pHYs chunks, no time
  /// and no text, so that the same picture gives the same bytes.
  ///
  /// Flat bars compress better and faster unfiltered.
  ///
  /// - Parameters:
  ///   - bitmap: the picture.
  ///   - scale: pixels per point; written as the resolution, 72 points to the inch.
  ///   - compression: how hard the encoder tries to make the file small.
  /// - Throws: `RenderError.png` for a scale that no file can name.
  public static func encode(
    _ bitmap: Bitmap, scale: Double, compression: Compression = .standard
  ) throws(RenderError) -> [UInt8] {
    try encode(bitmap, scale: scale, compression: compression, beginnings: nil)
  }

  /// Encodes a picture after others, which may have begun alike; the bytes are the same.
  ///
  /// - Throws: `RenderError.png` for a scale that no file can name.
  package static func encode(
    _ bitmap: Bitmap, scale: Double, compression: Compression = .standard,
    beginnings: PackedBeginnings?
  ) throws(RenderError) -> [UInt8] {
    let resolution = try pixelsPerMetre(scale, bitmap.width, bitmap.height)
    return switch compression {
    case .fast:
      FlatEncoder.encodeQuickly(bitmap, pixelsPerMetre: resolution, beginnings: beginnings)
    case .standard, .smallest:
      FlatEncoder.encode(
        bitmap, pixelsPerMetre: resolution, effort: compression == .standard ? .standard : nil,
        beginnings: beginnings)
    }
  }

  /// Encodes a picture whose colours have numbers, in the least time.
  ///
  /// - Parameters:
  ///   - scale: pixels per point; written as the resolution, 72 points to the inch.
  ///   - beginnings: pictures that may have begun alike; the bytes are the same without.
  /// - Throws: `RenderError.png` for a scale that no file can name.
  package static func encode(
    _ picture: NumberedPicture, scale: Double, beginnings: PackedBeginnings? = nil
  ) throws(RenderError) -> [UInt8] {
    let resolution = try pixelsPerMetre(scale, picture.width, picture.height)
    return FlatEncoder.encode(
      picture, pixelsPerMetre: resolution, effort: .fast, beginnings: beginnings)
  }

  /// The resolution that says how many pixels a point has.
  private static func pixelsPerMetre(
    _ scale: Double, _ width: Int, _ height: Int
  ) throws(RenderError) -> UInt32 {
    let inch = 0.0254
    let resolution = (72 * scale / inch).rounded()
    guard resolution >= 1, resolution <= Double(Int32.max),
      UInt32(exactly: width) != nil, UInt32(exactly: height) != nil
    else { throw .png(reason: "no picture has a scale of \(scale)") }
    return UInt32(resolution)
  }

  /// Decodes a file of any PNG kind; colours are taken as they stand, in sRGB.
  ///
  /// - Throws: `RenderError.png` for a damaged file, or one above the limits.
  public static func decode(
    _ bytes: [UInt8], limits: Limits = Limits()
  ) throws(RenderError) -> Bitmap {
    try decode(bytes, limits: limits, lowBytes: false)
  }

  /// The lower 8 bits of each channel of a file with 16, which `decode` rounds away; nil for other
  /// files.
  package static func lowBytes(_ bytes: [UInt8]) throws(RenderError) -> Bitmap? {
    PNGSource.bytes(bytes).depth == 16 ? try decode(bytes, limits: Limits(), lowBytes: true) : nil
  }

  private static func decode(
    _ bytes: [UInt8], limits: Limits, lowBytes: Bool
  ) throws(RenderError) -> Bitmap {
    let (columns, rows) = try extent(of: .bytes(bytes), limits: limits)
    var message = Message()
    let count = columns * rows * 4
    try CanvasExtent.checkMemory(bytes: count)
    var code: Int32 = 0
    let pixels = unsafe [UInt8](unsafeUninitializedCapacity: count) { pixels, initialized in
      unsafe pixels.initialize(repeating: 0)
      code = unsafe message.receive {
        unsafe nb_png_decode(
          bytes, bytes.count, pixels.baseAddress, UInt32(columns), UInt32(rows), lowBytes ? 1 : 0,
          $0)
      }
      initialized = count
    }
    guard code == 0 else { throw .png(reason: message.text) }
    guard let bitmap = Bitmap(width: columns, height: rows, pixels: pixels) else {
      throw .png(reason: "the picture is empty")
    }
    return bitmap
  }

  /// The columns and rows that a file claims, once it is known that it may hold them.
  static func extent(
    of source: PNGSource, limits: Limits
  ) throws(RenderError) -> (columns: Int, rows: Int) {
    try SystemLibrary.png.require()
    var width: UInt32 = 0
    var height: UInt32 = 0
    var rowLength = 0
    var message = Message()
    let sizeCode = unsafe source.read { input in
      unsafe message.receive { unsafe nb_png_size(input, &width, &height, &rowLength, $0) }
    }
    guard sizeCode == 0 else { throw .png(reason: message.text) }
    let (columns, rows) = (Int(width), Int(height))
    guard columns <= limits.side, rows <= limits.side, columns * rows <= limits.area else {
      throw .tooLarge(width: columns, height: rows)
    }
    // Deflate makes at most 1032 bytes of one, so a file this short cannot hold its pixels.
    guard rowLength * rows <= 1032 * source.length else {
      throw .png(reason: "the file is too short for \(columns) by \(rows) pixels")
    }
    return (columns, rows)
  }

  /// What libpng says when it fails.
  struct Message {
    var text = ""

    /// Calls libpng with room for a message.
    mutating func receive(_ call: (UnsafeMutablePointer<CChar>) -> Int32) -> Int32 {
      unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(NB_MESSAGE_CAPACITY)) {
        buffer in
        unsafe buffer.initialize(repeating: 0)
        guard let base = buffer.baseAddress else { return 1 }
        let code = unsafe call(base)
        if code != 0 { text = unsafe String(cString: base) }
        return code
      }
    }
  }
}
