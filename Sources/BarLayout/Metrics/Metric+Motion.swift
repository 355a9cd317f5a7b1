extension Metric {
  /// What the numbers of what moves: pushes, pops, scrolling are; nil for others.
  var motionMeaning: String? {
    switch self {
    // Pushing and popping, as shares of the way.
    case .transitionTitleOut: "share: Share of a push after which the old title is gone"
    case .transitionBackLabelOut: "share: Share of a push after which the old back label is gone"
    case .transitionItemsOut: "share: Share of a push after which the old buttons are gone"
    case .transitionLabelIn: "share: Share of a push at which the new back label begins to show"
    case .transitionTitleIn: "share: Share of a push at which the new title begins to show"
    case .transitionItemsIn: "share: Share of a push at which the new buttons begin to show"
    case .transitionParallax: "share: How far the old screen goes in a push, of its width"
    case .transitionDimming: "share: Opacity of the black over the old screen as a push ends"
    case .transitionShadow: "share: Opacity of the new screen's shadow as a push ends"
    case .transitionShadowReach: "share: Radius of that shadow's blur, of the screen's width"
    // Scrolling.
    case .hiddenTitleDrop: "How much lower the inline title stands while the large one shows"
    case .minimizationDistance: "Points of scrolling after which a bar that minimizes is gone"
    case .titleSwapDistance: "How long before its section is gone the large title gives way"
    case .titleSwapRamp: "Points of scrolling over which one title fades into the other"
    case .snapShare: "share: Share of a row that has to be scrolled away for it to close by itself"
    case .scrollEdgeStart: "Points of scrolling at which contents begin to fade under the bar"
    case .scrollEdgeReach: "How far below the bar contents are still faded"
    case .scrollEdgeFade: "Height of the part over which that goes from all to nothing"
    case .backgroundRamp: "Points of scrolling over which the background comes in"
    case .stretchPerPoint: "perPoint: Growth of a large title for each point it is pulled down"
    case .stretchLimit: "share: The largest scale of a large title that is pulled down"
    case .barTintShare: "share: Opacity of a tinted bar that lets content through"
    default: nil
    }
  }
}
