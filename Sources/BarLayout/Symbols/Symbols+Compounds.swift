// Drawings that put two ideas side by side, and a few single ones that only their names need.

extension SymbolDesign {
  /// Two people with an arrow back around above them.
  static let person2Turning = SymbolDesign { pen in
    pen.place(.person2, 0, 3.4, share: 0.86)
    pen.stroke(0.92, endCap: .butt) {
      $0.move(9.6, -5.2)
      $0.arc(-4.6, -9.6, radius: 9.6, clockwise: false)
    }
    pen.head(-5.8, -9.2, heading: PenVector(-0.86, 0.51), size: 3.8)
  }

  static let ellipsisCurlybraces = SymbolDesign { pen in
    pen.bothSides { pen in
      pen.stroke { line in
        line.move(-7.4, -9.4)
        line.curve(-9.6, -9.4, -10.2, -8.4, -10.2, -6.6)
        line.line(-10.2, -3.6)
        line.curve(-10.2, -1.4, -11, 0, -12.6, 0)
        line.curve(-11, 0, -10.2, 1.4, -10.2, 3.6)
        line.line(-10.2, 6.6)
        line.curve(-10.2, 8.4, -9.6, 9.4, -7.4, 9.4)
      }
    }
    for x in [-4.6, 0, 4.6] { pen.dot(x, 0, diameter: 2.4) }
  }

  /// A capital A with a chevron beside it that points down or, upside down, up.
  static let textSmaller = SymbolDesign { pen in
    pen.letterA(-4, 6, width: 10.4, height: 12)
    pen.chevron(at: (8.4, 1.4), heading: PenVector(0, 1), arm: 3)
  }
  static let textLarger = SymbolDesign { pen in
    pen.letterA(-4, 7.4, width: 13, height: 15.4)
    pen.chevron(at: (9.8, -1.6), heading: PenVector(0, -1), arm: 3.4)
  }

  static let opticalDrive = SymbolDesign { pen in
    pen.place(.drive, 0, 2.4, share: 0.94)
    pen.clearDisc(7, -5, radius: 6.6)
    pen.part { part in
      part.stroke { $0.circle(7, -5, radius: 5.4) }
      part.dot(7, -5, diameter: 2.6)
    }
  }

  static let wavesRight = SymbolDesign { pen in
    for radius in [5.0, 9.4, 13.8] {
      pen.stroke {
        $0.move(radius * 0.72 - 7, -radius * 0.69)
        $0.arc(radius * 0.72 - 7, radius * 0.69, radius: radius)
      }
    }
  }

  static let die3 = SymbolDesign { pen in
    pen.shape { $0.box(-9, -9, 9, 9, corner: 3.6) }
    for at in [-4.4, 0, 4.4] { pen.detailDot(at, at, diameter: 3) }
  }

  static let dpad = SymbolDesign { pen in
    pen.shape { line in
      line.polygon(
        [
          (-3.6, -10), (3.6, -10), (3.6, -3.6), (10, -3.6), (10, 3.6), (3.6, 3.6), (3.6, 10),
          (-3.6, 10), (-3.6, 3.6), (-10, 3.6), (-10, -3.6), (-3.6, -3.6),
        ], corner: 1.6)
    }
  }

  static let cursorRays = SymbolDesign { pen in
    pen.place(.cursorArrow, 3, 3.4, share: 0.72)
    for way in [
      PenVector(-1, 0), PenVector(-0.707, -0.707), PenVector(0, -1), PenVector(-0.707, 0.707),
      PenVector(0.707, -0.707),
    ] {
      pen.rule(-2 + way.x * 5, -3 + way.y * 5, -2 + way.x * 8.6, -3 + way.y * 8.6)
    }
  }

  static let cursorArrow = SymbolDesign { pen in
    pen.solid {
      $0.polygon([(-6, -9.6), (8, 3.4), (1.2, 4), (-1.6, 10), (-6, 7.6)], corner: 0.8)
    }
  }

  /// A triangle that points right.
  static let soleTriangle = SymbolDesign { pen in
    pen.shape { $0.polygon([(-4.6, -6.4), (5.8, 0), (-4.6, 6.4)], corner: 1.4) }
  }

  /// Triangles that point away from a line between them.
  static let trianglesApart = SymbolDesign { pen in
    pen.rule(0, -9.4, 0, 9.4)
    pen.bothSides { pen in pen.place(.soleTriangle, 8, 0, share: 0.84) }
  }
  static let trianglesTogether = SymbolDesign { pen in
    pen.rule(0, -9.4, 0, 9.4)
    pen.bothSides { pen in pen.place(.soleTriangle, -8, 0, share: 0.84) }
  }

