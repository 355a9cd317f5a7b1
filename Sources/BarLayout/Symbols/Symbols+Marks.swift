// Signs without a picture: plus, cross, tick, dots, and the same in a circle.

extension SymbolDesign {
  static let plus = SymbolDesign { $0.cross(0, 0, arm: 8) }

  static let minus = SymbolDesign { pen in
    pen.stroke {
      $0.move(-8, 0)
      $0.line(8, 0)
    }
  }

  static let xmark = SymbolDesign { $0.cross(0, 0, arm: 11.08, turn: .eighth) }

  static let checkmark = SymbolDesign { $0.tick(1) }

  static let ellipsis = SymbolDesign { $0.ellipsis(spacing: 47.0 / 6, diameter: 4) }

  static let info = SymbolDesign { $0.letterI(1, dot: 2.7) }

  static let questionmark = SymbolDesign { $0.questionMark(1) }

  static let exclamationmark = SymbolDesign { $0.exclamationMark(1) }

  static let circle = SymbolDesign { $0.ring() }

  static let circleFill = SymbolDesign { $0.disc() }

  static let plusCircle = SymbolDesign { pen in
    pen.ring()
    pen.cross(0, 0, arm: 4.75)
  }

  static let plusCircleFill = SymbolDesign { pen in
    pen.disc()
    pen.cross(0, 0, arm: 4.9, isHole: true)
  }

  static let minusCircle = SymbolDesign { pen in
    pen.ring()
    pen.stroke {
      $0.move(-4.75, 0)
      $0.line(4.75, 0)
    }
  }

  static let checkmarkCircle = SymbolDesign { pen in
    pen.ring()
    pen.tick(0.59)
  }

  static let checkmarkCircleFill = SymbolDesign { pen in
    pen.disc()
    pen.cut { $0.tick(0.62) }
  }

  static let xmarkCircle = SymbolDesign { pen in
    pen.ring()
    pen.cross(0, 0, arm: 5, turn: .eighth)
  }

  static let xmarkCircleFill = SymbolDesign { pen in
    pen.disc()
    pen.cross(0, 0, arm: 5.2, turn: .eighth, isHole: true)
  }

  static let ellipsisCircle = SymbolDesign { pen in
    pen.ring()
    pen.ellipsis(spacing: 4.7, diameter: 3)
  }

  static let ellipsisCircleFill = SymbolDesign { pen in
    pen.disc()
    let radius = 1.3 + pen.growth / 2
    for x in [-4.7, 0, 4.7] {
      pen.hole { $0.circle(x, 0, radius: radius) }
    }
  }

  static let infoCircle = SymbolDesign { pen in
    pen.ring()
    pen.letterI(0.65, dot: 2.9)
  }

  static let questionmarkCircle = SymbolDesign { pen in
    pen.ring()
    pen.questionMark(0.66)
  }

  static let exclamationmarkCircle = SymbolDesign { pen in
    pen.ring()
    pen.exclamationMark(0.68)
  }

  static let exclamationmarkTriangle = SymbolDesign { pen in
    pen.stroke {
      $0.polygon([(0, -11.5), (12, 9.3), (-12, 9.3)], corner: 2.2)
    }
    pen.stroke(1.15) {
      $0.move(0, -3.9)
      $0.line(0, 2)
    }
    pen.dot(0, 5.7, diameter: 2.3)
  }
}

extension SymbolLine {
  /// A tick, its size as a share of the free-standing one.
  mutating func tick(_ share: Double) {
    move(-7.5 * share, 0.9 * share)
    line(-2.6 * share, 7 * share)
    line(7.5 * share, -7.5 * share)
  }
}

extension SymbolPen {
  /// The circle around a sign.
  mutating func ring() { stroke { $0.circle(0, 0, radius: 10) } }

  /// The circle around a sign, solid in a filled symbol.
  mutating func round() { shape { $0.circle(0, 0, radius: 10) } }

  /// The filled circle around a sign.
  mutating func disc() { solid { $0.circle(0, 0, radius: 10) } }

  mutating func tick(_ share: Double) { stroke { $0.tick(share) } }

  mutating func ellipsis(spacing: Double, diameter: Double) {
    for x in [-spacing, 0, spacing] { dot(x, 0, diameter: diameter) }
  }

  /// A small i with a foot, its size as a share of the free-standing one.
  mutating func letterI(_ share: Double, dot diameter: Double) {
    dot(-0.2 * share, -7.2 * share, diameter: diameter)
    stroke {
      $0.move(-2.7 * share, -2.1 * share)
      $0.line(0.3 * share, -2.1 * share)
      $0.line(0.3 * share, 7.5 * share)
    }
    stroke {
      $0.move(-3 * share, 7.5 * share)
      $0.line(3.2 * share, 7.5 * share)
    }
  }

  mutating func questionMark(_ share: Double) {
    stroke(1.05) { line in
      line.move(-4.4 * share, -4.2 * share)
      line.curve(
        -4.2 * share, -6.6 * share, -2.4 * share, -7.8 * share, 0.1 * share, -7.8 * share)
      line.curve(
        2.8 * share, -7.8 * share, 4.5 * share, -6.3 * share, 4.5 * share, -4 * share)
      line.curve(
        4.5 * share, -2.2 * share, 3.4 * share, -1.2 * share, 2 * share, -0.3 * share)
      line.curve(
        0.6 * share, 0.6 * share, 0.1 * share, 1.3 * share, 0.1 * share, 2.9 * share)
    }
    dot(0.1 * share, 7.2 * share, diameter: 1.3 + 1.2 * share)
  }

  mutating func exclamationMark(_ share: Double) {
    stroke(1.15) {
      $0.move(0, -7.6 * share)
      $0.line(0, 2.4 * share)
    }
    dot(0, 7.2 * share, diameter: 1.3 + 1.4 * share)
  }
}
