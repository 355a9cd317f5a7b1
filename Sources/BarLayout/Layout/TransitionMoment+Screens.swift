extension TransitionMoment {
  /// What a screen shows under its bar.
  struct Screen {
    /// What scrolls there, back to front.
    var content: [LaidOutElement]
    /// The colour behind it.
    var ground: BarColor
  }

  /// Both screens on their way, back to front: the upper one comes from the trailing edge, the lower
  /// one goes a shorter way under it, in its shade.
  ///
  /// Nothing moves where neither shows more than the same ground. Source: as `transitionParallax` and
  /// `transitionDimming`; that screens of iOS 7 to 18 move so too is assumed, as the eye sees them.
  ///
  /// - Parameters:
  ///   - lower: the screen before a push.
  ///   - upper: the screen after it.
  ///   - top: where both begin, in points.
  ///   - bottom: where both end, in points.
  ///   - cornerRadius: that of the display, in points.
  func screens(
    _ lower: Screen, _ upper: Screen, from top: Double, to bottom: Double, cornerRadius: Double
  ) -> (content: [LaidOutElement], card: LaidOutScreen.Card?) {
    guard !lower.content.isEmpty || !upper.content.isEmpty || lower.ground != upper.ground else {
      return ([], nil)
    }
    let frame = above.frame
    let edge = towardsTrailing * frame.width * (1 - share)
    let back = -towardsTrailing * metrics[.transitionParallax] * frame.width * share
    let shown = BarRect(x: frame.minX, y: top, width: frame.width, height: bottom - top)
    let front = onPixels(shown.offset(dx: edge, dy: 0))
    let radius = metrics[.transitionRoundsScreens] ? cornerRadius : 0
    // The lower screen reaches under the upper one's corners, which are longer than their radius.
    let covered = max(frame.width * share - 2 * radius, 0)
    let free = shown.offset(dx: -towardsTrailing * covered, dy: 0)
    let below = part(of: lower, moved: back, in: free.intersection(shown))
    let over = part(of: upper, moved: edge, in: front.intersection(shown))
    guard !below.isEmpty, !over.isEmpty, share > 0, share < 1 else { return (below + over, nil) }
    let shade = shade(of: front, radius: radius, over: onPixels(shown))
    let card = LaidOutScreen.Card(
      frame: front, cornerRadius: radius, countBelow: below.count + shade.count)
    return (below + shade + over, radius > 0 ? card : nil)
  }

  /// A screen's ground and contents, moved, as far as a part of the display shows them.
  private func part(
    of screen: Screen, moved way: Double, in part: BarRect?
  ) -> [LaidOutElement] {
    guard let part = part.map(onPixels), !part.isEmpty else { return [] }
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

  /// What darkens the lower screen: black over all of it, and the upper one's shadow.
  private func shade(
    of front: BarRect, radius: Double, over shown: BarRect
  ) -> [LaidOutElement] {
    func element(_ opacity: Metric, _ content: LaidOutElement.Content) -> LaidOutElement {
      var element = LaidOutElement(
        id: .screen(.ground), frame: shown, ink: shown,
        color: BarColor.black.opacity(metrics[opacity] * share), content: content)
      element.clip = shown
      return element
    }
    let shape = BarPath(roundedRect: front, radius: radius, curve: .continuous)
    let blur = metrics[.transitionShadowReach] * shown.width
    return [
      element(.transitionDimming, .fill),
      element(.transitionShadow, .shadow(of: shape, blurRadius: blur, drop: 0)),
    ]
  }
}
