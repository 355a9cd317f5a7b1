/// Turns polygons into coverage, under the non-zero winding rule.
///
/// Keeps memory for the next polygon; one a renderer, never shared.
final class Rasterizer {
  /// All 0 between two polygons.
  private var cells: [PixelCells.Cell] = []

  /// The coverage of a polygon in the pixels of `limit`; only the box it touches is kept.
  func coverage(
    of polygon: Polygon, limit: PixelRect, element: String
  ) throws(RenderError) -> Coverage {
    if polygon.points.isEmpty || limit.isEmpty { return .none }
    guard let bounds = polygon.bounds, Self.isDrawable(bounds.minX),
      Self.isDrawable(bounds.minY), Self.isDrawable(bounds.maxX), Self.isDrawable(bounds.maxY)
    else { throw .notFinite(element: element) }
    let minX = max(bounds.minX.rounded(.down), Double(limit.minX))
    let minY = max(bounds.minY.rounded(.down), Double(limit.minY))
    let maxX = min(bounds.maxX.rounded(.up), Double(limit.maxX))
    let maxY = min(bounds.maxY.rounded(.up), Double(limit.maxY))
    guard minX < maxX, minY < maxY else { return .none }
    let box = PixelRect(minX: Int(minX), minY: Int(minY), maxX: Int(maxX), maxY: Int(maxY))

    var inside = polygon
    if bounds.minX < minX || bounds.minY < minY || bounds.maxX > maxX || bounds.maxY > maxY {
      inside = polygon.clipped(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
    }
    return fill(inside, box: box)
  }

  /// Whether cutting a polygon at the canvas's edge can be trusted with a coordinate.
  private static func isDrawable(_ value: Double) -> Bool { abs(value) <= 1e12 }

  /// Fills a polygon that lies in a box, some rows at a time.
  private func fill(_ polygon: Polygon, box: PixelRect) -> Coverage {
    let width = PixelCells.count(columns: box.width)
    let rowsAtOnce = min(box.height, max(Self.cellLimit / width, 1))
    if cells.count < width * rowsAtOnce {
      // Larger than needed, since letters of all sizes come one after the other.
      cells = Array(repeating: PixelCells.Cell(), count: 2 * width * rowsAtOnce)
    }
    let count = box.width * box.height
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { bytes, initialized in
      unsafe cells.withUnsafeMutableBufferPointer { cells in
        guard let cells = cells.baseAddress, let bytes = bytes.baseAddress else {
          return
        }
        for first in stride(from: 0, to: box.height, by: rowsAtOnce) {
          let rows = first..<min(first + rowsAtOnce, box.height)
          let band = unsafe PixelCells(columns: box.width, rows: rows, in: cells)
          Self.addEdges(of: polygon, in: box, to: band)
          for row in rows {
            unsafe band.writeRow(row, to: bytes + (box.height - 1 - row) * box.width)
          }
        }
        initialized = count
      }
    }
    return Coverage(box: box, bytes: bytes)
  }

  /// Adds the edges of each contour, the last of which leads back to its first corner.
  private static func addEdges(of polygon: Polygon, in box: PixelRect, to band: PixelCells) {
    var index = 0
    for end in polygon.ends {
      guard end > index else { continue }
      let first = CellPoint(polygon.points[index], in: box)
      var last = first
      index += 1
      while index < end {
        let corner = CellPoint(polygon.points[index], in: box)
        band.add(from: last, to: corner)
        last = corner
        index += 1
      }
      band.add(from: last, to: first)
    }
  }

  /// The most cells in memory, unless a single row needs more.
  private static let cellLimit = 1 << 15
}
