import BarLayout
import BarTestSupport
import CFreeType
import Testing

@testable import BarRender

@Suite struct RasterizerTests {
  /// Polygons of every kind: slanted, upright and level edges, corners on pixels, on their sides and
  /// between them, shapes in and over each other, slivers, large ones.
  static func polygon(_ seed: UInt64) -> Polygon {
    var chance = Seeded(state: seed)
    let sides: [Double] = [3, 9, 40, 300]
    let side = sides[Int.random(in: 0..<sides.count, using: &chance)]
    let steps: [Double] = [1, 0.5, 0.25, 1 / 64, 0.001]
    let step = steps[Int.random(in: 0..<steps.count, using: &chance)]
    var polygon = Polygon()
    for _ in 0..<Int.random(in: 1...4, using: &chance) {
      for _ in 0..<Int.random(in: 3...20, using: &chance) {
        var place = PixelPoint(
          x: (Double.random(in: 0...side, using: &chance) / step).rounded() * step,
          y: (Double.random(in: 0...side, using: &chance) / step).rounded() * step)
        // Every fourth edge is upright or level.
        switch (Int.random(in: 0..<8, using: &chance), polygon.points.last) {
        case (0, let last?): place.x = last.x
        case (1, let last?): place.y = last.y
        default: break
        }
        polygon.points.append(place)
      }
      polygon.closeContour()
    }
    return polygon
  }

  @Test func `coverage is FreeType's to the last bit`() throws {
    let rasterizer = Rasterizer()
    let limit = PixelRect(minX: 0, minY: 0, maxX: 400, maxY: 400)
    for seed in 0..<1500 {
      let polygon = Self.polygon(UInt64(seed))
      let coverage = try rasterizer.coverage(of: polygon, limit: limit, element: "test")
      let expected = try freeTypeCoverage(of: polygon, box: coverage.box)
      if coverage.bytes != expected {
        Issue.record("polygon \(seed) differs")
        return
      }
    }
  }

  @Test func `a polygon larger than what is in memory at once has no seams`() throws {
    let rasterizer = Rasterizer()
    var polygon = Polygon()
    polygon.points = [(3.3, 1.7), (1190.2, 700.9), (1100, 1502.4), (40.6, 1499)].map {
      PixelPoint(x: $0.0, y: $0.1)
    }
    polygon.closeContour()
    let coverage = try rasterizer.coverage(
      of: polygon, limit: PixelRect(minX: 0, minY: 0, maxX: 1200, maxY: 1600), element: "test")
    #expect(coverage.box.width * coverage.box.height > 1_000_000)
    #expect(coverage.bytes == (try freeTypeCoverage(of: polygon, box: coverage.box)))
  }

  @Test func `what one polygon covers is not seen by the next`() throws {
    let used = Rasterizer()
    let limit = PixelRect(minX: 2, minY: 2, maxX: 30, maxY: 30)
    for seed in 0..<200 {
      let polygon = Self.polygon(UInt64(seed))
      let new = try Rasterizer().coverage(of: polygon, limit: limit, element: "test")
      #expect(try used.coverage(of: polygon, limit: limit, element: "test") == new)
    }
  }
}

/// A polygon's coverage by the FreeType that the tests are linked with.
private func freeTypeCoverage(of polygon: Polygon, box: PixelRect) throws -> [UInt8] {
  var library: FT_Library?
  guard unsafe FT_Init_FreeType(&library) == 0 else {
    throw RenderError.library(name: "FreeType", code: 0)
  }
  defer { unsafe FT_Done_FreeType(library) }
  let height = box.height
  var points = polygon.points.map { point in
    FT_Vector(
      x: Int(((point.x - Double(box.minX)) * 64).rounded()),
      y: height * 64 - Int(((point.y - Double(box.minY)) * 64).rounded()))
  }
  var tags = [Int8](repeating: 1, count: points.count)
  var ends = polygon.ends.map { Int16($0 - 1) }
  var bytes = [UInt8](repeating: 0, count: box.width * height)
  let code = unsafe points.withUnsafeMutableBufferPointer { points in
    unsafe tags.withUnsafeMutableBufferPointer { tags in
      unsafe ends.withUnsafeMutableBufferPointer { ends in
        unsafe bytes.withUnsafeMutableBufferPointer { bytes in
          var outline = unsafe FT_Outline()
          unsafe outline.n_points = numericCast(points.count)
          unsafe outline.n_contours = numericCast(ends.count)
          unsafe outline.points = points.baseAddress
          unsafe point(&outline.tags, at: tags.baseAddress)
          unsafe point(&outline.contours, at: ends.baseAddress)
          var bitmap = unsafe FT_Bitmap()
          unsafe bitmap.rows = UInt32(height)
          unsafe bitmap.width = UInt32(box.width)
          unsafe bitmap.pitch = Int32(box.width)
          unsafe bitmap.buffer = bytes.baseAddress
          unsafe bitmap.num_grays = 256
          unsafe bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
          return unsafe FT_Outline_Get_Bitmap(library, &outline, &bitmap)
        }
      }
    }
  }
  guard code == 0 else { throw RenderError.library(name: "FreeType", code: Int(code)) }
  return bytes
}

/// Points a field at memory; the fields' types differ between FreeType's releases.
private func point<Field>(
  _ field: inout UnsafeMutablePointer<Field>?, at memory: UnsafeMutableRawPointer?
) {
  unsafe field = memory?.assumingMemoryBound(to: Field.self)
}
