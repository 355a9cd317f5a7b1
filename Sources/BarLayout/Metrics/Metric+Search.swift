extension Metric {
  /// What the numbers of search fields are; nil for others.
  var searchMeaning: String? {
    switch self {
    // Search.
    case .searchFieldTop: "From the top of the search field's section to the field"
    case .searchFieldHeight: "Height of the search field at rest"
    case .searchFieldBottom: "From the search field to the end of its section"
    case .activeSearchBarHeight: "Height of the bar while its search field is in use"
    case .activeSearchFieldTop: "From the top of the bar to a search field in use"
    case .activeSearchFieldHeight: "Height of a search field in use"
    case .searchCancelGap: "Distance from the search field to its cancel button"
    case .searchCancelWidth: "Width of a cancel button that is a circle"
    case .searchCancelBaseline: "From the field's middle to the baseline of Cancel beside it"
    case .searchFieldTextInset: "From the search field's edge to its text"
    case .searchFieldBaseline: "From the top of a search field at rest to the baseline of its text"
    case .searchFieldRadius: "Corner radius of the search field"
    case .searchFontSize: "Size of the search field's font"
    case .searchIconInset: "From the search field's edge to its magnifying glass"
    case .searchIconSize: "Width and height of the magnifying glass"
    case .scopeBarHeight: "Height of the scope bar"
    case .scopeBarTop: "From the search field to the scope bar"
    case .inlineSearchFieldWidth: "Width of a search field in the row"
    case .inlineSearchFieldHeight: "Height of a search field in the row"
    case .inlineSearchInset: "From the end of a capsule in the row to the search field in it"
    case .activeInlineSearchFieldWidth: "Width of a search field in the row while it is in use"
    case .searchContentGoneBelow: "share: Share of its height below which a field shows nothing"
    default: nil
    }
  }
}
