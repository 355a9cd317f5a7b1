/// A moment of a push or a pop: two bars at rest and how far the upper one has come.
///
/// The old title, large or inline, and the new back label travel together: one path, one size at
/// every moment, the one fading into the other, clipped by the chevron or its mask. What
/// belongs to one bar alone fades over a share of the way. A pop is a push run backwards.
/// Source: assumed — `transitionRows`, after re-implementations tested against iOS.
struct TransitionMoment {
  /// The bar before a push.
  let below: LaidOutBar
  /// The bar after a push.
  let above: LaidOutBar
  /// 0 while only the lower bar shows, 1 when only the upper one does.
  let share: Double
  let metrics: NavigationBarMetrics
  let grid: PixelGrid
  /// 1 where lines run from left to right, -1 where they run the other way.
  let towardsTrailing: Double

  /// The bar as it looks at the moment.
  var bar: LaidOutBar {
    var bar = above
    bar.frame = grid.nearest(between(below.frame, above.frame))
    bar.titleMode = share < 0.5 ? below.titleMode : above.titleMode
    bar.appearance = share < 0.5 ? below.appearance : above.appearance
    bar.largeTitleProgress = between(below.largeTitleProgress, above.largeTitleProgress)
    bar.elements = (shared + outgoing + incoming).map { element in
      var element = element
      element.frame = onPixels(element.frame)
      return element
    }
    bar.transitionMask = transitionMask.map { Shared($0) }
    return bar
  }

  /// What both bars have: it changes from the one to the other.
  private var shared: [LaidOutElement] {
    above.elements.compactMap { element in
      if element.id.isAtFoot {
        if below.element(element.id)?.shows(as: element) == true { return element }
        return fading(element, in: metrics[.transitionItemsIn])
      }
      guard element.id.isShared else { return nil }
      guard let old = below.element(element.id) else { return fading(element, in: 0) }
      var result = element
      result.frame = onPixels(between(old.frame, element.frame))
      result.alpha = between(old.alpha, element.alpha)
      if let from = old.color, let to = element.color {
        result.color =
          old.alpha == 0 ? to : element.alpha == 0 ? from : from.mixed(with: to, share: share)
      }
      switch result.content {
      case .fill, .material: result.ink = result.frame
      default: break
      }
      return result
    }
  }

  /// What leaves with the lower bar.
  private var outgoing: [LaidOutElement] {
    below.elements.compactMap { element -> LaidOutElement? in
      if element.id.isAtFoot {
        if above.element(element.id)?.shows(as: element) == true { return nil }
        var result = element
        result.alpha *= gone(metrics[.transitionItemsOut])
        result.id = .outgoing(element.id)
        return result
      }
      if element.id.isShared || (element.id.isChevron && above.element(element.id) != nil) {
        return nil
      }
      if keepsViews {
        var result = withScreen(element, isAbove: false)
        result.id = .outgoing(element.id)
        return result
      }
      var result = element
      switch element.id {
      case .title, .largeTitle:
        result = travelling(result, from: element, to: label(of: above))
        result.alpha *= gone(metrics[.transitionTitleOut])
      case .backButton(.label):
        result = result.moved(dx: -towardsTrailing * share * element.frame.width / 2, dy: 0)
        result.clip = mask(from: element)
        result.alpha *= gone(metrics[.transitionBackLabelOut])
      default: result.alpha *= gone(metrics[.transitionItemsOut])
      }
      result.id = .outgoing(element.id)
      return result
    }
  }

