/// The numbers of bars of phones and pads.
package enum MetricTable: BarMetricTable {
  /// The names of its numbers.
  package typealias Number = Metric
  /// The names of its facts.
  package typealias Fact = BarFact
  /// When a row holds.
  package typealias Condition = MetricCondition

  /// Every row, family by family.
  package static let rows: [MetricRow] = families.flatMap(\.rows)
  /// The same rows sorted for looking numbers up.
  package static let lookup = BarMetricLookup<MetricTable>()

  /// The rows in the order of the files: a general row first, its exceptions after it.
  package static let families: [BarMetricFamily<MetricTable>] = [
    .init(name: "The bar", rows: bare, barRows),
    .init(name: "The row of title and buttons", rows: rowRows),
    .init(name: "Margins", rows: marginRows),
    .init(name: "Buttons", rows: bareItems, itemRows),
    .init(name: "Glass", rows: bareGlass, glassRows),
    .init(name: "The back button", rows: bareBackButtons, backButtonRows),
    .init(name: "Titles", rows: bareTitles, titleRows),
    .init(name: "Views of an app's own", rows: ownViewRows),
    .init(name: "The large title", rows: bareLargeTitles, largeTitleRows),
    .init(name: "Search", rows: bareSearch, searchRows, scaledSearchRows, oldSearchRows),
    .init(name: "Scrolling", rows: bareScrolling, scrollRows),
    .init(name: "Pushing and popping", rows: transitionRows),
    .init(name: "The status bar", rows: statusBarRows, statusPartRows),
    .init(
      name: "Menus, and that of a title",
      rows: bareTitleMenus, titleMenuRows, openTitleMenuRows, menuRows),
    .init(name: "The large content viewer", rows: bareLargeContent, largeContentRows),
    .init(name: "Badges", rows: bareBadges, badgeRows),
    .init(name: "Sheets", rows: bareSheets, sheetRows),
    .init(name: "Columns of a split view", rows: columnRows),
    .init(name: "What scrolls under the bar", rows: contentRows, contentTextRows),
    .init(name: "The screen around the bar", rows: screenRows),
    .init(
      name: "The foot of the screen",
      rows: bareFoot, toolbarRows, tabBarRows, tabBadgeRows, tabsInRowRows, keyboardRows),
    .init(name: "What iOS 27 changed", rows: year27Rows),
    .init(name: "Vertical bars", rows: verticalRows),
  ]
}

/// A number of a phone's or pad's bar.
package typealias MetricRow = BarMetricRow<MetricTable>
/// The numbers of one phone's or pad's bar.
package typealias NavigationBarMetrics = BarMetricValues<MetricTable>
