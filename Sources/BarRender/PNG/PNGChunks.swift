internal import CBarShim

/// A PNG file while it is being written: a signature and chunks.
package struct PNGChunks: Sendable {
  /// What was written.
  package private(set) var bytes: [UInt8] = []

  /// A file of which nothing is written.
  package init() {}

  /// Writes the signature.
  mutating func begin() {
    bytes += [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  }

  /// Appends chunks that were written before.
  mutating func append(_ chunks: [UInt8]) { bytes += chunks }

  /// Appends a chunk: length, name, payload, check sum.
  package mutating func add(_ name: StaticString, _ payload: [UInt8]) {
    bytes += Self.bigEndian(UInt32(payload.count))
    let start = bytes.count
    name.withUTF8Buffer { unsafe bytes += $0 }
    bytes += payload
    let sum = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe bytes.baseAddress.map { unsafe nb_crc32($0 + start, bytes.count - start) } ?? 0
    }
    bytes += Self.bigEndian(sum)
  }

  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  static func bigEndian16(_ value: UInt16) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }
}