  /// A rectangle with a smaller solid one at its lower edge.
  static let bottomThird = SymbolDesign { pen in
    pen.stroke { $0.box(-11, -8, 11, 8, corner: 3) }
    pen.solid { $0.box(-7.2, 2.6, 7.2, 4.4, corner: 0.8) }
  }
  static let squareBottomThird = SymbolDesign { pen in
    pen.stroke { $0.box(-9, -9, 9, 9, corner: 3.6) }
    pen.solid { $0.box(-5.4, 3.4, 5.4, 5.4, corner: 0.8) }
  }

  static let slidersBelowRectangle = SymbolDesign { pen in
    pen.stroke { $0.box(-10.6, -9, 10.6, 2.6, corner: 2.6) }
    pen.rule(-10.6, 7.6, 1, 7.6, pen.fine(0.9))
    pen.rule(8.2, 7.6, 10.6, 7.6, pen.fine(0.9))
    pen.stroke(pen.fine(0.9)) { $0.circle(4.6, 7.6, radius: 2.4) }
  }

  static let bubbleTextPair = SymbolDesign { pen in
    pen.place(.bubblePair, 0, 0, share: 1)
    pen.place(.bubbleText, 4.6, 1.3, share: 0.5, weight: 0.8)
  }

  static let bubbleSignPair = SymbolDesign { pen in
    pen.place(.bubblePair, 0, 0, share: 1)
    pen.place(.exclamationmark, 5.4, 1.5, share: 0.34)
  }

  static let restart = SymbolDesign { pen in
    pen.stroke { line in
      line.move(-5.4, -7.2)
      line.arc(5.4, -7.2, radius: 9, clockwise: false, large: true)
    }
    pen.solid { $0.polygon([(-3.4, -12), (3.6, -7.6), (-3.4, -3.2)], corner: 0.8) }
  }

  static let letterFN = SymbolDesign { pen in
    pen.stroke(cap: .butt) { line in
      line.move(-3.4, -7.2)
      line.curve(-6.4, -7.8, -7.2, -6.2, -7.2, -4)
      line.line(-7.2, 7)
    }
    pen.rule(-10, -2.6, -3.8, -2.6, cap: .butt)
    pen.stroke(cap: .butt) { line in
      line.move(0.4, -3.4)
      line.line(0.4, 7)
      line.move(0.4, 1)
      line.curve(0.4, -2, 2.4, -3.2, 4.4, -3.2)
      line.curve(7, -3.2, 8.2, -1.6, 8.2, 1)
      line.line(8.2, 7)
    }
  }

  static let control = SymbolDesign { pen in
    pen.chevron(at: (0, -4), heading: PenVector(0, -1), arm: 7.4)
  }

  static let space = SymbolDesign { pen in
    pen.stroke { $0.bend([(-10, -2.4), (-10, 3), (10, 3), (10, -2.4)], corner: 1) }
  }

  static let crossVial = SymbolDesign { pen in
    pen.shape { $0.box(-6.4, -6.4, 6.4, 11, corner: 3) }
    pen.rule(-5.6, -10, 5.6, -10)
    pen.place(.healthCross.filled, 0, 2.4, share: 0.34, isHole: pen.isFilled)
  }

  static let sensorTag = SymbolDesign { pen in
    pen.shape { $0.circle(-5.4, 3, radius: 6.4) }
    pen.detailDot(-5.4, 3, diameter: 3)
    for radius in [9.6, 13.6] {
      pen.stroke {
        $0.move(-5.4 + radius * 0.2, 3 - radius * 0.98)
        $0.arc(-5.4 + radius * 0.98, 3 + radius * 0.2, radius: radius)
      }
    }
  }

  static let shieldHalf = SymbolDesign { pen in
    pen.place(.shield, 0, 0, share: 1)
    pen.part { part in
      part.place(.shield.filled, 0, 0, share: 1)
      part.clearBox(BarRect(minX: 0, minY: -20, maxX: 20, maxY: 20))
    }
  }

  static let gridCross = SymbolDesign { pen in
    for (x, y) in [(0.0, -7.2), (7.2, 0), (0, 7.2), (-7.2, 0)] {
      pen.shape { $0.circle(x, y, radius: 2.8) }
    }
  }

  static let textLineFirst = SymbolDesign { pen in
    pen.place(.soleTriangle.filled, -7.6, -6.6, share: 0.5)
    pen.rule(-1.6, -6.6, 10, -6.6)
    for y in [0.0, 6.6] { pen.rule(-10, y, 10, y) }
  }

