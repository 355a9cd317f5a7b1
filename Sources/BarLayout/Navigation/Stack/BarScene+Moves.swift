extension BarScene {
  /// An action on the screens of a navigation.
  ///
  /// - Throws: `SceneError` where the navigation has no place for it.
  mutating func moveScreens(_ action: SceneAction, at keyPath: String) throws(SceneError) {
    let isMoved: Bool
    switch navigation {
    case .stack(var stack):
      isMoved = stack.move(action.kind)
      navigation = .stack(stack)
    case .splitView(var view):
      isMoved = view.move(action.kind)
      navigation = .splitView(view)
    case .view, nil: isMoved = false
    }
    guard isMoved else {
      throw SceneError(
        keyPath: keyPath,
        message: "\(action.kind.name) has nothing to act on in this navigation")
    }
    if let error = navigationDiagnoses.first(where: { $0.severity == .error }) {
      throw SceneError(keyPath: keyPath, message: error.message)
    }
  }
}

extension BarNavigationStack {
  /// Acts on the path; false for an action that is none of a stack's.
  ///
  /// A pop takes away what a condition or an item presents before it takes a value off the path,
  /// and the condition no longer holds then, the item is nil.
  mutating func move(_ action: SceneAction.Kind) -> Bool {
    switch action {
    case .append(let value): path.append(value)
    case .path(let values): path = values
    case .pop:
      if popPresented() { return true }
      if !path.isEmpty { path.removeLast() }
    case .popToRoot:
      path = []
      while root.popPresented() {}
    default: return false
    }
    return true
  }

  /// Takes away what the top of the path presents; false where it presents nothing.
  private mutating func popPresented() -> Bool {
    guard let value = path.last else { return root.popPresented() }
    guard let index = root.destinations.firstIndex(where: { $0.matches(value) }) else {
      return false
    }
    return root.destinations[index].screen.popPresented()
  }
}

extension NavigationScreen {
  /// Takes away the topmost screen that this one presents of its own accord; false for none.
  fileprivate mutating func popPresented() -> Bool {
    guard let index = destinations.firstIndex(where: { $0.presented != nil }) else { return false }
    if destinations[index].screen.popPresented() { return true }
    switch destinations[index].trigger {
    case .isPresented: destinations[index].trigger = .isPresented(false)
    case .item: destinations[index].trigger = .item(nil)
    case .type, .value: return false
    }
    return true
  }
}

extension BarNavigationSplitView {
  /// Acts on a list's selection, on the columns, or on the detail's own stack.
  mutating func move(_ action: SceneAction.Kind) -> Bool {
    switch action {
    case .columnVisibility(let visibility): columnVisibility = visibility
    case .select(let column, let value):
      guard columns[column] != nil else { return false }
      select(value, in: column)
    default:
      guard columns[.detail]?.hasOwnStack == true else { return false }
      return columns[.detail]?.stack.move(action) ?? false
    }
    return true
  }

  /// Selects in the screen that a column shows: its own, or that of the selection before it.
  private mutating func select(_ value: NavigationValue?, in column: Column) {
    if column == .content, let chosen = columns[.sidebar]?.stack.root.selection,
      let index = columns[.content]?.forSelection.firstIndex(where: { $0.matches(chosen) })
    {
      columns[.content]?.forSelection[index].screen.selection = value
    } else {
      columns[column]?.stack.root.selection = value
    }
  }
}
