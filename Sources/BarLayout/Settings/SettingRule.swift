/// A rule about settings that get in each other's way, though the scene can be laid out.
public enum SettingRule: String, CaseIterable, Hashable, Sendable {
  case appearanceOverridesSetting = "appearance-overrides-setting"
  case shadowImageNeedsBackgroundImage = "shadow-image-needs-background-image"
  case backgroundImageHidesTint = "background-image-hides-tint"
  case backIndicatorNeedsBoth = "back-indicator-needs-both"
  case contentModeNeedsImage = "content-mode-needs-image"
  case shadowImageHidesColor = "shadow-image-hides-color"
  case colorHidesEffect = "color-hides-effect"
  case promptNeedsDefaultMetrics = "prompt-needs-default-metrics"

  /// The rule in a sentence.
  public var summary: String {
    switch self {
    case .appearanceOverridesSetting:
      "A bar with an appearance ignores its older properties."
    case .shadowImageNeedsBackgroundImage:
      "A shadow image shows only together with a background image."
    case .backgroundImageHidesTint: "An opaque background image covers the bar's tint."
    case .backIndicatorNeedsBoth:
      "A back indicator image and its transition mask work together only."
    case .contentModeNeedsImage: "A content mode says nothing without a background image."
    case .shadowImageHidesColor: "A shadow image with its own colours ignores the shadow's colour."
    case .colorHidesEffect: "An opaque background colour covers the background's effect."
    case .promptNeedsDefaultMetrics:
      "Values for bars with a prompt need values for bars without one."
    }
  }
}

/// A place where a scene breaks a rule.
public struct SettingFinding: Hashable, Sendable {
  /// The rule.
  public var rule: SettingRule
  /// What it is about in the scene: `navigationBar.barTintColor`.
  public var keyPath: String
  /// What is wrong, in a sentence without an end.
  public var message: String

  /// Makes a finding.
  public init(_ rule: SettingRule, at keyPath: String, _ message: String) {
    self.rule = rule
    self.keyPath = keyPath
    self.message = message
  }
}
