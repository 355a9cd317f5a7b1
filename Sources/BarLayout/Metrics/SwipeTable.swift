/// Sizes of the buttons that a swipe over a row brings up, in points.
///
/// Source: assumed — rows of Mail and Reminders, as the eye sees them; nobody published them.
struct SwipeTable {
  /// Least width of a button.
  let width: Double
  /// Distance of its words from its edges.
  let padding = 14.0
  /// Distance between buttons, from the row's edges, and from what the row shows.
  let gap: Double
  /// Distance between picture and words, where there is room for both.
  let lineGap = 4.0
  /// Greatest height of a button on glass.
  let height: Double

  /// The sizes of a system with glass, or without: from edge to edge of the row.
  init(hasGlass: Bool) {
    width = hasGlass ? 60 : 74
    gap = hasGlass ? 8 : 0
    height = hasGlass ? 60 : .greatestFiniteMagnitude
  }
}
