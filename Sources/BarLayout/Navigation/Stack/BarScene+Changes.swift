extension BarScene {
  /// Does what brings no screen and takes none away: gestures, settings, words.
  ///
  /// - Throws: `SceneError` for what the scene has no place for.
  mutating func act(on action: SceneAction.Kind, at keyPath: String) throws(SceneError) {
    switch action {
    case .scroll(let offset, let column): try scroll(column, to: offset, at: keyPath)
    case .scrollToTop: try scroll(nil, to: 0, at: keyPath)
    case .columnVisibility: try moveScreens(SceneAction(action), at: keyPath)
    case .swipe(let way, let distance): try swipe(way, distance)
    case .setNavigationBarHidden(let isHidden, _):
      guard navigationBar.frame == nil || navigation != nil else {
        throw SceneError(
          keyPath: keyPath,
          message: "setNavigationBarHidden is a navigation controller's, and this bar has none")
      }
      barWasHidden = isHidden
    case .keyboard(let isShown):
      if isShown, try shownBar().navigationBar.hidesBarsWhenKeyboardAppears { barWasHidden = true }
      isKeyboardShown = isShown
    case .search(let isActive, let text): try search(isActive, text, at: keyPath)
    case .beginRenaming: try rename(nil, at: keyPath)
    case .rename(let title): try rename(title, at: keyPath)
    case .resize(let size): try resize(to: size, at: keyPath)
    case .contentSize(let size): traits.preferredContentSizeCategory = size
    case .appearance(let style): traits.userInterfaceStyle = style
    case .locale(let language):
      locale = language
      if !statesLayoutDirection { traits.layoutDirection = BarLayoutDirection(ofLocale: language) }
    default: break
    }
  }

  /// The bar that gestures act on: the detail's, or the only one.
  func shownBar() throws(SceneError) -> BarScene {
    navigation == nil ? self : try barScenes().last ?? self
  }

  /// The stack of the detail, or of the only bar.
  func topItems() throws(SceneError) -> [NavigationItem] { try shownBar().navigationBar.items }

  /// A finger is drawn up or down: content follows it, and a bar that hides on a swipe does.
  ///
  /// Source: documented — `UINavigationController.hidesBarsOnSwipe`.
  private mutating func swipe(_ way: SceneAction.Swipe, _ distance: Double) throws(SceneError) {
    if try shownBar().navigationBar.hidesBarsOnSwipe { barWasHidden = way == .up }
    contentOffset = max(contentOffset + (way == .up ? distance : -distance), 0)
  }

  /// A finger touches the content.
  mutating func touchContent() throws(SceneError) {
    let bar = try shownBar()
    if bar.isBarHidden {
      if bar.touchShowsBar { barWasHidden = false }
    } else if bar.navigationBar.hidesBarsOnTap {
      barWasHidden = true
    }
  }

  /// A finger touches an element: the system's own ones do what they do everywhere.
  mutating func touch(elementNamed id: String, at keyPath: String) throws(SceneError) {
    let name = id.prefix { $0 != "[" }
    switch name {
    case "statusBar", "clock": try scroll(nil, to: 0, at: keyPath)
    case _ where name.hasPrefix("statusBar."): try scroll(nil, to: 0, at: keyPath)
    case "searchBar", "searchBar.field": try search(true, nil, at: keyPath)
    case "searchBar.cancelButton": try search(false, "", at: keyPath)
    case "sidebarToggle":
      guard case .splitView(var view)? = navigation else {
        throw SceneError(keyPath: keyPath, message: "there is no sidebarToggle without columns")
      }
      let isShown = try barScenes().contains { $0.column?.name == .sidebar }
      view.columnVisibility = isShown ? .detailOnly : .all
      navigation = .splitView(view)
    case "column.dimming":
      guard case .splitView(var view)? = navigation else {
        throw SceneError(keyPath: keyPath, message: "there is no column.dimming without columns")
      }
      let isDisplaced = try barScenes().contains { $0.column?.isDisplaced == true }
      view.columnVisibility = isDisplaced ? .doubleColumn : .detailOnly
      navigation = .splitView(view)
    case "titleField.clearButton": try rename("", at: keyPath)
    case "title", "titleMenu", "titleMenu.image":
      if try shownMenu().map({ !$0.isRenaming }) ?? false { try presentTitleMenu(true) }
    case "titleMenu.entries", "titleMenu.shareButton", "titleMenu.header":
      try touchMenu(id, at: keyPath)
    case "bar", "background", "contentView", "content.rows": try touchContent()
    default:
      guard ElementID.mayBeNamed(String(name)) else {
        throw SceneError(
          keyPath: keyPath,
          message: "no element has that name (found \"\(id)\"; accepted: content, backButton, "
            + "statusBar, title, searchBar.field, rightBarButtonItems[0], …)")
      }
    }
  }

  /// The menu behind the title on top; nil for a title without one.
  func shownMenu() throws(SceneError) -> TitleMenu? { try topItems().last?.titleMenu }

  /// Opens the menu behind the title on top, or closes it.
  mutating func presentTitleMenu(_ isPresented: Bool) throws(SceneError) {
    if navigation == nil {
      guard let top = navigationBar.items.indices.last else { return }
      navigationBar.items[top].titleMenu?.isPresented = isPresented
    } else if let path = try shownBar().shownKeyPaths.last {
      navigation?.changeScreen(at: path) { $0.isTitleMenuPresented = isPresented }
    }
  }

  /// Chooses something in the open menu: it closes, and Rename begins to.
  private mutating func touchMenu(_ id: String, at keyPath: String) throws(SceneError) {
    guard let menu = try shownMenu(), menu.isPresented else {
      throw SceneError(keyPath: keyPath, message: "the menu of the title is not open")
    }
    guard !id.hasPrefix("titleMenu.header") else { return }
    try presentTitleMenu(false)
    let entries = menu.entries + menu.systemEntries(in: locale)
    let isRename = id.hasPrefix("titleMenu.entries[\(entries.count - 1)]")
    if menu.canRename, isRename { try rename(nil, at: keyPath) }
  }

  /// Goes into the search field or leaves it.
  private mutating func search(
    _ isActive: Bool, _ text: String?, at keyPath: String
  ) throws(SceneError) {
    func change(_ search: inout SearchController?) -> Bool {
      guard search != nil else { return false }
      search?.isActive = isActive
      if let text { search?.text = text }
      return true
    }
    var isFound = false
    if navigation == nil {
      if let top = navigationBar.items.indices.last {
        isFound = change(&navigationBar.items[top].searchController)
      }
    } else if let path = try shownBar().shownKeyPaths.last {
      navigation?.changeScreen(at: path) { screen in
        isFound = change(&screen.searchable) || change(&screen.navigationItem.searchController)
      }
    }
    guard isFound else {
      throw SceneError(keyPath: keyPath, message: "the screen on top has no search field")
    }
  }

  /// Gives the top screen another title; nil begins to.
  private mutating func rename(_ title: String?, at keyPath: String) throws(SceneError) {
    var isFound = false
    if navigation == nil {
      if let top = navigationBar.items.indices.last,
        navigationBar.items[top].titleMenu?.canRename == true
      {
        isFound = true
        let delegate = navigationBar.items[top].titleMenu
        if title == nil, delegate?.shouldBeginRenaming == false { return }
        if let title { navigationBar.items[top].title = title }
        navigationBar.items[top].titleMenu?.isPresented = false
        navigationBar.items[top].titleMenu?.isRenaming =
          title == nil || delegate?.shouldEndRenaming == false
      }
    } else if let path = try shownBar().shownKeyPaths.last {
      navigation?.changeScreen(at: path) { screen in
        guard screen.navigationTitle?.isBound == true else { return }
        isFound = true
        if let title { screen.navigationTitle = .binding(title) }
        screen.isTitleMenuPresented = false
        screen.isRenaming = title == nil
      }
    }
    guard isFound else {
      throw SceneError(
        keyPath: keyPath,
        message: navigation == nil
          ? "the top item cannot be renamed (give it renameDelegate: true)"
          : "the title on top cannot be renamed (write it as {binding: …})")
    }
  }

  /// Gives the window another extent.
  private mutating func resize(to size: BarSize, at keyPath: String) throws(SceneError) {
    switch device.idiom {
    case .pad, .mac, .vision: device.size = size
    case .phone, .watch, .tv:
      throw SceneError(
        keyPath: keyPath,
        message: "the window of a \(device.idiom.rawValue) is its screen and keeps its extent")
    }
  }

  /// Scrolls the content of a column, of the detail or of the only screen.
  private mutating func scroll(
    _ column: BarNavigationSplitView.Column?, to offset: Double, at keyPath: String
  ) throws(SceneError) {
    guard let column else {
      if case .splitView(var view)? = navigation, view.columns[.detail]?.contentOffset != nil {
        view.columns[.detail]?.contentOffset = offset
        navigation = .splitView(view)
      }
      contentOffset = offset
      return
    }
    guard case .splitView(var view)? = navigation, view.columns[column] != nil else {
      throw SceneError(
        keyPath: keyPath + ".column", message: "there is no \(column.rawValue) that could scroll")
    }
    view.columns[column]?.contentOffset = offset
    navigation = .splitView(view)
  }

  /// Turns the device; a bar that is hidden in compact height shows or hides by that again.
  mutating func turn(to orientation: Orientation) {
    guard orientation != self.orientation else { return }
    self.orientation = orientation
    if let model = DeviceCatalog.model(device.id) {
      device = model.device(on: system, orientation: orientation)
    } else {
      device.size = device.size.transposed
    }
    if let bar = try? shownBar(), bar.navigationBar.hidesBarsWhenVerticallyCompact {
      barWasHidden = nil
    }
  }
}

extension ElementID {
  /// Whether elements of bars have a name, without the index in it.
  fileprivate static func mayBeNamed(_ name: String) -> Bool {
    let names: Set = [
      "title", "titleMenu", "titleView", "titleField", "subtitle", "largeTitle", "largeTitleView",
      "largeSubtitle", "prompt", "proxyIcon", "leftBarButtonItems", "rightBarButtonItems",
      "centerItemGroups", "overflowButton", "searchBar.scopeBar", "windowButtons",
    ]
    return names.contains(name)
  }
}
