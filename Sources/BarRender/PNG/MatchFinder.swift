/// Finds what repeats in the rows of a flat picture.
///
/// Four places are looked at, the likeliest first: the pixel to the left (a field of one colour),
/// the row above (stems of letters), the nearest place that begins with the same three bytes (a
/// pixel of three channels), and earlier ones that begin with the same four (the rims of letters).
@safe final class MatchFinder {
  private let rows: RowStream
  /// The bytes in memory, the place of the first of them, and that after the last.
  private var bytes: UnsafePointer<UInt8>
  private var origin: Int
  private var end: Int
  private let count: Int
  private let pixelLength: Int
  private let rowLength: Int
  private let effort: SearchEffort
  /// For each hash, the last place that had it, plus one.
  private let last: UnsafeMutablePointer<Int32>
  /// For each hash of three bytes, the last place that had it, plus one.
  private let near: UnsafeMutablePointer<Int32>
  /// For each place in the window, the place before it with the same hash, plus one.
  private let before: UnsafeMutablePointer<Int32>

  private static let hashBits = 14
  private static let nearBits = 13
  private static let windowMask = Match.farthest - 1
  /// How far ahead is looked: a copy from the next byte on.
  private static let lookahead = 1 + Match.longest

  init(_ rows: RowStream, effort: SearchEffort) {
    self.rows = rows
    unsafe bytes = rows.base
    (origin, end) = (rows.origin, rows.end)
    count = rows.count
    pixelLength = rows.pixelLength
    rowLength = rows.rowLength
    self.effort = effort
    let count = (1 << Self.hashBits) + (1 << Self.nearBits) + Match.farthest
    unsafe last = UnsafeMutablePointer.allocate(capacity: count)
    unsafe last.initialize(repeating: 0, count: count)
    unsafe near = last + (1 << Self.hashBits)
    unsafe before = near + (1 << Self.nearBits)
  }

  deinit { unsafe last.deallocate() }

  /// A copy and how many bits it saves, roughly.
  private struct Find {
    var length = 0
    var distance = 0
    var gain = 0
  }

  /// Appends the steps from a place on until `limit` steps are there; returns the place after them.
  func find(from start: Int, into steps: inout [Match], limit: Int) -> Int {
    var place = start
    // What was found from the next byte on, where that was tried and chosen.
    var chosen: Find?
    while place < count, steps.count < limit {
      if place + Self.lookahead > end, end < count { advance(to: place) }
      var find = chosen ?? best(at: place)
      chosen = nil
      note(place)
      if find.length > 0, find.length < effort.patience, place + 1 < count {
        let later = best(at: place + 1)
        if later.gain > find.gain {
          find = Find()
          chosen = later
        }
      }
      if find.length == 0 {
        unsafe steps.append(Match(byte: bytes[place &- origin]))
        place += 1
        continue
      }
      steps.append(Match(length: find.length, distance: find.distance))
      note(inside: place..<(place + find.length), distance: find.distance)
      place += find.length
    }
    return place
  }

  /// Has the bytes made that are looked at from a place on.
  private func advance(to place: Int) {
    rows.advance(to: place)
    unsafe bytes = rows.base
    (origin, end) = (rows.origin, rows.end)
  }

  /// The copy that saves most.
  private func best(at place: Int) -> Find {
    var best = Find()
    consider(place, pixelLength, &best)
    if best.length == Match.longest { return best }
    if rowLength <= Match.farthest { consider(place, rowLength, &best) }
    guard place + 4 <= count else { return best }
    let nearest = unsafe Int(near[nearHash(place)]) - 1
    if nearest >= 0, place - nearest <= Match.farthest { consider(place, place - nearest, &best) }
    var earlier = unsafe Int(last[hash(place)]) - 1
    var tries = effort.depth
    while earlier >= 0, place - earlier <= Match.farthest, tries > 0,
      best.length < Match.longest
    {
      if earlier != nearest, mayHold(place, earlier, best.length) {
        consider(place, place - earlier, &best)
      }
      let next = unsafe Int(before[earlier & Self.windowMask]) - 1
      if next >= earlier { break }
      earlier = next
      tries -= 1
    }
    return best
  }

