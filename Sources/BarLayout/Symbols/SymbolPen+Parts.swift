extension SymbolPen {
  /// A closed line: its outline, or solid in a filled symbol.
  mutating func shape(_ draw: (inout SymbolLine) -> Void) {
    if isFilled { solid(1, draw) } else { stroke(1, draw) }
  }

  /// A line inside a shape: drawn, or taken out of a filled one.
  mutating func detail(
    _ factor: Double = 1, cap: Stroke.Cap = .round, _ draw: (inout SymbolLine) -> Void
  ) {
    if isFilled {
      cut(factor * holeShare, cap: cap, draw)
    } else {
      stroke(factor, cap: cap, draw)
    }
  }

  /// The factor for lines that are taken out: light weights keep those of regular weight, heavy ones
  /// widen them less than their shapes grow.
  private var holeShare: Double {
    growth < 0 ? Self.regularWidth / width : (Self.regularWidth + growth * 0.4) / width
  }

  /// A straight line.
  mutating func rule(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ factor: Double = 1,
    cap: Stroke.Cap = .round
  ) {
    stroke(factor, cap: cap) {
      $0.move(x1, y1)
      $0.line(x2, y2)
    }
  }

  /// A straight line inside a shape.
  mutating func detailRule(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ factor: Double = 1,
    cap: Stroke.Cap = .round
  ) {
    detail(factor, cap: cap) {
      $0.move(x1, y1)
      $0.line(x2, y2)
    }
  }

  /// Lines inside a shape from side to side, which cross: what both would take out of a filled one
  /// is taken once.
  ///
  /// - Parameters:
  ///   - columns: where lines from `top` to `bottom` stand, from left to right.
  ///   - rows: where lines from `left` to `right` lie, from top to bottom.
  mutating func detailGrid(
    columns: [Double], rows: [Double], left: Double, top: Double, right: Double, bottom: Double
  ) {
    for y in rows { detailRule(left, y, right, y, cap: .butt) }
    let half = isFilled ? width * holeShare / 2 : 0
    let starts = [top] + rows.map { $0 + half }
    let ends = rows.map { $0 - half } + [bottom]
    for x in columns {
      for (start, end) in zip(starts, ends) { detailRule(x, start, x, end, cap: .butt) }
    }
  }

  /// A dot inside a shape: drawn, or taken out of a filled one.
  mutating func detailDot(_ x: Double, _ y: Double, diameter: Double) {
    var part = SymbolPen(width: width)
    part.dot(x, y, diameter: diameter)
    add(part.path, isHole: isFilled)
  }

  /// A solid triangle that points where a line goes.
  mutating func head(_ x: Double, _ y: Double, heading way: PenVector, size: Double = 4) {
    let center = BarPoint(x: x, y: y)
    let tip = center + way * (size * 0.8)
    let base = center + way * (-size * 0.45)
    let one = base + way.left * (size * 0.78)
    let other = base + way.clockwise * (size * 0.78)
    solid(0.5) { $0.polygon([(tip.x, tip.y), (other.x, other.y), (one.x, one.y)], corner: 0.3) }
  }

  /// An arrow as one outline, so that it can be taken out of a shape.
  mutating func soleArrow(
    from start: (Double, Double), to tip: (Double, Double), head: Double, factor: Double = 1
  ) {
    let way = PenVector(tip.0 - start.0, tip.1 - start.1)
    let length = way.length
    let turn = PenVector(way.normalized.y * -1, way.normalized.x)
    let width = width * factor
    let arrow = SymbolLine.drawn {
      $0.upArrow(from: 0, to: -length, head: head, width: width)
    }
    let origin = BarPoint(x: start.0, y: start.1)
    add(arrow.mapped { origin + PenVector($0.x, $0.y).turned(by: turn) })
  }

  /// Draws a design in another size; its lines keep their width times `weight`.
  mutating func place(
    _ design: SymbolDesign, _ x: Double, _ y: Double, share: Double, weight: Double = 1,
    isHole: Bool = false
  ) {
    let weight = isHole && growth > 0 ? weight * holeShare : weight
    var part = SymbolPen(width: width * weight / share, isFilled: isFilled)
    design.draw(&part)
    add(
      part.path.mapped { BarPoint(x: $0.x * share + x, y: $0.y * share + y) }, isHole: isHole)
  }

  /// Takes out a stripe from above left to below right and draws a line in its middle.
  mutating func slash(_ x: Double, _ y: Double, reach: Double) {
    let center = BarPoint(x: x, y: y)
    let normal = PenVector(1, -1).normalized
    let room = width / 2 + max(1.1, Self.regularWidth * 0.8)
    let whole = path
    change { path in
      path = whole.clipped(from: center + normal * room, towards: normal)
      path.elements += whole.clipped(from: center + normal * -room, towards: -normal).elements
    }
    rule(x - reach, y - reach, x + reach, y + reach)
  }

  /// Takes everything out that lies in a disc.
  mutating func clearDisc(_ x: Double, _ y: Double, radius: Double) {
    let center = BarPoint(x: x, y: y)
    var normals: [PenVector] = []
    var turn = PenVector(1, 0)
    for _ in 0..<24 {
      normals.append(turn)
      turn = turn.turned(by: PenVector.twelfth.halved)
    }
    clear(normals.map { (center + $0 * radius, -$0) })
  }

  /// Takes everything out that lies in a rectangle, turned about (0, 0).
  mutating func clearBox(_ box: BarRect, turn: PenVector = PenVector(1, 0)) {
    let sides = [
      (PenVector(box.minX, 0), PenVector(1, 0)), (PenVector(box.maxX, 0), PenVector(-1, 0)),
      (PenVector(0, box.minY), PenVector(0, 1)), (PenVector(0, box.maxY), PenVector(0, -1)),
    ]
    clear(sides.map { (BarPoint.zero + $0.turned(by: turn), $1.turned(by: turn)) })
  }

  /// Takes everything out that lies on the inner side of all of some lines.
  ///
  /// What lies there is added once more the other way around, so that it winds to nothing.
  mutating func clear(_ sides: [(point: BarPoint, inwards: PenVector)]) {
    let whole = path.straightened
    var inside = whole
    for side in sides { inside = inside.clipped(from: side.point, towards: side.inwards) }
    let removed = inside.reversed.elements
    change { path in path.elements = whole.elements + removed }
  }

  /// Moves what is drawn so that its ink is in the middle.
  mutating func center() {
    guard let ink = path.bounds else { return }
    change { path in path = path.offset(dx: -ink.midX, dy: -ink.midY) }
  }
}
