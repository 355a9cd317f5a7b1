/// Which part of the screen is drawn.
public enum Crop: String, CaseIterable, Hashable, Sendable {
  /// The bar with its background and hairline, from the top of the screen or sheet.
  case bar
  /// The whole screen.
  case screen
}

extension DisplayList {
  /// Turns a layout into things to draw, back to front.
  ///
  /// Nothing is decided here but the order; every position comes from the layout, every colour too.
  ///
  /// - Parameter boxes: whether safe area, margins, frames and corners are marked.
  public init(drawing scene: LaidOutScene, crop: Crop, boxes: Bool = false) {
    let canvas = Self.canvas(of: scene, crop: crop)
    var items: [DisplayItem] = []
    if scene.showsDisplayCorners { items.append(scene.display) }
    for bar in scene.bars.filter({ !$0.isOverlay }) + scene.bars.filter(\.isOverlay) {
      for element in bar.elements where element.alpha > 0 {
        Self.draw(element, scale: scene.scale, in: &items)
      }
    }
    if boxes { items += scene.boxes }
    self.init(
      size: canvas.size, scale: scene.scale,
      background: scene.showsDisplayCorners ? .clear : scene.ground,
      items: items.map { $0.offset(dx: -canvas.x, dy: -canvas.y) })
  }

  /// The part of the screen that a crop shows, in points.
  package static func canvas(of scene: LaidOutScene, crop: Crop) -> Rect {
    let screen = Rect(x: 0, y: 0, width: scene.screen.width, height: scene.screen.height)
    guard crop == .bar, let bar = scene.bars.first else { return screen }
    var canvas = bar.frame
    for bar in scene.bars {
      canvas = canvas.union(bar.frame)
      for id in [ElementID.background, .shadow] {
        if let element = bar.element(id) { canvas = canvas.union(element.frame) }
      }
    }
    return canvas.intersection(
      Rect(x: 0, y: 0, width: max(screen.width, bar.frame.maxX), height: .greatestFiniteMagnitude))
      ?? canvas
  }

  private static func draw(
    _ element: LaidOutElement, scale: Double, in items: inout [DisplayItem]
  ) {
    guard let color = element.color?.opacity(element.alpha), color.alpha > 0 else { return }
    let name = element.id.description
    func add(_ content: DisplayItem.Content) {
      items.append(DisplayItem(content, clip: element.clip, element: name))
    }
    switch element.content {
    case .none: break
    case .fill: add(.fill(element.frame, color))
    case .path(let path): add(.path(path, color))
    case .text(let line):
      guard !line.text.isEmpty else { return }
      let run = TextRun(
        text: line.text, origin: Point(x: line.x, y: line.baseline), advances: line.advances,
        width: line.width, style: line.style, direction: line.direction,
        magnification: line.magnification, color: color)
      guard let fade = element.fade, let clip = element.clip else { return add(.text(run)) }
      for strip in fade.strips(of: clip, scale: scale) {
        var run = run
        run.color = color.opacity(strip.share)
        items.append(DisplayItem(.text(run), clip: strip.rect, element: name))
      }
    case .sign(let sign):
      for layer in sign.layers {
        add(
          .path(
            layer.path.offset(dx: element.frame.x, dy: element.frame.y),
            color.opacity(layer.alpha)))
      }
    case .symbol(let symbol, let isMirrored):
      guard let ink = element.ink else { return }
      add(.path(symbol.path(in: ink, isMirrored: isMirrored), color))
    case .indicator(let indicator):
      guard let ink = element.ink else { return }
      add(.path(indicator.path(in: ink), color))
    }
  }
}

extension DisplayItem {
  /// The item moved by the given distances.
  func offset(dx: Double, dy: Double) -> DisplayItem {
    var item = self
    item.clip = clip?.offset(dx: dx, dy: dy)
    switch content {
    case .fill(let rect, let color): item.content = .fill(rect.offset(dx: dx, dy: dy), color)
    case .path(let path, let color): item.content = .path(path.offset(dx: dx, dy: dy), color)
    case .text(var run):
      run.origin = Point(x: run.origin.x + dx, y: run.origin.y + dy)
      item.content = .text(run)
    }
    return item
  }
}
