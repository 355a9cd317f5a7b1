/// Draws a symbol: collects the outlines of lines and fills.
struct SymbolPen {
  /// Width of a line of the symbol's weight, in points at the reference size.
  let width: Double
  /// Whether shapes are solid.
  let isFilled: Bool
  /// Everything drawn so far.
  private(set) var path = BarPath()

  init(width: Double, isFilled: Bool = false) {
    self.width = width
    self.isFilled = isFilled
  }

  /// Width of a line of regular weight, in points at the reference size: what symbols are
  /// designed with.
  static let regularWidth = 5.0 / 3

  /// The factor for lines inside a symbol: a share of the pen's width in regular weight, less in
  /// heavier weights, so that the gaps between them stay open.
  func fine(_ share: Double) -> Double {
    guard growth > 0 else { return share }
    return share * (Self.regularWidth + growth * 0.4) / width
  }

  /// How much wider a line is than in regular weight; negative for lighter weights.
  var growth: Double { width - Self.regularWidth }

  /// A line of the pen's width times a factor.
  mutating func stroke(
    _ factor: Double = 1, cap: Stroke.Cap = .round, endCap: Stroke.Cap? = nil,
    join: Stroke.Join = .round, _ draw: (inout SymbolLine) -> Void
  ) {
    let stroke = Stroke(width: width * factor, cap: cap, endCap: endCap, join: join)
    path.elements += stroke.outline(of: SymbolLine.drawn(draw)).elements
  }

  /// A filled shape: the inside of a line together with the line.
  mutating func solid(_ factor: Double = 1, _ draw: (inout SymbolLine) -> Void) {
    let stroke = Stroke(width: width * factor)
    path.elements += stroke.outset(of: SymbolLine.drawn(draw)).elements
  }

  /// Takes the line out of the solid shape it lies in.
  mutating func cut(
    _ factor: Double = 1, cap: Stroke.Cap = .round, _ draw: (inout SymbolLine) -> Void
  ) {
    let stroke = Stroke(width: width * factor, cap: cap)
    path.elements += stroke.outline(of: SymbolLine.drawn(draw)).reversed.elements
  }

  /// Takes the inside of closed lines out of the solid shape they lie in.
  mutating func hole(_ draw: (inout SymbolLine) -> Void) {
    for contour in SymbolLine.drawn(draw).contours {
      path.elements += (contour.area > 0 ? contour.reversed : contour).elements
    }
  }

  /// A round dot; heavier weights make it larger, small dots less than large ones.
  mutating func dot(_ x: Double, _ y: Double, diameter: Double) {
    let stroke = Stroke(width: max(diameter + growth * min(1, diameter / 3), diameter / 2))
    let center = BarPoint(x: x, y: y)
    path.elements += stroke.outline(of: BarPath([.move(center), .line(center)])).elements
  }

  /// Two bars of one length that cross in their middles, as one outline.
  mutating func cross(
    _ x: Double, _ y: Double, arm: Double, turn: PenVector = PenVector(1, 0),
    factor: Double = 1, isHole: Bool = false
  ) {
    let radius = width * factor / 2
    let center = BarPoint(x: x, y: y)
    var elements: [BarPath.Element] = []
    for direction in [turn, turn.clockwise, -turn, turn.left] {
      let side = direction.left * radius
      let end = center + direction * arm
      let inner = center + side + direction * radius
      elements.append(elements.isEmpty ? .move(inner) : .line(inner))
      elements.append(.line(end + side))
      elements += Arc.elements(
        about: end, radius: radius, from: direction.left, to: -direction.left)
    }
    let outline = BarPath(elements + [.close])
    path.elements += (isHole ? outline.reversed : outline).elements
  }

  /// A straight shaft with a two-armed head at its end.
  mutating func arrow(
    from start: (Double, Double), to tip: (Double, Double), head: Double, factor: Double = 1
  ) {
    let way = PenVector(tip.0 - start.0, tip.1 - start.1).normalized
    stroke(factor, endCap: .butt) {
      $0.move(start.0, start.1)
      $0.line(tip.0, tip.1)
    }
    chevron(at: tip, heading: way, arm: head, factor: factor)
  }

  /// Two arms at right angles that meet in a tip; `arm` is how far each reaches back and aside.
  mutating func chevron(
    at tip: (Double, Double), heading way: PenVector, arm: Double, factor: Double = 1
  ) {
    let point = BarPoint(x: tip.0, y: tip.1)
    let left = point + way * -arm + way.left * arm
    let right = point + way * -arm + way.clockwise * arm
    stroke(factor) {
      $0.move(left.x, left.y)
      $0.line(tip.0, tip.1)
      $0.line(right.x, right.y)
    }
  }

  /// Draws something and the same mirrored about the vertical middle.
  mutating func bothSides(_ draw: (inout SymbolPen) -> Void) {
    draw(&self)
    mirrored(draw)
  }

  /// Draws something turned left for right.
  ///
  /// Mirroring turns clockwise into counterclockwise; walking back restores it.
  mutating func mirrored(_ draw: (inout SymbolPen) -> Void) {
    var part = SymbolPen(width: width, isFilled: isFilled)
    draw(&part)
    path.elements += part.path.mapped { BarPoint(x: -$0.x, y: $0.y) }.reversed.elements
  }

  /// Draws something turned about a point.
  mutating func turned(
    by turn: PenVector, about x: Double = 0, _ y: Double = 0, _ draw: (inout SymbolPen) -> Void
  ) {
    let center = BarPoint(x: x, y: y)
    var part = SymbolPen(width: width, isFilled: isFilled)
    draw(&part)
    path.elements +=
      part.path.mapped { center + PenVector(from: center, to: $0).turned(by: turn) }.elements
  }

  /// Draws something on a sheet of its own, which is then added.
  mutating func part(isFilled: Bool? = nil, _ draw: (inout SymbolPen) -> Void) {
    var part = SymbolPen(width: width, isFilled: isFilled ?? self.isFilled)
    draw(&part)
    path.elements += part.path.elements
  }

  /// Adds an outline, or takes it out of the solid shape it lies in.
  mutating func add(_ outline: BarPath, isHole: Bool = false) {
    path.elements += (isHole ? outline.reversed : outline).elements
  }

  /// Changes what is drawn.
  mutating func change(_ change: (inout BarPath) -> Void) { change(&path) }
}
