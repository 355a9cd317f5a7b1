/// How far the points of one glyph move with the axes of a variable face: its part of the table
/// gvar.
///
/// Source: OpenType 1.9, "Font variations common table formats" and "gvar". What the text leaves to
/// arithmetic, single precision and the order of adding up, is as HarfBuzz does it.
struct PointVariation {
  private let data: TableBytes
  private let sharedPeaks: [[Int]]

  /// - Parameters:
  ///   - data: the glyph's own bytes.
  ///   - sharedPeaks: the regions that glyphs share, an end of the way a list with a number an axis.
  init(_ data: TableBytes, sharedPeaks: [[Int]]) {
    self.data = data
    self.sharedPeaks = sharedPeaks
  }

  /// Moves the points to where they lie at places on the axes; false where the bytes make no sense.
  ///
  /// The last points are the four that only say where the pen stands.
  func move(_ points: inout [OutlinePoint], to places: [Int]) -> Bool {
    guard !data.bytes.isEmpty else { return true }
    guard let field = data.uint16(0), let start = data.uint16(2) else { return false }
    let count = field & 0x0fff
    var next = start
    var sharedPoints: [Int]?
    if field & 0x8000 != 0 {
      guard let read = pointNumbers(&next) else { return false }
      sharedPoints = read
    }
    var header = 4
    let original = points
    for _ in 0..<count {
      guard let size = data.uint16(header), let index = data.uint16(header + 2),
        let region = region(index, at: &header, axes: places.count)
      else { return false }
      let end = next + size
      let share = region.share(at: places)
      defer { next = end }
      if share == 0 { continue }
      var reading = next
      var numbers = sharedPoints ?? []
      if index & 0x2000 != 0 {
        guard let read = pointNumbers(&reading) else { return false }
        numbers = read
      }
      let isWhole = numbers.isEmpty
      let length = isWhole ? points.count : numbers.count
      guard end <= data.count, let x = deltas(length, &reading), let y = deltas(length, &reading),
        reading <= end
      else { return false }
      var shifts = [Shift](repeating: Shift(), count: points.count)
      for position in 0..<length {
        let point = isWhole ? position : numbers[position]
        guard shifts.indices.contains(point) else { continue }
        shifts[point].x += Float(x[position]) * share
        shifts[point].y += Float(y[position]) * share
        shifts[point].isGiven = true
      }
      if !isWhole { Self.fill(&shifts, of: original) }
      for point in points.indices {
        points[point].x += shifts[point].x
        points[point].y += shifts[point].y
      }
    }
    return true
  }

  private struct Shift {
    var x: Float = 0
    var y: Float = 0
    var isGiven = false
  }

  /// A part of the axes' space in which points move: from where, most where, and up to where.
  private struct Region {
    var starts: [Int]?
    var peaks: [Int]
    var ends: [Int]?

    /// How much of the move holds at places on the axes, 0 to 1.
    func share(at places: [Int]) -> Float {
      var share: Float = 1
      for (axis, place) in places.enumerated() {
        let peak = peaks[axis]
        if peak == 0 || place == peak { continue }
        if let starts, let ends {
          let (start, end) = (starts[axis], ends[axis])
          if start > peak || peak > end || (start < 0 && end > 0) { continue }
          if place < start || place > end { return 0 }
          if place < peak {
            if peak != start { share *= Float(place - start) / Float(peak - start) }
          } else if peak != end {
            share *= Float(end - place) / Float(end - peak)
          }
        } else {
          if place == 0 || place < min(0, peak) || place > max(0, peak) { return 0 }
          share *= Float(place) / Float(peak)
        }
      }
      return share
    }
  }

  /// The region that a header names or holds; moves on to the next header.
  private func region(_ index: Int, at header: inout Int, axes: Int) -> Region? {
    var place = header + 4
    func list() -> [Int]? {
      var numbers: [Int] = []
      for _ in 0..<axes {
        guard let number = data.int16(place) else { return nil }
        numbers.append(number)
        place += 2
      }
      return numbers
    }
    let isOwn = index & 0x8000 != 0
    let shared = index & 0x0fff
    guard
      let peaks = isOwn ? list() : sharedPeaks.indices.contains(shared) ? sharedPeaks[shared] : nil
    else { return nil }
    var region = Region(peaks: peaks)
    if index & 0x4000 != 0 {
      guard let starts = list(), let ends = list() else { return nil }
      (region.starts, region.ends) = (starts, ends)
    }
    header = place
    return region
  }

  /// A packed list of points; empty for all of them.
  private func pointNumbers(_ place: inout Int) -> [Int]? {
    guard var count = data.uint8(place) else { return nil }
    place += 1
    if count & 0x80 != 0 {
      guard let low = data.uint8(place) else { return nil }
      count = (count & 0x7f) << 8 | low
      place += 1
    }
    var numbers: [Int] = []
    var number = 0
    while numbers.count < count {
      guard let control = data.uint8(place) else { return nil }
      place += 1
      for _ in 0...(control & 0x7f) {
        guard numbers.count < count else { return nil }
        let isWide = control & 0x80 != 0
        guard let step = isWide ? data.uint16(place) : data.uint8(place) else { return nil }
        place += isWide ? 2 : 1
        number += step
        numbers.append(number)
      }
    }
    return numbers
  }

  /// So many packed differences.
  private func deltas(_ count: Int, _ place: inout Int) -> [Int]? {
    var result: [Int] = []
    result.reserveCapacity(count)
    while result.count < count {
      guard let control = data.uint8(place) else { return nil }
      place += 1
      let run = (control & 0x3f) + 1
      guard result.count + run <= count else { return nil }
      if control & 0x80 != 0 {
        result.append(contentsOf: repeatElement(0, count: run))
        continue
      }
      for _ in 0..<run {
        let isWide = control & 0x40 != 0
        guard
          let delta = isWide
            ? data.int16(place) : data.uint8(place).map({ Int(Int8(truncatingIfNeeded: $0)) })
        else { return nil }
        place += isWide ? 2 : 1
        result.append(delta)
      }
    }
    return result
  }

  /// Finds the shifts of points that have none of their own from their neighbours on the contour.
  private static func fill(_ shifts: inout [Shift], of points: [OutlinePoint]) {
    var start = 0
    for end in points.indices where points[end].endsContour {
      let contour = start...end
      start = end + 1
      let given = contour.filter { shifts[$0].isGiven }
      guard !given.isEmpty, given.count < contour.count else { continue }
      for (position, before) in given.enumerated() {
        let after = given[(position + 1) % given.count]
        var point = before == contour.upperBound ? contour.lowerBound : before + 1
        while point != after {
          shifts[point].x = between(
            points[point].x, points[before].x, points[after].x, shifts[before].x, shifts[after].x)
          shifts[point].y = between(
            points[point].y, points[before].y, points[after].y, shifts[before].y, shifts[after].y)
          point = point == contour.upperBound ? contour.lowerBound : point + 1
        }
      }
    }
  }

  /// The shift of a number between two that are shifted: with the nearer one beyond them, else in
  /// proportion.
  private static func between(
    _ value: Float, _ before: Float, _ after: Float, _ beforeShift: Float, _ afterShift: Float
  ) -> Float {
    if before == after { return beforeShift == afterShift ? beforeShift : 0 }
    if value <= min(before, after) { return before < after ? beforeShift : afterShift }
    if value >= max(before, after) { return before > after ? beforeShift : afterShift }
    let share = (value - before) / (after - before)
    return beforeShift + share * (afterShift - beforeShift)
  }
}
