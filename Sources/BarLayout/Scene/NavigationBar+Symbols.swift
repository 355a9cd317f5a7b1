extension NavigationBar {
  /// Throws where the bar, its top item or its back button asks for a symbol that is not drawn here.
  func checkSymbols() throws(SceneError) {
    if !items.isEmpty { try checkItems() }
    try shadowImage.checkSymbol("navigationBar.shadowImage")
    try backIndicator.checkSymbols("navigationBar")
    if !backgroundImage.images.isEmpty {
      for position in BarPosition.allCases {
        for metrics in BarMetrics.allCases {
          try backgroundImage.images[position]?[metrics].checkSymbol(
            "navigationBar.backgroundImage")
        }
      }
    }
    try appearances.checkSymbols("navigationBar")
  }

  private func checkItems() throws(SceneError) {
    let top = items.count - 1
    try items[top].checkSymbols("navigationBar.items[\(top)]")
    if top > 0, let back = items[top - 1].backBarButtonItem {
      try back.checkSymbols("navigationBar.items[\(top - 1)].backBarButtonItem")
    }
  }
}

extension NavigationItem {
  fileprivate func checkSymbols(_ path: @autoclosure () -> String) throws(SceneError) {
    if case .image(let image) = titleView { try image.checkSymbol(path() + ".titleView.image") }
    try leftBarButtonItems.checkSymbols(path() + ".leftBarButtonItems")
    try rightBarButtonItems.checkSymbols(path() + ".rightBarButtonItems")
    try leadingItemGroups.checkSymbols(path() + ".leadingItemGroups")
    try centerItemGroups.checkSymbols(path() + ".centerItemGroups")
    try trailingItemGroups.checkSymbols(path() + ".trailingItemGroups")
    if let pinnedTrailingGroup {
      try pinnedTrailingGroup.items.checkSymbols(path() + ".pinnedTrailingGroup.items")
    }
    try appearances.checkSymbols(path())
  }
}

extension [BarButtonItemGroup] {
  fileprivate func checkSymbols(_ path: @autoclosure () -> String) throws(SceneError) {
    for index in indices {
      try self[index].items.checkSymbols(path() + "[\(index)].items")
      if let item = self[index].representativeItem {
        try item.checkSymbols(path() + "[\(index)].representativeItem")
      }
    }
  }
}

extension [BarButtonItem] {
  fileprivate func checkSymbols(_ path: @autoclosure () -> String) throws(SceneError) {
    for index in indices { try self[index].checkSymbols(path() + "[\(index)]") }
  }
}

extension BarButtonItem {
  fileprivate func checkSymbols(_ path: @autoclosure () -> String) throws(SceneError) {
    switch content {
    case .image(let image): try image.checkSymbol(path() + ".image")
    case .customView(.image(let image)): try image.checkSymbol(path() + ".customView.image")
    default: break
    }
    guard let customization else { return }
    for images in [customization.backgroundImages, customization.backButtonBackgroundImages] {
      for state in BarButtonItemAppearance.State.allCases {
        for metrics in BarMetrics.allCases { try images[state]?[metrics].checkSymbol(path()) }
      }
    }
  }
}

extension NavigationBarAppearances {
  fileprivate func checkSymbols(_ path: @autoclosure () -> String) throws(SceneError) {
    if isEmpty { return }
    try standard?.checkSymbols(path() + ".standardAppearance")
    try compact?.checkSymbols(path() + ".compactAppearance")
    try scrollEdge?.checkSymbols(path() + ".scrollEdgeAppearance")
    try compactScrollEdge?.checkSymbols(path() + ".compactScrollEdgeAppearance")
  }
}

extension NavigationBarAppearance {
  fileprivate func checkSymbols(_ path: @autoclosure () -> String) throws(SceneError) {
    try backgroundImage.checkSymbol(path() + ".backgroundImage")
    try shadowImage.checkSymbol(path() + ".shadowImage")
    try backIndicator.checkSymbols(path())
    if buttonAppearances.isEmpty { return }
    for style in ButtonStyle.allCases {
      for state in BarButtonItemAppearance.State.allCases {
        try buttonAppearances[style]?.states[state]?.backgroundImage.checkSymbol(path())
      }
    }
  }
}

extension BackIndicatorImages? {
  fileprivate func checkSymbols(_ path: @autoclosure () -> String) throws(SceneError) {
    try self?.image.checkSymbol(path() + ".backIndicatorImage")
    try self?.transitionMask.checkSymbol(path() + ".backIndicatorTransitionMaskImage")
  }
}

extension ImageSource? {
  fileprivate func checkSymbol(_ path: @autoclosure () -> String) throws(SceneError) {
    try self?.checkSymbol(path())
  }
}

extension ImageSource {
  fileprivate func checkSymbol(_ path: @autoclosure () -> String) throws(SceneError) {
    guard case .symbol(let name) = self, SymbolName(rawValue: name) == nil else { return }
    let near = SymbolName.nearest(to: name, limit: 1).map { "; did you mean \($0.rawValue)?" }
    throw SceneError(keyPath: path(), message: "unknown symbol (found \(name)\(near.joined()))")
  }
}
