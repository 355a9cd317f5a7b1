internal import AppCode

/// Screens that stand in one place in several ways under one bar.
extension SwiftUIReader {
  /// What is shown in place of a screen for a while, or where there is nothing to show: a view of several
  /// uses without anything of its own in the bar, in turn with content that has the same bar.
  func standIns() -> Set<ObjectIdentifier> {
    var wholes: [Place: [Draft]] = [:]
    for draft in loose
    where draft.core == nil && draft.screen.title != nil && !draft.children.isEmpty {
      wholes[draft.screen.place, default: []].append(draft)
    }
    guard !wholes.isEmpty else { return [] }
    var silent: [String: Bool] = [:]
    return Set(
      loose.compactMap { draft -> ObjectIdentifier? in
        guard let core = draft.core?.type, let around = wholes[draft.screen.place],
          around.contains(where: { $0.isSameScreen(as: draft) }),
          makers?.calls[core]?.count ?? 0 > 1
        else { return nil }
        let isSilent = silent[core] ?? isSilent(core)
        silent[core] = isSilent
        return isSilent ? ObjectIdentifier(draft) : nil
      })
  }

  /// Whether a view has nothing of its own for a bar, nor a stack, tabs or columns.
  private func isSilent(_ type: String) -> Bool {
    guard let own = typed[type], otherWays[type] == nil, !frames.contains(type) else {
      return false
    }
    return ([own] + descendants(of: own).map(\.0)).allSatisfy { part in
      !part.screen.hasFacts && part.screen.titleMode == nil && part.marks.isEmpty
        && !part.hasStack && !part.hasTabs && !part.hasColumns && !part.isFramed
    }
  }
}

extension Draft {
  /// Whether another way through the same place shows the same bar.
  fileprivate func isSameScreen(as other: Draft) -> Bool {
    screen.name == other.screen.name && screen.parent == other.screen.parent
      && screen.presentation == other.screen.presentation && hasStack == other.hasStack
      && screen.title?.place == other.screen.title?.place && looks(like: other)
  }
}

extension [Screen] {
  /// These without what one place shows in several ways that look alike.
  var toldOnce: [Screen] {
    var kept: [String: [Screen]] = [:]
    return filter { screen in
      let key = "\(screen.name)\n\(screen.place.path):\(screen.place.line)\n\(screen.variant ?? "")"
      guard !(kept[key]?.contains { $0.isTwin(of: screen) } ?? false) else { return false }
      // Of very many, each is kept.
      if kept[key, default: []].count < 20 { kept[key, default: []].append(screen) }
      return true
    }
  }
}

extension Screen {
  /// Whether it shows the same in its bar as another, at the same place of a stack.
  fileprivate func isTwin(of other: Screen) -> Bool {
    hasBar(of: other) && titleMode?.value == other.titleMode?.value
      && title?.place == other.title?.place && items.map(\.place) == other.items.map(\.place)
      && subtitle?.value == other.subtitle?.value && search?.place == other.search?.place
      && isBarHidden?.value == other.isBarHidden?.value
      && hidesBack?.value == other.hidesBack?.value && presentation == other.presentation
      && parent == other.parent && parents == other.parents
      && titleBefore?.value == other.titleBefore?.value && tint?.value == other.tint?.value
      && background?.value == other.background?.value
      && colorScheme?.value == other.colorScheme?.value && titleMenu == other.titleMenu
      && hasOwnStack == other.hasOwnStack && isPushed == other.isPushed
  }
}
