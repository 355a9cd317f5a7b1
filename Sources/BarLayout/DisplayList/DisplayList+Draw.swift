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
  /// - Parameters:
  ///   - scene: the layout.
  ///   - crop: the part of the screen that is drawn.
  ///   - boxes: whether safe area, margins, frames and corners are marked.
  ///   - frame: whether the whole screen stands in a plain case.
  public init(
    drawing scene: LaidOutScene, crop: Crop, boxes: Bool = false, frame: Bool = false
  ) {
    let showsScreen = crop == .screen || frame
    let canvas =
      frame ? scene.bezelFrame : Self.canvas(of: scene, crop: showsScreen ? .screen : .bar)
    let around = scene.environment
    var items: [DisplayItem] = []
    func add(_ elements: [LaidOutElement]) {
      for element in elements where element.alpha > 0 {
        Self.draw(element, scale: scene.scale, in: &items)
      }
    }
    func add(_ bar: LaidOutBar) {
      guard let mask = bar.transitionMask?.value, mask.box != nil else {
        let ground = bar.columnGroundEnd
        add(Array(bar.elements[..<ground]))
        add(bar.columnContent)
        return add(Array(bar.elements[ground...]))
      }
      for element in bar.elements where element.alpha > 0 {
        let start = items.count
        Self.draw(element, scale: scene.scale, in: &items)
        guard let cover = Self.cover(of: element.id, mask, scale: scene.scale) else { continue }
        for index in items.indices[start...] { items[index].mask = cover }
      }
    }
    if frame { items += scene.bezelGround }
    if scene.showsDisplayCorners { items.append(scene.display) }
    let behindStart = items.count
    if showsScreen { add(around.behind) }
    let behind = items[behindStart...]
    if let sheet = around.sheet { items.append(sheet.item(scene.ground)) }
    if let card = around.card {
      let start = items.count
      add(Array(around.content.prefix(card.countBelow)))
      let below = items[start...]
      add(Array(around.content.dropFirst(card.countBelow)))
      items += card.corners(PixelGrid(scale: scene.scale)).flatMap { corner in
        below.map { $0.shown(in: corner) }
      }
    } else {
      add(around.content)
    }
    for bar in scene.bars where !bar.isOverlay { add(bar) }
    for bar in scene.bars where bar.isOverlay { add(bar) }
    if showsScreen {
      if around.showsThroughCorners, let sheet = around.sheet {
        let screen = Self.canvas(of: scene, crop: .screen)
        items += sheet.corners(screen, PixelGrid(scale: scene.scale)).flatMap { corner in
          behind.map { $0.shown(in: corner) }
        }
      }
      add(around.front)
      items += frame ? scene.bezelItems : scene.roundedCorners
    }
    if boxes { items += scene.boxes }
    self.init(
      size: canvas.size, scale: scene.scale,
      background: scene.showsDisplayCorners ? .clear : scene.ground,
      items: items.map { $0.offset(dx: -canvas.x, dy: -canvas.y) })
  }

  /// The part of the screen that a crop shows, in points.
  package static func canvas(of scene: LaidOutScene, crop: Crop) -> BarRect {
    let screen = BarRect(x: 0, y: 0, width: scene.screen.width, height: scene.screen.height)
    // The strip of a bar that stands upright goes from the screen's top to its foot.
    guard crop == .bar, let bar = scene.bars.first,
      scene.bars.allSatisfy({ $0.verticalBarEdge == nil })
    else { return screen }
    var canvas = bar.frame
    for bar in scene.bars {
      canvas = canvas.union(bar.frame)
      for id in [ElementID.background, .shadow] {
        if let element = bar.element(id) { canvas = canvas.union(element.frame) }
      }
      // A watch's bar has no lower edge that is drawn: its titles may hang below the safe area.
      guard scene.showsDisplayCorners else { continue }
      for element in bar.elements where element.alpha > 0 && !element.frame.isEmpty {
        canvas = canvas.union(element.frame)
      }
    }
    return canvas.intersection(
      BarRect(
        x: 0, y: 0, width: max(screen.width, bar.frame.maxX), height: .greatestFiniteMagnitude))
      ?? canvas
  }

  /// What masks a text that passes under the back indicator; nil for every other element.
  private static func cover(
    of id: ElementID, _ mask: LaidOutTransitionMask, scale: Double
  ) -> Shared<DisplayMask>? {
    guard id.isTravellingTitle || id == .outgoing(.backButton(.label)), let box = mask.box,
      !box.isEmpty
    else { return nil }
    let shift = id.isTravellingTitle ? mask.titleShift : 0
    var items: [DisplayItem] = []
    draw(mask.picture, scale: scale, in: &items)
    return Shared(
      DisplayMask(
        box: box.offset(dx: shift, dy: 0), items: items.map { $0.offset(dx: shift, dy: 0) }))
  }

  private static func draw(
    _ element: LaidOutElement, scale: Double, in items: inout [DisplayItem]
  ) {
    guard let color = element.color?.opacity(element.alpha) else { return }
    guard color.alpha > 0 || element.text?.shadow != nil else { return }
    let name = element.id.description
    func add(_ content: DisplayItem.Content) {
      items.append(DisplayItem(content, clip: element.clip, element: name))
    }
    switch element.content {
    case .none: break
    case .fill: add(.fill(element.frame, color))
    case .shadow(let shape, let blurRadius, let drop):
      add(.shadow(DropShadow(shape: shape, blurRadius: blurRadius, drop: drop, color: color)))
    case .material(let material):
      add(.pane(Pane(frame: element.frame, material: material, opacity: element.alpha)))
    case .softEdge(let tint, let blurRadius, let fadeHeight):
      add(
        .softEdge(
          SoftEdge(
            frame: element.frame, blurRadius: blurRadius, tint: tint, fadeHeight: fadeHeight,
            opacity: element.alpha)))
    case .glass(let glass, let cornerRadius):
      glass.contents(
        frame: element.frame, cornerRadius: cornerRadius, opacity: element.alpha
      ).forEach(add)
    case .path(let path): add(.path(path, color))
    case .roundedRect(let radius, let curve):
      add(.path(BarPath(roundedRect: element.frame, radius: radius, curve: curve), color))
    case .rim(let radius, let width, let colors):
      for (index, color) in colors.enumerated() {
        let inset = Double(index) * width
        let line = BarPath(
          rimOf: element.frame.inset(by: BarEdgeInsets(all: inset)), radius: radius - inset,
          width: width)
        add(.path(line, color.opacity(element.alpha)))
      }
    case .text(let line):
      guard !line.text.isEmpty else { return }
      let shadow = line.shadow.map { $0.opacity(element.alpha) }
      let run = TextRun(
        text: line.text, origin: BarPoint(x: line.x, y: line.baseline), glyphs: line.glyphs,
        width: line.width, style: line.style, direction: line.direction,
        magnification: line.magnification, color: color, shadow: shadow)
      guard let fade = element.fade, let clip = element.clip else { return add(.text(run)) }
      for strip in fade.strips(of: clip, scale: scale) {
        var run = run
        run.color = color.opacity(strip.share)
        run.shadow = shadow.map { $0.opacity(strip.share) }
        items.append(DisplayItem(.text(run), clip: strip.rect, element: name))
      }
    case .bitmap(let image, let isTemplate):
      add(
        .image(
          ImageRun(
            image: image, rect: element.frame, tint: isTemplate ? color : nil,
            opacity: isTemplate ? 1 : Double(color.alpha) / Double(UInt8.max))))
    case .icon(let icon): add(.text(TextRun(icon, in: element.frame, color: color)))
    case .sign(let look):
      for layer in look.layers {
        let fill = layer.color?.opacity(element.alpha) ?? color
        add(.path(look.sign.path(layer.path, in: element.frame), fill.opacity(layer.alpha)))
      }
    case .wheel(let spokes):
      let wheel = ActivityWheel(spokes: spokes, in: element.frame)
      for index in 0..<spokes {
        add(.path(wheel.path(index), color.opacity(wheel.share(index))))
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

extension StatusSign {
  /// A layer of the drawing in its frame, stretched where the frame is not of the drawing's size.
  fileprivate func path(_ path: BarPath, in frame: BarRect) -> BarPath {
    guard abs(frame.width - size.width) >= 1 else { return path.offset(dx: frame.x, dy: frame.y) }
    let (x, y) = (frame.width / size.width, frame.height / size.height)
    return path.mapped { BarPoint(x: frame.x + $0.x * x, y: frame.y + $0.y * y) }
  }
}

extension TextRun {
  /// The letter of an icon font; the font's em lies on its baseline, and fills the frame.
  fileprivate init(_ icon: Icon, in frame: BarRect, color: BarColor) {
    let size = min(frame.width, frame.height)
    self.init(
      text: String(Character(icon.scalar)),
      origin: BarPoint(x: frame.midX - size / 2, y: frame.midY + size / 2),
      glyphs: [GlyphPlacement(advance: size)],
      width: size, style: TextStyle(size: size, weight: .regular, family: Icon.family),
      direction: .leftToRight, color: color)
  }
}

extension TextShadow {
  /// The shadow with its opacity multiplied by a share, 0 to 1.
  fileprivate func opacity(_ share: Double) -> TextShadow {
    var result = self
    result.color = color.opacity(share)
    return result
  }
}

extension LaidOutBar {
  /// Where the elements end over which a column's content is drawn.
  fileprivate var columnGroundEnd: Int {
    guard !columnContent.isEmpty else { return elements.startIndex }
    return elements.firstIndex { $0.id == .column }.map { $0 + 1 } ?? elements.startIndex
  }
}
