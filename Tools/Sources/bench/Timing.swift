/// How long something took, over many rounds.
struct Timing: Sendable {
  /// What was timed.
  var name: String
  /// The rounds, shortest first.
  var rounds: [Duration]

  /// Times a piece of work, once for warming up and then so many rounds.
  ///
  /// - Parameter work: returns something made by the work, so that none of it can be left out.
  init<Result>(_ name: String, rounds count: Int, work: () throws -> Result) rethrows {
    keep(try work())
    var rounds: [Duration] = []
    let clock = ContinuousClock()
    for _ in 0..<count {
      let start = clock.now
      keep(try work())
      rounds.append(start.duration(to: clock.now))
    }
    self.name = name
    self.rounds = rounds.sorted()
  }

  /// The shortest round.
  var shortest: Duration { rounds.first ?? .zero }
  /// The round in the middle.
  var median: Duration { rounds.isEmpty ? .zero : rounds[rounds.count / 2] }
  /// The round that three quarters do not exceed.
  var upperQuartile: Duration { rounds.isEmpty ? .zero : rounds[rounds.count * 3 / 4] }

  /// A line of the table.
  var line: String {
    let cells = [shortest, median, upperQuartile].map { $0.text.padded(to: 12, onLeading: true) }
    return name.padded(to: 44, onLeading: false) + cells.joined()
      + "\(rounds.count)".padded(
        to: 8, onLeading: true)
  }

  /// The table's first line.
  static var heading: String {
    let cells = ["shortest", "median", "75 %"].map { $0.padded(to: 12, onLeading: true) }
    return "what".padded(to: 44, onLeading: false) + cells.joined()
      + "rounds".padded(to: 8, onLeading: true)
  }
}

/// Uses a value where the compiler cannot see it.
@inline(never)
private func keep<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}

extension Duration {
  /// Milliseconds or microseconds, with three digits that count.
  fileprivate var text: String {
    let nanoseconds = components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
    let (value, unit) =
      nanoseconds < 1_000_000 ? (nanoseconds, "µs") : (nanoseconds / 1000, "ms")
    let tenths = (value + 50) / 100
    return "\(tenths / 10).\(tenths % 10) \(unit)"
  }
}

extension String {
  fileprivate func padded(to width: Int, onLeading: Bool) -> String {
    let space = String(repeating: " ", count: max(0, width - count))
    return onLeading ? space + self : self + space
  }
}