  /// Whether a copy from an earlier place can be about as long as the best one so far, as its last
  /// bytes tell.
  @inline(__always)
  private func mayHold(_ place: Int, _ earlier: Int, _ length: Int) -> Bool {
    let probe = max(length &- 6, 0)
    return four(place &+ probe) == four(earlier &+ probe)
  }

  /// Keeps a copy from `distance` back if it saves more than the best so far.
  @inline(__always)
  private func consider(_ place: Int, _ distance: Int, _ best: inout Find) {
    guard distance <= place, distance > 0 else { return }
    let length = matchLength(place, place - distance)
    guard length >= 3 else { return }
    // A byte as it is takes some seven bits, a copy two symbols and the bits that follow them: found
    // by trying the figures on a hundred bars.
    let extraBits =
      Match.lengthSymbol(length).extraBits + Match.distanceSymbol(distance).extraBits
    let symbols = distance == pixelLength ? 5 : 6
    let gain = length * 7 - symbols - extraBits
    if gain > best.gain { best = Find(length: length, distance: distance, gain: gain) }
  }

  /// How many bytes are the same from two places on.
  @inline(__always)
  private func matchLength(_ place: Int, _ earlier: Int) -> Int {
    let limit = min(Match.longest, count - place)
    let a = unsafe UnsafeRawPointer(bytes + (place &- origin))
    let b = unsafe UnsafeRawPointer(bytes + (earlier &- origin))
    var length = 0
    while length &+ 8 <= limit {
      let difference =
        unsafe a.loadUnaligned(fromByteOffset: length, as: UInt64.self)
        ^ b.loadUnaligned(fromByteOffset: length, as: UInt64.self)
      if difference != 0 {
        return length &+ UInt64(littleEndian: difference).trailingZeroBitCount / 8
      }
      length &+= 8
    }
    while length < limit,
      unsafe a.load(fromByteOffset: length, as: UInt8.self)
        == b.load(fromByteOffset: length, as: UInt8.self)
    {
      length &+= 1
    }
    return length
  }

  /// Remembers places inside of a copy, so that others may begin there.
  ///
  /// In a field of one colour every place is like the next; its ends are enough. What is copied from
  /// the row above is remembered there; near the ends a copy that is closer is worth having.
  private func note(inside copy: Range<Int>, distance: Int) {
    guard distance != pixelLength else { return }
    let rest = copy.dropFirst()
    let isSparing = effort.notesStartsOnly || distance == rowLength
    let head = isSparing ? rest.prefix(effort.noted) : rest
    for place in head { note(place) }
    guard isSparing, !effort.notesStartsOnly else { return }
    for place in rest[head.endIndex...].suffix(effort.noted) { note(place) }
  }

  /// Remembers a place by its next four bytes.
  @inline(__always)
  private func note(_ place: Int) {
    guard place + 4 <= count else { return }
    let hash = hash(place)
    unsafe before[place & Self.windowMask] = last[hash]
    unsafe last[hash] = Int32(truncatingIfNeeded: place + 1)
    unsafe near[nearHash(place)] = Int32(truncatingIfNeeded: place + 1)
  }

  @inline(__always)
  private func hash(_ place: Int) -> Int { Self.hash(four(place), bits: Self.hashBits) }

  @inline(__always)
  private func nearHash(_ place: Int) -> Int {
    Self.hash(four(place) & 0xff_ffff, bits: Self.nearBits)
  }

  /// The four bytes from a place on, the first lowest.
  @inline(__always)
  private func four(_ place: Int) -> UInt32 {
    UInt32(
      littleEndian: unsafe UnsafeRawPointer(bytes + (place &- origin)).loadUnaligned(
        as: UInt32.self))
  }

  @inline(__always)
  private static func hash(_ value: UInt32, bits: Int) -> Int {
    Int((value &* 2_654_435_761) >> UInt32(32 - bits))
  }
}
