/// A way in which settings get in each other's way, though the scene can be laid out.
///
/// `navbar lint` has a rule for each, with its reason and examples.
package enum SettingRule: CaseIterable, Hashable, Sendable {
  /// A bar with an appearance ignores its older properties.
  case appearanceOverridesSetting
  /// A shadow image shows only together with a background image.
  case shadowImageNeedsBackgroundImage
  /// An opaque background image covers the bar's tint.
  case backgroundImageHidesTint
  /// A back indicator image and its transition mask work together only.
  case backIndicatorNeedsBoth
  /// A content mode says nothing without a background image.
  case contentModeNeedsImage
  /// A shadow image with its own colours ignores the shadow's colour.
  case shadowImageHidesColor
  /// An opaque background colour covers the background's effect.
  case colorHidesEffect
  /// Values for bars with a prompt need values for bars without one.
  case promptNeedsDefaultMetrics
  /// What items say about large titles needs a bar that prefers them.
  case largeTitleNeedsPreference
  /// What an item says about back buttons is for the screen after its own.
  case backTitleIsForNextScreen
  /// Buttons stand in a list that is not shown.
  case buttonsNeverShow
  /// A setting is about something that is not there.
  case settingNeedsAnother
}

/// A place where a scene breaks a rule.
package struct SettingFinding: Hashable, Sendable {
  /// The rule.
  package var rule: SettingRule
  /// What it is about in the scene: `navigationBar.barTintColor`.
  package var keyPath: String
  /// What is wrong, in a sentence without an end.
  package var message: String

  /// Makes a finding.
  package init(_ rule: SettingRule, at keyPath: String, _ message: String) {
    self.rule = rule
    self.keyPath = keyPath
    self.message = message
  }
}
