/// Collects bits, the first in the lowest place of a byte, as Deflate wants them.
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var pendingCount: UInt64 = 0

  /// Bits on their way into memory that has room for them.
  @safe struct Cursor {
    fileprivate var memory: UnsafeMutableRawPointer
    fileprivate var pending: UInt64
    fileprivate var pendingCount: UInt64

    /// Appends the lowest `count` bits of a value, at most 56; the bits above them are 0.
    @inline(__always)
    mutating func add(_ value: UInt64, count: Int) {
      pending |= value << pendingCount
      pendingCount &+= UInt64(truncatingIfNeeded: count)
      unsafe memory.storeBytes(of: pending.littleEndian, as: UInt64.self)
      unsafe memory += Int(truncatingIfNeeded: pendingCount >> 3)
      pending >>= pendingCount & 0x38
      pendingCount &= 7
    }

    /// Appends a code of so many bits and the lowest bits of the number that it begins: at most 28
    /// in all.
    @inline(__always)
    mutating func add(_ code: UInt64, followedBy number: Int, bits: Int, after length: Int) {
      let rest = UInt64(truncatingIfNeeded: number) & (1 &<< UInt64(truncatingIfNeeded: bits) &- 1)
      add(code | rest &<< UInt64(truncatingIfNeeded: length), count: length &+ bits)
    }
  }

  /// Appends what a closure adds, which is at most so many bytes.
  mutating func add(atMost count: Int, _ body: (inout Cursor) -> Void) {
    let (pending, pendingCount) = (pending, pendingCount)
    var rest = (pending, pendingCount)
    let more = unsafe [UInt8](unsafeUninitializedCapacity: count + 16) { memory, initialized in
      guard let base = memory.baseAddress else { return }
      let start = UnsafeMutableRawPointer(base)
      var cursor = unsafe Cursor(memory: start, pending: pending, pendingCount: pendingCount)
      body(&cursor)
      initialized = unsafe cursor.memory - start
      rest = (cursor.pending, cursor.pendingCount)
    }
    bytes += more
    (self.pending, self.pendingCount) = rest
  }

  /// Appends the lowest `count` bits of a value, at most 32.
  mutating func add(_ value: UInt32, count: Int) {
    pending |= UInt64(value) << pendingCount
    pendingCount &+= UInt64(count)
    while pendingCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingCount &-= 8
    }
  }

  /// Fills the last byte up with zeros.
  mutating func finishByte() {
    if pendingCount > 0 { bytes.append(UInt8(truncatingIfNeeded: pending)) }
    (pending, pendingCount) = (0, 0)
  }

  /// Appends bytes; the bits so far must end a byte.
  mutating func append(_ more: some Sequence<UInt8>) {
    bytes.append(contentsOf: more)
  }
}
