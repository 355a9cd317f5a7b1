/// Puts elements on the device's pixels as they are added; what is rounded before that are lengths
/// that UIKit itself rounds, such as a label's width.
///
/// It rounds in leading coordinates and turns afterwards, so that right to left is the mirror of
/// left to right to the pixel.
///
/// Boxes: both edges go to the nearest pixel, from unrounded values. Labels: the left and upper
/// edge go to the nearest pixel and the size up to the next, so that rounding never cuts a letter.
struct Snapping {
  let grid: PixelGrid
  let direction: BarLayoutDirection
  /// The bar's left edge in the answer, in points.
  let barX: Double
  /// The bar's left and right edge, on pixels, added up: twice the middle that it is turned about.
  let edgeSum: Double

  init(grid: PixelGrid, direction: BarLayoutDirection, barX: Double, width: Double) {
    self.grid = grid
    self.direction = direction
    self.barX = barX
    edgeSum = grid.nearest(barX) + grid.nearest(barX + width)
  }

  /// A rectangle with left and right in place of leading and trailing.
  private func turned(_ rect: BarRect) -> BarRect {
    guard direction == .rightToLeft else { return rect }
    return BarRect(x: edgeSum - rect.maxX, y: rect.y, width: rect.width, height: rect.height)
  }

  /// A box in leading coordinates on pixels, where it lies in the answer.
  func finished(_ box: BarRect) -> BarRect { turned(grid.nearest(box.offset(dx: barX, dy: 0))) }

  /// The leading coordinates of a box in the answer.
  func leading(_ box: BarRect) -> BarRect { turned(box).offset(dx: -barX, dy: 0) }

  /// The finished elements.
  func elements(_ arranged: [ArrangedElement]) -> [LaidOutElement] {
    var elements: [LaidOutElement] = []
    elements.reserveCapacity(arranged.count)
    for element in arranged { append(element, to: &elements) }
    return elements
  }

  /// Adds the finished element, made at once: what is filled in later is copied once more.
  func append(_ arranged: borrowing ArrangedElement, to elements: inout [LaidOutElement]) {
    let unsnapped = arranged.frame.offset(dx: barX, dy: 0)
    var frame = turned(grid.nearest(unsnapped))
    if arranged.risePixels > 0 { frame.y -= arranged.risePixels * grid.pixel }
    switch arranged.shape {
    case .none: append(arranged, frame, ink: nil, color: nil, .none, to: &elements)
    case .fill(let color): append(arranged, frame, ink: frame, color: color, .fill, to: &elements)
    case .roundedBox(let radius, let color, let curve):
      append(
        arranged, frame, ink: frame, color: color,
        .roundedRect(cornerRadius: radius, curve: curve), to: &elements)
    case .wheel(let spokes, let color):
      append(arranged, frame, ink: frame, color: color, .wheel(spokes: spokes), to: &elements)
    case .material(let material, let color):
      append(arranged, frame, ink: frame, color: color, .material(material), to: &elements)
    case .glass(let glass, let radius, let color):
      append(
        arranged, frame, ink: frame, color: color, .glass(glass, cornerRadius: radius),
        to: &elements)
    case .rim(let radius, let width, let colors):
      append(
        arranged, frame, ink: frame, color: colors.first,
        .rim(cornerRadius: radius, width: width, colors), to: &elements)
    case .indicator(let ink, let color, let strokeWidth, let isRound):
      let ink = ink.offset(dx: barX, dy: 0)
      let snapped = ink.offset(
        dx: grid.nearest(ink.x) - ink.x, dy: grid.nearest(ink.y) - ink.y)
      let indicator = LaidOutIndicator(
        strokeWidth: strokeWidth, isRound: isRound, pointsLeft: direction == .leftToRight)
      append(
        arranged, frame, ink: turned(snapped), color: color, .indicator(indicator), to: &elements)
    case .picture(let image):
      let look = look(of: image, in: frame)
      append(arranged, frame, ink: look.ink, color: image.color, look.content, to: &elements)
    case .text(let text): append(text, of: arranged, unsnapped, to: &elements)
    }
  }

  /// Adds an element whose frame and look are decided.
  private func append(
    _ arranged: borrowing ArrangedElement, _ frame: BarRect, ink: BarRect?, color: BarColor?,
    _ content: consuming LaidOutElement.Content, to elements: inout [LaidOutElement]
  ) {
    elements.append(
      LaidOutElement(
        id: arranged.id, frame: frame, ink: ink, alpha: arranged.alpha, color: color,
        content: content, clip: clip(of: arranged), fade: arranged.fade.map { turned($0) },
        isEnabled: arranged.isEnabled, accessibilityLabel: arranged.accessibilityLabel,
        hasMenu: arranged.hasMenu))
  }

  private func clip(of arranged: borrowing ArrangedElement) -> BarRect? {
    guard let clip = arranged.clip else { return nil }
    return turned(grid.nearest(clip.offset(dx: barX, dy: 0)))
  }

  /// Adds a frame that shows nothing of its own.
  func append(
    _ id: ElementID, frame: BarRect, isEnabled: Bool?, accessibilityLabel: String?,
    to elements: inout [LaidOutElement]
  ) {
    elements.append(
      LaidOutElement(
        id: id, frame: turned(grid.nearest(frame.offset(dx: barX, dy: 0))), isEnabled: isEnabled,
        accessibilityLabel: accessibilityLabel))
  }

