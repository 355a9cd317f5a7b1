extension Navigation {
  /// Changes the screen that stands at a key path of the scene, as `ShownScreen` and diagnoses name
  /// it.
  ///
  /// - Returns: false where no screen stands there.
  @discardableResult
  mutating func changeScreen(
    at keyPath: String, _ change: (inout NavigationScreen) -> Void
  ) -> Bool {
    let steps = keyPath.split(separator: ".").map(ScreenStep.init)
    switch self {
    case .stack(var stack):
      guard steps.first?.key == "navigationStack", steps.dropFirst().first?.key == "root",
        stack.root.change(steps.dropFirst(2), change)
      else { return false }
      self = .stack(stack)
    case .view(var view):
      guard steps.first?.key == "navigationView", let index = steps.dropFirst().first?.index,
        view.views.indices.contains(index), view.views[index].change(steps.dropFirst(2), change)
      else { return false }
      self = .view(view)
    case .splitView(var view):
      guard let name = steps.dropFirst().first?.key,
        let column = BarNavigationSplitView.Column(rawValue: name),
        view.columns[column]?.change(steps.dropFirst(2), change) == true
      else { return false }
      self = .splitView(view)
    }
    return true
  }
}

/// A part of a key path to a screen: a key, and the place in its list.
private struct ScreenStep {
  let key: String
  let index: Int?

  init(_ text: Substring) {
    key = String(text.prefix { $0 != "[" })
    index = Int(text.dropFirst(key.utf8.count + 1).prefix { $0 != "]" })
  }
}

extension NavigationColumn {
  fileprivate mutating func change(
    _ steps: ArraySlice<ScreenStep>, _ change: (inout NavigationScreen) -> Void
  ) -> Bool {
    switch steps.first?.key {
    case "navigationStack": return stack.root.change(steps.dropFirst(2), change)
    case "forSelection":
      guard let index = steps.first?.index, forSelection.indices.contains(index) else {
        return false
      }
      return forSelection[index].screen.change(steps.dropFirst(2), change)
    default: return stack.root.change(steps, change)
    }
  }
}

extension NavigationScreen {
  fileprivate mutating func change(
    _ steps: ArraySlice<ScreenStep>, _ change: (inout NavigationScreen) -> Void
  ) -> Bool {
    guard let step = steps.first else {
      change(&self)
      return true
    }
    switch (step.key, step.index) {
    case ("content", nil): return self.changeContent(steps.dropFirst(), change)
    case ("navigationDestinations", let index?) where destinations.indices.contains(index):
      return destinations[index].screen.change(steps.dropFirst(2), change)
    default: return false
    }
  }

  private mutating func changeContent(
    _ steps: ArraySlice<ScreenStep>, _ change: (inout NavigationScreen) -> Void
  ) -> Bool {
    switch (steps.first?.key, steps.first?.index) {
    case ("navigationDestinations"?, let index?) where containedDestinations.indices.contains(index):
      return containedDestinations[index].screen.change(steps.dropFirst(2), change)
    case ("links"?, let index?) where links.indices.contains(index):
      return links[index].destination?.change(steps.dropFirst(2), change) ?? false
    default: return false
    }
  }
}
