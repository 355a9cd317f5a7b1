/// What scrolling the content does to a bar, as numbers.
///
/// Each depends on the content offset alone: the same offset gives the same answer, whatever came
/// before.
package struct LaidOutScroll: Hashable, Sendable {
  /// Points the content has been scrolled up from rest.
  package var contentOffset: Double
  /// Distance from the top of the screen, or of a bar with a frame of its own, to where the content
  /// begins at rest, with every row open, in points.
  package var contentInset: Double
  /// How far the content has to be scrolled until only the fixed rows are left, in points.
  package var collapsibleHeight: Double
  /// The offset at which the content would come to rest after a drag ends here, in points.
  package var snapOffset: Double
  /// Scale of the large title; 1 unless it is pulled down.
  package var largeTitleScale: Double
  /// Offsets at which everything but offsets is the same; nil where it is not known.
  var unchangedOffsets: ClosedRange<Double>?

  /// Goes to another offset of those at which nothing changes.
  ///
  /// There no row is half open, so that a drag that ends there stays.
  mutating func move(to offset: Double) {
    contentOffset = offset
    snapOffset = offset > 0 ? offset : 0
  }

  /// A bar that scrolling does not change, with content that begins at a distance from the top.
  package static func still(contentInset: Double) -> LaidOutScroll {
    LaidOutScroll(
      contentOffset: 0, contentInset: contentInset, collapsibleHeight: 0, snapOffset: 0,
      largeTitleScale: 1)
  }
}

extension LaidOutScroll {
  /// A drag that ends inside a row that collapses comes to rest at one of the row's edges: at the
  /// closed one beyond a share of the row, half of it up to iOS 18; anywhere else it stays.
  ///
  /// Source: measured — re-implementations tested against iOS; the tie is assumed.
  init(_ shared: Shared<ResolvedBar>, _ scroll: borrowing ResolvedScroll) {
    let rows = scroll.rows
    contentOffset = scroll.contentOffset
    collapsibleHeight = rows.largeTitle + shared.value.collapsingSearch
    contentInset =
      shared.value.place.y + rows.prompt + rows.base + rows.largeTitle + rows.search
    snapOffset = Self.snap(
      contentOffset, rows: [shared.value.collapsingSearch, rows.largeTitle],
      share: shared.value.metrics[.snapShare])
    largeTitleScale = scroll.magnification
    unchangedOffsets = scroll.unchangedOffsets
  }

  private static func snap(_ offset: Double, rows: [Double], share: Double) -> Double {
    guard offset > 0 else { return 0 }
    var open = 0.0
    for height in rows where height > 0 {
      let closed = open + height
      if offset < closed { return offset <= open + height * share ? open : closed }
      open = closed
    }
    return offset
  }
}
