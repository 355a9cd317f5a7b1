internal import CBarShim

/// Writes PNG files of flat pictures: bars, which are fields of one colour with a few letters.
struct FlatEncoder {
  private var file: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  /// Encodes a picture.
  ///
  /// - Parameter depth: how many earlier places each repetition is looked for in; nil leaves it to
  ///   libdeflate's highest level.
  static func encode(_ bitmap: Bitmap, pixelsPerMetre: UInt32, depth: Int?) -> [UInt8] {
    var encoder = FlatEncoder()
    let bitDepth: UInt8 = 8
    let indexed = IndexedPicture(bitmap)
    let colorType: UInt8 = indexed != nil ? 3 : bitmap.isOpaque ? 2 : 6
    encoder.add(
      "IHDR",
      bigEndian(UInt32(bitmap.width)) + bigEndian(UInt32(bitmap.height))
        + [bitDepth, colorType, 0, 0, 0])
    encoder.add("sRGB", [0])
    if let indexed {
      encoder.add("PLTE", indexed.palette)
      if !indexed.alphas.isEmpty { encoder.add("tRNS", indexed.alphas) }
    }
    encoder.add("pHYs", bigEndian(pixelsPerMetre) + bigEndian(pixelsPerMetre) + [1])
    encoder.add("IDAT", indexed.map { stream($0, depth: depth) } ?? stream(bitmap, depth: depth))
    encoder.add("IEND", [])
    return encoder.file
  }

  /// The numbered rows as a zlib stream (RFC 1950).
  private static func stream(_ picture: IndexedPicture, depth: Int?) -> [UInt8] {
    unsafe picture.rows.withUnsafeBufferPointer {
      unsafe stream(
        $0, pixelLength: 1, rowLength: picture.rowLength, sum: picture.sum, depth: depth)
    }
  }

  /// Bytes as a zlib stream.
  private static func stream(
    _ bytes: UnsafeBufferPointer<UInt8>, pixelLength: Int, rowLength: Int, sum: UInt32, depth: Int?
  ) -> [UInt8] {
    if depth == nil, let smallest = unsafe smallest(bytes) { return smallest }
    var deflate = Deflate()
    deflate.append([0x78, 0x01])
    unsafe deflate.add(
      bytes, pixelLength: pixelLength, rowLength: rowLength, depth: depth ?? greatestDepth)
    deflate.append(bigEndian(sum))
    return deflate.writer.bytes
  }

  /// Places that are looked at where libdeflate is wanted and not there.
  private static let greatestDepth = 64

  /// Bytes as libdeflate presses them at its highest level; nil where it is not installed.
  private static func smallest(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var (stream, length): (UnsafeMutablePointer<UInt8>?, Int) = (nil, 0)
    guard let base = bytes.baseAddress,
      unsafe nb_zlib_smallest(base, bytes.count, &stream, &length) == 0
    else { return nil }
    defer { unsafe nb_bytes_free(stream) }
    return unsafe Array(UnsafeBufferPointer(start: stream, count: length))
  }

  /// The rows as a zlib stream (RFC 1950).
  static func stream(_ bitmap: Bitmap, depth: Int?) -> [UInt8] {
    let pixelLength = bitmap.isOpaque ? 3 : 4
    let rowLength = 1 + bitmap.width * pixelLength
    var sum: UInt32 = 1
    // One byte more than the rows need: three bytes of a pixel are written as four.
    let count = rowLength * bitmap.height
    let rows = unsafe [UInt8](unsafeUninitializedCapacity: count + 1) { rows, initialized in
      unsafe nb_pages_ready(rows.baseAddress, rows.count)
      if let rows = rows.baseAddress { sum = unsafe pack(bitmap, rowLength: rowLength, into: rows) }
      unsafe rows[count] = 0
      initialized = count + 1
    }
    return unsafe rows.withUnsafeBufferPointer {
      unsafe stream(
        UnsafeBufferPointer(rebasing: $0[..<count]), pixelLength: pixelLength,
        rowLength: rowLength, sum: sum, depth: depth)
    }
  }

  /// Lays the rows out as PNG has them, each after a 0 for "no filter"; returns their check sum.
  ///
  /// A row that equals the one above, as most do, is copied with its sum.
  private static func pack(
    _ bitmap: Bitmap, rowLength: Int, into rows: UnsafeMutablePointer<UInt8>
  ) -> UInt32 {
    let width = bitmap.width
    var sum: UInt32 = 1
    var rowSum: UInt32 = 1
    unsafe bitmap.pixels.withUnsafeBytes { pixels in
      for y in 0..<bitmap.height {
        let row = unsafe rows + y * rowLength
        let source = unsafe UnsafeRawBufferPointer(
          rebasing: pixels[(y * width * 4)...].prefix(width * 4))
        let above = unsafe y > 0 ? pixels[((y - 1) * width * 4)...].prefix(width * 4) : pixels[..<0]
        if y > 0, unsafe isEqual(source, UnsafeRawBufferPointer(rebasing: above)) {
          unsafe row.update(from: row - rowLength, count: rowLength)
        } else {
          unsafe row[0] = 0
          unsafe pack(source, isOpaque: bitmap.isOpaque, into: row + 1)
          rowSum = unsafe nb_adler32(row, rowLength)
        }
        sum = nb_adler32_joined(sum, rowSum, rowLength)
      }
    }
    return sum
  }

  /// Copies a row of pixels, without the alpha if all are opaque.
  private static func pack(
    _ source: UnsafeRawBufferPointer, isOpaque: Bool, into row: UnsafeMutablePointer<UInt8>
  ) {
    let target = UnsafeMutableRawPointer(row)
    guard isOpaque, let pixels = source.baseAddress else {
      unsafe UnsafeMutableRawBufferPointer(start: target, count: source.count).copyMemory(
        from: source)
      return
    }
    var offset = 0
    for index in stride(from: 0, to: source.count, by: 4) {
      unsafe target.storeBytes(
        of: pixels.load(fromByteOffset: index, as: UInt32.self), toByteOffset: offset,
        as: UInt32.self)
      offset &+= 3
    }
  }

  private static func isEqual(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Bool {
    guard let first = a.baseAddress, let second = b.baseAddress else { return a.count == b.count }
    return unsafe nb_same_bytes(first, second, a.count) != 0
  }

  /// Appends a chunk: length, name, payload, check sum.
  private mutating func add(_ name: StaticString, _ payload: [UInt8]) {
    file += Self.bigEndian(UInt32(payload.count))
    let start = file.count
    name.withUTF8Buffer { unsafe file += $0 }
    file += payload
    let sum = unsafe file.withUnsafeBufferPointer { bytes in
      unsafe bytes.baseAddress.map { unsafe nb_crc32($0 + start, bytes.count - start) } ?? 0
    }
    file += Self.bigEndian(sum)
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
