/// The screens of each column of a split view, whether or not there is room for it.
struct ShownColumns {
  /// One column.
  struct Column {
    var name: BarNavigationSplitView.Column
    /// The stack, root first.
    var screens: [ShownScreen]
    /// What its bar looks like; its items come from the screens.
    var bar: NavigationBar
    /// Whether it shows more than what it starts with, and so comes to the top where only one
    /// column has room.
    var isUseful: Bool
    /// Points its content has been scrolled up from rest; nil where nobody says.
    var contentOffset: Double?
  }

  /// The columns, the sidebar first.
  var columns: [Column]
}

extension ShownColumns {
  /// Finds the screens of a split view.
  ///
  /// What a list of one column has selected decides what the next one shows; so does a condition or
  /// an item of a column without a stack of its own, and once it is nil the next column is as it
  /// was. Source: documented — NavigationSplitView; `navigationDestination(item:destination:)`.
  init(_ splitView: BarNavigationSplitView, walk: inout StackWalk) {
    columns = []
    var driver: ShownScreen?
    for name in splitView.names {
      guard let column = splitView.columns[name] else { continue }
      let keyPath = "navigationSplitView.\(name.rawValue)"
      let driven = driver.flatMap { Self.driven(column, by: $0, at: keyPath, walk: &walk) }
      var screens: [ShownScreen]
      if column.hasOwnStack {
        var stack = column.stack
        if let driven { stack.root = driven.screen }
        screens = walk.screens(of: stack, at: keyPath + ".navigationStack")
        if let driven { screens[0].keyPath = driven.keyPath }
      } else {
        let root = driven ?? ShownScreen(screen: column.stack.root, keyPath: keyPath)
        screens = walk.screens(from: root.screen, at: root.keyPath)
        if name == .detail { walk.present(onto: &screens) }
      }
      columns.append(
        Column(
          name: name, screens: screens, bar: column.stack.bar,
          isUseful: driven != nil || screens.count > 1, contentOffset: column.contentOffset))
      driver = screens.last
    }
  }

  /// The screen that the column before makes a column show; nil for the column's own.
  private static func driven(
    _ column: NavigationColumn, by driver: ShownScreen, at keyPath: String,
    walk: inout StackWalk
  ) -> ShownScreen? {
    if let selection = driver.screen.selection {
      for (index, destination) in column.forSelection.enumerated()
      where destination.matches(selection) {
        return ShownScreen(
          screen: destination.screen.showing(selection),
          keyPath: "\(keyPath).forSelection[\(index)].screen")
      }
      walk.note(
        .error, driver.keyPath + ".selection",
        "no destination for the selection \(selection) in the next column (declare it in "
          + "forSelection)")
    }
    return driver.isInOwnStack ? nil : StackWalk.presented(by: driver)
  }

  /// The columns of the deprecated view.
  ///
  /// An active link shows its destination in the next column, or, in the last one and where it is
  /// no detail link, on top of its own. Source: documented — NavigationView, NavigationLink,
  /// `isDetailLink(_:)`.
  init(_ view: BarNavigationView) {
    let names: [BarNavigationSplitView.Column] =
      view.views.count > 2 ? [.sidebar, .content, .detail] : [.sidebar, .detail]
    columns = []
    var driven: ShownScreen?
    for (index, name) in names.enumerated() {
      let isUseful = driven != nil
      let own = view.views.indices.contains(index) ? view.views[index] : NavigationScreen()
      var screens = [
        driven ?? ShownScreen(screen: own, keyPath: "navigationView.views[\(index)]")
      ]
      driven = nil
      while let top = screens.last, let link = Self.activeLink(of: top) {
        if link.isDetailLink, name != .detail {
          driven = link.destination
          break
        }
        screens.append(link.destination)
      }
      columns.append(
        Column(
          name: name, screens: screens, bar: view.bar, isUseful: isUseful || screens.count > 1))
    }
  }

  /// The screens of the deprecated view as a stack.
  static func stack(_ view: BarNavigationView) -> [ShownScreen] {
    var screens = [
      ShownScreen(
        screen: view.views.first ?? NavigationScreen(), keyPath: "navigationView.views[0]")
    ]
    while let top = screens.last, let link = activeLink(of: top) {
      screens.append(link.destination)
    }
    return screens
  }

  /// The link whose destination is shown; nil for none.
  private static func activeLink(
    of shown: ShownScreen
  ) -> (destination: ShownScreen, isDetailLink: Bool)? {
    for (index, link) in shown.screen.links.enumerated() {
      guard let destination = link.destination else { continue }
      let isChosen = link.tag != nil && link.tag == shown.screen.selection
      guard link.isActive || isChosen else { continue }
      let screen = link.tag.map(destination.showing) ?? destination
      return (
        ShownScreen(
          screen: screen, keyPath: "\(shown.keyPath).content.links[\(index)].destination"),
        link.isDetailLink
      )
    }
    return nil
  }

  /// The screens of all columns on top of each other, for where one has room.
  ///
  /// The app says which column is on top, or it is the last one that has something to show.
  /// Source: documented — NavigationSplitView, "Collapsed split views".
  func collapsed(preferring column: BarNavigationSplitView.Column?) -> [ShownScreen] {
    columns.prefix(top(preferring: column) + 1).flatMap(\.screens)
  }

  /// How far the column on top is scrolled where one has room; nil where nobody says.
  func collapsedOffset(preferring column: BarNavigationSplitView.Column?) -> Double? {
    let top = top(preferring: column)
    return columns.indices ~= top ? columns[top].contentOffset : nil
  }

  /// The index of the column that is on top where one has room.
  private func top(preferring column: BarNavigationSplitView.Column?) -> Int {
    let useful = columns.lastIndex { $0.isUseful } ?? 0
    return column.flatMap { name in columns.firstIndex { $0.name == name } } ?? useful
  }
}

extension ShownScreen {
  /// Whether the screen lies in a stack that its column was given.
  fileprivate var isInOwnStack: Bool {
    keyPath.split(separator: ".").contains("navigationStack")
  }
}
