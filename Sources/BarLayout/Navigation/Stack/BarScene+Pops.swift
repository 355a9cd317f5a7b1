// A pop acts on the stack that is shown: it takes away the screen on top, by whatever brought it
// there, and ends where the back button's label leads.

extension BarScene {
  /// Takes the top screen away; a root stays.
  ///
  /// - Returns: false where no stack is shown that could lose a screen.
  mutating func popScreen() throws(SceneError) -> Bool {
    let bars = try barScenes()
    guard let bar = bars.last(where: { $0.shownKeyPaths.count > 1 }) else {
      return hasStack(shownIn: bars)
    }
    let paths = bar.shownKeyPaths
    guard let top = paths.last, let below = paths.dropLast().last else { return true }
    let columnBelow = Self.column(of: below)
    if dismiss(top, from: below) || takeOffPath(Self.column(of: top), from: below) { return true }
    clearSelection(of: below)
    if case .splitView(var view) = navigation, let columnBelow {
      // The column under it is on top from now on, whatever the next ones still have to show.
      view.preferredCompactColumn = columnBelow
      navigation = .splitView(view)
    }
    return true
  }

  /// Takes all screens but the root away.
  ///
  /// - Returns: false where no stack is shown.
  mutating func popToRoot() throws(SceneError) -> Bool {
    var isPopped = try popScreen()
    while isPopped, try barScenes().contains(where: { $0.shownKeyPaths.count > 1 }) {
      isPopped = try popScreen()
    }
    return isPopped
  }

  /// Whether a root that stays is that of a stack, rather than of a column without one.
  private func hasStack(shownIn bars: [BarScene]) -> Bool {
    guard case .splitView(let view) = navigation, bars.count > 1 else { return true }
    return view.columns.values.contains(where: \.hasOwnStack)
  }

  /// Ends what a screen presents: a condition no longer holds, an item is nil, a link is not
  /// active.
  private mutating func dismiss(_ top: String, from below: String) -> Bool {
    guard top.hasPrefix(below + ".") else { return false }
    let rest = top.dropFirst(below.utf8.count + 1)
    var isDismissed = false
    navigation?.changeScreen(at: below) { screen in
      isDismissed = screen.dismiss(String(rest))
    }
    return isDismissed
  }

  /// Takes the last value off the path that brought a screen; false for none.
  private mutating func takeOffPath(
    _ column: BarNavigationSplitView.Column?, from below: String
  ) -> Bool {
    switch navigation {
    case .stack(var stack):
      guard !stack.path.isEmpty else { return false }
      stack.path.removeLast()
      navigation = .stack(stack)
      return true
    case .splitView(var view):
      let columns = [column, Self.column(of: below)].compactMap(\.self)
      // A screen for a value is declared in its own column, wherever its path is.
      guard column == Self.column(of: below),
        let own = columns.first(where: { view.columns[$0]?.stack.path.isEmpty == false })
      else { return false }
      view.columns[own]?.stack.path.removeLast()
      navigation = .splitView(view)
      return true
    case .view, nil: return false
    }
  }

  private mutating func clearSelection(of keyPath: String) {
    navigation?.changeScreen(at: keyPath) { $0.selection = nil }
  }

  /// The column that a key path leads into; nil for a stack's or a navigation view's.
  private static func column(of keyPath: String) -> BarNavigationSplitView.Column? {
    keyPath.split(separator: ".").dropFirst().first.flatMap { name in
      BarNavigationSplitView.Column(rawValue: String(name))
    }
  }
}

extension NavigationScreen {
  /// Ends what brings up a destination or a link's screen, by its path in this one.
  fileprivate mutating func dismiss(_ path: String) -> Bool {
    func ended(_ trigger: NavigationDestination.Trigger) -> NavigationDestination.Trigger? {
      switch trigger {
      case .isPresented(true): .isPresented(false)
      case .item(.some): .item(nil)
      case .isPresented, .item, .type, .value: nil
      }
    }
    for index in destinations.indices where path == "navigationDestinations[\(index)].screen" {
      guard let trigger = ended(destinations[index].trigger) else { return false }
      destinations[index].trigger = trigger
      return true
    }
    for index in containedDestinations.indices
    where path == "content.navigationDestinations[\(index)].screen" {
      guard let trigger = ended(containedDestinations[index].trigger) else { return false }
      containedDestinations[index].trigger = trigger
      return true
    }
    for index in links.indices where path == "content.links[\(index)].destination" {
      if links[index].tag != nil, links[index].tag == selection { selection = nil }
      links[index].isActive = false
      return true
    }
    return false
  }
}
