extension BarScene {
  /// States of buttons that look like the normal one.
  ///
  /// A touched button fades by itself up to iOS 18; nothing shows the keyboard's focus unless the
  /// app has a look for it.
  func stateFindings(
    of item: NavigationItem, at path: String, _ metrics: NavigationBarMetrics
  ) -> [SettingFinding] {
    let lists = [
      ("leftBarButtonItems", item.leftBarButtonItems),
      ("rightBarButtonItems", item.rightBarButtonItems),
    ]
    let looks = [navigationBar.appearances, item.appearances].flatMap(\.named).map(\.look)
    return lists.flatMap { list, buttons in
      buttons.enumerated().compactMap { index, button in
        guard let state = button.statedState(metrics), !button.hasLook(of: state),
          !looks.contains(where: { $0.hasLook(of: state) })
        else { return nil }
        let key = state == .focused ? "isFocused" : "isHighlighted"
        return SettingFinding(
          .settingNeedsAnother, at: "\(path).\(list)[\(index)].\(key)",
          "\(key) has no effect without a look for \(state.rawValue) buttons")
      }
    }
  }
}

extension BarButtonItem {
  /// The state it is said to be in, where the system draws that like the normal one.
  fileprivate func statedState(
    _ metrics: NavigationBarMetrics
  ) -> BarButtonItemAppearance.State? {
    guard isEnabled else { return nil }
    if isHighlighted { return metrics[.highlightedAlpha] == 1 ? .highlighted : nil }
    return isFocused ? .focused : nil
  }

  fileprivate func hasLook(of state: BarButtonItemAppearance.State) -> Bool {
    customization?.titleTextAttributes[state] != nil
      || customization?.backgroundImages[state] != nil
  }
}

extension NavigationBarAppearance {
  fileprivate func hasLook(of state: BarButtonItemAppearance.State) -> Bool {
    buttonAppearances.values.contains { $0.states[state] != nil }
  }
}
