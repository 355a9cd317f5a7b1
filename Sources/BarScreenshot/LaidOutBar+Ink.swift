package import BarLayout

extension LaidOutElement {
  /// Whether its ink has edges that a screenshot shows: letters, shapes and pictures, no grounds.
  var hasComparableInk: Bool {
    guard alpha >= Self.leastAlpha, !id.isStatusBar, ink?.isEmpty == false else { return false }
    if id == .shadow { return true }
    switch content {
    case .text, .path, .symbol, .indicator, .icon, .bitmap: return shownInk != nil
    default: return false
    }
  }

  /// What shows less than that cannot be told from its ground.
  private static let leastAlpha = 0.4

  /// The ink as far as it is not cut off.
  var shownInk: BarRect? {
    guard let ink else { return nil }
    return clip.map { ink.intersection($0) } ?? ink
  }

  /// The one colour of its ink; nil for pictures and hairlines.
  var plainColor: BarColor? {
    switch content {
    case .text, .symbol, .indicator, .icon: color?.opacity(alpha)
    default: nil
    }
  }
}

extension LaidOutBar {
  /// Whether something with ink that is compared lies outside a part of the screen.
  package func hasInk(outside part: BarRect) -> Bool {
    elements.contains { element in
      guard element.hasComparableInk, let ink = element.shownInk else { return false }
      return ink.intersection(part) == nil
    }
  }

  /// How far around ink it is looked for, in points: across more than up and down, since widths of
  /// texts differ most.
  private static let (reachAcross, reachDown) = (60.0, 12.0)

  /// The part of the screen that an element's ink is looked for in: as far as halfway to the next
  /// ink, and inside the glass or field that holds it.
  func window(
    around ink: BarRect, of element: LaidOutElement, beside others: [LaidOutElement]
  ) -> BarRect {
    if element.id == .shadow {
      // A hairline is looked for in the middle of the bar, where nothing crosses it.
      return BarRect(
        x: ink.midX - ink.width / 4, y: ink.y - Self.reachDown / 2, width: ink.width / 2,
        height: ink.height + Self.reachDown)
    }
    var (left, right) = (ink.minX - Self.reachAcross, ink.maxX + Self.reachAcross)
    var (top, bottom) = (ink.minY - Self.reachDown, ink.maxY + Self.reachDown)
    for other in others where other.id != element.id {
      guard let box = other.shownInk else { continue }
      let isBeside = box.maxY > ink.minY - 2 && box.minY < ink.maxY + 2
      let isAbove = box.maxX > ink.minX - 2 && box.minX < ink.maxX + 2
      if isBeside {
        if box.maxX <= ink.minX { left = max(left, (box.maxX + ink.minX) / 2) }
        if box.minX >= ink.maxX { right = min(right, (box.minX + ink.maxX) / 2) }
      }
      if isAbove {
        if box.maxY <= ink.minY { top = max(top, (box.maxY + ink.minY) / 2) }
        if box.minY >= ink.maxY { bottom = min(bottom, (box.minY + ink.maxY) / 2) }
      }
    }
    let window = BarRect(minX: left, minY: top, maxX: right, maxY: bottom)
    let holder = elements.filter { holds($0, ink) }.map(\.frame)
      .min { $0.width * $0.height < $1.width * $1.height }
    let limit = holder ?? background(around: ink)
    return window.intersection(limit) ?? window
  }

  /// Whether an element is a box with edges of its own around ink.
  private func holds(_ element: LaidOutElement, _ ink: BarRect) -> Bool {
    guard element.alpha > 0, element.id != .background else { return false }
    switch element.content {
    case .roundedRect, .glass, .rim, .material:
      return element.frame.intersection(ink) == ink
    default: return false
    }
  }

  /// The bar with what lies above it, as far as its ground reaches.
  private func background(around ink: BarRect) -> BarRect {
    (element(.background)?.frame ?? frame).union(frame).union(ink)
  }
}
