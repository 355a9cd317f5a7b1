internal import BarLayout

extension Navigation {
  /// The navigation with every button's key path behind its screen's in place of its label.
  ///
  /// The bars that follow from it show where each of their buttons came from.
  var markingButtons: Navigation {
    switch self {
    case .stack(var stack):
      stack.root.markButtons()
      return .stack(stack)
    case .splitView(var view):
      for name in view.names {
        view.columns[name]?.stack.root.markButtons()
        guard let count = view.columns[name]?.forSelection.count else { continue }
        for index in 0..<count { view.columns[name]?.forSelection[index].screen.markButtons() }
      }
      return .splitView(view)
    case .view(var view):
      for index in view.views.indices { view.views[index].markButtons() }
      return .view(view)
    }
  }

  /// Whether a button's label is a mark; what the system adds has a label of its own.
  static func isMark(_ label: String) -> Bool {
    label.hasPrefix("toolbar[") || label.hasPrefix("navigationItem.")
  }
}

extension NavigationScreen {
  /// Marks the screen's buttons, and those of the screens it leads to.
  fileprivate mutating func markButtons() {
    for index in toolbar.indices {
      toolbar[index].item.accessibilityLabel = "toolbar[\(index)].item"
    }
    navigationItem.markButtons()
    for index in destinations.indices { destinations[index].screen.markButtons() }
    for index in containedDestinations.indices {
      containedDestinations[index].screen.markButtons()
    }
    for index in links.indices { links[index].destination?.markButtons() }
  }
}

extension NavigationItem {
  fileprivate mutating func markButtons() {
    leftBarButtonItems.mark("leftBarButtonItems")
    rightBarButtonItems.mark("rightBarButtonItems")
    toolbarItems.mark("toolbarItems")
    leadingItemGroups.mark("leadingItemGroups")
    centerItemGroups.mark("centerItemGroups")
    trailingItemGroups.mark("trailingItemGroups")
    pinnedTrailingGroup?.items.mark("pinnedTrailingGroup.items")
  }
}

extension [BarButtonItem] {
  fileprivate mutating func mark(_ path: String) {
    for index in indices {
      self[index].accessibilityLabel = "navigationItem.\(path)[\(index)]"
    }
  }
}

extension [BarButtonItemGroup] {
  fileprivate mutating func mark(_ path: String) {
    for index in indices { self[index].items.mark("\(path)[\(index)].items") }
  }
}
