internal import AppCode

extension ControllerReader {
  /// The walk for what a screen sets on the controller that it stands in; nil where no bar shows it.
  func inContainer(_ name: String, _ walk: Walk) -> Walk? {
    var inside = walk
    if name == "tabBarController", let container = tabs.container(of: walk.owner),
      let draft = drafts[container.type] ?? made(container.type)
    {
      inside.draft = draft
      inside.isOutside = true
      inside.generation = 1
      if container.place > 0 {
        // What another tab than the first says is there once that tab is.
        inside.condition = [walk.condition, "tab " + walk.owner].compactMap(\.self)
          .joined(separator: ", ")
        inside.isAbsent = true
      }
      return inside
    }
    // What SwiftUI puts into a view has a screen of SwiftUI's around it.
    guard name != "parent" || !isRepresented(walk.owner) else { return nil }
    // A screen that is first on a stack of its own shows that stack's bar, not one around it.
    guard !tabs.roots.contains(walk.owner) else { return nil }
    inside.generation = max(walk.generation, 3)
    return inside
  }

  /// Whether a view of SwiftUI's makes a controller to stand in it.
  private func isRepresented(_ type: String) -> Bool {
    let last = type.split(separator: ".").last.map(String.init)
    return index.types.values.contains { entry in
      guard let maker = entry.functions.first(where: { $0.name == "makeUIViewController" }),
        let made = maker.returns
      else { return false }
      return made.split(separator: ".").last.map(String.init) == last
    }
  }

  /// Whether a screen is drawn as a tab without a stack around it, and nothing says that it has one.
  func isBareTab(_ name: String, _ draft: ControllerDraft) -> Bool {
    tabs.bare.contains(name) && !tabs.roots.contains(name) && parents[name] == nil
      && !roots.contains(name) && !pushed.contains(name) && !segueDestinations.contains(name)
      && draft.sets.isEmpty && draft.screen.search == nil && draft.screen.titleView == nil
      && draft.screen.titleMode == nil && !draft.isTitleOfItem
  }
}
