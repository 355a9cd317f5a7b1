internal import CBarShim

/// Reads a PNG row after row, so that only as much of it is in memory as is looked at.
@safe package final class PNGRowReader {
  /// Pixels in a row.
  package let width: Int
  /// Rows.
  package let height: Int
  private let file: PNGSource
  private let rows: OpaquePointer
  private var rowsLeft: Int

  /// Starts reading a file; nil for an interlaced one, whose rows are not there before all are.
  package convenience init?(
    _ file: PNGSource, limits: PNG.Limits = PNG.Limits()
  ) throws(RenderError) {
    try self.init(file, extent: try PNG.extent(of: file, limits: limits))
  }

  /// Starts reading a file that had so many columns and rows when it was looked at.
  init?(_ file: PNGSource, extent: (columns: Int, rows: Int)) throws(RenderError) {
    guard unsafe file.read({ unsafe nb_png_interlaced($0) }) == 0 else { return nil }
    var message = PNG.Message()
    var reader: OpaquePointer?
    _ = unsafe file.read { input in
      unsafe message.receive {
        unsafe reader = nb_png_rows_make(
          input, UInt32(extent.columns), UInt32(extent.rows), $0)
        return unsafe reader == nil ? 1 : 0
      }
    }
    guard let reader = unsafe reader else { throw .png(reason: message.text) }
    (width, height) = extent
    self.file = file
    unsafe rows = unsafe reader
    rowsLeft = height
  }

  deinit { unsafe nb_png_rows_free(rows) }

  /// Reads the next rows, four bytes a pixel, into memory that has room for them.
  package func read(
    _ count: Int, into memory: UnsafeMutablePointer<UInt8>
  ) throws(RenderError) {
    precondition(count <= rowsLeft, "the picture has no more rows")
    var message = PNG.Message()
    let code = unsafe file.read { input in
      unsafe message.receive { unsafe nb_png_rows_read(rows, input, memory, count, $0) }
    }
    guard code == 0 else { throw .png(reason: message.text) }
    rowsLeft -= count
    guard rowsLeft == 0 else { return }
    let end = unsafe file.read { input in
      unsafe message.receive { unsafe nb_png_rows_end(rows, input, $0) }
    }
    guard end == 0 else { throw .png(reason: message.text) }
  }
}
