/// A rule that a scene may break, though it can be laid out.
public enum LintRule: String, CaseIterable, Hashable, Sendable {
  // Settings that contradict each other or do nothing.
  case appearanceOverridesSetting = "appearance-overrides-setting"
  case shadowImageNeedsBackgroundImage = "shadow-image-needs-background-image"
  case backgroundImageHidesTint = "background-image-hides-tint"
  case backIndicatorNeedsBoth = "back-indicator-needs-both"
  case contentModeNeedsImage = "content-mode-needs-image"
  case shadowImageHidesColor = "shadow-image-hides-color"
  case colorHidesEffect = "color-hides-effect"
  case promptNeedsDefaultMetrics = "prompt-needs-default-metrics"
  // What a reader of the Human Interface Guidelines would remark on.
  case scrollEdgeIsTransparent = "scroll-edge-is-transparent"
  case titleIsMissing = "title-is-missing"
  case titleIsCut = "title-is-cut"
  case tooManyButtons = "too-many-buttons"
  case pictureHasNoLabel = "picture-has-no-label"
  case touchTargetIsSmall = "touch-target-is-small"
  case contrastIsLow = "contrast-is-low"

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
    case .scrollEdgeIsTransparent:
      "From iOS 15 a bar without a scroll edge appearance is transparent at the scroll edge."
    case .titleIsMissing: "A bar says where people are: it has a title or a view in its place."
    case .titleIsCut: "A title is short enough to be read whole."
    case .tooManyButtons: "A side of the bar has at most three buttons."
    case .pictureHasNoLabel: "A button without words has a label for VoiceOver."
    case .touchTargetIsSmall: "What can be touched is at least 44 by 44 points."
    case .contrastIsLow: "Text stands out from what lies behind it, 4.5 to 1, or 3 to 1 when large."
    }
  }

  /// Whether it is about settings, which `navbar validate` warns of too.
  public var isAboutSettings: Bool {
    switch self {
    case .appearanceOverridesSetting, .shadowImageNeedsBackgroundImage, .backgroundImageHidesTint,
      .backIndicatorNeedsBoth, .contentModeNeedsImage, .shadowImageHidesColor, .colorHidesEffect,
      .promptNeedsDefaultMetrics:
      true
    default: false
    }
  }
}

/// A place where a scene breaks a rule.
public struct LintFinding: Hashable, Sendable {
  /// The rule.
  public var rule: LintRule
  /// What it is about in the scene: `navigationBar.barTintColor`.
  public var keyPath: String
  /// What is wrong, in a sentence without an end.
  public var message: String

  /// Makes a finding.
  public init(_ rule: LintRule, at keyPath: String, _ message: String) {
    self.rule = rule
    self.keyPath = keyPath
    self.message = message
  }
}
