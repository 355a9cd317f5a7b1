/// Collects bits, the first in the lowest place of a byte, as Deflate wants them.
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var pendingCount: UInt64 = 0

  /// Appends the lowest `count` bits of a value, at most 32.
  @inline(__always)
  mutating func add(_ value: UInt32, count: Int) {
    pending |= UInt64(value) << pendingCount
    pendingCount &+= UInt64(count)
    if pendingCount >= 32 {
      unsafe withUnsafeBytes(of: UInt32(truncatingIfNeeded: pending).littleEndian) {
        unsafe bytes.append(contentsOf: $0)
      }
      pending >>= 32
      pendingCount &-= 32
    }
  }

  /// Fills the last byte up with zeros.
  mutating func finishByte() {
    while pendingCount > 0 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingCount = pendingCount > 8 ? pendingCount - 8 : 0
    }
  }

  /// Appends bytes; the bits so far must end a byte.
  mutating func append(_ more: some Sequence<UInt8>) {
    bytes.append(contentsOf: more)
  }
}
