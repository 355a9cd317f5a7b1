internal import BarLayout
internal import BarSceneFile

extension Rule {
  static let crowdedTextButtons = Rule(
    .crowdedTextButtons, .warning, "Keep buttons with words apart.",
    reason: """
      Two words side by side without a border read as one phrase. A fixed space between them \
      shows where one button ends. From iOS 26 on each has glass of its own.
      """,
    source: "Human Interface Guidelines: Navigation bars",
    bad: """
      navigationBar:
        items:
          - title: Photos
            rightBarButtonItems:
              - { title: Select }
              - { title: Sort }
      """,
    good: """
      navigationBar:
        items:
          - title: Photos
            rightBarButtonItems:
              - { title: Select }
              - { fixedSpace: 16 }
              - { title: Sort }
      """,
    isFixable: true
  ) { subject in
    guard subject.isPhoneOrPad, !subject.hasGlass else { return [] }
    return subject.items.indices.flatMap { index in
      subject.buttonLists(ofItem: index).flatMap { list -> [Violation] in
        let shown = list.items.enumerated().filter { !$0.element.isHidden && !$0.element.isNothing }
        return zip(shown, shown.dropFirst()).compactMap { first, second in
          guard first.element.isText, second.element.isText else { return nil }
          let path = "\(list.path)[\(second.offset)]"
          return Violation(
            path, "the button's word runs together with its neighbour's (put a fixedSpace between)",
            fix: .insertFixedSpace(points: LintLimits.fixedSpace, before: path))
        }
      }
    }
  }

  static let tooManyItems = Rule(
    .tooManyItems, .warning, "Keep the bar to the few controls a screen needs most.",
    reason: """
      Every button takes room from the title and makes the others harder to find. Three beside the \
      back button are what a phone has room for, seven on an iPad, one in each corner of a watch; \
      the rest belongs into a menu or a toolbar.
      """,
    source: "Human Interface Guidelines: Navigation bars, Toolbars",
    bad: """
      navigationBar:
        items:
          - title: Note
            rightBarButtonItems:
              - { systemItem: action }
              - { systemItem: search }
              - { systemItem: trash }
              - { systemItem: compose }
      """,
    good: """
      navigationBar:
        items:
          - title: Note
            rightBarButtonItems:
              - { image: ellipsis, menu: [Share, Find, Delete], accessibilityLabel: More }
              - { systemItem: compose }
      """
  ) { subject in
    let limit: Int
    switch subject.scene.device.idiom {
    case .phone: limit = LintLimits.compactItems
    case .pad: limit = LintLimits.regularItems
    case .watch: limit = LintLimits.watchItems
    case .tv, .vision, .mac: return []
    }
    return subject.items.indices.compactMap { index in
      let lists = subject.buttonLists(ofItem: index)
        .filter { !$0.path.hasSuffix(".toolbarItems") }
      let counts = lists.map { list in list.items.count { !$0.isSpace && !$0.isHidden } }
      let count = counts.reduce(0, +)
      guard count > limit, let longest = counts.indices.max(by: { counts[$0] < counts[$1] }) else {
        return nil
      }
      return Violation(
        lists[longest].path, "the bar has \(count) buttons (accepted: at most \(limit))")
    }
  }

  static let unlabeledIcon = Rule(
    .unlabeledIcon, .error, "Give every button that is a picture a label.",
    reason: """
      VoiceOver can read a word, and it knows the system's own buttons. Of a picture it knows \
      nothing but what `accessibilityLabel` says; without one, people who cannot see it do not \
      learn what the button does.
      """,
    source: "Human Interface Guidelines: Accessibility, VoiceOver",
    bad: """
      navigationBar:
        items:
          - title: Trips
            rightBarButtonItems:
              - { image: plus }
      """,
    good: """
      navigationBar:
        items:
          - title: Trips
            rightBarButtonItems:
              - { image: plus, accessibilityLabel: New trip }
      """
  ) { subject in
    subject.items.indices.flatMap { index in
      subject.buttonLists(ofItem: index).flatMap { list in
        list.items.enumerated().compactMap { number, item -> Violation? in
          let isPicture: Bool
          switch item.content {
          case .image, .customView(.image): isPicture = true
          default: isPicture = false
          }
          let label = item.accessibilityLabel ?? ""
          guard isPicture, !item.isHidden, label.allSatisfy(\.isWhitespace) else { return nil }
          return Violation(
            "\(list.path)[\(number)]", "the picture has no accessibilityLabel for VoiceOver")
        }
      }
    }
  }
}

extension BarButtonItem {
  /// Whether it is a space that separates nothing.
  fileprivate var isNothing: Bool {
    if case .fixedSpace(let points) = content { return points == 0 }
    return false
  }
}
