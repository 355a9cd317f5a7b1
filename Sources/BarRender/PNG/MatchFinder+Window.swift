internal import CBarShim

extension MatchFinder {
  /// A place that is remembered: in which slot, and how far before the place a search stands at.
  struct NotedPlace {
    let slot: UInt16
    let distance: UInt16
  }

  /// What has been seen, held where it need not be looked up anew after each note of it.
  @safe struct Window {
    /// Where the byte at place 0 is, or would be.
    var bytes: UnsafeRawPointer
    let pixelLength: Int
    let rowLength: Int
    let depth: Int
    let enough: Int
    /// For each hash, the last place that had it, plus one.
    let last: UnsafeMutablePointer<Int32>
    /// For each hash of three bytes, the last place that had it, plus one.
    let near: UnsafeMutablePointer<Int32>
    /// For each place in the window, the place before it with the same hash, plus one.
    let before: UnsafeMutablePointer<Int32>

    static let hashBits: UInt32 = 14
    static let nearBits: UInt32 = 14
    static let mask = Match.farthest - 1
    private static let placeCount = (1 << hashBits) + (1 << nearBits) + Match.farthest

    /// Makes room for places; nothing is known of them yet.
    init(bytes: UnsafeRawPointer, pixelLength: Int, rowLength: Int, depth: Int, enough: Int) {
      unsafe self.bytes = bytes
      self.pixelLength = pixelLength
      self.rowLength = rowLength
      self.depth = depth
      self.enough = enough
      unsafe last = UnsafeMutablePointer.allocate(capacity: Self.placeCount)
      unsafe near = last + (1 << Self.hashBits)
      unsafe before = near + (1 << Self.nearBits)
    }

    /// Begins without any place.
    ///
    /// - Parameter all: whether those before places are cleared too, which are only looked up for
    ///   places that were noted.
    func forget(all: Bool) {
      unsafe last.initialize(
        repeating: 0, count: Self.placeCount - (all ? 0 : Match.farthest))
    }

    /// Begins with the places that another search stood after.
    func remember(_ noted: [NotedPlace], before place: Int) {
      forget(all: false)
      for noted in noted {
        let value = place &+ 1 &- Int(noted.distance)
        unsafe (last + Int(noted.slot)).initialize(to: Int32(truncatingIfNeeded: value))
      }
    }

    /// The places that are remembered and that copies from a place on reach: few after rows of one
    /// colour.
    func noted(before place: Int) -> [NotedPlace] {
      (0..<Self.placeCount).compactMap { slot in
        let value = unsafe Int(last[slot])
        let distance = place &+ 1 &- value
        guard value > 0, distance <= Match.farthest else { return nil }
        return NotedPlace(
          slot: UInt16(truncatingIfNeeded: slot), distance: UInt16(truncatingIfNeeded: distance))
      }
    }

    /// Remembers a place by its next four bytes, where there are as many.
    @inline(__always)
    func note(_ place: Int, before count: Int) {
      if place &+ 4 <= count { note(place) }
    }

    @inline(__always)
    func note(_ place: Int) {
      let four = four(place)
      let next = Int32(truncatingIfNeeded: place &+ 1)
      if depth > 0 {
        let hash = Self.hash(four, bits: Self.hashBits)
        unsafe before[place & Self.mask] = last[hash]
        unsafe last[hash] = next
      }
      unsafe near[Self.hash(four & 0xff_ffff, bits: Self.nearBits)] = next
    }

