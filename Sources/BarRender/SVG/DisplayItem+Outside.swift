internal import BarLayout

extension DisplayItem {
  /// Whether it surely shows nothing in a picture and need not be written.
  ///
  /// So do the rows of a list below a bar that is drawn alone. What has no finite place is never
  /// outside: it is refused.
  ///
  /// - Parameter canvas: the picture, in points.
  func isOutside(_ canvas: BarRect) -> Bool {
    guard isFinite else { return false }
    if let clip, clip.intersection(canvas) == nil { return true }
    switch content {
    case .fill(let rect, _): return rect.intersection(canvas) == nil
    case .path(let path, _): return path.controlBounds?.intersection(canvas) == nil
    case .image(let run): return run.rect.intersection(canvas) == nil
    case .text(let run):
      // No letter reaches further from its line than twice the size of its font.
      let reach = 2 * run.style.size * max(run.magnification, 1)
      let line = BarRect(
        minX: run.origin.x - reach, minY: run.origin.y - reach,
        maxX: run.origin.x + run.width + reach, maxY: run.origin.y + reach)
      return run.shadow == nil && line.intersection(canvas) == nil
    case .pane, .softEdge, .shadow, .glint, .crop: return false
    }
  }
}
