/// Puts elements on the device's pixels: the one place where a layout rounds.
///
/// It rounds in leading coordinates and turns afterwards, so that right to left is the mirror of left
/// to right to the pixel.
///
/// Boxes: both edges go to the nearest pixel, from unrounded values. Labels: the left and upper edge
/// go to the nearest pixel and the size up to the next, so that rounding never cuts a letter.
struct Snapping {
  let grid: PixelGrid
  let direction: LayoutDirection
  /// The bar's left edge in the answer, in points.
  let barX: Double
  /// The bar's left and right edge, on pixels, added up: twice the middle that it is turned about.
  let edgeSum: Double

  init(grid: PixelGrid, direction: LayoutDirection, barX: Double, width: Double) {
    self.grid = grid
    self.direction = direction
    self.barX = barX
    edgeSum = grid.nearest(barX) + grid.nearest(barX + width)
  }

  /// A rectangle with left and right in place of leading and trailing.
  private func turned(_ rect: Rect) -> Rect {
    guard direction == .rightToLeft else { return rect }
    return Rect(x: edgeSum - rect.maxX, y: rect.y, width: rect.width, height: rect.height)
  }

  /// The finished element.
  func element(_ arranged: borrowing ArrangedElement) -> LaidOutElement {
    let unsnapped = arranged.frame.offset(dx: barX, dy: 0)
    var frame = turned(grid.nearest(unsnapped))
    if arranged.risePixels > 0 { frame.y -= arranged.risePixels * grid.pixel }
    var shown = shown(arranged.shape, in: frame, unsnapped: unsnapped)
    let clip = arranged.clip.map { turned(grid.nearest($0.offset(dx: barX, dy: 0))) }
    let fade = arranged.fade.map { turned($0) }
    if fade != nil, let ink = shown.ink, let clip { shown.ink = ink.intersection(clip) }
    return LaidOutElement(
      id: arranged.id, frame: shown.frame, ink: shown.ink, alpha: arranged.alpha,
      color: shown.color, content: shown.content, clip: clip, isEnabled: arranged.isEnabled,
      accessibilityLabel: arranged.accessibilityLabel, fade: fade)
  }

  private func turned(_ fade: ArrangedFade) -> LaidOutFade {
    let isTurned = direction == .rightToLeft
    return LaidOutFade(
      left: isTurned ? fade.trailing : fade.leading,
      right: isTurned ? fade.leading : fade.trailing)
  }

  /// What an element draws, and where.
  private struct Shown {
    var frame: Rect
    var ink: Rect?
    var color: Color?
    var content = LaidOutElement.Content.none
  }

  private func shown(
    _ shape: ArrangedElement.Shape, in frame: Rect, unsnapped: Rect
  ) -> Shown {
    switch shape {
    case .none: return Shown(frame: frame)
    case .fill(let color): return whole(frame, color, .fill)
    case .material(let material, let color, let fadeHeight):
      return whole(frame, color, .material(material, fadeHeight: fadeHeight))
    case .glass(let glass, let radius, let color):
      return whole(frame, color, .glass(glass, cornerRadius: radius))
    case .roundedBox(let radius, let color):
      return whole(frame, color, .path(Path(roundedRect: frame, radius: radius)))
    case .rim(let radius, let width, let color):
      return whole(frame, color, .path(Path(rimOf: frame, radius: radius, width: width)))
    case .sign(let sign, let color): return whole(frame, color, .sign(sign))
    case .text(let text): return shown(text, unsnapped: unsnapped)
    case .picture(let image): return shown(image, in: frame)
    case .indicator(let ink, let color, let strokeWidth, let isRound):
      let ink = ink.offset(dx: barX, dy: 0)
      let snapped = ink.offset(
        dx: grid.nearest(ink.x) - ink.x, dy: grid.nearest(ink.y) - ink.y)
      let indicator = LaidOutIndicator(
        strokeWidth: strokeWidth, isRound: isRound, pointsLeft: direction == .leftToRight)
      return Shown(
        frame: frame, ink: turned(snapped), color: color, content: .indicator(indicator))
    }
  }

  /// Something that fills its frame.
  private func whole(_ frame: Rect, _ color: Color, _ content: LaidOutElement.Content) -> Shown {
    Shown(frame: frame, ink: frame, color: color, content: content)
  }

  /// A label keeps its text's end where lines begin.
  ///
  /// That is its left edge, or its right one in right-to-left text. `unsnapped` is the label's box in
  /// leading coordinates.
  private func shown(_ text: ArrangedText, unsnapped: Rect) -> Shown {
    let frame = turned(
      Rect(
        x: grid.nearest(unsnapped.x), y: grid.nearest(unsnapped.y),
        width: grid.up(unsnapped.width), height: grid.up(unsnapped.height)))
    let baseline = grid.nearest(text.baseline)
    let width = text.measure.width * text.magnification
    let x =
      direction == .rightToLeft
      ? frame.maxX - width - text.penOffset : frame.x + text.penOffset
    let ink = text.measure.ink.map {
      Rect(
        x: x + $0.x * text.magnification, y: baseline + $0.y * text.magnification,
        width: $0.width * text.magnification, height: $0.height * text.magnification)
    }
    let line = TextLine(
      text: text.text, isTruncated: text.isTruncated, style: text.style, baseline: baseline,
      x: x, width: text.measure.width, advances: text.measure.advances, direction: direction,
      magnification: text.magnification, shadow: text.shadow)
    return Shown(frame: frame, ink: ink, color: text.color, content: .text(line))
  }

  /// Pictures stand in the middle of their box.
  private func shown(_ image: ResolvedImage, in frame: Rect) -> Shown {
    switch image.picture {
    case .box: return whole(frame, image.color, .fill)
    case .bitmap(let reference, let isTemplate):
      return whole(frame, image.color, .bitmap(reference, isTemplate: isTemplate))
    case .icon(let icon): return whole(frame, image.color, .icon(icon))
    case .path(let path):
      let path = path.stretched(from: image.size, to: frame)
      return Shown(frame: frame, ink: path.bounds, color: image.color, content: .path(path))
    case .symbol(let symbol):
      let size = symbol.inkSize
      let ink = Rect(
        x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
        height: size.height)
      let isMirrored = direction == .rightToLeft && symbol.name.mirrorsInRightToLeft
      return Shown(
        frame: frame, ink: ink, color: image.color,
        content: .symbol(symbol, isMirrored: isMirrored))
    }
  }
}

extension Path {
  /// The path of a box of a size in points, stretched to another box that is not of the same size.
  fileprivate func stretched(from size: Size, to box: Rect) -> Path {
    guard size.width > 0, size.height > 0, !box.size.isNear(size) else {
      return offset(dx: box.x, dy: box.y)
    }
    let (x, y) = (box.width / size.width, box.height / size.height)
    return mapped { Point(x: box.x + $0.x * x, y: box.y + $0.y * y) }
  }
}

extension Size {
  /// Whether two sizes differ by less than a pixel, as one that was put on pixels does.
  fileprivate func isNear(_ other: Size) -> Bool {
    abs(width - other.width) < 1 && abs(height - other.height) < 1
  }
}
