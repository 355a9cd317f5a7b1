extension NeverUsed {
  /// What a file shows for flags and values of a view's own: where what is shown stands.
  struct Presented {
    /// The closures of such a modifier from the flag on, in bytes, with the flag.
    private(set) var parts: [(part: Range<Int>, value: String)] = []

    /// How far the end of such a modifier is looked for, in bytes.
    private static let lengthLimit = 200_000

    /// Looks through a file.
    ///
    /// - Parameter values: the flags and values.
    init(for values: Set<String>, in bytes: [UInt8]) {
      var parts: [(part: Range<Int>, value: String)] = []
      NeverUsed.visitWords(in: bytes) { word, range in
        if values.contains(word), range.lowerBound > 0, bytes[range.lowerBound - 1] == 0x24,
          Self.isShown(bytes[..<(range.lowerBound - 1)]),
          let end = Self.end(after: range.upperBound, in: bytes)
        {
          parts.append((range.upperBound..<end, word))
        }
        return nil
      }
      self.parts = parts
    }

    /// Whether what follows says whether the system shows something: `.sheet(isPresented: `.
    static func isShown(_ before: ArraySlice<UInt8>) -> Bool {
      var rest = NeverUsed.trimmed(before)
      let own = Array("self.".utf8)
      if rest.suffix(own.count).elementsEqual(own) {
        rest = NeverUsed.trimmed(rest.dropLast(own.count))
      }
      for parts in [["isPresented:", "item:"], ["("]] {
        guard let part = parts.first(where: { rest.suffix($0.utf8.count).elementsEqual($0.utf8) })
        else { return false }
        rest = NeverUsed.trimmed(rest.dropLast(part.utf8.count))
      }
      return presenters.contains(NeverUsed.lastWord(rest))
    }

    /// Where a call ends in whose parentheses a place is, with the closures that follow it; nil where that
    /// is not clear.
    private static func end(after place: Int, in bytes: [UInt8]) -> Int? {
      guard var end = close(from: place, in: bytes) else { return nil }
      while true {
        var next = end
        while next < bytes.count, NeverUsed.isSpace(bytes[next]) { next += 1 }
        // The closures after the first have a label each.
        let word = next
        while next < bytes.count, NeverUsed.isPlain(bytes[next]) { next += 1 }
        if next > word {
          guard next < bytes.count, bytes[next] == 0x3A else { return end }
          next += 1
          while next < bytes.count, NeverUsed.isSpace(bytes[next]) { next += 1 }
        }
        guard next < bytes.count, bytes[next] == 0x7B else { return end }
        guard let closed = close(from: next + 1, in: bytes) else { return nil }
        end = closed
      }
    }

    /// Where the brackets end in which a place is, outside of texts and comments.
    private static func close(from start: Int, in bytes: [UInt8]) -> Int? {
      var (place, depth) = (start, 1)
      let limit = min(bytes.count, start + lengthLimit)
      while place < limit {
        switch bytes[place] {
        case 0x28, 0x5B, 0x7B: depth += 1
        case 0x29, 0x5D, 0x7D:
          depth -= 1
          if depth == 0 { return place + 1 }
        case 0x22:
          guard let end = text(from: place, in: bytes[..<limit]) else { return nil }
          place = end
          continue
        case 0x2F where place + 1 < limit && bytes[place + 1] == 0x2F:
          place = bytes[place..<limit].firstIndex(of: 0x0A) ?? limit
          continue
        case 0x2F where place + 1 < limit && bytes[place + 1] == 0x2A:
          place += 2
          while place + 1 < limit, bytes[place] != 0x2A || bytes[place + 1] != 0x2F { place += 1 }
          place += 2
          continue
        default: break
        }
        place += 1
      }
      return nil
    }

    /// Where a text ends that begins at a place; nil for one that does not, or that is not a plain one.
    private static func text(from start: Int, in bytes: ArraySlice<UInt8>) -> Int? {
      let isLong = bytes[start...].prefix(3).elementsEqual([0x22, 0x22, 0x22])
      guard start == 0 || bytes[start - 1] != 0x23 else { return nil }
      var (place, depth) = (start + (isLong ? 3 : 1), 0)
      while place < bytes.endIndex {
        switch bytes[place] {
        case 0x5C where depth == 0:
          place += 1
          if place < bytes.endIndex, bytes[place] == 0x28 { depth = 1 }
        case 0x28 where depth > 0: depth += 1
        case 0x29 where depth > 0: depth -= 1
        case 0x22 where depth > 0:
          // A text in what another one has in it.
          guard let end = bytes[(place + 1)...].firstIndex(of: 0x22) else { return nil }
          place = end
        case 0x22 where !isLong: return place + 1
        case 0x22 where bytes[place...].prefix(3).elementsEqual([0x22, 0x22, 0x22]):
          return place + 3
        case 0x0A where !isLong: return nil
        default: break
        }
        place += 1
      }
      return nil
    }
  }
}
