/// Sizes of tiles that have words and pictures, in points.
///
/// Source: assumed — lists of Reminders, Shortcuts and Home of iOS 17 and 26, as the eye sees them.
struct TileTable {
  /// Distance of what a tile shows from its edges.
  let padding = 12.0
  /// Least distance between its picture and its words.
  let gap = 6.0
  /// Size of its detail's font over that of a row's.
  let detailShare = 1.4
}

/// Sizes of buttons at the trailing end of rows, in points.
///
/// Source: assumed — GET in the App Store of iOS 17, as the eye sees it; `UIButton.Configuration` has
/// smaller ones for lists, whose sizes nobody published.
struct RowButtonTable {
  /// Least width of a button with a ground.
  let width = 72.0
  /// Distance of its words from its ends.
  let padding = 14.0
  /// Distance of its line from its top and bottom.
  let linePadding = 5.0
  /// Distance between its picture and its words.
  let gap = 5.0
  /// How much of the tint lies behind the words of a tinted one.
  let tintedShare = 0.18
}
