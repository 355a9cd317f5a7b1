internal import AppCode

/// Counts the functions of the app's own that a view leads into.
///
/// Two dozen that each call the next one twice would be 16 million.
struct FollowedBodies {
  private var count = 0
  private static let limit = 2000
  /// Where a view led into more, each place once.
  private(set) var notes: [Note] = []

  /// Begins with another view.
  mutating func begin() { (count, steps) = (0, 0) }

  /// Steps that a view has led into.
  private var steps = 0
  private static let stepLimit = 50_000

  /// Begins with a view as another place shows it.
  mutating func restart() { steps = 0 }

  /// Takes one step; false where the view has led into too many.
  mutating func step() -> Bool {
    steps += 1
    return steps <= Self.stepLimit
  }

  /// Goes into a function; false where the view has led into too many.
  mutating func enter(_ function: Function) -> Bool {
    count += 1
    if count == Self.limit + 1 {
      let note = Note(
        path: function.path, line: function.line,
        text: "a view leads into too many functions (accepted: \(Self.limit)); "
          + "what this one and those after it show is left out")
      if !notes.contains(note) { notes.append(note) }
    }
    return count <= Self.limit
  }
}