  /// What comes with the upper bar.
  private var incoming: [LaidOutElement] {
    above.elements.compactMap { element -> LaidOutElement? in
      if element.id.isShared || element.id.isAtFoot { return nil }
      if keepsViews, !element.id.isBackButton { return withScreen(element, isAbove: true) }
      switch element.id {
      case .backButton(.label):
        guard let title = title(of: below), element.alpha > 0 else {
          return fading(element, in: metrics[.transitionLabelIn])
        }
        var result = travelling(element, from: title, to: element)
        result.alpha *= come(metrics[.transitionLabelIn])
        return result
      case .backButton(.indicator), .backButton(.whole), .backButton(.glass):
        return below.element(element.id) == nil
          ? fading(element, in: metrics[.transitionItemsIn]) : element
      case .title, .subtitle, .titleView:
        let way = towardsTrailing * (1 - share) * above.frame.width / 2
        return fading(element.moved(dx: way, dy: 0), in: metrics[.transitionTitleIn])
      case .largeTitle, .largeSubtitle:
        let way = towardsTrailing * (1 - share) * above.frame.width
        var result = element.moved(dx: way, dy: 0)
        result.clip = element.clip
        return fading(result, in: 0)
      default: return fading(element, in: metrics[.transitionItemsIn])
      }
    }
  }

  /// Whether titles and buttons travel with their screens, as from iOS 26 on.
  private var keepsViews: Bool { metrics[.transitionKeepsViews] }

  /// An element on its screen's way: the upper one comes from the trailing edge, the lower one goes
  /// a shorter way and shows as far as the upper one's edge.
  ///
  /// Source: measured — `transitionKeepsViews`, `transitionParallax`.
  private func withScreen(_ element: LaidOutElement, isAbove: Bool) -> LaidOutElement {
    let width = above.frame.width
    let way = isAbove ? width * (1 - share) : -metrics[.transitionParallax] * width * share
    var result = element.moved(dx: towardsTrailing * way, dy: 0)
    guard !isAbove else { return result }
    let edge = width * (1 - share)
    let box = result.clip ?? screenStrip
    let shown = onPixels(
      towardsTrailing > 0
        ? BarRect(
          minX: above.frame.minX - width, minY: box.minY, maxX: above.frame.minX + edge,
          maxY: box.maxY)
        : BarRect(
          minX: above.frame.maxX - edge, minY: box.minY, maxX: above.frame.maxX + width,
          maxY: box.maxY))
    result.clip = shown
    return result
  }

  /// As high as either bar, with what stands above and below it.
  private var screenStrip: BarRect {
    let both = [below.frame, above.frame]
    let top = both.map(\.minY).min() ?? 0
    let bottom = both.map(\.maxY).max() ?? 0
    return BarRect(
      minX: above.frame.minX, minY: top - (bottom - top), maxX: above.frame.maxX,
      maxY: bottom + (bottom - top))
  }

  /// A text on the way from the old title's place to the new back label's, at the size of the way.
  private func travelling(
    _ element: LaidOutElement, from old: LaidOutElement, to new: LaidOutElement?
  ) -> LaidOutElement {
    guard let start = old.text, let line = element.text else { return element }
    var result = element
    guard let new, new.alpha > 0, let end = new.text else {
      return result.moved(dx: -towardsTrailing * share * old.frame.width / 2, dy: 0)
    }
    let size = between(start.style.size * start.magnification, end.style.size)
    result = result.moved(
      dx: between(lineStart(old), lineStart(new)) - lineStart(element),
      dy: between(start.baseline, end.baseline) - line.baseline)
    result = result.magnified(by: size / (line.style.size * line.magnification))
    result.clip = mask(from: old)
    return result
  }

  /// The edge of a label where its line begins.
  private func lineStart(_ element: LaidOutElement) -> Double {
    towardsTrailing > 0 ? element.frame.minX : element.frame.maxX
  }

  /// The part of the bar where the travelling texts show: beyond the chevron and, where a picture
  /// masks them, on that picture.
  private func mask(from old: LaidOutElement) -> BarRect? {
    guard let (edge, _) = maskEdge(from: old) else { return nil }
    let bar = between(below.frame, above.frame)
    let picture = above.transitionMask?.value.picture.frame.width ?? 0
    return onPixels(
      towardsTrailing > 0
        ? BarRect(minX: edge - picture, minY: bar.minY, maxX: bar.maxX, maxY: bar.maxY)
        : BarRect(minX: bar.minX, minY: bar.minY, maxX: edge + picture, maxY: bar.maxY))
  }

