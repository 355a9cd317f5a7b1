/// The conditions of the cases beside those that lead to a place in the code.
///
/// All cases of a `switch` are kept once for all of them, as there may be many.
struct OtherCases {
  private var switches: [(all: Set<String>, own: String)] = []

  /// Adds the cases of a `switch` beside the one that is gone into.
  mutating func add(_ all: Set<String>, but own: String) { switches.append((all, own)) }

  var isEmpty: Bool { switches.allSatisfy { $0.all.isEmpty || $0.all == [$0.own] } }

  func contains(_ condition: String) -> Bool {
    switches.contains { condition != $0.own && $0.all.contains(condition) }
  }
}
