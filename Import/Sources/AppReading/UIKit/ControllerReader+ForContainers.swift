internal import AppCode

/// What a screen inside of another sets on the bar of that one: `parent?.navigationItem`.
extension ControllerReader {
  /// Notes what a screen surely sets on the one around it as it comes.
  func noteForContainer(
    _ value: Expression, as names: [String], at place: Place, _ walk: Walk
  ) {
    guard let own = drafts[walk.owner], own === walk.draft, walk.condition == nil,
      walk.special == nil, !walk.isLater, !walk.isAbsent, !walk.isHanded, !walk.isOutside,
      !walk.isMaker
    else { return }
    var inside = walk
    inside.draft =
      forContainers[walk.owner] ?? ControllerDraft(walk.owner, at: own.screen.place)
    forContainers[walk.owner] = inside.draft
    switch names {
    case ["title"]: setTitle(value, at: place, inside)
    case ["navigationItem", "title"]: setTitle(value, at: place, inside, isItems: true)
    case ["navigationItem", "leftBarButtonItem"], ["navigationItem", "leftBarButtonItems"],
      ["navigationItem", "rightBarButtonItem"], ["navigationItem", "rightBarButtonItems"]:
      set(names[1], value, at: place, inside)
    default: break
    }
  }

  /// Gives screens what the only one that they hold sets on their bar.
  ///
  /// UIKit: the one inside comes after the one around it, so that what it says stands.
  func lendToContainers() {
    for (name, inner) in forContainers.sorted(by: { $0.key < $1.key }) {
      guard isOnlyChild(name) || isOnlyPage(name), let around = containers[name],
        around.count == 1, let type = around.first, let outer = drafts[type],
        containers.values.count(where: { $0.contains(type) }) == 1
      else { continue }
      if let title = inner.screen.title, title.value.isKnown { outer.screen.title = title }
      for set in inner.sets where !set.items.isEmpty && set.condition == nil && !set.isAbsent {
        guard !outer.sets.contains(where: { $0.position == set.position }) else { continue }
        outer.sets.append(set)
      }
    }
  }
}
