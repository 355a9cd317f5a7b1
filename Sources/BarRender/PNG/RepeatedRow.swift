internal import CBarShim

/// Goes along the rows of a picture, and copies what is left of one that equals the row above.
struct RepeatedRow {
  private let rows: RowStream
  /// The row that the search is in, and the place after it.
  private var (number, end): (Int, Int)
  /// Whether the row equals the one above.
  private var repeats: Bool
  /// Whether all pixels of the row are alike; nil where nobody has looked.
  private var isPlain: Bool?

  /// Shortest copy of one step.
  private static let shortest = 3

  /// Begins at a place; nil where no copy reaches the row above.
  init?(_ rows: RowStream, at place: Int) {
    guard 1...Match.farthest ~= rows.rowLength, place < rows.count else { return nil }
    self.rows = rows
    number = place / rows.rowLength
    end = (number + 1) * rows.rowLength
    repeats = rows.repeats(number)
  }

  /// Appends the steps that copy the rest of the row a place is in; returns the place after it, or
  /// nil where the row is unlike the one above or too little of it is left.
  @inline(__always)
  mutating func copy(
    from place: Int, in window: MatchFinder.Window, into steps: inout [Match]
  ) -> Int? {
    if place >= end { move(to: place) }
    guard repeats, end &- place >= Self.shortest else { return nil }
    append(from: place, in: window, to: &steps)
    return end
  }

  private mutating func move(to place: Int) {
    while place >= end {
      number += 1
      end += rows.rowLength
      repeats = rows.repeats(number)
      if !repeats { isPlain = nil }
    }
  }

  private mutating func append(
    from place: Int, in window: MatchFinder.Window, to steps: inout [Match]
  ) {
    let isPlain = isPlain ?? isPlain(in: window)
    self.isPlain = isPlain
    // Up to here the pixel to the left is in the row above. Copying it takes no bits to say how far,
    // copying the row above some ten.
    let second = end - rows.rowLength + 1 + rows.pixelLength
    let head = place < second ? max(second - place, Self.shortest) : 0
    guard isPlain, end - place - head >= Self.shortest else {
      return Self.append(end - place, distance: rows.rowLength, to: &steps)
    }
    Self.append(head, distance: rows.rowLength, to: &steps)
    Self.append(end - place - head, distance: rows.pixelLength, to: &steps)
  }

  private func isPlain(in window: MatchFinder.Window) -> Bool {
    let first = end - rows.rowLength + 1
    let length = rows.rowLength - 1 - rows.pixelLength
    guard length > 0 else { return true }
    let bytes = unsafe window.bytes + first
    return unsafe nb_same_bytes(bytes + rows.pixelLength, bytes, length) != 0
  }

  /// Appends copies of so many bytes in all, none of which is too short.
  private static func append(_ length: Int, distance: Int, to steps: inout [Match]) {
    var rest = length
    while rest > 0 {
      var part = min(rest, Match.longest)
      if 1..<shortest ~= rest - part { part = rest - shortest }
      steps.append(Match(length: part, distance: distance))
      rest -= part
    }
  }
}
