internal import BarLayout
internal import BarSceneFile

extension Rule {
  static let smallTouchTarget = Rule(
    .smallTouchTarget, .warning, "Let every control answer in 44 by 44 points.",
    reason: """
      Fingers miss what is smaller. UIKit lets buttons answer around themselves, half of the way to \
      their neighbours; a view of the app's own answers inside its frame alone.
      """,
    source: "Human Interface Guidelines: Buttons, Accessibility",
    bad: """
      navigationBar:
        items:
          - title: Player
            rightBarButtonItems:
              - { systemItem: play, width: 20 }
              - { systemItem: rewind, width: 20 }
      """,
    good: """
      navigationBar:
        items:
          - title: Player
            rightBarButtonItems:
              - { systemItem: play }
              - { systemItem: rewind }
      """
  ) { subject in
    guard subject.isPhoneOrPad else { return [] }
    let least = LintLimits.touchTarget
    return subject.bars.flatMap { bar in
      bar.touchTargets(minimum: least).compactMap { target -> Violation? in
        let control = target.element
        guard let path = subject.keyPath(of: control.id), !control.id.isOfSearchBar else {
          return nil
        }
        let area = subject.isOwnView(control.id) ? control.frame : target.area
        guard area.width < least - 0.5 || area.height < least - 0.5 else { return nil }
        let size = "\(Thousandths(area.width)) x \(Thousandths(area.height))"
        return Violation(
          path, "\(control.id) answers in \(size) points (accepted: at least 44 x 44)")
      }
    }
  }
}

extension LintSubject {
  /// Whether a button is a view of the app's own that answers in its frame alone; labels do not
  /// answer, and a button or a segmented control is the system's.
  fileprivate func isOwnView(_ id: ElementID) -> Bool {
    guard let topItem else { return false }
    let item: BarButtonItem? =
      switch id {
      case .leftBarButtonItem(let index, _): topItem.leftBarButtonItems.element(at: index)
      case .rightBarButtonItem(let index, _): topItem.rightBarButtonItems.element(at: index)
      default: nil
      }
    switch item?.content {
    case .customView(.image), .customView(.placeholder): return true
    default: return false
    }
  }
}

extension ElementID {
  /// Whether it is a part of the search field or its scopes, whose heights are the system's.
  fileprivate var isOfSearchBar: Bool {
    switch self {
    case .segment(.scopeBar, _, _), .searchBarField: true
    default: false
    }
  }
}

extension Array {
  /// The element at an index; nil where there is none.
  fileprivate func element(at index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
