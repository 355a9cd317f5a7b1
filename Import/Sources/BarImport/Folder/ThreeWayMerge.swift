/// Joins two changes of one text: what the code says now, and what a person has changed.
///
/// Texts are compared line by line. Where both have changed the same lines, the person's stay.
enum ThreeWayMerge {
  /// The joined text.
  struct Outcome: Equatable {
    /// The lines.
    var text: String
    /// Whether something the code says now was left out, because a person changed its lines.
    var hasConflict: Bool
  }

  /// Joins two changes.
  ///
  /// - Parameters:
  ///   - base: the text that both started from.
  ///   - own: the text as the person has it.
  ///   - new: the text as it would be written now.
  static func joined(base: String, own: String, new: String) -> Outcome {
    if own == base || own == new { return Outcome(text: new, hasConflict: false) }
    if new == base { return Outcome(text: own, hasConflict: false) }
    let (old, mine, theirs) = (lines(base), lines(own), lines(new))
    let (toMine, toTheirs) = (matches(old, mine), matches(old, theirs))
    var result: [Substring] = []
    var hasConflict = false
    var (a, b, c) = (0, 0, 0)
    func take(_ end: (Int, Int, Int)) {
      let (oldPart, minePart, newPart) = (old[a..<end.0], mine[b..<end.1], theirs[c..<end.2])
      if minePart.elementsEqual(oldPart) {
        result += newPart
      } else {
        result += minePart
        if !newPart.elementsEqual(oldPart), !newPart.elementsEqual(minePart) { hasConflict = true }
      }
      (a, b, c) = end
    }
    for line in old.indices {
      // A line that all three have ends what came before it.
      guard line >= a, let inMine = toMine[line], let inTheirs = toTheirs[line], inMine >= b,
        inTheirs >= c
      else { continue }
      take((line, inMine, inTheirs))
      result.append(old[line])
      (a, b, c) = (line + 1, inMine + 1, inTheirs + 1)
    }
    take((old.count, mine.count, theirs.count))
    return Outcome(text: result.joined(separator: "\n"), hasConflict: hasConflict)
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// For each line of the first text its place in the second, where it is still there.
  private static func matches(_ first: [Substring], _ second: [Substring]) -> [Int: Int] {
    let difference = second.difference(from: first)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    let kept = first.indices.filter { !removed.contains($0) }
    let places = second.indices.filter { !inserted.contains($0) }
    return Dictionary(uniqueKeysWithValues: zip(kept, places))
  }
}
