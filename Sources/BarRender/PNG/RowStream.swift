internal import CBarShim

/// The bytes that a stream is made of: rows, each after a 0 for "no filter", of which no more is in
/// memory than copies reach back over and the next ones need.
@safe final class RowStream {
  /// Bytes in all.
  let count: Int
  /// Bytes of a row, its filter's taken in; elsewhere, after how many bytes they tend to repeat.
  let rowLength: Int
  /// Bytes of a pixel.
  let pixelLength: Int
  /// The place of the first byte in memory, and that after the last.
  private(set) var origin = 0
  private(set) var end = 0
  /// The Adler-32 sum of the rows that have been in memory; those of whole bytes are summed up by
  /// who has them.
  private(set) var sum: UInt32 = 1

  /// What writes a row's pixels; nothing, and false, where they equal those of the row above.
  typealias Writer = (_ row: Int, _ memory: UnsafeMutablePointer<UInt8>) -> Bool

  /// Whether a row's pixels equal those of the row above, where that is known.
  let repeats: (_ row: Int) -> Bool
  private let write: Writer
  private let memory: UnsafeMutablePointer<UInt8>
  private let capacity: Int
  private var rowSum: UInt32 = 1

  /// How many bytes are made at least when some are needed.
  private static let stretch = 1 << 16
  /// Whether all bytes are in memory at once.
  var isShort: Bool { count <= capacity }

  /// Bytes of a pixel that are written and do not belong to it: three bytes are written as four.
  private static let excess = 8

  /// Makes a stream of so many rows.
  init(
    rows: Int, rowLength: Int, pixelLength: Int, repeats: @escaping (_ row: Int) -> Bool,
    write: @escaping Writer
  ) {
    count = rows * rowLength
    self.repeats = repeats
    self.rowLength = rowLength
    self.pixelLength = pixelLength
    unsafe self.write = unsafe write
    capacity =
      min(
        Self.reach(rowLength) + 2 * rowLength + Self.stretch, count) + Self.excess
    unsafe memory = UnsafeMutablePointer.allocate(capacity: capacity)
    unsafe memory.initialize(repeating: 0, count: capacity)
  }

  /// Makes a stream of whole bytes, of which there is one row.
  init(_ bytes: [UInt8], rowLength: Int) {
    count = bytes.count
    self.rowLength = rowLength
    pixelLength = 1
    repeats = { _ in false }
    unsafe write = { _, _ in false }
    capacity = max(bytes.count, 1)
    unsafe memory = UnsafeMutablePointer.allocate(capacity: capacity)
    unsafe bytes.withUnsafeBufferPointer { bytes in
      if let base = bytes.baseAddress { unsafe memory.initialize(from: base, count: bytes.count) }
    }
    end = count
  }

  deinit { unsafe memory.deallocate() }

  /// How far back bytes stay: as far as a copy reaches, and the row above.
  private static func reach(_ rowLength: Int) -> Int { max(Match.farthest, rowLength) }

  /// The byte at `origin`, until bytes are made the next time.
  var base: UnsafePointer<UInt8> { unsafe UnsafePointer(memory) }

  /// Makes the rows that hold the bytes after a place, as many as there is room for, and forgets
  /// what no copy from there on reaches.
  func advance(to place: Int) {
    let (first, last) = reach(at: place)
    unsafe memory.update(from: memory + (first - origin), count: end - first)
    origin = first
    while end < last { addRow() }
  }

  /// What is in memory once the rows after a place have been made.
  func reach(at place: Int) -> (origin: Int, end: Int) {
    let first = max(place - Self.reach(rowLength), origin)
    return (first, min((first + capacity - Self.excess) / rowLength * rowLength, count))
  }

  /// Puts a row, with the byte of its filter, into memory that has room for it; false where it
  /// equals the row above.
  func read(_ row: Int, into memory: inout [UInt8]) -> Bool {
    let needed = rowLength + Self.excess
    if memory.count < needed { memory = [UInt8](repeating: 0, count: needed) }
    return unsafe memory.withUnsafeMutableBufferPointer { memory in
      guard let first = memory.baseAddress else { return false }
      return unsafe write(row, first + 1)
    }
  }

