/// What a scene says about the guidelines it is held against.
public struct SceneLint: Hashable, Sendable {
  /// The rules that the scene breaks on purpose, each with the reason.
  public var disable: [LintRuleID: String]
  /// What the app is called, for the rule against titles that repeat it; nil where nobody says.
  public var appName: String?
  /// Languages in which texts are looked at besides the scene's own.
  public var locales: [String]

  /// Makes what a scene says.
  public init(
    disable: [LintRuleID: String] = [:], appName: String? = nil, locales: [String] = []
  ) {
    self.disable = disable
    self.appName = appName
    self.locales = locales
  }
}

/// The name of a rule; scenes and baselines keep it, so it never changes.
public enum LintRuleID: String, CaseIterable, Hashable, Sendable {
  case longTitle = "long-title"
  case appNameTitle = "app-name-title"
  case emptyTitle = "empty-title"
  case redundantTitle = "redundant-title"
  case crowdedTextButtons = "crowded-text-buttons"
  case tooManyItems = "too-many-items"
  case nestedSegments = "nested-segmented-control"
  case segmentBackLabel = "segment-back-label"
  case backIndicatorMask = "back-indicator-mask"
  case hiddenBorder = "hidden-border"
  case noWayBack = "no-way-back"
  case watchTitleClock = "watch-title-clock"
  case removedClock = "removed-clock"
  case truncatedText = "truncated-text"
  case truncatedAtLargerSizes = "truncated-at-larger-sizes"
  case truncatedInLocale = "truncated-in-locale"
  case smallTouchTarget = "small-touch-target"
  case lowContrast = "low-contrast"
  case unlabeledIcon = "unlabeled-icon"
  case barOnMac = "bar-on-mac"
  case primaryAction = "primary-action"
  case sheetButtonSides = "sheet-button-sides"
  case sheetWayOut = "sheet-way-out"
  case spelledOutSymbol = "spelled-out-symbol"
  case borderedSymbol = "bordered-symbol"
  case overriddenSetting = "overridden-setting"
  case shadowImageAlone = "shadow-image-alone"
  case coveredTint = "covered-tint"
  case contentModeAlone = "content-mode-alone"
  case coveredShadowColor = "covered-shadow-color"
  case coveredEffect = "covered-effect"
  case promptAlone = "prompt-alone"
  case unaskedLargeTitle = "unasked-large-title"
  case backTitleOfNextScreen = "back-title-of-next-screen"
  case unshownButtons = "unshown-buttons"
  case settingAlone = "setting-alone"
  case scrollEdgeIsTransparent = "scroll-edge-is-transparent"
  case overflowingButtons = "overflowing-buttons"
  case literalTitle = "literal-title"
  case undirectedArrow = "undirected-arrow"
  case unlikeBackButton = "unlike-back-button"
  case doubleGlass = "double-glass"
  case lostSearch = "lost-search"
  case droppedButtons = "dropped-buttons"
  case emptySpace = "empty-space"
  case seeThroughBar = "see-through-bar"
  case needlessDisable = "needless-disable"
}
