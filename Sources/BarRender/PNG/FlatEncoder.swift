internal import CBarShim

/// Writes PNG files of flat pictures: bars, which are fields of one colour with a few letters.
struct FlatEncoder {
  /// Bytes that encoding a bar takes: rows, what was seen in them, steps and the file.
  private static let memory = 384 << 10
  private var file: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  /// Encodes a picture.
  ///
  /// - Parameters:
  ///   - effort: how hard repetitions are looked for; nil leaves it to libdeflate.
  ///   - beginnings: pictures that may have begun alike.
  static func encode(
    _ bitmap: Bitmap, pixelsPerMetre: UInt32, effort: SearchEffort?,
    beginnings: PackedBeginnings? = nil
  ) -> [UInt8] {
    nb_heap_ready(Self.memory)
    let rows = NewRows(bitmap)
    let indexed = IndexedPicture(rows)
    let colorType: UInt8 = indexed != nil ? 3 : bitmap.isOpaque ? 2 : 6
    return file(
      width: bitmap.width, height: bitmap.height, colorType: colorType,
      palette: indexed?.numbers.palette, alphas: indexed?.numbers.alphas ?? [],
      pixelsPerMetre: pixelsPerMetre,
      stream: stream(
        indexed?.rowStream(of: rows) ?? RowStream(rows), effort: effort, beginnings: beginnings))
  }

  /// Encodes a picture in the least time: the numbers of its colours, a byte a pixel, are kept from
  /// their counting on.
  static func encodeQuickly(
    _ bitmap: Bitmap, pixelsPerMetre: UInt32, beginnings: PackedBeginnings?
  ) -> [UInt8] {
    guard bitmap.isOpaque else {
      return encode(
        bitmap, pixelsPerMetre: pixelsPerMetre, effort: .fast, beginnings: beginnings)
    }
    nb_heap_ready(Self.memory)
    let rows = NewRows(bitmap)
    if let picture = NumberedPicture(rows) {
      return encode(
        picture, pixelsPerMetre: pixelsPerMetre, effort: .fast, beginnings: beginnings)
    }
    return file(
      width: bitmap.width, height: bitmap.height, colorType: 2, palette: nil,
      pixelsPerMetre: pixelsPerMetre,
      stream: stream(RowStream(rows), effort: .fast, beginnings: beginnings))
  }

  /// Encodes a picture whose colours have numbers already.
  static func encode(
    _ picture: NumberedPicture, pixelsPerMetre: UInt32, effort: SearchEffort?,
    beginnings: PackedBeginnings? = nil
  ) -> [UInt8] {
    nb_heap_ready(Self.memory)
    let (width, numbers) = (picture.width, picture.numbers)
    return file(
      width: width, height: picture.height, colorType: 3,
      palette: ColorNumbers.palette(of: picture.colors), pixelsPerMetre: pixelsPerMetre,
      stream: stream(
        RowStream(numbers: numbers, width: width), effort: effort, beginnings: beginnings))
  }

  /// A file of 8 bits a channel or number.
  private static func file(
    width: Int, height: Int, colorType: UInt8, palette: [UInt8]?, alphas: [UInt8] = [],
    pixelsPerMetre: UInt32, stream: [UInt8]
  ) -> [UInt8] {
    var encoder = FlatEncoder()
    let bitDepth: UInt8 = 8
    encoder.add(
      "IHDR",
      bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [bitDepth, colorType, 0, 0, 0])
    encoder.add("sRGB", [0])
    if let palette {
      encoder.add("PLTE", palette)
      if !alphas.isEmpty { encoder.add("tRNS", alphas) }
    }
    encoder.add("pHYs", bigEndian(pixelsPerMetre) + bigEndian(pixelsPerMetre) + [1])
    encoder.add("IDAT", stream)
    encoder.add("IEND", [])
    return encoder.file
  }

  /// Rows as a zlib stream (RFC 1950).
  static func stream(
    _ makeRows: @autoclosure () -> RowStream, effort: SearchEffort?,
    beginnings: PackedBeginnings? = nil
  ) -> [UInt8] {
    if effort == nil, let smallest = smallest(makeRows().bytes()) { return smallest }
    let rows = makeRows()
    var deflate = Deflate()
    deflate.append([0x78, 0x01])
    deflate.add(rows, effort: effort ?? .thorough, beginnings: beginnings)
    deflate.append(bigEndian(rows.sum))
    return deflate.writer.bytes
  }

  /// Bytes as libdeflate presses them at its highest level; nil where it is not installed.
  private static func smallest(_ bytes: [UInt8]) -> [UInt8]? {
    var (stream, length): (UnsafeMutablePointer<UInt8>?, Int) = (nil, 0)
    guard unsafe nb_zlib_smallest(bytes, bytes.count, &stream, &length) == 0 else { return nil }
    defer { unsafe nb_bytes_free(stream) }
    return unsafe Array(UnsafeBufferPointer(start: stream, count: length))
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
