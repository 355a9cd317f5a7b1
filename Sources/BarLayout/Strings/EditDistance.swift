extension Collection where Element: Equatable {
  /// How many elements have to be inserted, left out, replaced or swapped with a neighbour to turn
  /// this into another collection (Damerau and Levenshtein, without repeated edits).
  package func editDistance(to other: some Collection<Element>) -> Int {
    let (from, to) = (Array(self), Array(other))
    var beforeLast: [Int] = []
    var last = Array(0...to.count)
    for i in from.indices {
      var row = [i + 1]
      for j in to.indices {
        var best = Swift.min(last[j + 1] + 1, row[j] + 1, last[j] + (from[i] == to[j] ? 0 : 1))
        if i > 0, j > 0, from[i] == to[j - 1], from[i - 1] == to[j] {
          best = Swift.min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      beforeLast = last
      last = row
    }
    return last[to.count]
  }
}
