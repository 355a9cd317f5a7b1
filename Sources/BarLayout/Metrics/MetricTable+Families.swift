extension MetricTable {
  /// Rows that belong together, as the tables' files keep them.
  public struct Family: Hashable, Sendable {
    /// What the rows are about.
    public var name: String
    /// The rows, a general one first, its exceptions after it.
    public var rows: [MetricRow]
  }

  /// Every row, family by family; together they are `rows`, in its order.
  public static let families: [Family] = [
    Family(name: "The bar", rows: barRows),
    Family(name: "The row of title and buttons", rows: rowRows),
    Family(name: "Margins", rows: marginRows),
    Family(name: "Buttons", rows: itemRows),
    Family(name: "Glass", rows: glassRows),
    Family(name: "The back button", rows: backButtonRows),
    Family(name: "Titles", rows: titleRows),
    Family(name: "The large title", rows: largeTitleRows),
    Family(name: "Search", rows: searchRows + scaledSearchRows),
    Family(name: "Scrolling", rows: scrollRows),
    Family(name: "Pushing and popping", rows: transitionRows),
    Family(name: "The status bar", rows: statusBarRows),
    Family(name: "The menu of a title", rows: titleMenuRows),
    Family(name: "Columns of a split view", rows: columnRows),
    Family(name: "What scrolls under the bar", rows: contentRows),
    Family(name: "The screen around the bar", rows: screenRows),
  ]
}

extension Metric {
  /// The name the number goes by, as in the source: `titleGap`.
  public var name: String { String(describing: self) }
}
