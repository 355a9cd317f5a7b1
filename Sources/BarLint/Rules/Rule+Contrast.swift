internal import BarLayout
internal import BarSceneFile

extension Rule {
  static let lowContrast = Rule(
    .lowContrast, .warning, "Keep a contrast of 4.5:1 for text, 3:1 for large text and symbols.",
    reason: """
      Colours that an app chooses have to be read in the sun and by people whose sight is weak. The \
      system's own colours are not judged, nor what is at least as clear as they are; they change \
      when people ask for more contrast. The bar is looked at as it is and scrolled.
      """,
    source: "Human Interface Guidelines: Accessibility; WCAG 2.2, 1.4.3 and 1.4.11",
    bad: """
      navigationBar:
        tintColor: systemYellow
        items:
          - title: Notes
            rightBarButtonItems: [{ title: Select }]
      """,
    good: """
      navigationBar:
        tintColor: "#8a6d00"
        items:
          - title: Notes
            rightBarButtonItems: [{ title: Select }]
      """
  ) { subject in
    guard subject.isPhoneOrPad else { return [] }
    var worst: [String: (remark: Remark, share: Double)] = [:]
    for offset in [subject.scene.contentOffset, LintSubject.scrolledAway] {
      var scene = subject.scene
      scene.contentOffset = offset
      scene.transition = nil
      let plain = subject.parts(of: scene.withoutColors)
      for part in subject.parts(of: scene) where part.ratio < part.needed {
        let standard = plain.first { $0.element.id == part.element.id }?.ratio ?? part.needed
        guard part.ratio < min(standard, part.needed) - 0.005 else { continue }
        let path = subject.colorPath(of: part.element.id)
        let share = part.ratio / part.needed
        if let known = worst[path], known.share <= share { continue }
        let remark = Remark(
          path,
          "\(part.element.id) has a contrast of \(Thousandths.tenths(part.ratio)):1 "
            + "(accepted: at least \(Thousandths.tenths(part.needed)):1)")
        worst[path] = (remark, share)
      }
    }
    return worst.values.map(\.remark).sorted { $0.keyPath < $1.keyPath }
  }
}

extension Thousandths {
  /// A number to a tenth, downwards, so that what is too little never reads as enough.
  fileprivate static func tenths(_ number: Double) -> String {
    Thousandths((number * 10).rounded(.down) / 10).description
  }
}

extension LintSubject {
  /// A content offset at which everything that goes away has gone.
  fileprivate static let scrolledAway = 1_000.0

  fileprivate func parts(of scene: BarScene) -> [BarContrast.Part] {
    guard let laidOut = layOut(scene) else { return [] }
    return laidOut.bars.flatMap { BarContrast($0, ground: laidOut.ground).parts }
  }

  /// The key that gives an element its colour, or else the one that colours what is behind it.
  fileprivate func colorPath(of id: ElementID) -> String {
    let holders = [
      "\(topPath).scrollEdgeAppearance", "\(topPath).compactAppearance",
      "\(topPath).standardAppearance", "navigationBar.scrollEdgeAppearance",
      "navigationBar.compactAppearance", "navigationBar.standardAppearance",
    ]
    let attributes: String? =
      switch id {
      case .title: "titleTextAttributes"
      case .largeTitle: "largeTitleTextAttributes"
      default: nil
      }
    var candidates = keyPath(of: id).map { ["\($0).tintColor"] } ?? []
    if let attributes {
      candidates += (holders + ["navigationBar"]).map { "\($0).\(attributes).foregroundColor" }
    } else {
      candidates.append("navigationBar.tintColor")
    }
    candidates += holders.map { "\($0).backgroundColor" }
    candidates += ["navigationBar.barTintColor", "navigationBar.barStyle"]
    return candidates.first(where: file.states) ?? "navigationBar"
  }
}

extension BarScene {
  /// The scene in the system's own colours.
  fileprivate var withoutColors: BarScene {
    var result = self
    result.navigationBar.tintColor = nil
    result.navigationBar.barTintColor = nil
    result.navigationBar.barStyle = .default
    result.navigationBar.titleTextAttributes.foregroundColor = nil
    result.navigationBar.largeTitleTextAttributes.foregroundColor = nil
    result.navigationBar.appearances = NavigationBarAppearances()
    for index in result.navigationBar.items.indices {
      result.navigationBar.items[index].dropColors()
    }
    return result
  }
}

extension NavigationItem {
  fileprivate mutating func dropColors() {
    appearances = NavigationBarAppearances()
    for index in leftBarButtonItems.indices { leftBarButtonItems[index].tintColor = nil }
    for index in rightBarButtonItems.indices { rightBarButtonItems[index].tintColor = nil }
    backBarButtonItem?.tintColor = nil
    for index in leadingItemGroups.indices { leadingItemGroups[index].dropColors() }
    for index in centerItemGroups.indices { centerItemGroups[index].dropColors() }
    for index in trailingItemGroups.indices { trailingItemGroups[index].dropColors() }
    pinnedTrailingGroup?.dropColors()
  }
}

extension BarButtonItemGroup {
  fileprivate mutating func dropColors() {
    for index in items.indices { items[index].tintColor = nil }
  }
}
