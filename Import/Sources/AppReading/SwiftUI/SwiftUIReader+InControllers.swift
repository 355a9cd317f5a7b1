internal import AppCode

/// Views that code puts into controllers of UIKit's.
extension SwiftUIReader {
  /// Gives views what controllers say about them that they stand in.
  func take(_ hosted: [String: ControllerDraft]) {
    for (name, controller) in hosted {
      guard let draft = typed[name] else { continue }
      draft.screen.title = draft.screen.title ?? controller.screen.title
      draft.screen.titleMode = draft.screen.titleMode ?? controller.screen.titleMode
      draft.screen.search = draft.screen.search ?? controller.screen.search
      draft.screen.hidesBack = draft.screen.hidesBack ?? controller.screen.hidesBack
      takeOtherTitles(of: controller, into: draft)
      // Of several places that put the view into a controller, the first counts.
      for position in [Item.Position.left, .right] {
        let items = controller.sets.first { $0.position == position }?.items ?? []
        draft.add(
          items.map { item in
            var item = item
            if position == .left { item.position = .placement("topBarLeading") }
            return item
          })
      }
    }
  }

  /// Gives a view the titles that other places give its controller than the first.
  private func takeOtherTitles(of controller: ControllerDraft, into draft: Draft) {
    guard let title = draft.screen.title, title.value == controller.screen.title?.value else {
      return
    }
    for (_, words) in controller.titles where words != title.value {
      let place = controller.placesOfTitles[words] ?? title.place
      draft.otherTitles.append(Fact(words, at: place, .followed))
    }
  }

  /// Gives views that no view shows the screens of UIKit's that they are pushed from, and says which
  /// of them come over others.
  func take(_ ways: [String: HostedWay]) {
    for (name, way) in ways {
      guard let draft = typed[name], draft.screen.parent == nil, draft.screen.presentation == nil,
        !draft.isTab
      else { continue }
      if let presentation = way.presentation {
        if way.isOnStack || draft.hasStack { draft.screen.presentation = presentation }
      } else if !draft.hasStack {
        draft.isOnStackOfUIKit = true
        draft.isPushedUnderBar = way.showsBar
        let isQuiet = way.standsWithoutBar && !draft.screen.hasFacts && !speaksOfBar(name)
        if way.hidesBar || isQuiet, draft.screen.isBarHidden == nil {
          draft.screen.isBarHidden = Fact(true, at: draft.screen.place, .followed)
        }
        guard let parent = way.parent else { continue }
        draft.screen.parent = parent
        draft.screen.parents.insert(parent)
        draft.screen.hasSeveralParents = way.hasSeveralParents
      }
    }
  }
}
