extension LaidOutScene {
  /// Moves the bars out of sight, as far as a moment of hiding or coming back says: they go up over
  /// the screen's upper edge, and the content gets what they leave.
  ///
  /// Source: assumed — `setNavigationBarHidden(_:animated:)` slides a bar by as much as it reaches
  /// into the screen; the status bar stays.
  ///
  /// - Parameters:
  ///   - top: the upper edge of what holds the bars, in points.
  ///   - safeTop: where content may begin without a bar, in points.
  ///   - rounds: whether bars are put on pixels again.
  mutating func hideBars(
    _ transition: BarTransition, top: Double, safeTop: Double, rounds: Bool
  ) {
    let share = transition.operation == .hide ? transition.progress : 1 - transition.progress
    for index in bars.indices {
      let way = max(bars[index].frame.maxY - top, 0) * share
      let distance = rounds ? (way * scale).rounded() / scale : way
      bars[index].frame = bars[index].frame.offset(dx: 0, dy: -distance)
      bars[index].elements = bars[index].elements.map { element in
        element.id.isStatusBar ? element : element.moved(dx: 0, dy: -distance)
      }
      let bottom = safeArea.maxY
      safeArea.y = max(safeArea.y - distance, min(safeTop, bottom))
      safeArea.height = bottom - safeArea.y
    }
  }
}
