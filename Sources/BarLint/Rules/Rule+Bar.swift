internal import BarLayout
internal import BarSceneFile

extension Rule {
  static let backIndicatorMask = Rule(
    .backIndicatorMask, .error, "Give a back indicator of your own its mask.",
    reason: """
      UIKit takes `backIndicatorImage` only together with `backIndicatorTransitionMaskImage`. The \
      mask cuts titles that slide under the picture during a push; without it UIKit shows its own \
      chevron.
      """,
    source: "Human Interface Guidelines: Navigation bars; UINavigationBar.backIndicatorImage",
    bad: """
      navigationBar:
        backIndicatorImage: arrow.left
        items:
          - title: Inbox
      """,
    good: """
      navigationBar:
        backIndicatorImage: arrow.left
        backIndicatorTransitionMaskImage: arrow.left
        items:
          - title: Inbox
      """,
    isFixable: true
  ) { subject in
    subject.scene.settingFindings.filter { $0.rule == .backIndicatorNeedsBoth }.map { finding in
      let isImage = finding.keyPath.hasSuffix(".backIndicatorImage")
      return Violation(
        finding.keyPath, finding.message,
        fix: isImage
          ? .copyValue(key: "backIndicatorTransitionMaskImage", of: finding.keyPath) : nil)
    }
  }

  static let hiddenBorder = Rule(
    .hiddenBorder, .warning, "Leave a standard title bar its border.",
    reason: """
      The line under the bar tells bar and content apart once something scrolls beneath. Hide it \
      at the scroll edge and under a large title at rest, where nothing is beneath yet \
      (scrollEdgeAppearance), or in every column of a split view, so that they look like one.
      """,
    source: "Human Interface Guidelines: Navigation bars",
    bad: """
      navigationBar:
        standardAppearance: { shadowColor: clear }
        items:
          - title: Inbox
      """,
    good: """
      navigationBar:
        scrollEdgeAppearance: { shadowColor: clear }
        items:
          - title: Inbox
      """,
    isFixable: true
  ) { subject in
    guard subject.isPhoneOrPad, !subject.hasGlass else { return [] }
    let columns = subject.columnScenes
    let borderless = columns.count(where: \.hasBorderlessBar)
    let isMixed = columns.count > 1 && borderless > 0 && borderless < columns.count
    if columns.count > 1, !isMixed { return [] }
    let isLarge = subject.bars.contains { $0.titleMode != .inline && $0.largeTitleProgress > 0 }
    let bar = subject.scene.navigationBar
    var looks = [
      ("navigationBar.standardAppearance", bar.appearances.standard),
      ("navigationBar.compactAppearance", bar.appearances.compact),
    ]
    if let item = subject.topItem {
      looks.append(("\(subject.topPath).standardAppearance", item.appearances.standard))
      looks.append(("\(subject.topPath).compactAppearance", item.appearances.compact))
    }
    return looks.compactMap { path, look in
      guard let color = look?.shadowColor, color.isClear else { return nil }
      return Violation(
        "\(path).shadowColor",
        isMixed
          ? "the bar of this column has no border beside one that has"
          : isLarge
            ? "the bar stays without a border once its large title is scrolled away"
            : "the border of a bar with a standard title is hidden",
        fix: .remove(keyPath: "\(path).shadowColor"))
    }
  }

  static let noWayBack = Rule(
    .noWayBack, .error, "Leave people a way back.",
    reason: """
      Who has gone to a screen has to get away from it. A bar that is hidden below the top level and \
      that no touch or swipe brings back, or a back button that is hidden with nothing in its place, leaves only gestures that many \
      people do not know or cannot make.
      """,
    source: "Human Interface Guidelines: Navigation bars",
    bad: """
      navigationBar:
        isHidden: true
        items:
          - title: Albums
          - title: Photo
      """,
    good: """
      navigationBar:
        items:
          - title: Albums
          - title: Photo
            hidesBackButton: true
            leftBarButtonItems: [{ systemItem: close }]
      """
  ) { subject in
    guard let item = subject.topItem, subject.items.count > 1 else { return [] }
    if subject.scene.isBarHidden {
      guard !subject.scene.touchShowsBar, !subject.scene.navigationBar.hidesBarsOnSwipe,
        !subject.file.scene.actions.contains(where: \.kind.showsBar)
      else { return [] }
      return [
        Violation(
          "navigationBar.isHidden", "the bar is hidden on a screen that people have to leave")
      ]
    }
    guard subject.scene.device.idiom != .mac, item.hidesBackButton else { return [] }
    let buttons = subject.buttonLists(ofItem: subject.items.count - 1)
    let hasExit = buttons.contains { list in
      list.items.contains { button in
        guard !button.isHidden, !button.isSpace else { return false }
        switch button.content {
        case .systemItem(.done), .systemItem(.cancel), .systemItem(.close), .systemItem(.stop),
          .systemItem(.save):
          return true
        default: return list.path.contains(".left") || list.path.contains(".leading")
        }
      }
    }
    guard !hasExit else { return [] }
    return [
      Violation(
        "\(subject.topPath).hidesBackButton",
        "the back button is hidden and no other button leads away")
    ]
  }

  static let barOnMac = Rule(
    .barOnMac, .warning, "Use a window's toolbar on a Mac.",
    reason: """
      macOS has no navigation bars. A screen's title becomes its window's, and its buttons stand \
      in the toolbar, or a sidebar does the navigating.
      """,
    source: "Human Interface Guidelines: Navigation bars, Windows",
    bad: """
      device: mac-window
      system: macos-15
      navigationBar:
        items:
          - title: Inbox
      """,
    good: """
      device: ipad-pro-11
      system: ipados-17
      navigationBar:
        items:
          - title: Inbox
      """
  ) { subject in
    guard subject.scene.device.idiom == .mac, subject.statesBar, !subject.isCatalyst else {
      return []
    }
    return [Violation("navigationBar", "a navigation bar on macOS, which has none")]
  }
}

extension SceneAction.Kind {
  /// Whether it is a way of the app's own to bring a hidden bar back.
  fileprivate var showsBar: Bool {
    if case .setNavigationBarHidden(false, _) = self { return true }
    return false
  }
}

extension BarScene {
  /// Whether a bar hides its border once content is beneath.
  fileprivate var hasBorderlessBar: Bool {
    let looks = [
      navigationBar.topItem?.appearances.standard ?? navigationBar.appearances.standard
    ]
    return looks.contains { $0?.shadowColor?.isClear == true }
  }
}

extension LintSubject {
  /// The scenes of all bars that show.
  fileprivate var columnScenes: [BarScene] { (try? file.scene.barScenes()) ?? [] }

  /// Whether the app comes from an iPad, where the bar's buttons may move into the window's
  /// toolbar.
  fileprivate var isCatalyst: Bool { file.states("navigationBar.preferredBehavioralStyle") }
}

extension SceneColor {
  /// Whether nothing of it shows.
  var isClear: Bool {
    switch self {
    case .fixed(let color): color.alpha == 0
    case .system(let name): name == .clear
    }
  }
}
