/// Where a search for copies stands before more rows are made: it has looked at nothing after `end`.
struct SearchState {
  /// The place it goes on from.
  let place: Int
  /// The end of the rows that were made.
  let end: Int
  /// The Adler-32 sum of these rows.
  let sum: UInt32
  /// The steps so far.
  let steps: [Match]
  /// What was found from the place on, where that was looked for.
  let found: MatchFinder.Find
  /// The places that are remembered.
  let noted: [MatchFinder.NotedPlace]
}

/// A search for copies and where it begins.
struct PictureSearch {
  let finder: MatchFinder
  /// The beginning that it goes on from; nil for the first row.
  let beginning: PackedBeginning?
  /// The place it begins at, and the steps before that.
  let (start, steps): (Int, [Match])

  /// Begins at the first byte, or where a search stood whose first rows were the same.
  init(
    _ rows: RowStream, effort: SearchEffort, after beginning: PackedBeginning? = nil,
    telling listener: MatchFinder.Listener? = nil
  ) {
    let state = beginning?.state
    finder = MatchFinder(rows, effort: effort, from: state, telling: listener)
    self.beginning = beginning
    (start, steps) = (state?.place ?? 0, state?.steps ?? [])
  }
}
