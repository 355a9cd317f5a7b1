extension BarScene {
  /// What is odd about the refusals among the actions: only a delegate that an app may set refuses,
  /// and only pushes and pops.
  ///
  /// Source: documented — `UINavigationBarDelegate`; the delegate of a navigation controller's bar
  /// is the controller.
  package var refusalDiagnoses: [NavigationDiagnosis] {
    var isPresented = 0
    return actions.enumerated().compactMap { index, action in
      switch action.kind {
      case .present: isPresented += 1
      case .dismiss: isPresented -= 1
      default: break
      }
      guard action.isRefused, let reason = reason(against: action, isPresented > 0) else {
        return nil
      }
      return NavigationDiagnosis(.warning, "actions[\(index)].refused", reason)
    }
  }

  private func reason(against action: SceneAction, _ isPresented: Bool) -> String? {
    switch action.kind {
    case .push, .pop, .swipe(.back, _): break
    default: return "refused has no effect: a delegate is not asked about \(action.kind.name)"
    }
    if navigation != nil, !isPresented {
      return "refused has no effect: the stacks of SwiftUI ask no delegate"
    }
    guard navigationBar.frame == nil || isPresented else { return nil }
    return
      "the delegate of this bar is its navigation controller, which an app may not change: only "
      + "a controller of the app's own class refuses (a bar with a frame has a delegate of the app's)"
  }
}
