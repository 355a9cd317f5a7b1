internal import AppReading

/// How large the titles of screens are, as they say or all those say that they are pushed from.
///
/// A view that several screens push stands as those do, where all of them stand alike.
struct StandingModes: Sendable {
  private var modes: [String: Screen.TitleMode] = [:]

  /// Makes it of an app's screens by name; each way from one to another is looked at once.
  ///
  /// - Parameter before: the names of the screens that a screen is pushed from; none for one that is
  ///   first on its stack, or of which not all are known.
  init(_ screens: [String: Screen], before: (Screen) -> Set<String>) {
    var following: [String: [String]] = [:]
    var open: [String: Int] = [:]
    var ready: [String] = []
    for (name, screen) in screens {
      if let mode = SceneWriter.ownMode(screen) {
        modes[name] = mode
        ready.append(name)
        continue
      }
      let all = before(screen).subtracting([name])
      guard !all.isEmpty else { continue }
      open[name] = all.count
      for other in all { following[other, default: []].append(name) }
    }
    var said: [String: Screen.TitleMode] = [:]
    while let name = ready.popLast() {
      guard let mode = modes[name] else { continue }
      for next in following[name] ?? [] {
        // With two different modes before it, none is surely its own.
        guard said[next, default: mode] == mode else { continue }
        said[next] = mode
        open[next, default: 0] -= 1
        if open[next] == 0 {
          modes[next] = mode
          ready.append(next)
        }
      }
    }
  }

  /// The mode that all of some screens have; nil where they differ, one has none, or there are none.
  func common(of names: Set<String>) -> Screen.TitleMode? {
    guard let first = names.first, let mode = modes[first],
      names.allSatisfy({ modes[$0] == mode })
    else { return nil }
    return mode
  }
}
