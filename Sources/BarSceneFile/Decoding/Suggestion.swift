internal import BarLayout

/// The word of a list that a misspelled one was probably meant to be; nil when none is near.
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
    let edits = letters.editDistance(to: other)
    guard edits * 3 <= max(letters.count, 3) else { continue }
    let shared =
      zip(letters, other).prefix { $0 == $1 }.count
      + zip(letters.reversed(), other.reversed()).prefix { $0 == $1 }.count
    if let best, (best.edits, -best.shared) <= (edits, -shared) { continue }
    best = (candidate, edits, shared)
  }
  return best?.word
}

/// The brackets that end a message: what was found, what is accepted, what may be meant.
func hint(found: String, accepted: String, meant: String? = nil) -> String {
  let question = meant.map { "; did you mean \(quoted($0))?" } ?? ""
  return "(found \(found); accepted: \(accepted)\(question))"
}
