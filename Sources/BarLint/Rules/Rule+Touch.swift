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
      bar.elements.filter { $0.isEnabled != nil && $0.isSeen }.compactMap { control -> Remark? in
        guard let path = subject.keyPath(of: control.id) else { return nil }
        let isOwn = subject.isOwnView(control.id)
        let width = isOwn ? control.frame.width : bar.reach(of: control, upTo: least)
        let height = isOwn ? control.frame.height : least
        guard width < least - 0.5 || height < least - 0.5 else { return nil }
        let size = "\(Thousandths(width)) x \(Thousandths(height))"
        return Remark(
          path, "\(control.id) answers in \(size) points (accepted: at least 44 x 44)")
      }
    }
  }
}

extension LaidOutBar {
  /// The width in which a button answers: its own, and about it as far as its neighbours leave room.
  fileprivate func reach(of control: LaidOutElement, upTo least: Double) -> Double {
    let extra = max(least - control.frame.width, 0) / 2
    var (before, after) = (extra, extra)
    for other in elements where other.isEnabled != nil && other.isSeen && other.id != control.id {
      let isBeside = other.frame.minY < control.frame.maxY && control.frame.minY < other.frame.maxY
      guard isBeside else { continue }
      if other.frame.minX >= control.frame.maxX {
        after = min(after, (other.frame.minX - control.frame.maxX) / 2)
      } else if other.frame.maxX <= control.frame.minX {
        before = min(before, (control.frame.minX - other.frame.maxX) / 2)
      }
    }
    return before + control.frame.width + after
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

extension Array {
  /// The element at an index; nil where there is none.
  fileprivate func element(at index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
