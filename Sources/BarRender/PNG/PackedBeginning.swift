internal import CBarShim

/// The first rows of a picture that was packed, and where the search for copies stood after some of
/// them.
final class PackedBeginning {
  /// How hard copies were looked for.
  let effort: SearchEffort
  /// Where the search stood after rows with which another picture began too; nil until there was one.
  private(set) var state: SearchState?
  /// The stream after the steps of that search; nil until a picture goes on from there.
  var packed: Deflate?

  private let rowLength: Int
  private let pixelLength: Int
  /// The rows that are unlike the one above, each with the byte of its filter.
  private var bytes: [UInt8] = []
  /// Where each row's bytes start.
  private var starts: [Int] = []
  /// Bytes of all rows that were kept at first.
  private(set) var length = 0

  /// Most bytes that are kept.
  private static let most = 192 << 10

  /// Keeps the first rows of a picture.
  init(_ rows: RowStream, effort: SearchEffort, row: inout [UInt8]) {
    self.effort = effort
    rowLength = rows.rowLength
    pixelLength = rows.pixelLength
    bytes.reserveCapacity(min(Self.most, rows.count))
    for y in 0..<rows.count / rowLength {
      if rows.read(y, into: &row) {
        guard bytes.count + rowLength <= Self.most else { break }
        starts.append(bytes.count)
        bytes += row[..<rowLength]
      } else {
        starts.append(starts[y - 1])
      }
    }
    length = starts.count * rowLength
  }

  /// Keeps where a search stood that began like this picture, and of the rows only those before.
  func note(_ state: SearchState) {
    self.state = state
    starts.removeLast(max(starts.count - state.end / rowLength, 0))
    bytes = Array(bytes[..<((starts.last ?? 0) + rowLength)])
  }

  /// How many bytes another picture's rows begin with that are these; whole rows.
  func sharedLength(with rows: RowStream, row: inout [UInt8]) -> Int {
    guard rows.rowLength == rowLength, rows.pixelLength == pixelLength else { return 0 }
    for y in 0..<min(starts.count, rows.count / rowLength) {
      let isNew = y == 0 || starts[y] != starts[y - 1]
      guard rows.read(y, into: &row) == isNew, !isNew || isRow(y, row) else {
        return y * rowLength
      }
    }
    return min(starts.count * rowLength, rows.count)
  }

  private func isRow(_ y: Int, _ row: [UInt8]) -> Bool {
    unsafe withRow(y) { unsafe nb_same_bytes($0, row, rowLength) != 0 } ?? false
  }

  /// Calls with the bytes of a row that is kept.
  func withRow<Result>(_ y: Int, _ body: (UnsafePointer<UInt8>) -> Result) -> Result? {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe bytes.baseAddress.map { unsafe body($0 + starts[y]) }
    }
  }
}
