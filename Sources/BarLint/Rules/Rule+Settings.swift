internal import BarLayout
internal import BarSceneFile

extension Rule {
  /// A rule about a setting that does nothing, as the layout knows it.
  ///
  /// - Parameter isFixable: whether leaving the setting out is what everyone means.
  static func setting(
    _ id: LintRuleID, _ rule: SettingRule, _ summary: String, reason: String, source: String,
    bad: String, good: String, isFixable: Bool = true
  ) -> Rule {
    Rule(
      id, .warning, summary, reason: reason, source: source, bad: bad, good: good,
      isFixable: isFixable
    ) { subject in
      subject.scene.settingFindings.filter { $0.rule == rule }.map { finding in
        Violation(
          finding.keyPath, finding.message,
          fix: isFixable ? .remove(keyPath: finding.keyPath) : nil)
      }
    }
  }

  static let overriddenSetting = setting(
    .overriddenSetting, .appearanceOverridesSetting,
    "Say how a bar looks in its appearances or in its older properties, not in both.",
    reason: """
      From iOS 13 on a bar that has an appearance object asks its older properties nothing more: \
      `barTintColor`, `isTranslucent`, `shadowImage`, `titleTextAttributes` and their like stay \
      without effect, and whoever changes them wonders why.
      """,
    source: "UINavigationBar.standardAppearance; UINavigationBar.h, Fallback Behavior",
    bad: """
      navigationBar:
        barTintColor: "#004d40"
        standardAppearance: { configuration: opaqueBackground }
        items:
          - title: Inbox
      """,
    good: """
      navigationBar:
        standardAppearance: { configuration: opaqueBackground, backgroundColor: "#e0f2f1" }
        scrollEdgeAppearance: { configuration: opaqueBackground, backgroundColor: "#e0f2f1" }
        items:
          - title: Inbox
      """)

  static let shadowImageAlone = setting(
    .shadowImageAlone, .shadowImageNeedsBackgroundImage,
    "Give a shadow image the background image it needs.",
    reason: """
      Without appearances UIKit takes a custom `shadowImage` only for a bar that has a custom \
      `backgroundImage` too. Alone it leaves the hairline as it was.
      """,
    source: "UINavigationBar.shadowImage",
    bad: """
      system: ios-12
      navigationBar:
        shadowImage: { color: systemRed }
        items:
          - title: Inbox
      """,
    good: """
      system: ios-12
      navigationBar:
        shadowImage: { color: systemRed }
        backgroundImage: { color: "#ffffff" }
        items:
          - title: Inbox
      """)

  static let coveredTint = setting(
    .coveredTint, .backgroundImageHidesTint, "Leave out a tint that a picture covers.",
    reason: """
      An opaque `backgroundImage` lies over the whole bar. The colour of `barTintColor` is beneath \
      it and never shows.
      """,
    source: "UINavigationBar.setBackgroundImage(_:for:barMetrics:)",
    bad: """
      system: ios-12
      navigationBar:
        barTintColor: "#e0f2f1"
        backgroundImage: { color: "#ffffff" }
        items:
          - title: Inbox
      """,
    good: """
      system: ios-12
      navigationBar:
        barTintColor: "#e0f2f1"
        items:
          - title: Inbox
      """)

  static let contentModeAlone = setting(
    .contentModeAlone, .contentModeNeedsImage,
    "Say how a picture fills the bar only where there is one.",
    reason: """
      `backgroundImageContentMode` is about the appearance's `backgroundImage`. Without one it says \
      nothing.
      """,
    source: "UIBarAppearance.backgroundImageContentMode",
    bad: """
      navigationBar:
        scrollEdgeAppearance: { backgroundImageContentMode: scaleAspectFill }
        items:
          - title: Inbox
      """,
    good: """
      navigationBar:
        scrollEdgeAppearance:
          backgroundImage: { color: "#ffffff" }
          backgroundImageContentMode: scaleAspectFill
        items:
          - title: Inbox
      """)

