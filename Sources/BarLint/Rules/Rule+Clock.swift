internal import BarLayout
internal import BarSceneFile

extension Rule {
  static let watchTitleClock = Rule(
    .watchTitleClock, .warning, "Keep a watch's title clear of the clock.",
    reason: """
      The clock is always in the upper corner. A title that reaches it is cut there, or drives the \
      clock away, on watches whose title stands on the clock's line.
      """,
    source: "Human Interface Guidelines: Designing for watchOS, Toolbars",
    bad: """
      device: watch-40
      system: watchos-7
      clock: "10:09"
      navigationBar:
        items:
          - title: Notification Center
      """,
    good: """
      device: watch-40
      system: watchos-7
      clock: "10:09"
      navigationBar:
        items:
          - title: Alerts
      """
  ) { subject in
    guard subject.scene.device.idiom == .watch else { return [] }
    return subject.bars.flatMap { bar in
      bar.elements.compactMap { element -> Violation? in
        guard let path = subject.keyPath(of: element.id), element.isSeen, !subject.hasNoClock
        else { return nil }
        if subject.isCutByClock(element, in: bar) {
          return Violation(path, "the title does not fit beside the clock")
        }
        if subject.hidesClock(element, in: bar) {
          return Violation(path, "the title takes the clock's place")
        }
        return nil
      }
    }
  }

  static let removedClock = Rule(
    .removedClock, .error, "Leave the clock where it is.",
    reason: """
      People look at a watch to see the time, and at the top of a phone without thinking. watchOS \
      does not let an app take the clock away, so such a scene cannot be laid out at all.
      """,
    source: "Human Interface Guidelines: Designing for watchOS, Status bars",
    bad: """
      device: watch-45
      system: watchos-10
      clock: { isHidden: true }
      navigationBar:
        items:
          - title: Alerts
      """,
    good: """
      device: watch-45
      system: watchos-10
      clock: { hour: 10, minute: 9 }
      navigationBar:
        items:
          - title: Alerts
      """
  ) { subject in
    let isBlank =
      subject.file.states("clock") && subject.scene.clock?.allSatisfy(\.isWhitespace) == true
    return subject.hasNoClock || isBlank ? [Violation("clock", "the clock is taken away")] : []
  }
}

extension LintSubject {
  /// Whether a watch's title stands on the clock's line and does not fit there.
  func isCutByClock(_ element: LaidOutElement, in bar: LaidOutBar) -> Bool {
    guard element.isTitle, element.isCut, let clock = bar.element(.clock), clock.isSeen,
      let time = clock.ink, let letters = element.ink
    else { return false }
    return letters.minY < time.maxY && time.minY < letters.maxY
  }

  /// Whether a watch's clock is there without the title, and not with it.
  fileprivate func hidesClock(_ element: LaidOutElement, in bar: LaidOutBar) -> Bool {
    guard element.isTitle, bar.element(.clock)?.isSeen == false else { return false }
    let untitled = layOut { scene in
      guard let top = scene.navigationBar.items.indices.last else { return }
      scene.navigationBar.items[top].title = nil
    }
    return untitled?.bars.first?.element(.clock)?.isSeen ?? false
  }
}

extension LaidOutElement {
  /// Whether it is a title, small or large.
  fileprivate var isTitle: Bool { id == .title || id == .largeTitle }

  /// Whether a text is shown in part only: cut with an ellipsis, or running through its slot.
  var isCut: Bool {
    guard let text, !text.text.isEmpty else { return false }
    return text.isTruncated || clip.map { text.width > $0.width + 0.5 } ?? false
  }
}
