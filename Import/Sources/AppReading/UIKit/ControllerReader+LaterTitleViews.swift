internal import AppCode

/// Labels that take the place of another in the title's place once somebody calls the screen.
extension ControllerReader {
  /// Whether steps are those of a function that others call, such as what its view is done with.
  func mayComeLater(_ walk: Walk) -> Bool {
    walk.isLater && walk.generation == 0 && walk.condition == nil && walk.special == nil
      && !walk.isHanded && !walk.isOutside && !walk.isMaker && !walk.isStatic && !walk.isOfOther
      && !walk.isOfSomeCase
  }

  /// Notes a label with other words than the one that stands there first.
  func noteLaterTitleView(_ view: Fact<Item.Content>, _ walk: Walk) {
    let draft = walk.draft
    guard mayComeLater(walk), !draft.isTitleViewSpecial, draft.laterTitleViews.count < 4,
      case .label(let words) = view.value, words.isKnown, !words.isEmpty,
      case .label(let first)? = draft.screen.titleView?.value, first.isKnown, !first.isEmpty,
      first != words,
      !draft.laterTitleViews.contains(where: { $0.function == walk.function })
    else { return }
    draft.laterTitleViews.append((walk.function, view))
  }
}

extension ControllerDraft {
  /// Adds the states in which another label stands in the title's place.
  func addLaterTitleViews(to screens: inout [Screen]) {
    for (function, view) in laterTitleViews {
      guard let first = screens.first, !first.isCut, first.titleView != nil else { return }
      var variant = first
      (variant.titleView, variant.variant) = (view, function)
      if screens.contains(where: { $0.hasBar(of: variant) }) { continue }
      screens[0].isCut = screens.count == ScreenVariants.limit
      if screens[0].isCut { return }
      screens.append(variant)
    }
  }
}
