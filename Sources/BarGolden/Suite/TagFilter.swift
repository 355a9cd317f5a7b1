/// Picks goldens by the tags of their scenes.
package struct TagFilter: Hashable, Sendable {
  private let wanted: Set<String>
  private let unwanted: Set<String>
  /// The words as they were written.
  package let text: String

  /// A filter that lets a golden through with any of the words and with none of those that have a
  /// `!` before them; all goldens for no words.
  package init(_ words: [String]) {
    wanted = Set(words.filter { !$0.hasPrefix("!") })
    unwanted = Set(words.filter { $0.hasPrefix("!") }.map { String($0.dropFirst()) })
    text = words.map { "tag \($0)" }.joined(separator: ", ")
  }

  /// Whether it lets every golden through.
  package var isEverything: Bool { wanted.isEmpty && unwanted.isEmpty }

  /// Whether a golden is let through.
  package func matches(_ tags: [String]) -> Bool {
    (wanted.isEmpty || !wanted.isDisjoint(with: tags)) && unwanted.isDisjoint(with: tags)
  }
}
