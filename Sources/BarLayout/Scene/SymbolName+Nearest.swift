extension SymbolName {
  /// The names most like a misspelled one, the most like first; empty when none is near.
  ///
  /// Near means at most a third of the letters, and no more than five, wrong, missing, too many or swapped with their
  /// neighbour. Of equally near names the one declared first comes first. Where none is near, it is
  /// the shortest of those that begin with the most of the same words.
  package static func nearest(to text: String, limit: Int = 3) -> [SymbolName] {
    let wanted = Array(text.utf8.prefix(80))
    let bound = min(max(1, wanted.count / 3), 5)
    let ranked = allCases.enumerated().compactMap { index, name -> Candidate? in
      let distance = wanted.editDistance(to: name.rawValue.utf8)
      return distance <= bound ? Candidate(distance: distance, index: index, name: name) : nil
    }
    return (ranked.isEmpty ? related(to: text) : ranked)
      .sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
      .prefix(max(0, limit)).map(\.name)
  }

  /// The names that begin with the most of a text's words, by how long they are.
  private static func related(to text: String) -> [Candidate] {
    let words = text.utf8.prefix(80).split(separator: UInt8(ascii: "."))
    var most = 1
    var result: [Candidate] = []
    for (index, name) in allCases.enumerated() {
      let others = name.rawValue.utf8.split(separator: UInt8(ascii: "."))
      var shared = 0
      for (word, other) in zip(words, others) {
        guard word.elementsEqual(other) else { break }
        shared += 1
      }
      if shared > most {
        most = shared
        result = []
      }
      guard shared == most else { continue }
      result.append(Candidate(distance: name.rawValue.utf8.count, index: index, name: name))
    }
    return result
  }

  private struct Candidate {
    var distance: Int
    var index: Int
    var name: SymbolName
  }
}
