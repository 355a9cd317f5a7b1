internal import AppCode

/// Views that are stacks of their own as some calls make them, and that others push as they are:
/// `if hasStack { NavigationStack { content } } else { content }`.
extension SwiftUIReader {
  /// Lets a view be what the first of several ways of making it is, where that one is a stack of its own and
  /// others are not.
  ///
  /// - Parameter draft: what it is as far as nobody makes it.
  func takeStack(of ways: [Draft], into type: String, _ draft: Draft) {
    guard draft.hasStack, let first = ways.first, first.hasStack,
      ways.contains(where: { !$0.hasStack }),
      Set(first.children.map(\.type)) == Set(draft.children.map(\.type))
    else { return }
    typed[type] = first
  }

  /// Makes a view a screen of its own as a link pushes it without the stack that it has elsewhere; false for
  /// any other view.
  ///
  /// - Parameters:
  ///   - draft: what the link pushes.
  ///   - found: gets the screen, by the view.
  func addAsPushed(
    _ draft: Draft, _ core: Draft.Child, to found: inout [String: [Draft]]
  ) -> Bool {
    guard draft.isPushed, !draft.hasStack, draft.screen.presentation == nil, !draft.isHosted,
      let parent = draft.screen.parent, !core.call.arguments.isEmpty,
      let own = typed[core.type], own.hasStack
    else { return false }
    follow.fuel.fill(at: own.screen.place)
    guard let way = walked(core), !way.hasStack, !way.hasTabs, !way.hasColumns, !way.isFramed
    else { return false }
    way.take(from: draft)
    way.isPushed = true
    if let known = found[core.type]?.first(where: { $0.looksPushed(like: way) }) {
      takeParent(parent, known)
      known.linkedOn += draft.linkedOn
      notePush(of: known, as: draft)
      leaveWay(madeBy: core)
      return true
    }
    (way.isAsPushed, way.linkedOn) = (true, draft.linkedOn)
    takeParent(parent, way)
    let place = Place(core.scope.path, core.call.line)
    let made = makers?.ways[core.type]?.filter { $0.places.contains(place) } ?? []
    let names = found[core.type, default: []].map(\.screen.variant)
    way.screen.variant =
      made.count == 1 && !names.contains(made[0].name) ? made[0].name : "from " + parent
    way.screen.isOfOnePlace = true
    notePush(of: way, as: draft)
    leaveWay(madeBy: core)
    found[core.type, default: []].append(way)
    return true
  }

  /// Forgets the way of making a view that a call makes, unless it is the first one.
  private func leaveWay(madeBy core: Draft.Child) {
    let place = Place(core.scope.path, core.call.line)
    guard let ways = otherWays[core.type],
      let number = ways.firstIndex(where: { $0.made.places.contains(place) }), number > 0
    else { return }
    otherWays[core.type]?.remove(at: number)
  }

  /// Notes that links alone show one of several ways of making a view.
  func noteAsPushed(_ draft: Draft, _ made: ViewMakers.Made, in shown: [Draft]) {
    guard !draft.hasStack, draft !== draft.type.flatMap({ typed[$0] }),
      shown.allSatisfy({ $0.isPushed && $0.screen.presentation == nil })
    else { return }
    let places = shown.compactMap { other in
      other.core.map { Place($0.scope.path, $0.call.line) }
    }
    (draft.isPushed, draft.isAsPushed) = (true, made.places.isSubset(of: places))
  }
}

extension Draft {
  /// Whether its bar is the same as that of another draft of the view.
  fileprivate func looksPushed(like other: Draft) -> Bool {
    looks(like: other) && screen.isBarHidden?.value == other.screen.isBarHidden?.value
      && marks.count == other.marks.count
  }
}
