internal import AppCode

/// What a class does with the search field of its screen, and on which ways.
struct SearchSteps {
  /// Whether only what happens later brings the field.
  var isLater = false
  /// The generation that brings it: 0 for the class itself.
  var generation = 0
  /// The function that brings it.
  var function = ""
  /// Whether any step takes it away again.
  private var isTakenAway = false
  /// The generation that takes it away in any case, and when the system calls the function.
  private var taken: (generation: Int, time: Int)?
  /// Whether it is there where something holds.
  private var ways: [(condition: [String], isThere: Bool)] = []

  /// Whether what happens later brings the field and takes it away, so that it is not there first.
  var comesAndGoes: Bool { isLater && isTakenAway }

  /// Notes that it is taken away in any case.
  mutating func take(by generation: Int, in function: String) {
    isTakenAway = true
    taken = (generation, Self.time(of: function))
  }

  /// Notes whether it is there where something holds.
  mutating func note(_ isThere: Bool, where condition: String?) {
    if !isThere { isTakenAway = true }
    guard let condition else { return }
    ways.append((Self.parts(condition), isThere))
  }

  /// Whether an heir takes away what a base class brings: it does so after what that one does.
  func isTaken(from generation: Int, in function: String) -> Bool {
    taken.map { generation > $0.generation && Self.time(of: function) <= $0.time } ?? false
  }

  /// Whether it is there where something holds, as the ways say that lead there; nil where none says.
  func isThere(where condition: String) -> Bool? {
    guard ways.contains(where: \.isThere), ways.contains(where: { !$0.isThere }) else {
      return nil
    }
    let asked = Self.parts(condition)
    let found = ways.filter { way in
      let count = min(way.condition.count, asked.count)
      return way.condition.prefix(count) == asked.prefix(count)
    }
    let exact = found.filter { $0.condition.count <= asked.count }
    let telling = exact.isEmpty ? found : exact
    guard let first = telling.first?.isThere, telling.allSatisfy({ $0.isThere == first }) else {
      return nil
    }
    return first
  }

  private static func parts(_ condition: String) -> [String] {
    condition.split(separator: ", ").map(String.init)
  }

  private static func time(of function: String) -> Int {
    ControllerReader.lifecycle.firstIndex(of: function) ?? ControllerReader.lifecycle.count
  }
}

extension ControllerReader {
  /// Notes what a step does with the search field, also where it takes it away.
  func noteSearch(_ value: Expression, _ walk: Walk) {
    let draft = walk.draft
    guard !walk.isOutside, !walk.isMaker else { return }
    let isThere = bringsSearch(value, walk)
    if !isThere, case .null = value, isStraight(walk) {
      if draft.searchSteps.generation >= walk.generation { draft.screen.search = nil }
      return draft.searchSteps.take(by: walk.generation, in: walk.function)
    }
    if !isThere, case .null = value, takesBackSearch(walk) { draft.screen.search = nil }
    if !isThere, walk.condition == nil { draft.modesWithoutSearch.formUnion(walk.modes) }
    draft.searchSteps.note(isThere, where: walk.condition ?? walk.special)
  }

  /// Whether a step that is taken in any case takes away what the same run of its function has brought.
  private func takesBackSearch(_ walk: Walk) -> Bool {
    let steps = walk.draft.searchSteps
    return walk.depth == 0 && walk.condition == nil && walk.special == nil && walk.ways.isEmpty
      && !walk.isHanded && !walk.isOfSomeCase && steps.function == walk.function
      && steps.generation == walk.generation
      && walk.draft.screen.search?.place.path == walk.scope.path
  }

  /// Whether a value that becomes the search controller is one, on an ordinary screen.
  private func bringsSearch(_ value: Expression, _ walk: Walk) -> Bool {
    switch value {
    case .null: return false
    case .choice(let condition, let first, let second):
      switch follow.isOrdinary(condition, in: walk.scope) {
      case true?: return bringsSearch(first, walk)
      case false?: return bringsSearch(second, walk)
      case nil: return bringsSearch(first, walk) || bringsSearch(second, walk)
      }
    default: return true
    }
  }
}

extension ControllerDraft {
  /// The screen and its states, with Done for Edit where the screen is being edited.
  ///
  /// UIKit: `editButtonItem` reads Done while its controller's `isEditing` holds.
  func edited(_ screens: [Screen]) -> [Screen] {
    var result = screens
    for number in result.indices {
      let parts = (result[number].variant ?? "").split(separator: ", ").map(String.init)
      guard parts.contains(where: { Follower.asksForEditing($0) == true }) else { continue }
      for place in result[number].items.indices where result[number].items[place].endsEditing {
        result[number].items[place].content = .system("done")
      }
    }
    return result
  }

  /// The screen and its states, without the search field where code takes it away.
  func searched(_ screens: [Screen]) -> [Screen] {
    guard screens.contains(where: { $0.search != nil }) else { return screens }
    var result = screens
    let first = conditionOfItems.flatMap(searchSteps.isThere)
    for number in result.indices {
      let own = result[number].variant.flatMap(searchSteps.isThere)
      if searchSteps.comesAndGoes || (own ?? first) == false { result[number].search = nil }
    }
    return result
  }
}
