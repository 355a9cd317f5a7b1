/// What a number counts.
public enum NumberUnit: String, CaseIterable, Hashable, Sendable {
  /// A length, or a place, in points.
  case points
  /// How many pixels.
  case pixels
  /// A part of something else, such as of a font's size or of the way.
  case share
  /// How many.
  case count
  /// 1 for yes, 0 for no.
  case flag
  /// A share for each point.
  case perPoint

  /// How the number changes when every length is twice as long: 1 doubles it, 0 leaves it as it is.
  var degree: Double {
    switch self {
    case .points: 1
    case .pixels, .share, .count, .flag: 0
    case .perPoint: -1
    }
  }
}

extension Metric {
  /// What the number counts.
  public var unit: NumberUnit {
    switch self {
    case .hairlinePixels, .imageRisePixels, .columnSeparatorPixels: .pixels
    case .ascentEm, .lineHeightEm, .capHeightEm, .largeTitleBaselinePerSize, .stretchLimit,
      .largeTitleAscentEm, .largeTitleLineHeightEm,
      .transitionTitleOut, .transitionBackLabelOut, .transitionItemsOut, .transitionLabelIn,
      .transitionTitleIn, .transitionItemsIn, .barTintShare, .highlightedAlpha, .overlayDimming,
      .titleFieldSelectionShare,
      .contentBarShare,
      .contentShortBarShare, .searchContentGoneBelow:
      .share
    case .stretchPerPoint: .perPoint
    case .fixedSpaceAdds, .hasItemGroups, .hasMenus, .hasBackButtonTitle,
      .hasBackButtonDisplayMode, .hasGlass, .backButtonStartsAtEdge,
      .backIndicatorIsRound, .backButtonHasLabel, .largeTitleIsAllowed, .largeTitleMayBeInline,
      .searchIsStacked, .searchCancelIsCircle, .searchMayBeInline, .searchStandsAtFoot,
      .clockIsAtEdge,
      .backgroundShowsAtScrollEdge, .backgroundShowsUnderLargeTitle, .hasBackground,
      .hasAppearances, .promptFollowsTitle, .crowdedTitleLeads, .sidebarToggleTrails,
      .statusBarFollowsContent:
      .flag
    default: .points
    }
  }
}

extension WatchMetric {
  /// What the number counts.
  public var unit: NumberUnit {
    switch self {
    case .hasDiscs, .sheetKeepsClock, .longTitleHidesClock, .largeTitleIsAllowed, .titleIsMedium,
      .titleTakesAccent, .buttonIsSemibold:
      .flag
    case .backIndicatorWidthEm, .backIndicatorHeightEm, .backIndicatorStrokeEm,
      .roundBackEm, .roundBackChevronShare, .tintFillShare, .closeSymbolShare,
      .discIndicatorWidthShare, .discIndicatorHeightShare, .ascentEm, .lineHeightEm, .capHeightEm:
      .share
    default: .points
    }
  }
}

extension PlatformMetric {
  /// What the number counts.
  public var unit: NumberUnit {
    switch self {
    case .titleIsLeading, .titleIsBold, .titleIsSemibold, .subtitledTitleIsBold, .hasBackButton,
      .itemHasFill, .hasHairline, .sidebarItemsLead, .toggleStandsInDetail, .hasSearchField:
      .flag
    case .windowButtonCount: .count
    case .ascentEm, .lineHeightEm, .capHeightEm: .share
    default: .points
    }
  }
}
