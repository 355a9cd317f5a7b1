/// The word of a list that a misspelt one was probably meant to be; nil when none is near.
///
/// Near is a third of the letters inserted, left out, replaced or swapped with a neighbour
/// (Damerau and Levenshtein, without repeated edits), case apart. Of equals the one wins that
/// shares more at its two ends, then the first.
func suggestion(for word: String, among words: [String]) -> String? {
  guard word.utf8.count <= 64 else { return nil }
  let letters = Array(word.lowercased())
  var best: (word: String, edits: Int, shared: Int)?
  for candidate in words {
    let other = Array(candidate.lowercased())
    let edits = edits(from: letters, to: other)
    guard edits * 3 <= max(letters.count, 3) else { continue }
    let shared =
      zip(letters, other).prefix { $0 == $1 }.count
      + zip(letters.reversed(), other.reversed()).prefix { $0 == $1 }.count
    if let best, (best.edits, -best.shared) <= (edits, -shared) { continue }
    best = (candidate, edits, shared)
  }
  return best?.word
}

/// How many edits turn one text into the other.
private func edits(from a: [Character], to b: [Character]) -> Int {
  var rows = [Array(0...b.count)]
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      let isSame = a[i] == b[j]
      var cost = min(rows[i][j] + (isSame ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        cost = min(cost, rows[i - 1][j - 1] + 1)
      }
      row.append(cost)
    }
    rows.append(row)
  }
  return rows[a.count][b.count]
}

/// The brackets that end a message: what was found, what is accepted, what may be meant.
func hint(found: String, accepted: String, meant: String? = nil) -> String {
  let question = meant.map { "; did you mean \(quoted($0))?" } ?? ""
  return "(found \(found); accepted: \(accepted)\(question))"
}
