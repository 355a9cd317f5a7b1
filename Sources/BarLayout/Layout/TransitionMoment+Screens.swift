extension TransitionMoment {
  /// What a screen shows under its bar.
  struct Screen {
    /// What scrolls there, back to front.
    var content: [LaidOutElement]
    /// The colour behind it.
    var ground: BarColor
  }

  /// Both screens on their way, back to front: the upper one comes from the trailing edge, the lower
  /// one goes a shorter way under it.
  ///
  /// Nothing moves where neither shows more than the same ground. Source: as `transitionParallax`;
  /// that screens of iOS 7 to 18 move so too is assumed, as the eye sees them.
  func screens(
    _ lower: Screen, _ upper: Screen, from top: Double, to bottom: Double
  ) -> [LaidOutElement] {
    guard !lower.content.isEmpty || !upper.content.isEmpty || lower.ground != upper.ground else {
      return []
    }
    let frame = above.frame
    let edge = towardsTrailing * frame.width * (1 - share)
    let back = -towardsTrailing * metrics[.transitionParallax] * frame.width * share
    let shown = BarRect(x: frame.minX, y: top, width: frame.width, height: bottom - top)
    let covered = shown.offset(dx: edge, dy: 0).intersection(shown)
    let free = shown.offset(dx: edge - towardsTrailing * frame.width, dy: 0).intersection(shown)
    return [(lower, back, free), (upper, edge, covered)].flatMap { screen, way, part in
      guard let part = part.map(grid.nearest) else { return [LaidOutElement]() }
      let ground = LaidOutElement(
        id: .screen(.ground), frame: part, ink: part, color: screen.ground, content: .fill)
      return [ground]
        + screen.content.compactMap { element in
          var moved = element.moved(dx: way, dy: 0)
          let clip = element.clip?.offset(dx: way, dy: 0) ?? part
          guard let clip = clip.intersection(part) else { return nil }
          moved.frame = onPixels(moved.frame)
          moved.clip = grid.nearest(clip)
          return moved
        }
    }
  }
}
