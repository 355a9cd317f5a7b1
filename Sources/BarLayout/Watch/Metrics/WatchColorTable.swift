/// What a colour of the watch's bar is for.
package enum WatchColorRole: String, CaseIterable, Hashable, Sendable {
  /// The small title under the clock and the large title, of an app without an accent colour.
  case title
  /// The small title beside the clock, of an app without an accent colour, and a bare chevron.
  case lineTitle
  /// The word that dismisses a sheet, in the title's place.
  case dismissWord
  case clock
  /// The fill of a disc.
  case disc
  /// The lines inside a disc's edge, each a pixel wide.
  case rimOuter, rimMiddle, rimInner
  /// The chevron or cross in a disc.
  case discGlyph
  /// The small circle of a back button without a title, and the chevron in it.
  case roundBack, roundBackChevron
  /// A row of a list, its lesser words, and what stands for words, initials or a switch that is off.
  case platter, platterWord, platterMark
  /// A box that stands for a picture or a view.
  case placeholder
  /// What cannot be touched.
  case disabled
}

/// A colour of the watch's bar: when it holds, and how it is known.
package struct WatchColorRow: Hashable, Sendable {
  /// What it is for.
  package var role: WatchColorRole
  /// The colour.
  package var color: BarColor
  /// When it holds.
  package var condition: WatchMetricCondition
  /// Whether it holds in sheets alone; nil for everywhere.
  package var isSheet: Bool?
  /// How it is known.
  package var source: MetricSource

  fileprivate init(
    _ role: WatchColorRole, _ rgba: UInt32, _ condition: WatchMetricCondition,
    inSheet isSheet: Bool? = nil, _ source: MetricSource
  ) {
    self.role = role
    color = BarColor(rgba: rgba)
    self.condition = condition
    self.isSheet = isSheet
    self.source = source
  }
}

/// Colours of the watch's bar; of the rows that hold for a watch the last one counts.
package enum WatchColorTable {
  /// The colour of something in a watch's bar.
  package static func color(
    _ role: WatchColorRole, for context: WatchMetricContext, isSheet: Bool
  ) -> BarColor {
    row(role, for: context, isSheet: isSheet)?.color ?? .clear
  }

  /// The row a colour comes from; nil where there is no such thing.
  package static func row(
    _ role: WatchColorRole, for context: WatchMetricContext, isSheet: Bool
  ) -> WatchColorRow? {
    rows.last {
      $0.role == role && $0.condition.holds(for: context) && $0.isSheet ?? isSheet == isSheet
    }
  }

  /// The rows, a general one first, its exceptions after it.
  package static let rows: [WatchColorRow] = textRows + discRows

  private static let textRows: [WatchColorRow] = [
    WatchColorRow(
      .title, 0xffff_ffff, .always,
      .measured("watch-2: w44-10-decibels-01, w49-11-focuscycle-done-title")),
    WatchColorRow(
      .title, 0x8080_80ff, .watchOS(26...),
      .measured("titles of seven apps on watchOS 26 are #808080, a counter's is white")),
    WatchColorRow(
      .lineTitle, 0xebeb_f599, .oneLine,
      .assumed("the secondary label's grey; pictures up to watchOS 9 show grey titles")),
    WatchColorRow(
      .dismissWord, 0xffff_ffff, .oneLine,
      .measured(
        "watch-2: w38-1-chat-cancel; freyaalminde/watch-date-picker-qa 9.1: Cancel on five sizes")),
    WatchColorRow(
      .clock, 0xffff_ffff, .always,
      .measured("watch-2: the clocks of watchOS 10, 11 and 26; pictures from watchOS 6 on")),
    WatchColorRow(
      .clock, 0xaeb4_bfff, .watchOS(1...4),
      .derived("watch-2: w38-1-chat-root on watchOS 1; 2 to 4 are taken to be like it")),
    WatchColorRow(.platter, 0x2223_24ff, .always, .assumed("rows of lists, to the eye")),
    WatchColorRow(.platterWord, 0x9ba0_aaff, .always, .assumed("rows of lists, to the eye")),
    WatchColorRow(.platterMark, 0x4a4b_4dff, .always, .assumed("rows of lists, to the eye")),
    WatchColorRow(.placeholder, 0x4848_4aff, .always, .assumed("the third system grey")),
    WatchColorRow(.disabled, 0xebeb_f54d, .always, .assumed("the tertiary label's colour")),
  ]

  private static let discRows: [WatchColorRow] = [
    WatchColorRow(
      .disc, 0x1e1e_1eff, .discs, .measured("watch-2: w44-10-decibels-01; 49 mm of watchOS 11")),
    WatchColorRow(
      .disc, 0x1919_19ff, .watchOS(26...),
      .measured("watch-2: w46-26-wristrecall-sheet-close-trailing; back discs of five apps")),
    WatchColorRow(
      .disc, 0x1414_14ff, .watchOS(26...), inSheet: true,
      .measured("discs in sheets of watchOS 26")),
    WatchColorRow(
      .rimOuter, 0x3636_36ff, .watchOS(26...), .measured("back discs of watchOS 26")),
    WatchColorRow(
      .rimMiddle, 0x2e2e_2eff, .watchOS(26...), .measured("back discs of watchOS 26")),
    WatchColorRow(
      .rimInner, 0x2727_27ff, .watchOS(26...), .measured("back discs of watchOS 26")),
    WatchColorRow(
      .rimOuter, 0x3333_33ff, .watchOS(26...), inSheet: true,
      .measured("discs in sheets of watchOS 26")),
    WatchColorRow(
      .rimMiddle, 0x2b2b_2bff, .watchOS(26...), inSheet: true,
      .measured("discs in sheets of watchOS 26")),
    WatchColorRow(
      .rimInner, 0x2222_22ff, .watchOS(26...), inSheet: true,
      .measured("discs in sheets of watchOS 26")),
    WatchColorRow(
      .discGlyph, 0xffff_ffff, .discs, .assumed("as white as the titles of watchOS 10 and 11")),
    WatchColorRow(
      .discGlyph, 0xf3f3_f3ff, .watchOS(26...), .measured("back chevrons of watchOS 26")),
    WatchColorRow(
      .roundBack, 0x8080_80ff, .watchOS(7...7),
      .measured("sw-4: a back button without a title")),
    WatchColorRow(
      .roundBackChevron, 0x0000_00ff, .watchOS(7...7),
      .measured("sw-4: a back button without a title")),
  ]
}
