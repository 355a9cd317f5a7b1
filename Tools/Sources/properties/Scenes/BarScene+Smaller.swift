@testable internal import BarLayout

extension BarScene {
  /// Scenes that ask for one thing less, the largest steps first.
  var smaller: [BarScene] {
    var result: [BarScene] = []
    func add(_ change: (inout BarScene) -> Void) {
      var copy = self
      change(&copy)
      if copy != self { result.append(copy) }
    }
    add { $0.transition = nil }
    add { $0.traits = TraitCollection() }
    add { $0.traits.layoutDirection = .leftToRight }
    add { $0.contentOffset = 0 }
    add { $0.presentation = .fullScreen }
    add { $0.navigationBar.frame = nil }
    add { $0.navigationBar.layoutMargins = nil }
    add { $0.navigationBar.titleTextAttributes = TextAttributes() }
    add { $0.navigationBar.prefersLargeTitles = false }
    for index in navigationBar.items.indices.dropLast() {
      add { $0.navigationBar.items.remove(at: index) }
    }
    for index in navigationBar.items.indices {
      for item in navigationBar.items[index].smaller {
        add { $0.navigationBar.items[index] = item }
      }
    }
    return result
  }
}

extension NavigationItem {
  /// Items that ask for one thing less.
  fileprivate var smaller: [NavigationItem] {
    var result: [NavigationItem] = []
    func add(_ change: (inout NavigationItem) -> Void) {
      var copy = self
      change(&copy)
      if copy != self { result.append(copy) }
    }
    add { $0 = NavigationItem(title: $0.title) }
    add { $0.title = nil }
    add { $0.subtitle = nil }
    add { $0.largeSubtitle = nil }
    add { $0.largeTitle = nil }
    add { $0.prompt = nil }
    add { $0.titleView = nil }
    add { $0.searchController = nil }
    add { $0.searchController?.scopeButtonTitles = [] }
    add { $0.backBarButtonItem = nil }
    add { $0.backButtonTitle = nil }
    add { $0.backButtonDisplayMode = .default }
    add { $0.largeTitleDisplayMode = .automatic }
    add { $0.style = .navigator }
    add { $0.pinnedTrailingGroup = nil }
    add { $0.leftBarButtonItems = [] }
    add { $0.rightBarButtonItems = [] }
    add { $0.leadingItemGroups = [] }
    add { $0.trailingItemGroups = [] }
    add { $0.centerItemGroups = [] }
    for path in Self.lists {
      for index in self[keyPath: path].indices {
        add { $0[keyPath: path].remove(at: index) }
        add { $0[keyPath: path][index].width = nil }
        add { $0[keyPath: path][index].style = .plain }
      }
    }
    for path in Self.groupLists {
      for index in self[keyPath: path].indices {
        add { $0[keyPath: path].remove(at: index) }
        add { $0[keyPath: path][index].representativeItem = nil }
        for place in self[keyPath: path][index].items.indices {
          add { $0[keyPath: path][index].items.remove(at: place) }
        }
      }
    }
    return result
  }

  private static var lists: [WritableKeyPath<NavigationItem, [BarButtonItem]>] {
    [\.leftBarButtonItems, \.rightBarButtonItems]
  }

  private static var groupLists: [WritableKeyPath<NavigationItem, [BarButtonItemGroup]>] {
    [\.leadingItemGroups, \.trailingItemGroups, \.centerItemGroups]
  }
}
