/// Compresses the rows of a flat picture as a Deflate stream (RFC 1951).
///
/// zlib's encoder treats every stream alike; this one knows how long a pixel and a row are, which
/// makes it several times faster on bars at nearly the same size, and its bytes do not depend on
/// which zlib a machine has.
struct Deflate {
  /// Most steps that are looked at together.
  private static let limit = 1 << 16
  /// Bytes of a picture for each step that room is made for at once: a bar has several times as many,
  /// and where a picture has fewer, the room grows.
  private static let bytesPerStep = 32
  /// The order in which the lengths of code-length codes are written.
  private static let lengthOrder = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  private(set) var writer = BitWriter()
  /// So many steps share a code at least, as the effort says; none before rows are added.
  private var part = 0

  /// Steps that were looked at and not written yet: they share a code so far.
  private struct OpenBlock {
    /// The first step, and that after the last.
    var (start, end) = (0, 0)
    /// Their symbols, and about how many bits these take.
    var (counts, cost) = (SymbolCounts([]), 0)
  }
  private var open = OpenBlock()

  /// Appends rows to the stream as its last blocks.
  ///
  /// - Parameter beginnings: pictures that may have begun alike; the bytes are the same without.
  mutating func add(
    _ rows: RowStream, effort: SearchEffort, beginnings: PackedBeginnings? = nil
  ) {
    guard rows.count > 0 else { return }
    part = effort.part
    let search = beginnings?.search(rows, effort: effort) ?? PictureSearch(rows, effort: effort)
    var (place, steps) = (search.start, search.steps)
    if let beginning = search.beginning { self = packed(beginning, steps) }
    steps.reserveCapacity(min(Self.limit, rows.count / Self.bytesPerStep))
    repeat {
      place = search.finder.find(from: place, into: &steps, limit: Self.limit)
      takeParts(of: steps, areAll: true)
      write(steps[open.start...], open.counts, isLast: place == rows.count)
      open = OpenBlock()
      steps.removeAll(keepingCapacity: true)
    } while place < rows.count
    writer.finishByte()
  }

  /// Appends bytes that are not compressed; whole bytes only.
  mutating func append(_ bytes: some Sequence<UInt8>) {
    writer.append(bytes)
  }

  /// The stream after the steps that a picture began with.
  private func packed(_ beginning: PackedBeginning, _ steps: [Match]) -> Deflate {
    if let packed = beginning.packed { return packed }
    var packed = self
    packed.takeParts(of: steps, areAll: false)
    beginning.packed = packed
    return packed
  }

  /// Looks at steps, and writes blocks of them but the last, which stays open.
  ///
  /// Parts that are alike share a code, where that saves bits. Where more steps follow, the last part
  /// is not looked at.
  private mutating func takeParts(of steps: [Match], areAll: Bool) {
    while open.end < steps.count {
      // Less than half a part at the end belongs to the one before.
      let isLast = steps.count - open.end < part * 3 / 2
      if isLast, !areAll { return }
      let end = isLast ? steps.count : open.end + part
      let more = SymbolCounts(steps[open.end..<end])
      let (joined, moreCost) = (open.counts.joined(with: more), more.cost)
      let joinedCost = joined.cost
      if open.end > open.start, joinedCost > open.cost + moreCost {
        write(steps[open.start..<open.end], open.counts, isLast: false)
        open = OpenBlock(start: open.end, end: end, counts: more, cost: moreCost)
      } else {
        (open.end, open.counts, open.cost) = (end, joined, joinedCost)
      }
    }
  }

  /// Writes a block with codes of its own.
  private mutating func write(_ steps: ArraySlice<Match>, _ counts: SymbolCounts, isLast: Bool) {
    let code = HuffmanCode(counts: counts.literals, limit: 15)
    let distanceCode = HuffmanCode(counts: counts.distances, limit: 15)
    writer.add(isLast ? 1 : 0, count: 1)
    writer.add(2, count: 2)
    writeCodes(code, distanceCode)
    // A step has at most 48 bits: two codes of 15, 5 bits for a length and 13 for a distance.
    writer.add(atMost: steps.count * 6 + 8) { writer in
      unsafe code.entries.withUnsafeBufferPointer { literals in
        unsafe distanceCode.entries.withUnsafeBufferPointer { distances in
          for step in steps {
            let length = step.length
            if length == 0 {
              let entry = unsafe literals[step.byte]
              writer.add(entry.code, count: entry.length)
              continue
            }
            let (symbol, extraBits) = Match.lengthSymbol(length)
            let entry = unsafe literals[Match.endOfBlock &+ 1 &+ symbol]
            writer.add(entry.code, followedBy: length &- 3, bits: extraBits, after: entry.length)
            let distance = Match.distanceSymbol(step.distance)
            let farther = unsafe distances[distance.symbol]
            writer.add(
              farther.code, followedBy: step.distance &- 1, bits: distance.extraBits,
              after: farther.length)
          }
        }
      }
    }
    let end = code.entries[Match.endOfBlock]
    writer.add(UInt32(truncatingIfNeeded: end.code), count: end.length)
  }

  /// Writes the lengths of both codes, themselves coded (section 3.2.7).
  private mutating func writeCodes(_ code: HuffmanCode, _ distanceCode: HuffmanCode) {
    let literalCount = 1 + (code.entries.lastIndex { $0.length > 0 } ?? Match.endOfBlock)
    let distanceCount = 1 + (distanceCode.entries.lastIndex { $0.length > 0 } ?? 0)
    let entries = code.entries[..<literalCount] + distanceCode.entries[..<distanceCount]
    let runs = Self.runs(entries.map { UInt8(truncatingIfNeeded: $0.length) })
    var counts = [Int](repeating: 0, count: 19)
    for run in runs { counts[run.symbol] += 1 }
    let lengthCode = HuffmanCode(counts: counts, limit: 7)
    let used = 1 + (Self.lengthOrder.lastIndex { lengthCode.entries[$0].length > 0 } ?? 3)
    let listed = max(4, used)
    writer.add(UInt32(literalCount - 257), count: 5)
    writer.add(UInt32(distanceCount - 1), count: 5)
    writer.add(UInt32(listed - 4), count: 4)
    for symbol in Self.lengthOrder[..<listed] {
      writer.add(UInt32(lengthCode.entries[symbol].length), count: 3)
    }
    for run in runs {
      let entry = lengthCode.entries[run.symbol]
      writer.add(UInt32(truncatingIfNeeded: entry.code), count: entry.length)
      writer.add(UInt32(run.extra), count: run.extraBits)
    }
  }

  /// Code lengths with repeats told as such: 16 repeats the last, 17 and 18 are zeros.
  private static func runs(
    _ lengths: [UInt8]
  ) -> [(symbol: Int, extra: Int, extraBits: Int)] {
    var result: [(symbol: Int, extra: Int, extraBits: Int)] = []
    var index = 0
    while index < lengths.count {
      let value = lengths[index]
      var end = index + 1
      while end < lengths.count, lengths[end] == value { end += 1 }
      var rest = end - index
      index = end
      if value > 0 {
        result.append((Int(value), 0, 0))
        rest -= 1
      }
      while rest >= 3 {
        let most = value > 0 ? 6 : 138
        let count = min(rest, most)
        switch (value, count) {
        case (1..., _): result.append((16, count - 3, 2))
        case (_, ..<11): result.append((17, count - 3, 3))
        default: result.append((18, count - 11, 7))
        }
        rest -= count
      }
      for _ in 0..<rest { result.append((Int(value), 0, 0)) }
    }
    return result
  }
}
