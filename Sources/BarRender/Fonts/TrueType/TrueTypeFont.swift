internal import CBarShim

/// A variable font with quadratic outlines, of which only that is read what letters without shaping
/// take: which glyph a character has, how wide it is, and what it looks like.
///
/// HarfBuzz reads every other font and shapes. It comes with ten libraries and has the whole file in
/// memory: more than a few letters are worth, docs/PERFORMANCE.md.
/// What is drawn is the same: `TrueTypeTests` holds every glyph against HarfBuzz's. Whatever this
/// does not understand, HarfBuzz is asked for.
///
/// Source: OpenType 1.9. Lengths are font units, y upwards.
final class TrueTypeFont {
  let unitsPerEm: Int
  let family: String
  /// The weight of the outlines before they vary.
  let weight: Double
  let isItalic: Bool
  let hasWeights: Bool
  let hasOpticalSizes: Bool

  private let parts: FontFileParts
  private let axes: TableBytes
  private let axisSegments: TableBytes
  private let axisCount: Int
  private let characters: CharacterMap
  private let metrics: TableBytes
  private let metricCount: Int
  private let glyphCount: Int
  private let places: TableBytes
  private let hasLongPlaces: Bool
  private let outlines: Range<Int>
  private let variations: Range<Int>
  private let variationPlaces: TableBytes
  private let hasLongVariationPlaces: Bool
  private let sharedPeaks: [[Int]]
  private let advances: AdvanceVariation

  /// Where a font stands between its designs.
  struct Instance {
    fileprivate var places: [Int]
    fileprivate var advanceShares: [Float]
  }

  /// A glyph as it is drawn at an instance.
  private struct Glyph {
    var points: [OutlinePoint]
    /// Where the pen begins and ends, to the right and downwards.
    var pen: [OutlinePoint]
  }

  /// Reads the tables of a file; nil where it is none that can be read here.
  convenience init?(path: String, byteCount: Int) {
    let parts = FontFileParts(path: path)
    guard
      let tables = parts.reading({ file in
        parts.length == byteCount ? TrueTypeTables(file) : nil
      })
    else { return nil }
    self.init(parts, tables)
  }

  private init?(_ parts: FontFileParts, _ tables: TrueTypeTables) {
    guard let unitsPerEm = tables.head.uint16(18), unitsPerEm > 0,
      let style = tables.head.uint16(44), let format = tables.head.uint16(50),
      let metricCount = tables.hhea.uint16(34), metricCount > 0,
      let glyphCount = tables.maxp.uint16(4), let selection = tables.os2.uint16(62),
      let family = FontNames(tables.name).family,
      let characters = CharacterMap(tables.cmap), let advances = AdvanceVariation(tables.hvar),
      let axes = AxisList(tables.fvar), !axes.slants, tables.axisCount == axes.count,
      tables.variedGlyphCount == glyphCount
    else { return nil }
    self.parts = parts
    self.unitsPerEm = unitsPerEm
    self.family = family
    weight = axes.weight ?? tables.os2.uint16(4).map(Double.init) ?? 400
    isItalic = selection & 1 != 0 || style & 2 != 0
    hasWeights = axes.weight != nil
    hasOpticalSizes = axes.hasOpticalSizes
    self.axes = tables.fvar
    axisSegments = tables.avar
    axisCount = axes.count
    self.characters = characters
    metrics = tables.hmtx
    self.metricCount = metricCount
    self.glyphCount = glyphCount
    places = tables.loca
    hasLongPlaces = format != 0
    outlines = tables.glyf
    variations = tables.variations
    variationPlaces = tables.variationPlaces
    hasLongVariationPlaces = tables.hasLongVariationPlaces
    sharedPeaks = tables.sharedPeaks
    self.advances = advances
  }

  /// Whether the file is no longer the one whose tables were read.
  var hasChanged: Bool { parts.hasChanged }

  /// The instance at a weight and a size in points, nil for the ones that the font has before it
  /// varies; nil where the tables make no sense.
  func instance(weight: Double? = nil, opticalSize: Double? = nil) -> Instance? {
    var found = [Int32](repeating: 0, count: axisCount)
    var values: [nb_axis_value] = []
    for (axis, value) in [(NB_AXIS_WEIGHT, weight), (NB_AXIS_OPTICAL_SIZE, opticalSize)] {
      if let value { values.append(nb_axis_value(axis: UInt32(axis), value: value)) }
    }
    let count = unsafe nb_axis_places(
      axes.bytes, axes.count, axisSegments.bytes, axisSegments.count, values, values.count, &found,
      UInt32(axisCount))
    let places = found.map(Int.init)
    guard count == axisCount, let shares = advances.shares(at: places) else { return nil }
    return Instance(places: places, advanceShares: shares)
  }

