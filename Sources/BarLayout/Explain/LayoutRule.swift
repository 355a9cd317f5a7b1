/// The rule by which an element gets its place.
package struct LayoutRule: Hashable, Sendable {
  /// The rule in words.
  package var words: String
  /// The evidence for it.
  package var source: MetricSource
}

extension LaidOutScene {
  /// The rule by which one of the scene's elements gets its place.
  package func rule(of id: ElementID) -> LayoutRule {
    if case .outgoing(let id) = id {
      return LayoutRule(
        words: "leaves with the screen below: \(rule(of: id).words)",
        source: .assumed("the way of a push, after re-implementations tested against iOS"))
    }
    if system.hasPrefix("watchos") { return id.watchRule }
    if system.hasPrefix("ios") || system.hasPrefix("ipados") { return id.rule }
    return LayoutRule(
      words: "stands on the middle of the bar's height, buttons from the sides inwards, the title "
        + "between them",
      source: .assumed("nobody measured bars of this platform; see DEVIATIONS.md"))
  }
}

extension ElementID {
  /// The rule in a navigation bar of a phone or pad.
  fileprivate var rule: LayoutRule {
    switch self {
    case .bar, .background, .backgroundImage, .shadow, .contentView: barRule
    case .prompt:
      LayoutRule(
        words: "on the middle of the band above the row", source: .assumed("no published figure"))
    case .title, .subtitle, .titleView, .titleViewLabel, .titleViewImage:
      LayoutRule(
        words: "on the middle of the bar, moved aside where it would touch a side, cut only then",
        source: .placeOfTitles)
    case .backButton:
      LayoutRule(
        words: "chevron at the leading margin, its label beside it; alone in a circle from iOS 26",
        source: .measured("the rows of the back button"))
    case .leftBarButtonItem, .rightBarButtonItem:
      LayoutRule(
        words: "from its side inwards; what the outermost one shows stands on the margin",
        source: .measured("the rows of the buttons"))
    case .centerItem, .overflowButton:
      LayoutRule(
        words: "on the middle between the title and the trailing side",
        source: .documented("UINavigationItem.centerItemGroups"))
    case .keyboard:
      LayoutRule(
        words: "on the screen's lower edge, over its whole width and the safe area below",
        source: .documented("UIResponder.keyboardFrameEndUserInfoKey"))
    case .foot, .footItem, .footOverflow:
      LayoutRule(
        words:
          "above the safe area below, from the leading edge with flexible spaces sharing what is "
          + "left; on glass that floats from iOS 26",
        source: .measured("the rows of the foot of the screen"))
    case .column, .columnSeparator, .columnDimming, .sidebarToggle:
      LayoutRule(
        words:
          "leading columns at their widths, beside the detail while it keeps its minimum, over "
          + "it otherwise; the first has the button that shows and hides them",
        source: .assumed("after UISplitViewController's documented behaviours; see its rows"))
    case .menuPanel, .menuItem, .menuItemLine, .outerMenu:
      LayoutRule(
        words:
          "below the button that opens it, on its side of the bar; over it where it grows out of glass",
        source: .assumed("UIBarButtonItem.menu, as the eye sees it"))
    case .titleMenuPanel, .titleMenuHeader, .titleMenuShare, .titleMenuEntry:
      LayoutRule(
        words: "below the title and on its middle, clear of the screen's sides; the document first",
        source: .documented("UINavigationItem.documentProperties, titleMenuProvider"))
    case .largeContentViewer:
      LayoutRule(
        words: "in the middle of the screen, the picture over the words, both on its middle",
        source: .documented("UILargeContentViewerInteraction"))
    case .titleIcon:
      LayoutRule(
        words: "before the title, which makes room for it",
        source: .documented("UIDocumentProperties.wantsIconRepresentation"))
    case .titleMenu, .titleMenuImage, .titleField, .titleFieldSelection, .titleFieldClear:
      LayoutRule(
        words: "after the title, which makes room for it, or around the title while it is changed",
        source: .assumed("nobody measured a title's menu; see its rows"))
    case .largeTitleView, .largeTitle, .largeSubtitle:
      LayoutRule(
        words: "keeps its distance from the section's end, so it moves up under the row",
        source: .measured("the rows of the large title"))
    case .searchBar, .searchBarField, .searchBarFieldLabel, .searchBarFieldImage,
      .searchBarCancelButton, .searchBarCancelButtonLabel, .searchBarCancelButtonImage,
      .searchBarScopeBar:
      LayoutRule(
        words: "under the titles, or in the row where the field is inline; what it hides collapses "
          + "before the large title", source: .measured("the rows of the search field"))
    case .segment, .segmentTrack:
      LayoutRule(
        words: "equal shares of its control", source: .documented("UISegmentedControl"))
    case .viewLine:
      LayoutRule(
        words: "one below the other on the middle of their view, each as tall as its font asks",
        source: .documented("UIStackView, alignment center"))
    case .viewWheel:
      LayoutRule(
        words: "on the middle of its view", source: .documented("UIActivityIndicatorView"))
    case .viewField, .viewCancelButton:
      LayoutRule(
        words:
          "on the middle of its search bar's height and as wide as that leaves, Cancel at its end",
        source: .assumed("nobody measured a search bar in the place of a title; see its rows"))
    case .statusBar, .clock, .carrier, .statusSign:
      LayoutRule(
        words: "beside the cut-out, or in one line across the screen",
        source: .assumed("the rows of the status bar"))
    case .contentRow, .contentTile, .screen(.contentImage):
      LayoutRule(
        words:
          "one under the other from the end of the bar at rest, moved up by the content offset",
        source: .documented("UIScrollView.contentOffset"))
    case .screen:
      LayoutRule(
        words: "where the device's display has it, beside or below the bar",
        source: .measured("the rows of the screen and the device's catalogue entry"))
    case .windowButton, .proxyIcon, .outgoing: barRule
    }
  }

  private var barRule: LayoutRule {
    LayoutRule(
      words: "rows from the safe area's top down: prompt, title and buttons, large title, search",
      source: .measured("the rows of the bar"))
  }

  /// The rule on a watch.
  fileprivate var watchRule: LayoutRule {
    switch self {
    case .clock:
      LayoutRule(
        words: "at the trailing edge; on the middle where a trailing disc stands there",
        source: .measured(
          "cases watch/watch-45-wos10-leading-trailing, watch/watch-46-wos26-trailing-only-title, "
            + "watch/watch-49u3-wos26-clock"))
    case .title:
      LayoutRule(
        words: "up to watchOS 9 at the leading edge beside the clock, from 10 on under the clock",
        source: .measured(
          "cases watch/watch-38-wos2-back-title-details, watch/watch-45-wos9-root-title, "
            + "watch/watch-41-wos10-back-title, watch/watch-46-wos26-back-title-2"))
    case .largeTitle, .largeTitleView:
      LayoutRule(
        words: "under the clock, or on a line of its own under buttons",
        source: .measured(
          "cases watch/watch-46-wos26-large-title, watch/watch-49-wos11-back-trailing-large-title"))
    default:
      LayoutRule(
        words: "on the line of the clock up to watchOS 9, in a disc in its corner from 10 on",
        source: .measured(
          "cases watch/watch-38-wos2-back, watch/watch-45-wos9-modal-cancel, "
            + "watch/watch-44-wos10-leading-trailing, watch/watch-46-wos26-sheet-close"))
    }
  }
}
