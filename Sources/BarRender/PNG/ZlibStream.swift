internal import CBarShim

/// Bytes as a zlib stream (RFC 1950).
enum ZlibStream {
  /// Packs bytes.
  ///
  /// - Parameter rowLength: after how many bytes they tend to repeat; at least 1.
  static func bytes(_ bytes: [UInt8], rowLength: Int) -> [UInt8] {
    var deflate = Deflate()
    deflate.append([0x78, 0x01])
    deflate.add(RowStream(bytes, rowLength: max(rowLength, 1)), effort: SearchEffort(depth: 32))
    let sum = unsafe nb_adler32(bytes, bytes.count)
    deflate.append([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> UInt32($0)) })
    return deflate.writer.bytes
  }
}
