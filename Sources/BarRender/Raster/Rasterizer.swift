internal import CBarShim

/// Turns polygons into coverage, under the non-zero winding rule.
///
/// Owns a FreeType library; one a renderer, never shared.
@safe final class Rasterizer {
  private let raster: OpaquePointer
  private var coordinates: [Int32] = []
  private var ends: [Int32] = []

  init() throws(RenderError) {
    try SystemLibrary.freeType.require()
    guard let raster = unsafe nb_raster_new() else { throw .library(name: "FreeType", code: 0) }
    unsafe self.raster = unsafe raster
  }

  deinit { unsafe nb_raster_free(raster) }

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
    return try fill(inside, box: box, element: element)
  }

  /// Whether cutting a polygon at the canvas's edge can be trusted with a coordinate.
  private static func isDrawable(_ value: Double) -> Bool { abs(value) <= 1e12 }

  /// Fills a polygon that lies in a box; a box with too many corners is halved until it fits.
  private func fill(
    _ polygon: Polygon, box: PixelRect, element: String
  ) throws(RenderError) -> Coverage {
    if polygon.points.count > nb_raster_point_limit() {
      guard box.height > 1 else { throw .pathTooComplex(element: element) }
      let middle = box.minY + box.height / 2
      var upper = box
      upper.maxY = middle
      var lower = box
      lower.minY = middle
      var halves: [Coverage] = []
      for half in [upper, lower] {
        let part = polygon.clipped(
          minX: Double(half.minX), minY: Double(half.minY), maxX: Double(half.maxX),
          maxY: Double(half.maxY))
        halves.append(try fill(part, box: half, element: element))
      }
      return Coverage(box: box, bytes: halves[0].bytes + halves[1].bytes)
    }

    coordinates.removeAll(keepingCapacity: true)
    for point in polygon.points {
      coordinates.append(Self.sixtyFourths(point.x - Double(box.minX)))
      coordinates.append(Self.sixtyFourths(point.y - Double(box.minY)))
    }
    ends.removeAll(keepingCapacity: true)
    for end in polygon.ends { ends.append(Int32(end - 1)) }
    var code: Int32 = 0
    let count = box.width * box.height
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { bytes, initialized in
      code = unsafe nb_raster_fill(
        raster, coordinates, polygon.points.count, ends, ends.count, bytes.baseAddress,
        Int32(box.width), Int32(box.height))
      initialized = count
    }
    guard code == 0 else { throw .library(name: "FreeType", code: Int(code)) }
    return Coverage(box: box, bytes: bytes)
  }

  /// A length in pixels as the rasteriser's integer; lengths are at most a canvas's side here.
  private static func sixtyFourths(_ value: Double) -> Int32 {
    Int32((value * 64).rounded())
  }
}
