package import BarRender

/// A file that holds no picture, or one that is damaged.
package struct UnreadablePicture: Error, CustomStringConvertible {
  /// Which file, and what is wrong with it.
  package var description: String

  /// Says what is wrong with a file.
  package init(name: String, _ error: RenderError) {
    description = "\(name) is unreadable: \(error.description)"
  }
}

/// A picture that is read row after row.
@safe package struct PictureRows {
  /// Pixels in a row.
  package let width: Int
  /// Rows.
  package let height: Int
  /// Reads the next rows, four bytes a pixel, alpha not premultiplied.
  private let read: (Int, UnsafeMutablePointer<UInt8>) throws(UnreadablePicture) -> Void

  /// Makes a picture of what reads so many rows into memory with room for them.
  package init(
    width: Int, height: Int,
    read: @escaping (Int, UnsafeMutablePointer<UInt8>) throws(UnreadablePicture) -> Void
  ) {
    self.width = width
    self.height = height
    unsafe self.read = unsafe read
  }
}

extension PictureRows {
  /// Calls for each pixel that differs and is not ignored, from the top left.
  func compare(
    with other: PictureRows, _ rules: PictureRules, _ body: PixelBand.Visit
  ) throws(UnreadablePicture) {
    let step = unsafe PixelBand.rows(width: width)
    let (before, after) = (
      RowWindow(width: width, rows: step), RowWindow(width: width, rows: step)
    )
    for start in stride(from: 0, to: height, by: step) {
      let rows = start..<min(start + step, height)
      let known = min(rows.upperBound + SmoothedEdges.reach, height)
      try before.move(from: start, to: known, self)
      try after.move(from: start, to: known, other)
      let band = unsafe PixelBand(
        width: width, height: height, firstRow: before.firstRow,
        expected: UnsafeRawPointer(before.memory), actual: UnsafeRawPointer(after.memory))
      unsafe band.visit(rows, rules, body)
    }
  }

  /// The rows that are in memory: some, and the nearest before and after them.
  @safe private final class RowWindow {
    /// The row the memory begins with.
    private(set) var firstRow = 0
    private var end = 0
    private let rowLength: Int
    let memory: UnsafeMutablePointer<UInt8>

    init(width: Int, rows: Int) {
      rowLength = width * 4
      let room = (rows + 2 * SmoothedEdges.reach) * rowLength
      let bytes = UnsafeMutableRawPointer.allocate(byteCount: room, alignment: 16)
      unsafe memory = unsafe bytes.bindMemory(to: UInt8.self, capacity: room)
    }

    deinit { unsafe memory.deallocate() }

    /// Forgets what lies too far before a row and reads up to another.
    func move(from start: Int, to last: Int, _ rows: PictureRows) throws(UnreadablePicture) {
      let first = max(start - SmoothedEdges.reach, 0)
      let kept = max(end - first, 0)
      if first > firstRow, kept > 0 {
        unsafe memory.update(
          from: memory + (first - firstRow) * rowLength, count: kept * rowLength)
      }
      firstRow = first
      let place = unsafe memory + kept * rowLength
      try unsafe rows.read(last - end, place)
      end = last
    }
  }
}

extension PictureRows {
  /// Reads a PNG file as it is asked for rows; nil for an interlaced one.
  ///
  /// - Parameter name: what is said to be unreadable.
  package init?(decoding file: PNGSource, name: String) throws(UnreadablePicture) {
    func reading<Answer>(
      _ work: () throws(RenderError) -> Answer
    ) throws(UnreadablePicture) -> Answer {
      do throws(RenderError) {
        return try work()
      } catch {
        throw UnreadablePicture(name: name, error)
      }
    }
    let found = try reading { () throws(RenderError) in try PNGRowReader(file) }
    guard let rows = found else { return nil }
    unsafe self.init(width: rows.width, height: rows.height) {
      count, memory throws(UnreadablePicture) in
      try reading { () throws(RenderError) in try unsafe rows.read(count, into: memory) }
    }
  }
}
