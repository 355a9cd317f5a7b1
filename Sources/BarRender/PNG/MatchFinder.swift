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
  private let effort: SearchEffort
  private var window: Window
  /// What was found from the first place on, where an earlier search had looked there.
  private var found: Find
  private var listener: Listener?

  /// How far ahead is looked: a copy from the next byte on, or the rest of a row.
  private var lookahead: Int { max(1 + Match.longest, effort.copiesRows ? rows.rowLength : 0) }

  /// Who is told where a search stands the last time that it needs more rows and has seen none that
  /// end after a place.
  typealias Listener = (end: Int, note: (SearchState) -> Void)

  /// Makes a search.
  ///
  /// - Parameters:
  ///   - state: where a search stood whose first rows were the same; nil to begin.
  ///   - listener: who is told where this one stands; nil for nobody.
  init(
    _ rows: RowStream, effort: SearchEffort, from state: SearchState? = nil,
    telling listener: Listener? = nil
  ) {
    self.rows = rows
    end = rows.end
    count = rows.count
    self.effort = effort
    found = state?.found ?? Find()
    unsafe window = Window(
      bytes: UnsafeRawPointer(rows.base - rows.origin), pixelLength: rows.pixelLength,
      rowLength: rows.rowLength, depth: effort.depth, enough: effort.enough)
    self.listener = listener
    if let state {
      window.remember(state.noted, before: state.place)
    } else {
      window.forget(all: listener != nil)
    }
  }

  deinit { unsafe window.last.deallocate() }

  /// A copy and how many bits it saves, roughly.
  struct Find {
    var length = 0
    var distance = 0
    var gain = 0
  }

  /// Appends the steps from a place on until `limit` steps are there; returns the place after them.
  ///
  /// Who is told of the search is told of the first steps alone: later ones come without those before.
  func find(from start: Int, into steps: inout [Match], limit: Int) -> Int {
    defer { listener = nil }
    var window = window
    let (count, pixelLength) = (count, window.pixelLength)
    let (patience, noted) = (effort.patience, effort.noted)
    let tail = effort.notesStartsOnly ? 0 : noted
    var place = start
    var row = effort.copiesRows ? RepeatedRow(rows, at: place) : nil
    let lookahead = lookahead
    // What was found from the next byte on, where that was tried and chosen.
    var find = found
    found = Find()
    while place < count, steps.count < limit {
      if place &+ lookahead > end, end < count {
        if let listener, end > 0, end <= listener.end, rows.reach(at: place).end > listener.end {
          let noted = window.noted(before: place)
          listener.note(
            SearchState(
              place: place, end: end, sum: rows.sum, steps: steps, found: find, noted: noted))
        }
        advance(to: place, &window)
      }
      if let next = row?.copy(from: place, in: window, into: &steps) {
        place = next
        find.length = 0
        continue
      }
      if find.length == 0 { find = window.best(at: place, limit: count &- place) }
      window.note(place, before: count)
      guard find.length > 0 else {
        unsafe steps.append(Match(byte: window.bytes.load(fromByteOffset: place, as: UInt8.self)))
        place &+= 1
        continue
      }
      if find.distance == pixelLength, find.length == Match.longest {
        // No copy saves more. In a field of one colour every place is like the next.
        let last = min(end, count) &- Match.longest
        repeat {
          steps.append(Match(length: Match.longest, distance: pixelLength))
          place &+= Match.longest
        } while place <= last && window.isRun(at: place)
        find.length = 0
        continue
      }
      if find.length < patience {
        let rest = count &- place &- 1
        let later = window.likely(at: place &+ 1, limit: rest, above: find.gain)
        if later.length > 0 {
          unsafe steps.append(Match(byte: window.bytes.load(fromByteOffset: place, as: UInt8.self)))
          place &+= 1
          find = later
          continue
        }
      }
      steps.append(Match(length: find.length, distance: find.distance))
      let next = place &+ find.length
      if find.distance != pixelLength {
        // What is copied is remembered where it came from; near the ends a copy that is closer is
        // worth having.
        let head = min(place &+ 1 &+ noted, next)
        window.note(from: place &+ 1, to: min(head, count &- 3))
        window.note(from: max(head, next &- tail), to: min(next, count &- 3))
      }
      place = next
      find.length = 0
    }
    return place
  }

  /// Has the bytes made that are looked at from a place on.
  private func advance(to place: Int, _ window: inout Window) {
    rows.advance(to: place)
    unsafe window.bytes = UnsafeRawPointer(rows.base - rows.origin)
    end = rows.end
    self.window = window
  }
}