  /// Adds something that fills its frame.
  func append(
    _ id: ElementID, filling frame: BarRect, _ content: consuming LaidOutElement.Content,
    _ color: BarColor, alpha: Double, to elements: inout [LaidOutElement]
  ) {
    let frame = turned(grid.nearest(frame.offset(dx: barX, dy: 0)))
    elements.append(
      LaidOutElement(
        id: id, frame: frame, ink: frame, alpha: alpha, color: color, content: content))
  }

  /// Adds a label of a whole text that fits.
  func append(
    _ id: ElementID, _ text: borrowing ResolvedText, _ measure: borrowing TextMeasure,
    frame: BarRect, baseline: Double, alpha: Double, isEnabled: Bool? = nil,
    to elements: inout [LaidOutElement]
  ) {
    let place = place(
      frame.offset(dx: barX, dy: 0), baseline: baseline, width: measure.width)
    elements.append(
      LaidOutElement(
        id: id, frame: place.frame, ink: measure.ink?.offset(dx: place.x, dy: place.baseline),
        alpha: alpha, color: text.color,
        content: .text(
          TextLine(
            text: text.text, isTruncated: false, style: text.style, baseline: place.baseline,
            x: place.x, width: measure.width, glyphs: measure.glyphs, direction: direction,
            magnification: 1, shadow: text.shadow)),
        isEnabled: isEnabled, accessibilityLabel: text.accessibilityLabel))
  }

  private func turned(_ fade: ArrangedFade) -> LaidOutFade {
    let isTurned = direction == .rightToLeft
    return LaidOutFade(
      left: isTurned ? fade.trailing : fade.leading,
      right: isTurned ? fade.leading : fade.trailing)
  }

  /// Adds a line of text.
  private func append(
    _ text: borrowing ArrangedText, of arranged: borrowing ArrangedElement, _ unsnapped: BarRect,
    to elements: inout [LaidOutElement]
  ) {
    let width = text.measure.width * text.magnification
    let place = place(
      unsnapped, baseline: text.baseline, width: width, penOffset: text.penOffset)
    let magnification = text.magnification
    var ink = text.measure.ink.map {
      BarRect(
        x: place.x + $0.x * magnification, y: place.baseline + $0.y * magnification,
        width: $0.width * magnification, height: $0.height * magnification)
    }
    if arranged.fade != nil, let whole = ink, let clip = clip(of: arranged) {
      ink = whole.intersection(clip)
    }
    append(
      arranged, place.frame, ink: ink, color: text.color,
      .text(
        TextLine(
          text: text.text, isTruncated: text.isTruncated, style: text.style,
          baseline: place.baseline, x: place.x, width: text.measure.width,
          glyphs: text.measure.glyphs, direction: direction,
          magnification: magnification, shadow: text.shadow)),
      to: &elements)
  }

  /// A label's box, baseline and pen on pixels.
  ///
  /// A label keeps its text's end where lines begin: its left edge, or its right one in
  /// right-to-left text.
  ///
  /// - Parameters:
  ///   - box: the label's box in leading coordinates.
  ///   - width: how far the pen travels.
  private func place(
    _ box: BarRect, baseline: Double, width: Double, penOffset: Double = 0
  ) -> (frame: BarRect, baseline: Double, x: Double) {
    let frame = turned(
      BarRect(
        x: grid.nearest(box.x), y: grid.nearest(box.y),
        width: grid.up(box.width), height: grid.up(box.height)))
    let x =
      direction == .rightToLeft ? frame.maxX - width - penOffset : frame.x + penOffset
    return (frame, grid.nearest(baseline), x)
  }

  /// What a picture draws; it stands in the middle of its box.
  private func look(
    of image: borrowing ResolvedImage, in frame: BarRect
  ) -> (ink: BarRect?, content: LaidOutElement.Content) {
    switch image.picture {
    case .box: return (frame, .fill)
    case .bitmap(let reference, let isTemplate):
      return (frame, .bitmap(reference, isTemplate: isTemplate))
    case .icon(let icon): return (frame, .icon(icon))
    case .path(let path):
      let path = path.stretched(from: image.size, to: frame)
      return (path.bounds, .path(path))
    case .symbol(let symbol):
      let size = symbol.inkSize
      let ink = BarRect(
        x: frame.midX - size.width / 2, y: frame.midY - size.height / 2 + image.drop,
        width: size.width, height: size.height)
      let isMirrored = direction == .rightToLeft && symbol.name.mirrorsInRightToLeft
      return (ink, .symbol(symbol, isMirrored: isMirrored))
    }
  }
}

extension BarPath {
  /// The path of a box of a size in points, stretched to another box that is not of the same size.
  fileprivate func stretched(from size: BarSize, to box: BarRect) -> BarPath {
    guard size.width > 0, size.height > 0, !box.size.isNear(size) else {
      return offset(dx: box.x, dy: box.y)
    }
    let (x, y) = (box.width / size.width, box.height / size.height)
    return mapped { BarPoint(x: box.x + $0.x * x, y: box.y + $0.y * y) }
  }
}

extension BarSize {
  /// Whether two sizes differ by less than a pixel, as one that was put on pixels does.
  fileprivate func isNear(_ other: BarSize) -> Bool {
    abs(width - other.width) < 1 && abs(height - other.height) < 1
  }
}
