internal import AppCode

/// Screens that segues push from one whose own code hides the bar: what hides it on a stack hides it for all
/// that comes after, until something shows it.
extension ControllerReader {
  /// Hides the bar of what drawings alone lead to, from screens without a bar.
  func hideDrawn(after screens: inout [Screen]) {
    var places: [String: Place] = [:]
    for screen in screens where screen.variant == nil && !screen.isSheet {
      guard let hidden = screen.isBarHidden, hidden.value, !leavesBar(screen.name) else { continue }
      places[screen.name] = hidden.place
    }
    guard !places.isEmpty else { return }
    var next: [String: [String]] = [:]
    var ways: [String: Set<String>] = [:]
    // In the order of names, so that of several ways the same one is named each time.
    for (name, standings) in standings.sorted(by: { $0.key < $1.key })
    where isSilentOfHiding(name) {
      guard standings.allSatisfy({ $0.parent != nil && $0.stack == nil && !$0.isDetail }) else {
        continue
      }
      let before = Set(standings.compactMap(\.parent)).union(pushers[name] ?? [])
        .subtracting([name])
      ways[name] = before
      for parent in before.sorted() { next[parent, default: []].append(name) }
    }
    var found: [String: Place] = [:]
    var open = places.keys.sorted()
    while let parent = open.popLast() {
      guard let place = places[parent] else { continue }
      for name in next[parent] ?? [] where places[name] == nil {
        ways[name]?.remove(parent)
        guard ways[name]?.isEmpty ?? false else { continue }
        (places[name], found[name]) = (place, place)
        open.append(name)
      }
    }
    for number in screens.indices where !screens[number].isSheet {
      guard let place = found[screens[number].name], screens[number].isBarHidden == nil else {
        continue
      }
      (screens[number].isBarHidden, screens[number].hasNoBar) = (
        Fact(true, at: place, .followed), true
      )
    }
  }

  /// Whether a class has no word of hiding or showing its stack's bar, and none that is not known.
  private func isSilentOfHiding(_ name: String) -> Bool {
    guard let draft = drafts[name], draft.screen.isBarHidden == nil,
      draft.functionOfHiding == nil, isPlain(name), !presentedClasses.contains(name)
    else { return false }
    return !speaksOfHiding(index.lineage(name), isOfHeld: false, but: { _ in false })
  }
}
