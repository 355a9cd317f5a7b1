internal import AppCode

extension Follower {
  /// Counts what one question looks at, so that no code can make it endless.
  final class Fuel {
    private var left = limit
    private static let limit = 6000

    private let shortfalls: Shortfalls
    /// Where the question stands.
    private var place = Place("", 0)

    init(_ shortfalls: Shortfalls, whole: Int) {
      self.shortfalls = shortfalls
      self.whole = whole
    }

    /// Steps that all questions together may look at, in proportion to the code.
    static func whole(of index: CodeIndex) -> Int {
      1_000_000 + 500 * index.types.values.reduce(0) { $0 + 1 + $1.functions.count }
    }

    /// What all questions together may still look at.
    private(set) var whole: Int
    private(set) var spent = 0

    /// Takes the steps of a body; false where all questions have looked at too many.
    func take(_ steps: Int) -> Bool {
      whole -= steps
      spent += steps
      if whole < 0 { shortfalls.note(.whole, place.path, place.line) }
      return whole >= 0
    }

    /// Starts a question.
    func fill(at place: Place) {
      left = Self.limit
      // A name has no line of its own; what was asked before stands near.
      if place.line > 0 || place.path != self.place.path { self.place = place }
    }

    /// Goes on with what was asked before another question.
    func refill() { left = Self.limit }

    /// How many steps are open, one inside of the other.
    private var nesting = 0
    private static let nestingLimit = 150

    /// Opens a step inside of those that are open; false where they are too many for the stack.
    func enter() -> Bool {
      guard nesting < Self.nestingLimit else { return false }
      nesting += 1
      return true
    }

    /// How many questions about conditions and parts of views lead into each other, and into how many.
    private var (asking, asked) = (0, 0)
    private static let (askingLimit, askedLimit) = (60, 2000)

    /// Asks something that may ask the like again; false where it has asked too much.
    func ask() -> Bool {
      if asking == 0 { asked = 0 }
      asked += 1
      guard asking < Self.askingLimit, asked <= Self.askedLimit else {
        shortfalls.note(.asked, place.path, place.line)
        return false
      }
      asking += 1
      return true
    }

    /// Where the bodies stand that are being looked at.
    private var open: Set<Place> = []

    /// Opens a body; false where it is open.
    func open(_ body: Place) -> Bool { open.insert(body).inserted }

    /// Closes a body.
    func close(_ body: Place) { open.remove(body) }

    /// Ends what was asked last.
    func answer() { asking -= 1 }

    /// Closes the last step that was opened.
    func leave() { nesting -= 1 }

    /// Takes one step; false where there is none left.
    func burn() -> Bool {
      guard take(1) else { return false }
      left -= 1
      if left == 0, !place.path.isEmpty { shortfalls.note(.questions, place.path, place.line) }
      return left > 0
    }
  }
}
