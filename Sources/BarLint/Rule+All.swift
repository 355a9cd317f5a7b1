public import BarSceneFile

extension Rule {
  /// Every rule, in the order of their names in `LintRuleID`.
  public static let all: [Rule] = LintRuleID.allCases.map(Rule.named)

  /// The rule of a name.
  public static func named(_ id: LintRuleID) -> Rule {
    switch id {
    case .longTitle: longTitle
    case .appNameTitle: appNameTitle
    case .emptyTitle: emptyTitle
    case .redundantTitle: redundantTitle
    case .crowdedTextButtons: crowdedTextButtons
    case .tooManyItems: tooManyItems
    case .nestedSegments: nestedSegments
    case .segmentBackLabel: segmentBackLabel
    case .backIndicatorMask: backIndicatorMask
    case .hiddenBorder: hiddenBorder
    case .noWayBack: noWayBack
    case .watchTitleClock: watchTitleClock
    case .removedClock: removedClock
    case .truncatedText: truncatedText
    case .truncatedAtLargerSizes: truncatedAtLargerSizes
    case .truncatedInLocale: truncatedInLocale
    case .smallTouchTarget: smallTouchTarget
    case .lowContrast: lowContrast
    case .unlabeledIcon: unlabeledIcon
    case .barOnMac: barOnMac
    case .primaryAction: primaryAction
    case .sheetButtonSides: sheetButtonSides
    case .sheetWayOut: sheetWayOut
    case .spelledOutSymbol: spelledOutSymbol
    case .borderedSymbol: borderedSymbol
    case .overriddenSetting: overriddenSetting
    case .shadowImageAlone: shadowImageAlone
    case .coveredTint: coveredTint
    case .contentModeAlone: contentModeAlone
    case .coveredShadowColor: coveredShadowColor
    case .coveredEffect: coveredEffect
    case .promptAlone: promptAlone
    case .unaskedLargeTitle: unaskedLargeTitle
    case .backTitleOfNextScreen: backTitleOfNextScreen
    case .unshownButtons: unshownButtons
    case .settingAlone: settingAlone
    case .scrollEdgeIsTransparent: scrollEdgeIsTransparent
    case .overflowingButtons: overflowingButtons
    case .literalTitle: literalTitle
    case .undirectedArrow: undirectedArrow
    case .unlikeBackButton: unlikeBackButton
    case .doubleGlass: doubleGlass
    case .lostSearch: lostSearch
    case .droppedButtons: droppedButtons
    case .emptySpace: emptySpace
    case .seeThroughBar: seeThroughBar
    case .needlessDisable: needlessDisable
    }
  }
}
