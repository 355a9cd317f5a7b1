extension BarScene {
  /// An action on the screens of a navigation.
  ///
  /// - Throws: `SceneError` where the navigation has no place for it.
  mutating func moveScreens(_ action: SceneAction, at keyPath: String) throws(SceneError) {
    let isMoved: Bool
    switch action.kind {
    case .pop: isMoved = try popScreen()
    case .popToRoot: isMoved = try popToRoot()
    case .append(let value): isMoved = try changePath { $0.append(value) }
    case .path(let values): isMoved = try changePath { $0 = values }
    case .select(let column, let value): isMoved = select(value, in: column)
    case .columnVisibility(let visibility): isMoved = show(visibility)
    case .item(let value, let index):
      isMoved = try bind(index) { trigger in
        guard case .item(let own) = trigger else { return nil }
        let isNear = value == nil ? own != nil : own?.type == value?.type
        return (.item(value), isNear)
      }
    case .isPresented(let isPresented, let index):
      isMoved = try bind(index) { trigger in
        guard case .isPresented(let own) = trigger else { return nil }
        return (.isPresented(isPresented), own != isPresented)
      }
    default: isMoved = false
    }
    guard isMoved else {
      throw SceneError(
        keyPath: keyPath,
        message: "\(action.kind.name) has nothing to act on in this navigation")
    }
    try checkScreens(at: keyPath)
  }

  /// Throws what makes the screens after an action impossible.
  private func checkScreens(at keyPath: String) throws(SceneError) {
    if let error = navigationDiagnoses.first(where: { $0.severity == .error }) {
      throw SceneError(keyPath: keyPath, message: error.message)
    }
  }

  // MARK: - Bindings and links

  /// Sets the binding of a destination that a shown screen declares; of several screens the top one
  /// counts, of several destinations the one that changes.
  ///
  /// - Parameters:
  ///   - index: the destination's place among those of its screen; nil for the nearest.
  ///   - change: the new trigger, and whether it is near what the old one was; nil for a trigger of
  ///     another kind.
  private mutating func bind(
    _ index: Int?,
    _ change: (NavigationDestination.Trigger) -> (NavigationDestination.Trigger, isNear: Bool)?
  ) throws(SceneError) -> Bool {
    for path in try barScenes().flatMap(\.shownKeyPaths).reversed() {
      var isBound = false
      navigation?.changeScreen(at: path) { screen in
        let choices = screen.destinations.indices.filter { place in
          (index ?? place) == place && change(screen.destinations[place].trigger) != nil
        }
        let near = choices.first { change(screen.destinations[$0].trigger)?.isNear == true }
        guard let place = near ?? choices.first,
          let (trigger, _) = change(screen.destinations[place].trigger)
        else { return }
        screen.destinations[place].trigger = trigger
        isBound = true
      }
      if isBound { return true }
    }
    return false
  }

  /// Follows a row that leads elsewhere, on the screens that show, the top one first.
  mutating func follow(linkReading title: String, at keyPath: String) throws(SceneError) {
    for bar in try barScenes().reversed() {
      for path in bar.shownKeyPaths.reversed() {
        var link: BarNavigationLink?
        navigation?.changeScreen(at: path) { screen in
          guard let index = screen.links.firstIndex(where: { $0.title == title }) else { return }
          link = screen.links[index]
          guard screen.links[index].destination != nil else { return }
          if let tag = screen.links[index].tag {
            screen.selection = tag
          } else {
            screen.links[index].isActive = true
          }
        }
        guard let link else { continue }
        if let value = link.value { try present(value, linkedFrom: path, at: keyPath) }
        return try checkScreens(at: keyPath)
      }
    }
    throw SceneError(
      keyPath: keyPath, message: "no shown screen has a link that reads \"\(title)\"")
  }

  /// Presents a link's value: on the path of the stack it stands in, or as its list's selection.
  private mutating func present(
    _ value: NavigationValue, linkedFrom path: String, at keyPath: String
  ) throws(SceneError) {
    let column = path.split(separator: ".").dropFirst().first.flatMap {
      BarNavigationSplitView.Column(rawValue: String($0))
    }
    switch navigation {
    case .splitView(let view):
      guard let column, view.columns[column]?.hasOwnStack == false, column != .detail else {
        fallthrough
      }
      _ = select(value, in: column)
    case .stack:
      guard try changePath({ $0.append(value) }) else { fallthrough }
    case .view, nil:
      throw SceneError(keyPath: keyPath, message: "the link's \(value) has no stack to go to")
    }
  }

  // MARK: - Columns

  private mutating func show(_ visibility: BarNavigationSplitView.Visibility) -> Bool {
    guard case .splitView(var view) = navigation else { return false }
    view.columnVisibility = visibility
    navigation = .splitView(view)
    return true
  }

  /// Selects in the screen that a column shows: its own, or that of the selection before it.
  ///
  /// Where one column has room, the next one comes to the top.
  private mutating func select(
    _ value: NavigationValue?, in column: BarNavigationSplitView.Column
  ) -> Bool {
    guard case .splitView(var view) = navigation, view.columns[column] != nil else { return false }
    if column == .content, let chosen = view.columns[.sidebar]?.stack.root.selection,
      let index = view.columns[.content]?.forSelection.firstIndex(where: { $0.matches(chosen) })
    {
      view.columns[.content]?.forSelection[index].screen.selection = value
    } else {
      view.columns[column]?.stack.root.selection = value
    }
    if view.preferredCompactColumn != nil {
      let next = view.names.firstIndex(of: column).map { view.names.dropFirst($0 + 1).first }
      view.preferredCompactColumn = value == nil ? column : next ?? column
    }
    navigation = .splitView(view)
    return true
  }

  /// Changes the path of the stack, or of the last column that has one.
  private mutating func changePath(
    _ change: (inout [NavigationValue]) -> Void
  ) throws(SceneError) -> Bool {
    switch navigation {
    case .stack(var stack):
      change(&stack.path)
      navigation = .stack(stack)
    case .splitView(var view):
      guard let column = view.names.last(where: { view.columns[$0]?.hasOwnStack == true }) else {
        return false
      }
      change(&view.columns[column, default: NavigationColumn.empty].stack.path)
      navigation = .splitView(view)
    case .view, nil: return false
    }
    return true
  }
}

extension BarNavigationSplitView {
  /// What the list that a column shows has selected: its own, or that of the screen it has for the
  /// selection before it.
  package func selection(in column: Column) -> NavigationValue? {
    let own = columns[column]?.stack.root.selection
    guard own == nil, let place = names.firstIndex(of: column), place > 0,
      let before = selection(in: names[place - 1])
    else { return own }
    return columns[column]?.forSelection.first { $0.matches(before) }?.screen.selection
  }
}

extension NavigationColumn {
  /// A column without a word in it.
  fileprivate static let empty = NavigationColumn(BarNavigationStack(root: NavigationScreen()))
}
