internal import BarLayout

/// Names that someone may have meant.
package struct NearestNames {
  /// The names there are.
  package var names: [String]

  /// Looks among names.
  package init(names: [String]) {
    self.names = names
  }

  /// The names closest to a word, closest first; none when all are far.
  ///
  /// Close is: at most a third of the word's letters inserted, left out, replaced or swapped, or two of a
  /// word of four or five, or the word is the beginning of the name.
  package func near(_ word: String, limit: Int = 3) -> [String] {
    let wanted = Array(word.lowercased().unicodeScalars.prefix(Self.longest))
    let tolerance = wanted.count < 4 ? 1 : max(2, wanted.count / 3)
    let ranked = names.enumerated().compactMap { order, name -> (Int, Int, String)? in
      let candidate = Array(name.lowercased().unicodeScalars.prefix(Self.longest))
      let distance =
        candidate.starts(with: wanted) && !wanted.isEmpty
        ? 1 : wanted.editDistance(to: candidate)
      return distance <= tolerance ? (distance, order, name) : nil
    }
    var seen: Set<String> = []
    return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
      .filter { seen.insert($0).inserted }.prefix(limit).map { $0 }
  }

  /// ` (did you mean a, b?)`, or nothing.
  package func question(_ word: String) -> String {
    let near = near(word)
    return near.isEmpty ? "" : " (did you mean " + near.joined(separator: ", ") + "?)"
  }

  /// Letters looked at: names are short, and the comparison takes the square of this.
  private static let longest = 80
}
