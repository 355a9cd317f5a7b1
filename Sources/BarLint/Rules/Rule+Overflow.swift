internal import BarLayout
internal import BarSceneFile

extension Rule {
  static let overflowingButtons = Rule(
    .overflowingButtons, .warning, "Leave room for every button, and for views above all.",
    reason: """
      From iOS 27 on, buttons without room go to the menu of a More button, where older systems squeezed \
      them in; a view of the app's own has no entry there and is lost. Fewer or shorter buttons help, or \
      isPaddingRemoved, and visibilityPriority says which go first.
      """,
    source: "UIKit: UIBarButtonItem.visibilityPriority; LoopKit/Loop 2515 and 2524",
    bad: """
      system: ios-27
      device: iphone-16-pro
      navigationBar:
        items:
          - title: Status
            rightBarButtonItems:
              - { title: Deliver a bolus }
              - { title: Enter carbohydrates }
              - { customView: { size: [60, 44] } }
      """,
    good: """
      system: ios-27
      device: iphone-16-pro
      navigationBar:
        items:
          - title: Status
            rightBarButtonItems:
              - { title: Bolus }
              - { customView: { size: [60, 44] } }
      """
  ) { subject in
    guard subject.isPhoneOrPad else { return [] }
    let earlier = subject.bars.contains { $0.isOverflowing } ? subject.laidOutOneYearEarlier : nil
    return subject.bars.flatMap { bar -> [Violation] in
      guard bar.isOverflowing else { return [] }
      return bar.elements.compactMap { element in
        guard element.alpha == 0, element.isEnabled != nil, element.frame.width == 0,
          let path = subject.keyPath(of: element.id)
        else { return nil }
        let hadRoom = earlier?.bars.contains { ($0.element(element.id)?.alpha ?? 0) > 0 } ?? false
        return Violation(
          path,
          "\(element.id) goes to the menu of More"
            + (hadRoom ? ", and stood in the bar until version \(subject.earlierMajor)" : "")
            + (subject.isView(path) ? ", where a view of the app's own has no entry" : ""))
      }
    }
  }
}

extension LaidOutBar {
  /// Whether buttons have gone to the menu of More.
  var isOverflowing: Bool {
    element(.overflowButton(.glass)).map { $0.alpha > 0 }
      ?? (element(.overflowButton(.whole)).map { $0.alpha > 0 } ?? false)
  }
}

extension LintSubject {
  /// The version before the scene's.
  fileprivate var earlierMajor: Int { scene.system.major - 1 }

  /// The bar as the system of the year before lays it out; nil where More was the same already.
  fileprivate var laidOutOneYearEarlier: LaidOutScene? {
    guard scene.system.major > SystemVersion.firstYear else { return nil }
    let earlier = SystemVersion(scene.system.platform, earlierMajor)
    return layOut({ $0.system = earlier }, { _ in })
  }

  /// Whether the button at a key path is a view of the app's own.
  fileprivate func isView(_ path: String) -> Bool {
    let button = buttons(ofItem: items.count - 1).first { $0.path == path }
    guard case .customView = button?.item.content else { return false }
    return true
  }
}
