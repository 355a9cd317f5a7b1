/// Sizes of the field in which a message is written, in points.
///
/// Source: assumed — Messages of iOS 17 and 26, as the eye sees it; nobody published them.
package struct MessageFieldTable: Hashable, Sendable {
  /// Height of a field with one line at the usual size of text.
  let height: Double
  /// Least room above and below its first line.
  let linePadding: Double
  /// Distance from the screen's edges, and between what stands beside each other.
  let margin: Double
  let gap = 10.0
  /// Distance of the words from the field's edges.
  let padding: Double
  /// Distance of the picture in the field from its end.
  let imageInset: Double
  /// Distance from what stands below: the keyboard, or the room of the home indicator.
  let below: Double
  /// How far the ground reaches above the field, up to iOS 18.
  let above = 8.0
  /// Sizes of the pictures' fonts: of those beside the field, of the one in it, and of the arrow
  /// that sends.
  let besideSize = 17.0
  let insideSize: Double
  let sendSize: Double
  /// Width of the line around the field, in pixels; 0 for none.
  let linePixels: Double
  /// The most lines that a field grows to.
  let lines = 5

  /// The sizes of a system with glass, or without.
  init(hasGlass: Bool) {
    height = hasGlass ? 44 : 36
    linePadding = hasGlass ? 11.5 : 7.5
    margin = hasGlass ? 16 : 12
    padding = hasGlass ? 16 : 13
    imageInset = hasGlass ? 12 : 6
    below = hasGlass ? 10 : 8
    insideSize = hasGlass ? 18 : 19
    sendSize = hasGlass ? 29 : 24
    linePixels = hasGlass ? 0 : 2
  }
}
