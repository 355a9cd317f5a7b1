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
    return subject.bars.flatMap { bar -> [Violation] in
      guard let more = bar.element(.overflowButton(.glass)), more.alpha > 0 else { return [] }
      return bar.elements.compactMap { element in
        guard element.alpha == 0, element.isEnabled != nil, element.frame.width == 0,
          let path = subject.keyPath(of: element.id)
        else { return nil }
        let isLost = subject.isView(element.id)
        return Violation(
          path,
          "\(element.id) goes to the menu of More"
            + (isLost ? ", where a view of the app's own has no entry" : ""))
      }
    }
  }
}

extension LintSubject {
  /// Whether a button is a view of the app's own.
  fileprivate func isView(_ id: ElementID) -> Bool {
    guard let topItem else { return false }
    let (items, index): ([BarButtonItem], Int) =
      switch id {
      case .leftBarButtonItem(let index, _): (topItem.leftBarButtonItems, index)
      case .rightBarButtonItem(let index, _): (topItem.rightBarButtonItems, index)
      default: ([], 0)
      }
    guard items.indices.contains(index), case .customView = items[index].content else {
      return false
    }
    return true
  }
}
