/// Numbers of the bars of Macs, televisions and headsets; those of the last two make a plausible
/// picture and little more.
package enum PlatformMetricTable: BarMetricTable {
  /// The names of its numbers.
  package typealias Number = PlatformMetric
  /// The names of its facts.
  package typealias Fact = PlatformFact
  /// When a row holds.
  package typealias Condition = PlatformMetricCondition

  /// Every row, family by family.
  package static let rows: [PlatformMetricRow] = families.flatMap(\.rows)
  /// The same rows sorted for looking numbers up.
  package static let lookup = BarMetricLookup<PlatformMetricTable>()

  /// The rows, a general one first, its exceptions after it.
  package static let families: [BarMetricFamily<PlatformMetricTable>] = [
    .init(
      name: "Macs, televisions and headsets", rows: textRows, macRows, tvRows, visionRows)
  ]

  private static let textRows: [PlatformMetricRow] =
    without(
      .barTop, .indicatorWidth, .indicatorHeight, .indicatorStroke, .windowButtonDiameter,
      .windowButtonPitch, .windowButtonX, .windowRadius, .proxyIconExtent, .proxyIconGap,
      .titleFieldInset, .titleFieldRadius, .sharedItemGap, .sharedImagePadding,
      .titleFieldSelectionShare,
      .sidebarWidth, .contentColumnWidth, .detailMinimum, .imagePadding,
      .imageRise, .windowItemGap, .windowTitleGap, .sidebarInset, .sidebarRadius, .sidebarMargin,
      .columnItemX, .columnTitleX, .searchFieldWidth, .searchFieldHeight, .searchFieldMargin,
      .searchFieldGap, .searchFieldRadius, .searchIconSize, .searchIconInset, .searchTextInset,
      .searchTextDrop,
      because: .derived("what only some of these platforms have: windows, columns, a back button"))
    + [
      PlatformMetricRow(
        .capHeightEm, 0.7046, .always, .documented("San Francisco Text: cap height 1443 of 2048")),
      PlatformMetricRow(
        .ascentEm, 0.952, .always, .documented("San Francisco Text: ascent 1950 of 2048")),
      PlatformMetricRow(
        .lineHeightEm, 1.193, .always,
        .documented("San Francisco Text: ascent 1950 and descent 494 of 2048")),
    ]

  private static let tvRows: [PlatformMetricRow] =
    [
      PlatformMetricRow(
        .barTop, 60, .on(.tvOS),
        .documented("Human Interface Guidelines, Designing for tvOS: 60 points at top and bottom")),
      PlatformMetricRow(
        .margin, 80, .on(.tvOS),
        .documented("Human Interface Guidelines, Designing for tvOS: 80 points at the sides")),
      PlatformMetricRow(
        .hasBackButton, false, .on(.tvOS),
        .documented("Human Interface Guidelines: the remote's back button leads back")),
      PlatformMetricRow(
        .itemFontSize, 29, .on(.tvOS),
        .documented("Human Interface Guidelines, Typography: text is 29 points on tvOS by default")),
      PlatformMetricRow(
        .subtitleFontSize, 29, .on(.tvOS),
        .derived("Human Interface Guidelines, Typography: text is 29 points on tvOS by default")),
      PlatformMetricRow(
        .itemExtent, 66, .on(.tvOS),
        .documented("Human Interface Guidelines, Accessibility: controls of 66 x 66 on tvOS")),
      PlatformMetricRow(
        .itemMinimumWidth, 66, .on(.tvOS),
        .documented("Human Interface Guidelines, Accessibility: controls of 66 x 66 on tvOS")),
    ]
    + rows(
      .on(.tvOS),
      .measured(
        "tv16-countries: matteo-pacini/SwiftUICountries screenshots/tvos.png: an I from y 71 to 111"
      ),
      [.titleFontSize: 57, .titleDrop: 17], .titleIsBold)
    + rows(
      .on(.tvOS), .assumed("no published figure of a bar on tvOS"),
      [
        .barHeight: 68, .titleGap: 40, .subtitledTitleFontSize: 38, .titleRise: 2,
        .subtitleDrop: 30, .itemPadding: 30, .itemGap: 20,
      ], .itemHasFill)

  private static let visionRows: [PlatformMetricRow] =
    [
      PlatformMetricRow(
        .itemExtent, 44, .on(.visionOS),
        .documented("Human Interface Guidelines, Buttons: circles of 44 points on visionOS")),
      PlatformMetricRow(
        .itemMinimumWidth, 44, .on(.visionOS),
        .documented("Human Interface Guidelines, Buttons: circles of 44 points on visionOS")),
      PlatformMetricRow(
        .itemGap, 16, .on(.visionOS),
        .documented(
          "Human Interface Guidelines, Eyes: centres at least 60 points apart; circles of 44; Spatial"
            + " layout: 16 points or more between them")),
      PlatformMetricRow(
        .itemFontSize, 17, .on(.visionOS),
        .documented(
          "Human Interface Guidelines, Typography: text is 17 points on visionOS by default")),
      PlatformMetricRow(
        .subtitleFontSize, 17, .on(.visionOS),
        .derived("Human Interface Guidelines, Typography: text is 17 points on visionOS by default")
      ),
      PlatformMetricRow(
        .itemHasFill, true, .on(.visionOS),
        .documented("Human Interface Guidelines, Buttons: a button of visionOS has a background")),
      PlatformMetricRow(
        .hasBackButton, true, .on(.visionOS),
        .documented("NavigationStack, visionOS 1: a control of the platform leads back")),
      PlatformMetricRow(
        .titleIsBold, true, .on(.visionOS),
        .documented("Human Interface Guidelines, Typography: titles of visionOS are bold")),
      PlatformMetricRow(
        .subtitledTitleIsBold, true, .on(.visionOS),
        .documented("Human Interface Guidelines, Typography: titles of visionOS are bold")),
      PlatformMetricRow(
        .titleFontSize, 29, .on(.visionOS),
        .measured("a title 159 wide on visionOS 1, 160.4 at 29 points (leptos-null/PrayerTimes)")),
      PlatformMetricRow(
        .titleIsLeading, true, .on(.visionOS),
        .measured("a title at its column's start on visionOS 1 (leptos-null/PrayerTimes)")),
    ]
    + rows(
      .on(.visionOS), .assumed("a window's bar as the eye sees it in pictures of visionOS"),
      [
        .barHeight: 92, .margin: 24, .titleGap: 16,
        .titleDrop: 10.25, .subtitledTitleFontSize: 29, .titleRise: 2, .subtitleDrop: 20,
        .itemPadding: 16, .indicatorWidth: 10, .indicatorHeight: 17, .indicatorStroke: 2.5,
        .windowRadius: 46,
      ])
}

/// A number of another platform's bar.
package typealias PlatformMetricRow = BarMetricRow<PlatformMetricTable>
/// The numbers of one bar of another platform.
package typealias PlatformBarMetrics = BarMetricValues<PlatformMetricTable>