  /// The glyph of a character; nil where the font has none.
  func glyph(of scalar: UInt32) -> Int? {
    characters.glyph(of: Int(scalar)).flatMap { $0 > 0 && $0 < glyphCount ? $0 : nil }
  }

  /// How far a glyph moves the pen; nil where the tables make no sense.
  func advance(of glyph: Int, at instance: Instance) -> Double? {
    guard let own = ownAdvance(glyph),
      let growth = advances.growth(of: glyph, shares: instance.advanceShares)
    else { return nil }
    return Double(own) + Double(growth.rounded())
  }

  /// The points of a glyph, from where the pen stands; nil where the tables make no sense or are not
  /// understood here, and where the file has changed.
  func outline(of glyph: Int, at instance: Instance) -> [OutlinePoint]? {
    parts.reading { file in
      var left = Self.partLimit
      guard let drawn = drawn(glyph, at: instance, from: file, depth: 0, left: &left) else {
        return nil
      }
      let shift = -drawn.pen[0].x
      guard shift != 0 else { return drawn.points }
      return drawn.points.map { point in
        var point = point
        point.x += shift
        return point
      }
    }
  }

  /// The most glyphs that one is made of, in all, and how deep.
  private static let partLimit = 64
  private static let depthLimit = 8

  private func drawn(
    _ glyph: Int, at instance: Instance, from file: borrowing OpenParts, depth: Int,
    left: inout Int
  ) -> Glyph? {
    guard depth < Self.depthLimit, left > 0, (0..<glyphCount).contains(glyph),
      let own = ownAdvance(glyph), let bearing = ownBearing(glyph),
      let data = bytes(of: glyph, places: places, isLong: hasLongPlaces, in: outlines, from: file),
      let moves = bytes(
        of: glyph, places: variationPlaces, isLong: hasLongVariationPlaces, in: variations,
        from: file),
      let description = GlyphDescription(data)
    else { return nil }
    left -= 1
    // Where the outline begins, as the file says, is a bearing away from the pen.
    let start = Float(description.minX - bearing)
    var pen = [OutlinePoint](repeating: OutlinePoint(x: 0, y: 0), count: 4)
    pen[0].x = start
    pen[1].x = start + Float(own)
    var points: [OutlinePoint]
    switch description.kind {
    case .points(let list): points = list
    // How far parts move is added to where they stand last, as HarfBuzz 6 does it.
    case .parts(let list): points = list.map { _ in OutlinePoint(x: 0, y: 0) }
    }
    let count = points.count
    points += pen
    let variation = PointVariation(moves, sharedPeaks: sharedPeaks)
    guard variation.move(&points, to: instance.places) else { return nil }
    pen = Array(points[count...])
    points.removeLast(pen.count)
    guard case .parts(let list) = description.kind else { return Glyph(points: points, pen: pen) }
    var result = Glyph(points: [], pen: pen)
    for (part, move) in zip(list, points) {
      guard
        let inner = drawn(part.glyph, at: instance, from: file, depth: depth + 1, left: &left)
      else { return nil }
      if part.givesMetrics { result.pen = inner.pen }
      result.points += inner.points.map { point in
        var point = point
        point.x = point.x + Float(part.x) + move.x
        point.y = point.y + Float(part.y) + move.y
        return point
      }
    }
    return result
  }

  /// A glyph's bytes in a table whose list of places says where they are; none for a glyph without.
  private func bytes(
    of glyph: Int, places: TableBytes, isLong: Bool, in table: Range<Int>,
    from file: borrowing OpenParts
  ) -> TableBytes? {
    let first = isLong ? places.uint32(glyph * 4) : places.uint16(glyph * 2).map { $0 * 2 }
    let last = isLong ? places.uint32(glyph * 4 + 4) : places.uint16(glyph * 2 + 2).map { $0 * 2 }
    guard let first, let last, first <= last, last <= table.count else { return nil }
    return file.bytes(table.lowerBound + first..<table.lowerBound + last)
  }

  private func ownAdvance(_ glyph: Int) -> Int? {
    metrics.uint16(min(glyph, metricCount - 1) * 4)
  }

  private func ownBearing(_ glyph: Int) -> Int? {
    glyph < metricCount
      ? metrics.int16(glyph * 4 + 2) : metrics.int16(metricCount * 4 + (glyph - metricCount) * 2)
  }
}
