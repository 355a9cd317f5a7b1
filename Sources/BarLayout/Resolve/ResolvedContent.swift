/// What scrolls under a bar, with every colour and height decided.
public struct ResolvedContent: Hashable, Sendable {
  /// One row.
  public struct Row: Hashable, Sendable {
    /// Height in points.
    public var height: Double
    /// Colour of the row; clear for none.
    public var color: BarColor
    /// The line it shows; nil for none.
    public var title: ResolvedText?
    /// The line below the title; nil for none.
    public var subtitle: ResolvedText?
    /// What stands at the trailing end; nil for none.
    public var detail: ResolvedText?
    /// The rounded square at the leading edge; clear for none.
    public var iconColor: BarColor
    /// Grey bars in place of text.
    public var lines: Int
    /// The chevron at the trailing edge; nil for none.
    public var disclosure: ResolvedSymbol?
    /// Whether the row is the first of its card.
    public var isFirst: Bool
    /// Whether the row is the last of its card.
    public var isLast: Bool
  }

  /// A picture above the rows.
  public struct Picture: Hashable, Sendable {
    /// The picture.
    public var image: ResolvedImage
    /// How it fills its box.
    public var contentMode: BarContentMode
    /// Height of its box in points; nil for as high as the picture is at the screen's width.
    public var height: Double?
  }

  /// The colour behind the rows.
  public var ground: BarColor
  /// Whether rows stand in cards.
  public var isGrouped: Bool
  /// A picture above the rows; nil for none.
  public var picture: Picture?
  /// Whether everything begins at the top of the screen while it is at rest, under the bar.
  public var startsUnderBar: Bool
  /// The rows, from the top.
  public var rows: [Row]
  /// Colours of rows that go on after the last row without end; empty for none.
  public var endlessColors: [BarColor]
  /// Height of those rows, in points.
  public var endlessHeight: Double
  /// Colour of the lines between rows.
  public var separatorColor: BarColor
  /// Colour of the bars that stand for text.
  public var lineColor: BarColor
  /// Colour of chevrons.
  public var disclosureColor: BarColor

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
