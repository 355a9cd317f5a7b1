/// Names that someone may have meant.
struct NearestNames {
  /// The names there are.
  var names: [String]

  /// The names closest to a word, closest first; none when all are far.
  ///
  /// Close is: at most a third of the word's letters inserted, left out or replaced, or two of a
  /// word of four or five, or the word is the beginning of the name.
  func near(_ word: String, limit: Int = 3) -> [String] {
    let wanted = Array(word.lowercased().unicodeScalars.prefix(Self.longest))
    let tolerance = wanted.count < 4 ? 1 : max(2, wanted.count / 3)
    let ranked = names.enumerated().compactMap { order, name -> (Int, Int, String)? in
      let candidate = Array(name.lowercased().unicodeScalars.prefix(Self.longest))
      let distance =
        candidate.starts(with: wanted) && !wanted.isEmpty
        ? 1 : Self.distance(wanted, candidate, limit: tolerance)
      return distance <= tolerance ? (distance, order, name) : nil
    }
    var seen: Set<String> = []
    return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
      .filter { seen.insert($0).inserted }.prefix(limit).map { $0 }
  }

  /// ` (did you mean a, b?)`, or nothing.
  func question(_ word: String) -> String {
    let near = near(word)
    return near.isEmpty ? "" : " (did you mean " + near.joined(separator: ", ") + "?)"
  }

  /// Letters looked at: names are short, and the comparison takes the square of this.
  private static let longest = 80

  /// How many letters have to be inserted, left out or replaced; more than `limit` is only "more".
  private static func distance(
    _ a: [Unicode.Scalar], _ b: [Unicode.Scalar], limit: Int
  ) -> Int {
    guard abs(a.count - b.count) <= limit else { return limit + 1 }
    var row = Array(0...b.count)
    for (line, letter) in a.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, other) in b.enumerated() {
        let replaced = diagonal + (letter == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[b.count]
  }
}