  /// Where the travelling texts show whole: from the end of the chevron or of its mask on, or from
  /// where the old title began if that is nearer to the edge, so that nothing is cut before it
  /// moves.
  ///
  /// With how far that is from the place at rest.
  private func maskEdge(from old: LaidOutElement) -> (edge: Double, shift: Double)? {
    guard let chevron = above.element(.backButton(.indicator)) else { return nil }
    let reach = above.transitionMask?.value.picture.frame.width ?? chevron.frame.width
    let rest =
      towardsTrailing > 0 ? chevron.frame.minX + reach : chevron.frame.maxX - reach
    let start =
      towardsTrailing > 0 ? min(lineStart(old), rest) : max(lineStart(old), rest)
    let edge = between(start, rest)
    return (edge, edge - rest)
  }

  /// The picture that masks what passes under the indicator.
  private var transitionMask: LaidOutTransitionMask? {
    guard var mask = above.transitionMask?.value else { return nil }
    let bar = between(below.frame, above.frame)
    let frame = mask.picture.frame
    mask.box = onPixels(BarRect(x: frame.x, y: bar.minY, width: frame.width, height: bar.height))
    let shift = title(of: below).flatMap(maskEdge(from:))?.shift ?? 0
    mask.titleShift = towardsTrailing * grid.nearest(towardsTrailing * shift)
    return mask
  }

  /// A rectangle on pixels; it is rounded in leading coordinates, as in `Snapping`.
  func onPixels(_ rect: BarRect) -> BarRect {
    guard towardsTrailing < 0 else { return grid.nearest(rect) }
    let edgeSum = above.frame.minX + above.frame.maxX
    func turned(_ rect: BarRect) -> BarRect {
      BarRect(x: edgeSum - rect.maxX, y: rect.y, width: rect.width, height: rect.height)
    }
    return turned(grid.nearest(turned(rect)))
  }

  private func title(of bar: LaidOutBar) -> LaidOutElement? {
    let titles = [bar.element(.largeTitle), bar.element(.title)]
    return titles.compactMap { $0 }.first { $0.alpha > 0 }
  }

  private func label(of bar: LaidOutBar) -> LaidOutElement? { bar.element(.backButton(.label)) }

  private func between(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }

  private func between(_ from: BarRect, _ to: BarRect) -> BarRect {
    BarRect(
      minX: between(from.minX, to.minX), minY: between(from.minY, to.minY),
      maxX: between(from.maxX, to.maxX), maxY: between(from.maxY, to.maxY))
  }

  /// What is left of something that is gone after a share of the way.
  private func gone(_ end: Double) -> Double { max(1 - share / end, 0) }

  /// What has come of something that begins to show after a share of the way.
  private func come(_ start: Double) -> Double { max((share - start) / (1 - start), 0) }

  private func fading(_ element: LaidOutElement, in start: Double) -> LaidOutElement {
    var result = element
    result.alpha *= come(start)
    return result
  }
}

extension LaidOutElement {
  /// Whether it shows the same in the same place as another element.
  fileprivate func shows(as other: LaidOutElement) -> Bool {
    frame == other.frame && content == other.content && alpha == other.alpha
  }
}

extension ElementID {
  /// Whether the element belongs to the bar rather than to its items.
  fileprivate var isShared: Bool {
    switch self {
    case .statusBar, .clock, .carrier, .statusSign, .bar, .background,
      .backgroundImage, .shadow,
      .contentView,
      .largeTitleView, .searchBar:
      true
    default: false
    }
  }

  /// Whether the element stands at the foot of the screen, where bars stay while screens move.
  fileprivate var isAtFoot: Bool {
    switch self {
    case .foot, .footItem, .footOverflow, .keyboard: true
    default: false
    }
  }

  /// Whether the element is a part of the back button.
  fileprivate var isBackButton: Bool { isChevron || self == .backButton(.label) }

  /// Whether the element is the back button without its label.
  fileprivate var isChevron: Bool {
    self == .backButton(.indicator) || self == .backButton(.whole) || self == .backButton(.glass)
  }
}
