extension SymbolName {
  /// The names most like a misspelt one, the most like first; empty when none is near.
  ///
  /// Near means at most a third of the letters wrong, missing, too many or swapped with their
  /// neighbour. Of equally near names the one declared first comes first.
  public static func nearest(to text: String, limit: Int = 3) -> [SymbolName] {
    let wanted = Array(text.utf8.prefix(80))
    let bound = max(1, wanted.count / 3)
    let ranked = allCases.enumerated().compactMap { index, name -> Candidate? in
      let distance = editDistance(wanted, Array(name.rawValue.utf8))
      return distance <= bound ? Candidate(distance: distance, index: index, name: name) : nil
    }
    return ranked.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
      .prefix(max(0, limit)).map(\.name)
  }

  private struct Candidate {
    var distance: Int
    var index: Int
    var name: SymbolName
  }

  /// How many letters must be changed, added, left out or swapped with their neighbour.
  private static func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      beforeLast = last
      last = row
    }
    return last.last ?? 0
  }
}