    /// Remembers places, but not those inside of a field of one colour.
    @inline(__always)
    func note(from start: Int, to end: Int) {
      var place = start
      while place < end {
        note(place)
        place &+= 1
      }
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
    static func hash(_ value: UInt32, bits: UInt32) -> Int {
      Int((value &* 2_654_435_761) >> (32 &- bits))
    }

    /// Whether the longest copy of the pixel to the left stands at a place.
    @inline(__always)
    func isRun(at place: Int) -> Bool {
      unsafe nb_same_bytes(bytes + place, bytes + (place &- pixelLength), Match.longest) != 0
    }

    /// How many bytes are the same from two places on, at most `limit`.
    @inline(__always)
    func matchLength(_ place: Int, _ earlier: Int, limit: Int) -> Int {
      var length = 0
      while length &+ 16 <= limit {
        let first = eight(place &+ length) ^ eight(earlier &+ length)
        if first != 0 { return length &+ first.trailingZeroBitCount &>> 3 }
        let second = eight(place &+ length &+ 8) ^ eight(earlier &+ length &+ 8)
        if second != 0 { return length &+ 8 &+ second.trailingZeroBitCount &>> 3 }
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

    /// A copy of what stands earlier, as long as the same bytes follow, at most `limit` of them.
    @inline(__always)
    private func copy(_ place: Int, _ earlier: Int, limit: Int) -> Find {
      let length = matchLength(place, earlier, limit: limit)
      let distance = place &- earlier
      // A byte as it is takes some seven bits, a copy two symbols and the bits that follow them:
      // found by trying the figures on a hundred bars.
      let extraBits =
        Match.lengthSymbol(length).extraBits &+ Match.distanceSymbol(distance).extraBits
      let symbols = distance == pixelLength ? 5 : 6
      return Find(
        length: length, distance: distance, gain: length &* 7 &- symbols &- extraBits)
    }

    /// How many bytes a copy has at least that saves more than so much.
    @inline(__always)
    private func leastLength(above gain: Int) -> Int { (gain &+ 5) / 7 &+ 1 }

    /// A copy from a place on that saves more than `floor`, of at most so many bytes, if one of the
    /// two likeliest does.
    ///
    /// They are that of the row above, and of the nearest place that begins with the same three
    /// bytes. To look for others makes the files of a hundred bars no smaller.
    @inline(__always)
    func likely(at place: Int, limit: Int, above floor: Int) -> Find {
      let limit = min(limit, Match.longest)
      let least = leastLength(above: floor)
      guard limit >= 4, least <= limit else { return Find() }
      let four = four(place)
      // The last four of the bytes that are needed, or the first three, tell most that are too short.
      let probe = max(least &- 4, 0)
      let probed = self.four(place &+ probe)
      let ignoredBits: UInt32 = least < 4 ? 8 : 0
      var best = Find(gain: floor)
      @inline(__always) func consider(_ earlier: Int) {
        guard (self.four(earlier &+ probe) ^ probed) &<< ignoredBits == 0 else { return }
        let found = copy(place, earlier, limit: limit)
        if found.gain > best.gain { best = found }
      }
      if place >= rowLength, rowLength <= Match.farthest { consider(place &- rowLength) }
      let nearest = unsafe Int(near[Self.hash(four & 0xff_ffff, bits: Self.nearBits)]) &- 1
      if nearest >= 0, nearest >= place &- Match.farthest { consider(nearest) }
      return best
    }

    /// The copy that saves most of those from a place on, of at most so many bytes.
    @inline(never)
    func best(at place: Int, limit: Int) -> Find {
      let limit = min(limit, Match.longest)
      var best = Find()
      guard limit >= 4 else { return best }
      let four = four(place)
      // A copy that saves more than the best has at least so many bytes. The last four of them, or the
      // first three, tell most of those that have fewer.
      var (probe, probed, ignoredBits): (Int, UInt32, UInt32) = (0, four, 8)
      /// Looks for copies that save more than that from here on; false where none has room.
      @inline(__always) func expect(moreThan gain: Int) -> Bool {
        let least = leastLength(above: gain)
        if least < 4 { return true }
        if least > limit { return false }
        probe = least &- 4
        probed = self.four(place &+ probe)
        ignoredBits = 0
        return true
      }
      /// Keeps a copy if it saves more than the best so far; false where no other can.
      @inline(__always) func consider(_ earlier: Int) -> Bool {
        guard (self.four(earlier &+ probe) ^ probed) &<< ignoredBits == 0 else { return true }
        let found = copy(place, earlier, limit: limit)
        guard found.gain > best.gain else { return true }
        best = found
        return expect(moreThan: found.gain)
      }
      if place >= pixelLength, !consider(place &- pixelLength) { return best }
      if place >= rowLength, rowLength <= Match.farthest, !consider(place &- rowLength) {
        return best
      }
      let first = place &- Match.farthest
      let nearest = unsafe Int(near[Self.hash(four & 0xff_ffff, bits: Self.nearBits)]) &- 1
      if nearest >= 0, nearest >= first, !consider(nearest) { return best }
      guard depth > 0, probe &+ 4 < enough else { return best }
      var earlier = unsafe Int(last[Self.hash(four, bits: Self.hashBits)]) &- 1
      var tries = depth
      while earlier >= 0, earlier >= first, tries > 0 {
        if earlier != nearest, !consider(earlier) { return best }
        let next = unsafe Int(before[earlier & Self.mask]) &- 1
        if next >= earlier { break }
        earlier = next
        tries &-= 1
      }
      return best
    }
  }
}
