/// What scrolls under a bar, with every colour and height decided.
package struct ResolvedContent: Hashable, Sendable {
  /// One row.
  package struct Row: Hashable, Sendable {
    /// Height in points.
    package var height: Double
    /// Colour of the row; clear for none.
    package var color: BarColor
    /// The line it shows; nil for none.
    package var title: ResolvedText?
    /// The line below the title; nil for none.
    package var subtitle: ResolvedText?
    /// What stands at the trailing end; nil for none.
    package var detail: ResolvedText?
    /// The rounded square at the leading edge; clear for none.
    package var iconColor: BarColor
    /// Grey bars in place of text.
    package var lines: Int
    /// The chevron at the trailing edge; nil for none.
    package var disclosure: ResolvedSymbol?
    /// Whether the row is the first of its card.
    package var isFirst: Bool
    /// Whether the row is the last of its card.
    package var isLast: Bool
  }

  /// A picture above the rows.
  package struct Picture: Hashable, Sendable {
    /// The picture.
    package var image: ResolvedImage
    /// How it fills its box.
    package var contentMode: BarContentMode
    /// Height of its box in points; nil for as high as the picture is at the screen's width.
    package var height: Double?
  }

  /// The colour behind the rows.
  package var ground: BarColor
  /// Whether rows stand in cards.
  package var isGrouped: Bool
  /// A picture above the rows; nil for none.
  package var picture: Picture?
  /// Whether everything begins at the top of the screen while it is at rest, under the bar.
  package var startsUnderBar: Bool
  /// The rows, from the top.
  package var rows: [Row]
  /// Colours of rows that go on after the last row without end; empty for none.
  package var endlessColors: [BarColor]
  /// Height of those rows, in points.
  package var endlessHeight: Double
  /// Colour of the lines between rows.
  package var separatorColor: BarColor
  /// Colour of the bars that stand for text.
  package var lineColor: BarColor
  /// Colour of chevrons.
  package var disclosureColor: BarColor

  /// Whether nothing but the ground shows.
  var isEmpty: Bool { rows.isEmpty && endlessColors.isEmpty && picture == nil }
}

extension ResolvedContent {
  /// Decides what a scene leaves open about its contents.
  init(_ context: borrowing ResolvingContext) {
    let content = context.scene.content ?? SceneContent()
    let metrics = context.metrics
    isGrouped = content.style == .insetGrouped
    ground = context.ground
    startsUnderBar = content.contentInsetAdjustmentBehavior == .never
    picture = content.image.map {
      Picture(
        image: context.backdrop($0), contentMode: content.imageContentMode,
        height: content.imageHeight)
    }
    separatorColor = context.color(.separator)
    lineColor = context.color(.systemFill)
    disclosureColor = context.color(.tertiaryLabel)
    endlessHeight = content.rowHeight ?? metrics[.contentRowHeight]
    endlessColors = content.colors.map(context.color)
    let count = content.rows.count
    let cardColor: SceneColor = .system(isGrouped ? .secondarySystemGroupedBackground : .clear)
    rows = content.rows.enumerated().map { index, row in
      let endsHere = index + 1 == count || content.rows[index + 1].startsSection
      return Row(
        height: row.height ?? content.rowHeight
          ?? metrics[row.subtitle == nil ? .contentRowHeight : .contentTallRowHeight],
        color: context.color(row.color ?? cardColor),
        title: row.title.map { context.contentText($0, .contentFontSize, .label) },
        subtitle: row.subtitle.map {
          context.contentText($0, .contentSubtitleFontSize, .secondaryLabel)
        },
        detail: row.detail.map { context.contentText($0, .contentFontSize, .secondaryLabel) },
        iconColor: row.iconColor.map(context.color) ?? .clear, lines: row.lines,
        disclosure: row.showsDisclosureIndicator
          ? ResolvedSymbol(
            name: .chevronForward, pointSize: metrics[.contentDisclosureSize], weight: .semibold,
            scale: .medium) : nil,
        isFirst: index == 0 || row.startsSection, isLast: endsHere)
    }
  }
}

extension ResolvingContext {
  /// A line of a list.
  fileprivate func contentText(
    _ text: String, _ size: Metric, _ color: SystemColor
  ) -> ResolvedText {
    ResolvedText(
      text: text, style: textStyle(metrics[size], .regular), color: self.color(color))
  }
}
