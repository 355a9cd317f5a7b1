/// How hard the encoder looks for what repeats.
struct SearchEffort: Hashable {
  /// How many earlier places each copy is looked for in.
  var depth: Int
  /// Earlier places are not looked at where only a copy of so many bytes would save more than the
  /// likeliest ones do.
  var enough = Match.longest
  /// A copy shorter than this is tried against one from the next byte on.
  var patience = Match.longest + 1
  /// How many places at each end of a copy are remembered.
  var noted = 48
  /// Whether only so many places at the start of any copy are remembered, and none after them.
  var notesStartsOnly = false
  /// Whether a row that equals the one above is copied from there, without being looked through.
  var copiesRows = false
  /// So many steps share a code at least.
  var part = 512

  /// In the likeliest places only: what is farther inside a copy seldom begins another.
  static let fast = SearchEffort(
    depth: 0, patience: 10, noted: 4, notesStartsOnly: true, copiesRows: true, part: 1 << 16)
  /// What more would seldom make smaller.
  static let standard = SearchEffort(depth: 5, enough: 12, noted: 8)
  /// Far back.
  static let thorough = SearchEffort(depth: 64, noted: Match.longest)
}
