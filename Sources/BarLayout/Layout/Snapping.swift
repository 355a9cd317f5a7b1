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

  /// Adds the finished element.
  ///
  /// What it shows is filled in in place: copying a value of its size is measurably slow.
  func append(_ arranged: borrowing ArrangedElement, to elements: inout [LaidOutElement]) {
    let unsnapped = arranged.frame.offset(dx: barX, dy: 0)
    var frame = turned(grid.nearest(unsnapped))
    if arranged.risePixels > 0 { frame.y -= arranged.risePixels * grid.pixel }
    let clip = arranged.clip.map { turned(grid.nearest($0.offset(dx: barX, dy: 0))) }
    elements.append(
      LaidOutElement(
        id: arranged.id, frame: frame, alpha: arranged.alpha, clip: clip,
        fade: arranged.fade.map { turned($0) }, isEnabled: arranged.isEnabled,
        accessibilityLabel: arranged.accessibilityLabel, hasMenu: arranged.hasMenu))
    show(arranged.shape, in: &elements[elements.count - 1], unsnapped: unsnapped)
  }

  /// Adds a frame that shows nothing of its own.
  func append(
    _ id: ElementID, frame: BarRect, isEnabled: Bool, accessibilityLabel: String?,
    to elements: inout [LaidOutElement]
  ) {
    elements.append(
      LaidOutElement(
        id: id, frame: turned(grid.nearest(frame.offset(dx: barX, dy: 0))), isEnabled: isEnabled,
        accessibilityLabel: accessibilityLabel))
  }

  /// Adds something that fills its frame.
  func append(
    _ id: ElementID, filling frame: BarRect, _ content: LaidOutElement.Content, _ color: BarColor,
    to elements: inout [LaidOutElement]
  ) {
    let frame = turned(grid.nearest(frame.offset(dx: barX, dy: 0)))
    elements.append(
      LaidOutElement(id: id, frame: frame, ink: frame, color: color, content: content))
  }

  /// Adds a label of a whole text that fits.
  func append(
    _ id: ElementID, _ text: borrowing ResolvedText, _ measure: borrowing TextMeasure,
    frame: BarRect,
    baseline: Double, alpha: Double, to elements: inout [LaidOutElement]
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
        accessibilityLabel: text.accessibilityLabel))
  }

  private func turned(_ fade: ArrangedFade) -> LaidOutFade {
    let isTurned = direction == .rightToLeft
    return LaidOutFade(
      left: isTurned ? fade.trailing : fade.leading,
      right: isTurned ? fade.leading : fade.trailing)
  }

  private func show(
    _ shape: ArrangedElement.Shape, in element: inout LaidOutElement, unsnapped: BarRect
  ) {
    switch shape {
    case .none: return
    case .text(let text):
      show(text, in: &element, unsnapped: unsnapped)
      return
    case .picture(let image):
      show(image, in: &element)
      return
    case .indicator(let ink, let color, let strokeWidth, let isRound):
      let ink = ink.offset(dx: barX, dy: 0)
      let snapped = ink.offset(
        dx: grid.nearest(ink.x) - ink.x, dy: grid.nearest(ink.y) - ink.y)
      element.color = color
      element.ink = turned(snapped)
      element.content = .indicator(
        LaidOutIndicator(
          strokeWidth: strokeWidth, isRound: isRound, pointsLeft: direction == .leftToRight))
      return
    case .fill(let color):
      element.color = color
      element.content = .fill
    case .material(let material, let color):
      element.color = color
      element.content = .material(material)
    case .glass(let glass, let radius, let color):
      element.color = color
      element.content = .glass(glass, cornerRadius: radius)
    case .roundedBox(let radius, let color, let curve):
      element.color = color
      element.content = .roundedRect(cornerRadius: radius, curve: curve)
    case .rim(let radius, let width, let colors):
      element.color = colors.first
      element.content = .rim(cornerRadius: radius, width: width, colors)
    case .sign(let sign, let color):
      element.color = color
      element.content = .sign(sign)
    }
    element.ink = element.frame
  }

  private func show(
    _ text: ArrangedText, in element: inout LaidOutElement, unsnapped: BarRect
  ) {
    let width = text.measure.width * text.magnification
    let place = place(
      unsnapped, baseline: text.baseline, width: width, penOffset: text.penOffset)
    element.frame = place.frame
    element.color = text.color
    element.ink = text.measure.ink.map {
      BarRect(
        x: place.x + $0.x * text.magnification, y: place.baseline + $0.y * text.magnification,
        width: $0.width * text.magnification, height: $0.height * text.magnification)
    }
    if element.fade != nil, let ink = element.ink, let clip = element.clip {
      element.ink = ink.intersection(clip)
    }
    element.content = .text(
      TextLine(
        text: text.text, isTruncated: text.isTruncated, style: text.style,
        baseline: place.baseline, x: place.x, width: text.measure.width,
        glyphs: text.measure.glyphs, direction: direction,
        magnification: text.magnification, shadow: text.shadow))
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

  /// Pictures stand in the middle of their box.
  private func show(_ image: ResolvedImage, in element: inout LaidOutElement) {
    element.color = image.color
    let frame = element.frame
    element.ink = frame
    switch image.picture {
    case .box: element.content = .fill
    case .bitmap(let reference, let isTemplate):
      element.content = .bitmap(reference, isTemplate: isTemplate)
    case .icon(let icon): element.content = .icon(icon)
    case .path(let path):
      let path = path.stretched(from: image.size, to: frame)
      element.content = .path(path)
      element.ink = path.bounds
    case .symbol(let symbol):
      let size = symbol.inkSize
      element.ink = BarRect(
        x: frame.midX - size.width / 2, y: frame.midY - size.height / 2 + image.drop,
        width: size.width, height: size.height)
      element.content = .symbol(
        symbol, isMirrored: direction == .rightToLeft && symbol.name.mirrorsInRightToLeft)
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