  static let memories = SymbolDesign { pen in
    pen.place(.arrowCounterclockwise, 0, 0.4, share: 1)
    pen.solid { $0.polygon([(-2.6, -1.6), (4.6, 2.3), (-2.6, 6.2)], corner: 0.7) }
  }

  static let selectionPin = SymbolDesign { pen in
    pen.stroke { $0.circle(0, -6, radius: 4.4) }
    pen.stroke { $0.bend([(-8.6, 1.6), (-10.4, 1.6), (-10.4, 9.6), (-2.4, 9.6)], corner: 2) }
    pen.stroke { $0.bend([(8.6, 1.6), (10.4, 1.6), (10.4, 9.6), (2.4, 9.6)], corner: 2) }
    pen.rule(0, -1.6, 0, 5)
  }

  static let outletB = SymbolDesign { pen in
    pen.shape { $0.box(-9, -9, 9, 9, corner: 3.6) }
    for x in [-3.6, 3.6] { pen.detailRule(x, -4.6, x, -0.6) }
    pen.detail { line in
      line.move(-2.2, 5.4)
      line.line(-2.2, 4.4)
      line.arc(2.2, 4.4, radius: 2.2)
      line.line(2.2, 5.4)
      line.close()
    }
  }

  static let phoneConnection = SymbolDesign { pen in
    pen.place(.phone, -1.6, 1.6, share: 0.9)
    pen.place(.arrowLeftRight, 6.4, -7.2, share: 0.42, weight: 0.85)
  }

  static let windowSplit = SymbolDesign { pen in
    pen.stroke { $0.box(-11, -8.6, 11, 8.6, corner: 3) }
    pen.rule(-11, -4.2, 11, -4.2, cap: .butt)
    pen.rule(0, -4.2, 0, 8.6, cap: .butt)
  }

  static let squareFilledPair = SymbolDesign { pen in
    pen.solid { $0.box(-10, -10, 4.2, 4.2, corner: 3) }
    pen.clearBox(BarRect(minX: -6.6, minY: -6.6, maxX: 20, maxY: 20))
    pen.solid { $0.box(-4.2, -4.2, 10, 10, corner: 3) }
  }

  static let layersTop = SymbolDesign { pen in
    pen.solid { $0.polygon([(0, -10.6), (10.8, -5.2), (0, 0.2), (-10.8, -5.2)], corner: 1.2) }
    for y in [0.0, 5] {
      pen.stroke { $0.bend([(-10.4, y), (0, y + 5.2), (10.4, y)], corner: 1) }
    }
  }

  static let suitcase = SymbolDesign { pen in
    pen.shape { $0.box(-10.6, -5.4, 10.6, 9, corner: 3) }
    pen.stroke { $0.bend([(-3.6, -5.4), (-3.6, -9.4), (3.6, -9.4), (3.6, -5.4)], corner: 1.6) }
    for x in [-6.0, 6] { pen.detailRule(x, -5.4, x, 9, cap: .butt) }
  }

  static let noSign = SymbolDesign { pen in
    pen.ring()
    pen.rule(-7, -7, 7, 7)
  }

  static let zzz = SymbolDesign { pen in
    for (x, y, size) in [(-6.6, 5, 4.6), (2.4, -1.6, 3.6), (8.6, -7, 2.6)] {
      pen.stroke(0.95) {
        $0.bend([(x - size, y - size), (x + size, y - size), (x - size, y + size)], corner: 0)
        $0.line(x + size, y + size)
      }
    }
  }

  static let cube = SymbolDesign { pen in
    pen.stroke {
      $0.polygon(
        [(0, -10.8), (9.6, -5.4), (9.6, 5.4), (0, 10.8), (-9.6, 5.4), (-9.6, -5.4)], corner: 2)
    }
    pen.stroke { $0.bend([(-9, -5), (0, 0), (9, -5)], corner: 0) }
    pen.rule(0, 0, 0, 10.6)
  }

  /// A number sign whose bars end at each other, so that it can be taken out of a solid shape.
  static let soleNumber = SymbolDesign { pen in
    let lean = 3.2 / 18
    for x in [-3.5, 3.5] { pen.rule(x + 9 * lean, -9, x - 9 * lean, 9) }
    let gap = pen.width / 2
    for y in [-3.4, 3.4] {
      let bars = [-3.5, 3.5].map { $0 - y * lean }
      pen.rule(-8 - y * lean, y, bars[0] - gap, y, cap: .butt)
      pen.rule(bars[0] + gap, y, bars[1] - gap, y, cap: .butt)
      pen.rule(bars[1] + gap, y, 8 - y * lean, y, cap: .butt)
    }
  }
}
