internal import AppCode

/// Sides of a bar that every way of going on says something of.
extension ControllerReader {
  /// Takes away what the steps before some branches have put into a side that each of them sets or clears,
  /// and clears the side that each of them clears.
  ///
  /// - Parameter count: how many sets of buttons there were before the branches.
  func settleSides(ofAll branches: [Branch], before count: Int, _ walk: Walk) {
    guard branches.last?.condition == "else", !walk.isOutside, !walk.isMaker, !walk.isOfOther
    else { return }
    for position in [Item.Position.left, .right] {
      let settings = branches.map { Self.setting(of: position, in: $0.body) }
      guard !settings.contains(where: { $0 == nil }) else { continue }
      if walk.isSure, walk.ways.isEmpty, Self.lifecycle.contains(walk.function),
        walk.draft.settledSides[position] == nil
      {
        walk.draft.settledSides[position] = ControllerDraft.SettledSide(
          function: walk.function, generation: walk.generation, isAfterBase: walk.hasAskedBase)
      }
      if walk.firstSet < count, count <= walk.draft.sets.count {
        let before = walk.draft.sets[walk.firstSet..<count].filter {
          $0.position != position || $0.function != walk.function
            || $0.generation < walk.generation || $0.caller != nil
            // What stands outside of a branch is there where that is not taken.
            || walk.ways.contains { [ways = $0.ways] way in ways[way.key] != way.value }
        }
        walk.draft.sets.replaceSubrange(walk.firstSet..<count, with: before)
      }
      if settings.allSatisfy({ $0.map(Self.takesAway) ?? false }), let line = line(of: branches) {
        setItems(.null, position, at: Place(walk.scope.path, line), walk)
      }
    }
  }

  private func line(of branches: [Branch]) -> Int? {
    branches.lazy.flatMap(\.body).map(\.line).first { $0 > 0 }
  }

  /// What steps put into a side of the screen's own bar in any case, last; nil for nothing.
  static func setting(of position: Item.Position, in body: [Statement]) -> Expression? {
    let side = position == .left ? "leftBarButtonItem" : "rightBarButtonItem"
    var found: Expression?
    for case .expression(let step) in body {
      switch step {
      case .assign(let place, let value, _):
        let path = Follower.path(place)?.filter { $0 != "self" } ?? []
        guard path == ["navigationItem", side] || path == ["navigationItem", side + "s"] else {
          continue
        }
        found = value
      case .call(let call) where setsSide(call):
        let name = call.name?.dropFirst(3).lowercased() ?? ""
        guard case .member(let base?, _, _) = call.callee,
          Follower.path(base)?.filter({ $0 != "self" }) == ["navigationItem"],
          name.hasPrefix(position == .left ? "left" : "right")
        else { continue }
        found = call.arguments.first?.value
      default: continue
      }
    }
    return found
  }
}

extension ControllerDraft {
  /// A side that each of several branches of a function fills or clears as the screen comes.
  struct SettledSide {
    var function: String
    /// 0 for the class itself, 1 for what it inherits from, and so on.
    var generation: Int
    /// Whether the function has asked the base class before to do what it does.
    var isAfterBase: Bool
  }

  /// Whether what a base class puts into a side is gone once its heir has filled or cleared that in every
  /// case.
  func isSettled(_ position: Item.Position, _ walk: ControllerReader.Walk) -> Bool {
    let order = ControllerReader.lifecycle
    guard let side = settledSides[position], walk.generation > side.generation,
      !walk.isLater, !walk.isHanded, !walk.isOutside,
      let own = order.firstIndex(of: side.function),
      let other = order.firstIndex(of: walk.function)
    else { return false }
    return other < own || other == own && side.isAfterBase
  }
}
