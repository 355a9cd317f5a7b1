/// What scrolls under a bar, with every colour and height decided.
package struct ResolvedContent: Hashable, Sendable {
  /// A picture above the rows.
  package struct HeaderImage: Hashable, Sendable {
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
  @Seldom package var picture: HeaderImage?
  /// Whether everything begins at the top of the screen while it is at rest, under the bar.
  package var startsUnderBar: Bool
  /// The rows, from the top.
  package var rows: [Row]
  /// Colours of rows that go on after the last row without end; empty for none.
  package var endlessColors: [BarColor]
  /// Tiles in place of those rows; nil for rows.
  @Seldom package var grid: SceneContent.Grid?
  /// What those tiles show; empty for colours alone.
  package var tiles: [Row]
  /// Height of those rows, in points.
  package var endlessHeight: Double
  /// Colour of the lines between rows.
  package var separatorColor: BarColor
  /// Colour of the bars that stand for text.
  package var lineColor: BarColor
  /// Colour of chevrons.
  package var disclosureColor: BarColor
  /// Colour of dots, ticks, info buttons and symbols that have no square.
  package var tint: BarColor
  /// Colour of circles with initials that state none.
  package var avatarColor: BarColor

  /// A map behind everything else; nil for none.
  @Seldom package var map: Map?
  /// The field in which a message is written; nil for none.
  @Seldom package var messageField: MessageField?

  /// Height of all rows with what parts their sections, in points; nil where texts have to be
  /// measured for it, or where there is more than rows.
  func heightOfRows(_ metrics: borrowing NavigationBarMetrics) -> Double? {
    guard endlessColors.isEmpty, tiles.isEmpty, picture == nil, map == nil else {
      return nil
    }
    var sum = 0.0
    for (index, row) in rows.enumerated() {
      guard let height = row.height, row.footer == nil else { return nil }
      if row.opensSection, isGrouped || index > 0 { sum += metrics[.contentSectionGap] }
      if let header = row.header {
        if index == 0, !isGrouped { sum += metrics[.contentHeaderGap] }
        sum += metrics[.lineHeightEm] * header.style.size + metrics[.contentHeaderGap]
      }
      sum += height
    }
    return sum
  }

  /// Whether nothing but the ground shows.
  var isEmpty: Bool {
    rows.isEmpty && endlessColors.isEmpty && tiles.isEmpty && !$picture && !$map && !$messageField
  }
}

extension ResolvedContent {
  /// Decides what a scene leaves open about its contents.
  init(_ context: borrowing ResolvingContext) {
    let content = context.shownContent
    // What stands on no card parts the cards before and after it.
    func parts(_ index: Int) -> Bool {
      let (row, before) = (content.rows[index], content.rows[index - 1])
      return content.style == .insetGrouped && (row.isFreeStanding || before.isFreeStanding)
    }
    let count = content.rows.count
    let rows = content.rows.enumerated().map { index, row in
      let isFirst = index == 0 || row.startsSection || parts(index)
      let hasNext = index + 1 < count
      let isLast =
        !hasNext || row.isFreeStanding || content.rows[index + 1].startsSection
        || content.rows[index + 1].isFreeStanding || parts(index + 1)
      var resolved = Row(row, of: content, isFirst: isFirst, isLast: isLast, context)
      // Tiles and buttons keep their own distance from what follows.
      if index > 0, content.rows[index - 1].isFreeStanding {
        resolved.opensSection = row.startsSection
      }
      return resolved
    }
    self.init(
      ground: context.ground, isGrouped: content.style == .insetGrouped,
      picture: content.image.map {
        HeaderImage(
          image: context.backdrop($0), contentMode: content.imageContentMode,
          height: content.imageHeight)
      },
      startsUnderBar: content.contentInsetAdjustmentBehavior == .never, rows: rows,
      endlessColors: content.colors.map(context.color), grid: content.grid,
      tiles: content.grid == nil
        ? []
        : content.tiles.enumerated().map {
          Row(tile: $1, $0, of: content, in: content.grid, context)
        },
      endlessHeight: content.rowHeight ?? context.metrics[.contentRowHeight],
      separatorColor: context.color(.separator), lineColor: context.color(.systemFill),
      disclosureColor: context.color(.tertiaryLabel), tint: context.tint,
      avatarColor: context.color(.systemGray), map: content.map.map { Map($0, context) },
      messageField: content.messageField.map { MessageField($0, context) })
  }
}
