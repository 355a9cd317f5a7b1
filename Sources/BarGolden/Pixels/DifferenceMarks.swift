/// Which pixels of two pictures of one extent differ, as runs from the top left.
struct DifferenceMarks: Sendable {
  /// Neighbouring pixels, in rows one after the other.
  struct Run: Hashable, Sendable {
    /// How many pixels come before the run.
    var start = 0
    /// How many pixels it has.
    var count = 0
    /// Whether they are on smoothed edges, where the rules tell that.
    var isSmoothed = false
  }

  /// The runs before the last.
  private var ended: [Run] = []
  /// The last run; without pixels until there is one.
  private var last = Run()

  /// The runs, each after the one before.
  var runs: [Run] { last.count > 0 ? ended + [last] : [] }

  /// Adds a pixel that comes after all that are there.
  mutating func add(_ place: Int, isSmoothed: Bool) {
    if last.start + last.count == place, last.isSmoothed == isSmoothed {
      last.count += 1
      return
    }
    if last.count > 0 { ended.append(last) }
    last = Run(start: place, count: 1, isSmoothed: isSmoothed)
  }
}
