/// Sides of the bar that a way of going on takes all buttons away from.
extension ControllerDraft {
  /// A way that does so.
  struct Clearing {
    var position: Item.Position
    /// The ways through branchings that lead there, by the branching's number.
    var ways: [Int: Int]
    /// What holds there.
    var holding: Holding
    /// What has to hold.
    var condition: String
    /// The function, and where it does so.
    var function: String
    var place: Place
    /// Whether the screen's own code does so as the screen comes.
    var isAtStart: Bool
  }

  /// Whether only a function which others call puts buttons there, and another one takes all of that side
  /// away, as the screen comes or once others call it: none are there before either is called.
  func isTakenBack(_ set: ItemSet) -> Bool {
    guard isOfOthers(set) else { return false }
    if !takers(of: set.position, from: set).isEmpty { return true }
    // What comes with buttons on the other side goes with those as well, where something else comes.
    let other: Item.Position = set.position == .left ? .right : .left
    guard
      sets.contains(where: {
        $0.position == other && $0.function == set.function && !$0.items.isEmpty && isOfOthers($0)
      })
    else { return false }
    return takers(of: other, from: set).contains { function in
      sets.contains {
        $0.position == set.position && $0.function == function && isOfOthers($0)
      }
    }
  }

  /// Whether only a function of the screen's own sets buttons which others call.
  private func isOfOthers(_ set: ItemSet) -> Bool {
    set.isLater && set.condition == nil && set.caller == nil && !set.isInherited
      && !early.contains(set.function)
  }

  /// Other functions than that of some buttons that take all buttons of a side away.
  private func takers(of position: Item.Position, from set: ItemSet) -> Set<String> {
    (clearings[position] ?? []).filter { function in
      function != set.function && !ControllerReader.lifecycle.contains(function)
    }
  }

  /// Takes from a screen what its title's way takes away.
  func clear(_ screen: inout Screen, on ways: [Int: Int]) {
    for position in [Item.Position.left, .right] where isCleared(position, on: ways) {
      let isSet = sets.contains { set in
        set.position == position && !set.items.isEmpty
          && set.ways.contains { ways[$0.key] == $0.value }
      }
      if !isSet { screen.items.removeAll { $0.position == position } }
    }
  }

  /// Adds the states whose ways take buttons away that are there otherwise.
  func addCleared(to screens: inout [Screen]) {
    guard let first = screens.first else { return }
    // All that take a side away leave the same bar.
    var done: Set<Item.Position> = []
    for clearing in waysOfClearings.prefix(Screen.itemLimit)
    where clearing.isAtStart && !first.isCut && !done.contains(clearing.position) {
      let position = clearing.position
      let places = first.items.filter { $0.position == position }.map(\.place)
      guard !places.isEmpty, !isSaid(clearing), !isOfOtherTitle(clearing, than: first),
        !asksForPlace(clearing),
        sets.contains(where: { set in
          set.position == position && set.items.map(\.place) == places
            && !isSet(set, after: clearing) && !Self.asksForPlace(set.condition ?? "")
        })
      else { continue }
      var variant = first
      variant.items.removeAll { $0.position == position }
      variant.variant = clearing.condition
      if !variant.hasFacts { variant.title = Fact(.verbatim(""), at: clearing.place) }
      done.insert(position)
      if screens.contains(where: { $0.hasBar(of: variant) }) { continue }
      screens[0].isCut = screens.count == ScreenVariants.limit
      if screens[0].isCut { return }
      screens.append(variant)
    }
  }

  /// Whether a way asks how its screen is shown.
  private func asksForPlace(_ clearing: Clearing) -> Bool {
    Self.asksForPlace(clearing.condition)
      || clearing.holding.asked.keys.contains(where: Self.asksForPlace)
  }

  /// Whether a condition asks how its screen is shown, which is no state of it.
  private static func asksForPlace(_ condition: String) -> Bool {
    ["presentingViewController", "isBeingPresented", "navigationController"].contains {
      condition.contains($0)
    }
  }

  /// Whether buttons are gone once a class sets some in any case that it inherits them beside.
  func isGone(_ set: ItemSet, beside first: ItemSet?) -> Bool {
    guard let first, first.condition == nil, !first.isLater, !set.isLater,
      set.condition == nil || set.function == first.function
    else { return false }
    return first.generation < set.generation
      || first.generation == set.generation && !first.isInherited && set.isInherited
  }

  /// Whether a title, or other buttons in the same place, tell the state that a way leads to.
  private func isSaid(_ clearing: Clearing) -> Bool {
    let isOfTitle = waysOfTitles.values.contains { ways in
      !clearing.ways.isEmpty && clearing.ways.allSatisfy { ways[$0.key] == $0.value }
    }
    return isOfTitle
      || sets.contains { set in
        set.position == clearing.position && !set.items.isEmpty && set.ways == clearing.ways
          && set.condition == clearing.condition
      }
  }

  /// Whether a screen never has its title where a way leads: the state of the title that it has there
  /// tells of it.
  private func isOfOtherTitle(_ clearing: Clearing, than screen: Screen) -> Bool {
    guard let holdings = screen.title.flatMap({ holdingsOfTitles[$0.value] }), !holdings.isEmpty
    else { return false }
    return holdings.allSatisfy { $0.excludes(clearing.holding) }
  }

  /// Whether buttons come in the place of what a way has taken away before.
  private func isSet(_ set: ItemSet, after clearing: Clearing) -> Bool {
    guard set.function == clearing.function else {
      let order = ControllerReader.lifecycle
      guard let first = order.firstIndex(of: clearing.function),
        let second = order.firstIndex(of: set.function)
      else { return false }
      return second > first && !set.isInherited
    }
    return set.items.contains {
      $0.place.path == clearing.place.path && $0.place.line > clearing.place.line
    }
  }
}
