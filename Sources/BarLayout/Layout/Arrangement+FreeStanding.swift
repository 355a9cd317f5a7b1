/// Rows that show tiles or buttons in place of words. They stand on no card.
extension Arrangement {
  /// A row of tiles or buttons.
  mutating func arrangeFreeStanding(
    _ row: ResolvedContent.Row, _ index: Int, _ band: BarRect, _ content: ResolvedContent,
    _ container: BarRect
  ) {
    if row.tiles.isEmpty {
      arrangeButtons(row, .contentRow(index), band)
    } else {
      arrangeTiles(of: row, index, band, content, container)
    }
  }

  /// The height of such a row.
  func freeStandingHeight(of row: ResolvedContent.Row) -> Double {
    let height =
      row.tiles.isEmpty
      ? row.buttons.map { size(of: $0).height }.max() ?? 0 : heightOfTiles(of: row)
    return height + 2 * freeStandingPadding
  }

  /// What parts tiles and buttons from the rows above and below them.
  var freeStandingPadding: Double { metrics[.contentRowPadding] }
}
