/// How hard the encoder looks for what repeats.
struct SearchEffort {
  /// How many earlier places each copy is looked for in.
  var depth: Int
  /// A copy shorter than this is tried against one from the next byte on.
  var patience = Match.longest + 1
  /// How many places at each end of a copy of the row above are remembered; in other copies, all are.
  var noted = 48
  /// Whether only so many places at the start of any copy are remembered, and none after them.
  var notesStartsOnly = false

  /// In the likeliest places only: what is farther inside a copy seldom begins another.
  static let fast = SearchEffort(depth: 1, patience: 40, noted: 24, notesStartsOnly: true)
  /// What more would seldom make smaller.
  static let standard = SearchEffort(depth: 6)
  /// Far back.
  static let thorough = SearchEffort(depth: 64)
}
