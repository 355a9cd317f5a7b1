/// What scrolls under a watch's bar, with every default decided.
package struct ResolvedWatchContent: Hashable, Sendable {
  /// A row: a platter with what stands on it.
  struct Row: Hashable, Sendable {
    /// Height in points; nil for as high as its words need.
    var height: Double?
    /// Least height of such a row, in points.
    var leastHeight: Double
    /// Colour of the platter.
    var color: BarColor
    /// What stands on the platter; nil for none.
    var title: ResolvedText?
    var subtitle: ResolvedText?
    var detail: ResolvedText?
    /// Words above and below the section; nil for none.
    var header: ResolvedText?
    var footer: ResolvedText?
    /// Picture or initials at the leading edge, and the colour of the disc behind; nil for none.
    var image: ResolvedImage?
    var initials: ResolvedText?
    var discColor: BarColor?
    /// What says that the row is chosen; nil for none.
    var tick: ResolvedImage?
    /// Whether the switch at the trailing edge is on, and its colour; nil for no switch.
    var isOn: Bool?
    var switchColor: BarColor
    /// Bars in place of words, and their colour.
    var lines: Int
    var lineColor: BarColor
    /// Whether a section begins with it.
    var startsSection: Bool
  }

  /// A map behind everything else; nil for none.
  var map: ResolvedContent.Map?
  /// The rows, from the top.
  var rows: [Row]
  /// How far they have been scrolled up, in points.
  var offset: Double
  /// The sizes of its parts.
  var numbers: MockupMetrics
}

extension ResolvedWatchContent {
  /// Decides what a scene leaves open about its contents; nil for none.
  init?(_ context: WatchContext) {
    guard let content = context.scene.content, !content.rows.isEmpty || content.map != nil
    else { return nil }
    let sizes = MockupMetrics(for: MockupMetricContext(context.metrics.context))
    offset = context.scene.contentOffset
    numbers = sizes
    map = content.map.map { context.map($0, sizes) }
    rows = content.rows.enumerated().map { index, row in
      context.row(row, of: content, isFirst: index == 0, sizes)
    }
  }
}

extension WatchContext {
  /// A map in its dark colours, as all of a watch is dark.
  fileprivate func map(
    _ map: SceneContent.Map, _ sizes: MockupMetrics
  ) -> ResolvedContent.Map {
    ResolvedContent.Map(
      map, style: .dark, color: color,
      sign: { source in
        let size = sizes[.mapMarkDiameter] * sizes[.mapGlyphShare]
        return image(
          source, TextStyle(size: size, weight: .semibold), .white, symbolSize: size,
          weight: .semibold)
      },
      words: { title in
        ResolvedText(
          text: title,
          style: style(sizes[.watchRowSubtitleSize], .medium),
          color: .white)
      })
  }

  fileprivate func row(
    _ row: SceneContent.Row, of content: SceneContent, isFirst: Bool, _ sizes: MockupMetrics
  ) -> ResolvedWatchContent.Row {
    func text(
      _ text: String?, _ size: Double, _ color: BarColor, _ weight: FontWeight = .regular
    ) -> ResolvedText? {
      text.map {
        ResolvedText(
          text: $0,
          style: style(size, weight),
          color: color)
      }
    }
    func sign(_ source: ImageSource, _ size: Double, _ weight: FontWeight, _ color: BarColor)
      -> ResolvedImage
    {
      image(
        source, TextStyle(size: size, weight: weight), color, symbolSize: size, weight: weight)
    }
    let disc = row.iconColor.map(color) ?? row.avatar.map { _ in color(.platterMark) }
    let tint = accent ?? SystemColorTable.pair(.systemBlue).color(.dark)
    let share = disc == nil ? sizes[.watchBareSignShare] : sizes[.watchSignShare]
    return ResolvedWatchContent.Row(
      height: row.height ?? content.rowHeight, leastHeight: sizes[.watchRowHeight],
      color: row.color.map(color) ?? color(.platter),
      title: text(row.title, sizes[.watchRowTitleSize], row.titleColor.map(color) ?? .white),
      subtitle: text(row.subtitle, sizes[.watchRowSubtitleSize], color(.platterWord)),
      detail: text(
        row.detail, sizes[.watchRowTitleSize], row.detailColor.map(color) ?? color(.platterWord)),
      header: text(row.header, sizes[.watchRowSubtitleSize], color(.platterWord), .semibold),
      footer: text(row.footer, sizes[.watchRowSubtitleSize], color(.platterWord)),
      image: row.avatar == nil
        ? row.image.map {
          sign(
            $0, sizes[.watchDiscSize] * share, .regular,
            disc == nil ? row.tintColor.map(color) ?? tint : .white)
        } : nil,
      initials: text(row.avatar, sizes[.watchRowSubtitleSize], .white, .medium), discColor: disc,
      tick: row.accessory == .checkmark
        ? sign(.symbol(SymbolName.checkmark.rawValue), sizes[.watchRowTitleSize], .semibold, tint)
        : nil,
      isOn: row.isOn,
      switchColor: row.isOn == true
        ? SystemColorTable.pair(.systemGreen).color(.dark) : color(.platterMark),
      lines: row.lines, lineColor: color(.platterMark), startsSection: row.startsSection && !isFirst
    )
  }
}