  /// Has those rows in memory that a search goes on with which stood there in an earlier stream;
  /// nothing may have been made before.
  func begin(like earlier: PackedBeginning, until state: SearchState) {
    origin = max(state.place - Self.reach(rowLength), 0)
    end = state.end
    sum = state.sum
    for row in origin / rowLength..<end / rowLength {
      unsafe earlier.withRow(row) { bytes in
        let skipped = max(origin - row * rowLength, 0)
        let target = unsafe memory + (row * rowLength + skipped - origin)
        unsafe target.update(from: bytes + skipped, count: rowLength - skipped)
        rowSum = unsafe nb_adler32(bytes, rowLength)
      }
    }
  }

  private func addRow() {
    let row = unsafe memory + (end - origin)
    if unsafe write(end / rowLength, row + 1) {
      unsafe row.pointee = 0
      rowSum = unsafe nb_adler32(row, rowLength)
    } else {
      unsafe row.update(from: row - rowLength, count: rowLength)
    }
    sum = nb_adler32_joined(sum, rowSum, rowLength)
    end += rowLength
  }

  /// All bytes in one piece; nothing may have been made before.
  func bytes() -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    while result.count < count {
      advance(to: result.count)
      unsafe result.append(
        contentsOf: UnsafeBufferPointer(
          start: memory + (result.count - origin), count: end - result.count))
    }
    return result
  }
}

extension RowStream {
  /// Rows of numbers, each as long as the others.
  convenience init(numbers: [UInt8], width: Int) {
    let rows = width > 0 ? numbers.count / width : 0
    let isNew = NewRows.isNew(rows: rows, of: numbers, length: width)
    unsafe self.init(
      rows: rows, rowLength: 1 + width, pixelLength: 1, repeats: { !isNew[$0] }
    ) { y, row in
      guard isNew[y] else { return false }
      return unsafe numbers.withUnsafeBytes { numbers in
        guard let first = numbers.baseAddress else { return false }
        unsafe UnsafeMutableRawPointer(row).copyMemory(from: first + y * width, byteCount: width)
        return true
      }
    }
  }

  /// The rows of a picture, without the alpha if all pixels are opaque.
  convenience init(_ rows: NewRows) {
    let (width, isOpaque) = (rows.bitmap.width, rows.bitmap.isOpaque)
    let pixelLength = isOpaque ? 3 : 4
    unsafe self.init(
      rows: rows.bitmap.height, rowLength: 1 + width * pixelLength, pixelLength: pixelLength,
      repeats: rows.repeats
    ) { y, row in
      unsafe rows.withRow(y) { source in
        isOpaque
          ? unsafe Self.pack(source, width, into: row)
          : unsafe UnsafeMutableRawPointer(row).copyMemory(from: source, byteCount: width * 4)
      }
    }
  }

  /// Copies a row of pixels without the alpha.
  private static func pack(
    _ source: UnsafeRawPointer, _ width: Int, into row: UnsafeMutablePointer<UInt8>
  ) {
    let target = UnsafeMutableRawPointer(row)
    // Two pixels at once: six bytes, written as eight.
    let pairs = width / 2
    for pair in 0..<pairs {
      let both = UInt64(
        littleEndian: unsafe source.loadUnaligned(fromByteOffset: pair &* 8, as: UInt64.self))
      let packed = both & 0xff_ffff | both &>> 8 & 0xffff_ff00_0000
      unsafe target.storeBytes(
        of: packed.littleEndian, toByteOffset: pair &* 6, as: UInt64.self)
    }
    for x in pairs * 2..<width {
      unsafe target.storeBytes(
        of: source.load(fromByteOffset: x &* 4, as: UInt32.self), toByteOffset: x &* 3,
        as: UInt32.self)
    }
  }
}