  static let coveredShadowColor = setting(
    .coveredShadowColor, .shadowImageHidesColor,
    "Give a shadow a colour or a picture with colours of its own.",
    reason: """
      `shadowColor` colours the hairline, or a `shadowImage` that is a template. A picture with \
      colours of its own is shown as it is.
      """,
    source: "UIBarAppearance.shadowImage",
    bad: """
      navigationBar:
        scrollEdgeAppearance:
          shadowColor: systemRed
          shadowImage: { color: "#004d40" }
        items:
          - title: Inbox
      """,
    good: """
      navigationBar:
        scrollEdgeAppearance:
          shadowColor: systemRed
        items:
          - title: Inbox
      """)

  static let coveredEffect = setting(
    .coveredEffect, .colorHidesEffect, "Leave out a blur that a colour covers.",
    reason: """
      In an appearance the background's colour lies over its effect. Where the colour is opaque, \
      nothing of the blur is seen; a translucent colour tints it.
      """,
    source: "UIBarAppearance.backgroundColor, backgroundEffect",
    bad: """
      navigationBar:
        scrollEdgeAppearance: { backgroundEffect: systemThinMaterial, backgroundColor: "#e0f2f1" }
        items:
          - title: Inbox
      """,
    good: """
      navigationBar:
        scrollEdgeAppearance: { backgroundColor: "#e0f2f1" }
        items:
          - title: Inbox
      """)

  static let promptAlone = setting(
    .promptAlone, .promptNeedsDefaultMetrics,
    "Move titles under a prompt only together with those of plain bars.",
    reason: """
      UIKit takes what is set for the bar metrics with a prompt only where something is set for the \
      same metrics without one.
      """,
    source: "UIBarMetrics.defaultPrompt",
    bad: """
      system: ios-12
      navigationBar:
        titleVerticalPositionAdjustment: { defaultPrompt: 4 }
        items:
          - title: Inbox
      """,
    good: """
      system: ios-12
      navigationBar:
        titleVerticalPositionAdjustment: { default: 2, defaultPrompt: 4 }
        items:
          - title: Inbox
      """)

  static let scrollEdgeIsTransparent = Rule(
    .scrollEdgeIsTransparent, .note, "Say what the bar looks like at the scroll edge too.",
    reason: """
      From iOS 15 on every bar without a `scrollEdgeAppearance` is transparent until something \
      scrolls beneath it, whatever its `standardAppearance` says. A colour or a picture that stands \
      only there is missing when the screen comes up. Large titles did this from iOS 13 on. Where \
      the bar is meant to be clear at rest, a `scrollEdgeAppearance` with `transparentBackground` \
      says so.
      """,
    source: "UINavigationBar.scrollEdgeAppearance; Technical note TN3106",
    bad: """
      system: ios-17
      navigationBar:
        standardAppearance: { backgroundColor: "#e0f2f1" }
        items:
          - title: Inbox
      """,
    good: """
      system: ios-17
      navigationBar:
        standardAppearance: { backgroundColor: "#e0f2f1" }
        scrollEdgeAppearance: { backgroundColor: "#e0f2f1" }
        items:
          - title: Inbox
      """
  ) { subject in
    let top = subject.topPath
    guard subject.isPhoneOrPad, !subject.hasGlass, !subject.items.isEmpty,
      let resting = subject.layOut(changing: { $0.contentOffset = 0 })?.bars.first,
      resting.element(.background)?.alpha ?? 0 == 0,
      ![top, "navigationBar"].contains(where: {
        subject.paths.states("\($0).scrollEdgeAppearance")
          || subject.paths.states("\($0).compactScrollEdgeAppearance")
      })
    else { return [] }
    for path in ["\(top).standardAppearance", "navigationBar.standardAppearance"] {
      guard subject.paths.states(path) else { continue }
      let keys = ["backgroundColor", "backgroundImage"].map { "\(path).\($0)" }
      return keys.first(where: subject.paths.states).map { key in
        [Violation(key, "the bar is transparent until something scrolls beneath it")]
      } ?? []
    }
    return []
  }
}
