/// Finds what repeats in the rows of a flat picture.
///
/// Four places are looked at, the likeliest first: the pixel to the left (a field of one colour),
/// the row above (stems of letters), the nearest place that begins with the same three bytes (a
/// pixel of three channels), and earlier ones that begin with the same four (the rims of letters).
@safe final class MatchFinder {
  private let rows: RowStream
  /// The place after the last byte in memory.
  private var end: Int
  private let count: Int
  private let pixelLength: Int
  private let rowLength: Int
  private let effort: SearchEffort
  private var window: Window

  /// How far ahead is looked: a copy from the next byte on.
  private static let lookahead = 1 + Match.longest

  init(_ rows: RowStream, effort: SearchEffort) {
    self.rows = rows
    end = rows.end
    count = rows.count
    pixelLength = rows.pixelLength
    rowLength = rows.rowLength
    self.effort = effort
    unsafe window = Window(bytes: UnsafeRawPointer(rows.base - rows.origin))
  }

  deinit { unsafe window.last.deallocate() }

  /// What has been seen, held where it need not be looked up anew after each note of it.
  @safe private struct Window {
    /// Where the byte at place 0 is, or would be.
    var bytes: UnsafeRawPointer
    /// For each hash, the last place that had it, plus one.
    let last: UnsafeMutablePointer<Int32>
    /// For each hash of three bytes, the last place that had it, plus one.
    let near: UnsafeMutablePointer<Int32>
    /// For each place in the window, the place before it with the same hash, plus one.
    let before: UnsafeMutablePointer<Int32>

    static let hashBits = 14
    static let nearBits = 13
    static let mask = Match.farthest - 1

    init(bytes: UnsafeRawPointer) {
      unsafe self.bytes = bytes
      let count = (1 << Self.hashBits) + (1 << Self.nearBits) + Match.farthest
      unsafe last = UnsafeMutablePointer.allocate(capacity: count)
      unsafe last.initialize(repeating: 0, count: count)
      unsafe near = last + (1 << Self.hashBits)
      unsafe before = near + (1 << Self.nearBits)
    }

    /// Remembers a place by its next four bytes.
    @inline(__always)
    func note(_ place: Int) {
      let four = four(place)
      let hash = Self.hash(four, bits: Self.hashBits)
      let next = Int32(truncatingIfNeeded: place &+ 1)
      unsafe before[place & Self.mask] = last[hash]
      unsafe last[hash] = next
      unsafe near[Self.hash(four & 0xff_ffff, bits: Self.nearBits)] = next
    }

    /// The four bytes from a place on, the first lowest.
    @inline(__always)
    func four(_ place: Int) -> UInt32 {
      UInt32(littleEndian: unsafe bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self))
    }

    @inline(__always)
    private func eight(_ place: Int) -> UInt64 {
      UInt64(littleEndian: unsafe bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
    }

    @inline(__always)
    static func hash(_ value: UInt32, bits: Int) -> Int {
      Int((value &* 2_654_435_761) >> UInt32(32 &- bits))
    }

    /// How many bytes are the same from two places on, at most `limit`.
    @inline(__always)
    func matchLength(_ place: Int, _ earlier: Int, limit: Int) -> Int {
      var length = 0
      while length &+ 16 <= limit {
        let first = eight(place &+ length) ^ eight(earlier &+ length)
        let second = eight(place &+ length &+ 8) ^ eight(earlier &+ length &+ 8)
        if first | second != 0 {
          return length
            &+ (first != 0 ? first.trailingZeroBitCount : 64 &+ second.trailingZeroBitCount) / 8
        }
        length &+= 16
      }
      while length < limit,
        unsafe bytes.load(fromByteOffset: place &+ length, as: UInt8.self)
          == bytes.load(fromByteOffset: earlier &+ length, as: UInt8.self)
      {
        length &+= 1
      }
      return length
    }
  }

  /// A copy and how many bits it saves, roughly.
  private struct Find {
    var length = 0
    var distance = 0
    var gain = 0

    /// Keeps a copy if it saves more than the best so far.
    @inline(__always)
    mutating func consider(length: Int, distance: Int, pixelLength: Int) {
      guard length >= 3 else { return }
      // A byte as it is takes some seven bits, a copy two symbols and the bits that follow them: found
      // by trying the figures on a hundred bars.
      let extraBits =
        Match.lengthSymbol(length).extraBits + Match.distanceSymbol(distance).extraBits
      let symbols = distance == pixelLength ? 5 : 6
      let gain = length * 7 - symbols - extraBits
      if gain > self.gain { self = Find(length: length, distance: distance, gain: gain) }
    }
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
      // No copy saves more than the longest of the pixel to the left.
      let isLongest = find.length == Match.longest && find.distance == pixelLength
      if find.length > 0, find.length < effort.patience, !isLongest, place + 1 < count {
        let later = best(at: place + 1)
        if later.gain > find.gain {
          find = Find()
          chosen = later
        }
      }
      if find.length == 0 {
        unsafe steps.append(Match(byte: window.bytes.load(fromByteOffset: place, as: UInt8.self)))
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
    unsafe window.bytes = UnsafeRawPointer(rows.base - rows.origin)
    end = rows.end
  }

  /// The copy that saves most.
  private func best(at place: Int) -> Find {
    let window = window
    let limit = min(Match.longest, count - place)
    var best = Find()
    func consider(_ distance: Int) {
      guard distance <= place else { return }
      let length = window.matchLength(place, place &- distance, limit: limit)
      best.consider(length: length, distance: distance, pixelLength: pixelLength)
    }
    consider(pixelLength)
    if best.length == Match.longest { return best }
    if rowLength <= Match.farthest { consider(rowLength) }
    guard place + 4 <= count else { return best }
    let four = window.four(place)
    let nearest = unsafe Int(window.near[Window.hash(four & 0xff_ffff, bits: Window.nearBits)]) - 1
    if nearest >= 0, place - nearest <= Match.farthest { consider(place - nearest) }
    var earlier = unsafe Int(window.last[Window.hash(four, bits: Window.hashBits)]) - 1
    var tries = best.length < effort.enough ? effort.depth : 0
    while earlier >= 0, place - earlier <= Match.farthest, tries > 0,
      best.length < Match.longest
    {
      // Whether a copy can be about as long as the best one so far, as its last bytes tell.
      let probe = max(best.length &- 6, 0)
      if earlier != nearest, window.four(place &+ probe) == window.four(earlier &+ probe) {
        consider(place - earlier)
      }
      let next = unsafe Int(window.before[earlier & Window.mask]) - 1
      if next >= earlier { break }
      earlier = next
      tries -= 1
    }
    return best
  }

  /// Remembers places inside of a copy, so that others may begin there.
  ///
  /// In a field of one colour every place is like the next; its ends are enough. What else is copied
  /// is remembered where it came from; near the ends a copy that is closer is worth having.
  private func note(inside copy: Range<Int>, distance: Int) {
    guard distance != pixelLength else { return }
    let rest = copy.dropFirst()
    let head = rest.prefix(effort.noted)
    note(head)
    guard !effort.notesStartsOnly else { return }
    note(rest[head.endIndex...].suffix(effort.noted))
  }

  private func note(_ places: Range<Int>) {
    let window = window
    var place = places.lowerBound
    let end = min(places.upperBound, count - 3)
    while place < end {
      window.note(place)
      place &+= 1
    }
  }

  /// Remembers a place by its next four bytes.
  private func note(_ place: Int) { note(place..<(place + 1)) }
}
