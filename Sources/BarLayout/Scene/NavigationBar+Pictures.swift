extension NavigationBar {
  /// Throws where the bar, its top item or its back button asks for a symbol that is not drawn
  /// here, or for an extent that is none.
  func checkPictures() throws(SceneError) {
    if !items.isEmpty { try checkItems() }
    try shadowImage.checkPicture("navigationBar.shadowImage")
    try backIndicator.checkPictures("navigationBar")
    if !backgroundImage.images.isEmpty {
      for position in BarPosition.allCases {
        for metrics in BarMetrics.allCases {
          try backgroundImage.images[position]?[metrics].checkPicture(
            "navigationBar.backgroundImage")
        }
      }
    }
    try appearances.checkPictures("navigationBar")
  }

  private func checkItems() throws(SceneError) {
    let top = items.count - 1
    try checkItem(at: top, "navigationBar.items[\(top)]")
    if top > 0, let back = items[top - 1].backBarButtonItem {
      try back.checkPictures("navigationBar.items[\(top - 1)].backBarButtonItem")
    }
  }

  /// The same for one item, in its place: copying it is slow.
  private func checkItem(
    at index: Int, _ path: @autoclosure () -> String
  ) throws(SceneError) {
    try items[index].titleView?.checkPictures(path() + ".titleView")
    if !items[index].leftBarButtonItems.isEmpty {
      try items[index].leftBarButtonItems.checkPictures(path() + ".leftBarButtonItems")
    }
    if !items[index].rightBarButtonItems.isEmpty {
      try items[index].rightBarButtonItems.checkPictures(path() + ".rightBarButtonItems")
    }
    if !items[index].leadingItemGroups.isEmpty {
      try items[index].leadingItemGroups.checkPictures(path() + ".leadingItemGroups")
    }
    if !items[index].centerItemGroups.isEmpty {
      try items[index].centerItemGroups.checkPictures(path() + ".centerItemGroups")
    }
    if !items[index].trailingItemGroups.isEmpty {
      try items[index].trailingItemGroups.checkPictures(path() + ".trailingItemGroups")
    }
    if let group = items[index].pinnedTrailingGroup {
      try group.items.checkPictures(path() + ".pinnedTrailingGroup.items")
    }
    try items[index].appearances.checkPictures(path())
  }
}

extension [BarButtonItemGroup] {
  fileprivate func checkPictures(_ path: @autoclosure () -> String) throws(SceneError) {
    for index in indices {
      try self[index].items.checkPictures(path() + "[\(index)].items")
      if let item = self[index].representativeItem {
        try item.checkPictures(path() + "[\(index)].representativeItem")
      }
    }
  }
}

extension [BarButtonItem] {
  fileprivate func checkPictures(_ path: @autoclosure () -> String) throws(SceneError) {
    for index in indices {
      // Most buttons are words, or the system's, and nothing else.
      if self[index].width == nil, self[index].sharedCustomization == nil {
        switch self[index].content {
        case .title, .systemItem: continue
        default: break
        }
      }
      try self[index].checkPictures(path() + "[\(index)]")
    }
  }
}

extension BarButtonItem {
  fileprivate func checkPictures(_ path: @autoclosure () -> String) throws(SceneError) {
    switch content {
    case .image(let image): try image.checkPicture(path() + ".image")
    case .customView(let view): try view.checkPictures(path() + ".customView")
    case .fixedSpace(let width): try check(width, path() + ".fixedSpace")
    case .title, .systemItem, .flexibleSpace: break
    }
    if let width { try check(width, path() + ".width") }
    guard let customization else { return }
    for images in [customization.backgroundImages, customization.backButtonBackgroundImages] {
      for state in BarButtonItemAppearance.State.allCases {
        for metrics in BarMetrics.allCases { try images[state]?[metrics].checkPicture(path()) }
      }
    }
  }
}

extension BarButtonItem {
  /// Throws where a width is no number; a space may be negative.
  private func check(_ width: Double, _ path: @autoclosure () -> String) throws(SceneError) {
    guard width.isFinite else {
      throw SceneError(
        keyPath: path(), message: "a width is a finite number (found \(width.words))")
    }
  }
}

extension CustomView {
  fileprivate func checkPictures(_ path: @autoclosure () -> String) throws(SceneError) {
    switch self {
    case .image(let image): try image.checkPicture(path() + ".image")
    case .labeledButton(let image, _): try image.checkPicture(path() + ".button.image")
    case .placeholder(let size): try size.check(path())
    case .segmentedControl, .label, .lines, .button, .avatar, .activityIndicator, .searchBar: return
    }
  }
}

extension NavigationBarAppearances {
  fileprivate func checkPictures(_ path: @autoclosure () -> String) throws(SceneError) {
    if isEmpty { return }
    try standard?.checkPictures(path() + ".standardAppearance")
    try compact?.checkPictures(path() + ".compactAppearance")
    try scrollEdge?.checkPictures(path() + ".scrollEdgeAppearance")
    try compactScrollEdge?.checkPictures(path() + ".compactScrollEdgeAppearance")
  }
}

extension NavigationBarAppearance {
  fileprivate func checkPictures(_ path: @autoclosure () -> String) throws(SceneError) {
    try backgroundImage.checkPicture(path() + ".backgroundImage")
    try shadowImage.checkPicture(path() + ".shadowImage")
    try backIndicator.checkPictures(path())
    if buttonAppearances.isEmpty { return }
    for style in ButtonStyle.allCases {
      for state in BarButtonItemAppearance.State.allCases {
        try buttonAppearances[style]?.states[state]?.backgroundImage.checkPicture(path())
      }
    }
  }
}

extension BackIndicatorImages? {
  fileprivate func checkPictures(_ path: @autoclosure () -> String) throws(SceneError) {
    try self?.image.checkPicture(path() + ".backIndicatorImage")
    try self?.transitionMask.checkPicture(path() + ".backIndicatorTransitionMaskImage")
  }
}

extension ImageSource? {
  fileprivate func checkPicture(_ path: @autoclosure () -> String) throws(SceneError) {
    try self?.checkPicture(path())
  }
}

extension ImageSource {
  fileprivate func checkPicture(_ path: @autoclosure () -> String) throws(SceneError) {
    switch self {
    case .path(_, let size), .icon(_, let size), .color(_, let size), .placeholder(let size):
      try size.check(path())
    case .bitmap, .symbol: return
    }
  }
}

extension BarSize {
  /// Throws where a picture or a view has no such size; one without an extent is an empty picture.
  fileprivate func check(_ path: @autoclosure () -> String) throws(SceneError) {
    guard (width + height).isFinite, width >= 0, height >= 0 else {
      throw SceneError(
        keyPath: path() + ".size",
        message: "a size is made of numbers from 0 on (found \(width.words) by \(height.words))")
    }
  }
}
