// What one writes, paints, repairs and measures with.

extension SymbolDesign {
  static let pencilSign = SymbolDesign { $0.pencil(tip: (-8.2, 8.2), length: 22, half: 2.1) }

  static let pencilLine = SymbolDesign { pen in
    pen.pencil(tip: (-8, 6), length: 21, half: 1.9)
    pen.rule(-1, 9.8, 10, 9.8)
  }

  static let highlighter = SymbolDesign { pen in
    pen.turned(by: PenVector.eighth) { pen in
      pen.shape {
        $0.polygon([
          (-3.4, -11, 1.6), (3.4, -11, 1.6), (3.4, 2.2, 0.8), (2.2, 5, 0.6), (-2.2, 5, 0.6),
          (-3.4, 2.2, 0.8),
        ])
      }
      pen.solid(0.5) { $0.polygon([(-1.6, 7.4), (1.6, 7.4), (1.6, 9), (-1.6, 10.8)], corner: 0.3) }
    }
    pen.rule(-2, 10.6, 9, 10.6)
  }

  static let scribble = SymbolDesign { pen in
    pen.stroke { line in
      line.move(-10.4, -2.4)
      line.curve(-6, -9.4, -1.4, -9.6, -2.4, -4)
      line.curve(-3.4, 1.6, -9, 6, -6.4, 7.8)
      line.curve(-3.4, 9.6, 1.8, -2.4, 4.6, -1.4)
      line.curve(7.4, -0.2, 0.6, 6.4, 3.2, 7.2)
      line.curve(5.4, 7.8, 6.6, 3.4, 10.4, 3.4)
    }
  }

  static let lasso = SymbolDesign { pen in
    pen.stroke { $0.ellipse(0, -2.6, 10.6, 7) }
    pen.stroke { line in
      line.move(-7.6, 2.4)
      line.curve(-9.4, 4, -8, 6.6, -5.4, 5.4)
      line.curve(-3.4, 4.2, -5.2, 2, -7.6, 2.4)
      line.curve(-8.8, 6, -6, 9.4, -2.4, 9.8)
    }
  }

  static let scissors = SymbolDesign { pen in
    for side in [-1.0, 1] {
      pen.stroke { $0.circle(-7.6, side * 5.2, radius: 3.2) }
      pen.rule(-4.8, side * 3.6, 10.6, -side * 5.6)
    }
  }

  static let wand = SymbolDesign { pen in
    pen.turned(by: PenVector.eighth) { pen in
      pen.stroke { $0.box(-1.7, -9, 1.7, 12.4, corner: 1) }
      pen.rule(-1.7, -4.6, 1.7, -4.6, cap: .butt)
    }
    for (x, y, radius) in [(-2.4, -7.6, 3.4), (8.4, 3.4, 2.8), (-7.4, -1.6, 2.2)] {
      pen.sparkle(x, y, radius)
    }
  }

  static let paintbrush = SymbolDesign { pen in
    pen.shape { line in
      line.move(9.8, -10)
      line.curve(10.8, -9.2, 10.6, -8, 10, -7.2)
      line.line(2, 2.6)
      line.curve(0.4, 4.2, -1.6, 2.4, -0.4, 0.6)
      line.line(7.4, -9.6)
      line.curve(8, -10.6, 9, -10.8, 9.8, -10)
      line.close()
    }
    pen.shape { line in
      line.move(-2.2, 3)
      line.curve(-0.6, 4.2, -0.2, 6, -1.4, 7.6)
      line.curve(-3, 10, -7.4, 10.6, -10.2, 9.4)
      line.curve(-8.6, 8.6, -8.4, 7.4, -7.8, 5.6)
      line.curve(-7, 3, -4.4, 1.6, -2.2, 3)
      line.close()
    }
  }

  static let paintpalette = SymbolDesign { pen in
    pen.shape { line in
      line.move(0, -9.6)
      line.curve(6.6, -9.6, 11.6, -5.6, 11.6, -0.6)
      line.curve(11.6, 2.6, 9.4, 4, 6.6, 4)
      line.curve(3.6, 4, 2.4, 4.8, 2.6, 6.6)
      line.curve(2.8, 8.6, 1.8, 9.6, -0.4, 9.6)
      line.curve(-7, 9.6, -11.6, 5.4, -11.6, 0)
      line.curve(-11.6, -5.4, -6.6, -9.6, 0, -9.6)
      line.close()
    }
    for (x, y) in [(-6.8, 1.6), (-5.4, -3.6), (0, -5.8), (5.6, -3.8)] {
      pen.detailDot(x, y, diameter: 2.8)
    }
  }

  static let eyedropper = SymbolDesign { pen in
    pen.turned(by: PenVector.eighth) { pen in
      pen.solid(0.6) { $0.box(-3, -12.4, 3, -4.6, corner: 2.6) }
      pen.rule(-4.6, -3.6, 4.6, -3.6, 1.2)
      pen.stroke {
        $0.bend([(-2.6, -3), (-2.6, 7.4), (0, 11.4), (2.6, 7.4), (2.6, -3)], corner: 0.8)
      }
    }
  }

  static let ruler = SymbolDesign { pen in
    pen.shape { $0.box(-12, -4.6, 12, 4.6, corner: 1.6) }
    for (x, length) in [(-7.6, 3.2), (-3.8, 2.2), (0, 3.2), (3.8, 2.2), (7.6, 3.2)] {
      pen.detailRule(x, -4.6, x, -4.6 + length * 1.2, pen.fine(0.85))
    }
  }

  static let hammer = SymbolDesign { pen in
    pen.turned(by: PenVector.eighth.inverse) { pen in
      pen.shape { $0.box(-2, -2.6, 2, 12.4, corner: 1.6) }
      pen.shape { line in
        line.move(-6.6, -9.4)
        line.line(3, -9.4)
        line.curve(6, -9.4, 8, -7.4, 8.6, -4)
        line.line(4.6, -5.4)
        line.line(4.6, -2.6)
        line.line(-6.6, -2.6)
        line.close()
      }
    }
  }

  static let wrench = SymbolDesign { pen in
    pen.turned(by: PenVector.eighth) { pen in
      pen.shape { line in
        line.move(-2.4, -2.2)
        line.curve(-6.6, -4.4, -6.6, -10.4, -2.6, -12)
        line.line(-2.4, -7.2)
        line.line(0, -6)
        line.line(2.4, -7.2)
        line.line(2.6, -12)
        line.curve(6.6, -10.4, 6.6, -4.4, 2.4, -2.2)
        line.line(2.4, 10)
        line.curve(2.4, 13, -2.4, 13, -2.4, 10)
        line.close()
      }
    }
  }

  static let screwdriver = SymbolDesign { pen in
    pen.turned(by: PenVector.eighth.inverse) { pen in
      pen.shape { $0.box(-2.6, 1.6, 2.6, 12.4, corner: 2) }
      pen.rule(0, 1.6, 0, -8, cap: .butt)
      pen.solid(0.5) { $0.polygon([(-1.2, -8), (1.2, -8), (0.8, -12), (-0.8, -12)], corner: 0.2) }
    }
  }

  static let wrenchAndScrewdriver = SymbolDesign { pen in
    pen.place(.screwdriver, 0, 0, share: 0.94)
    pen.clear(
      SymbolPen.stripe(half: 4.2))
    pen.place(.wrench, 0, 0, share: 0.94)
  }

  static let lightbulb = SymbolDesign { pen in
    pen.shape { line in
      line.move(-3.2, 5)
      line.curve(-3.2, 2.4, -7, 0.8, -7, -4)
      line.curve(-7, -8, -4, -11, 0, -11)
      line.curve(4, -11, 7, -8, 7, -4)
      line.curve(7, 0.8, 3.2, 2.4, 3.2, 5)
      line.close()
    }
    pen.rule(-2.8, 8, 2.8, 8)
    pen.rule(-1.4, 10.8, 1.4, 10.8)
  }

  static let flask = SymbolDesign { pen in
    pen.shape {
      $0.polygon([
        (-3, -10.4, 0.3), (3, -10.4, 0.3), (3, -3.6, 0.6), (9.4, 7.8, 2.8), (7.4, 10.4, 0.6),
        (-7.4, 10.4, 0.6), (-9.4, 7.8, 2.8), (-3, -3.6, 0.6),
      ])
    }
    pen.rule(-4.8, -10.4, 4.8, -10.4)
    pen.detailRule(-5.6, 3.4, 5.6, 3.4, pen.fine(0.9), cap: .butt)
  }

  static let testtubes = SymbolDesign { pen in
    for x in [-6.0, 6] {
      pen.stroke(cap: .butt) {
        $0.bend([(x - 3, -9.6), (x - 3, 10.2), (x + 3, 10.2), (x + 3, -9.6)], corner: 2.9)
      }
      pen.rule(x - 4.2, -9.8, x + 4.2, -9.8)
      pen.rule(x - 3, x < 0 ? 0 : -3, x + 3, x < 0 ? 0 : -3, pen.fine(0.9), cap: .butt)
    }
  }

  static let syringe = SymbolDesign { pen in
    pen.turned(by: PenVector.eighth) { pen in
      pen.shape { $0.box(-3.2, -6.6, 3.2, 6.6, corner: 1.2) }
      pen.rule(-5, -6.8, 5, -6.8)
      pen.rule(0, -6.8, 0, -11.4, cap: .butt)
      pen.rule(-3, -11.6, 3, -11.6)
      pen.rule(0, 6.6, 0, 13)
      for y in [-3.0, 0, 3] { pen.detailRule(0, y, 3.2, y, pen.fine(0.8), cap: .butt) }
    }
  }

  static let pills = SymbolDesign { pen in
    pen.turned(by: PenVector.eighth) { pen in
      pen.shape { $0.box(-4.2, -12, 4.2, 3.6, corner: 4.2) }
      pen.detailRule(-4.2, -4.2, 4.2, -4.2, cap: .butt)
    }
    pen.shape { $0.circle(5.4, 6.2, radius: 4.8) }
    pen.detailRule(3.2, 8.4, 7.6, 4, pen.fine(0.9))
  }

  static let healthCross = SymbolDesign { pen in
    pen.shape {
      $0.polygon(
        [
          (-3.4, -10), (3.4, -10), (3.4, -3.4), (10, -3.4), (10, 3.4), (3.4, 3.4), (3.4, 10),
          (-3.4, 10), (-3.4, 3.4), (-10, 3.4), (-10, -3.4), (-3.4, -3.4),
        ], corner: 1.2)
    }
  }
}

extension SymbolPen {
  /// The sides of a stripe from below left to above right.
  fileprivate static func stripe(half: Double) -> [(point: BarPoint, inwards: PenVector)] {
    let across = PenVector(1, 1).normalized
    return [
      (BarPoint.zero + across * -half, across), (BarPoint.zero + across * half, -across),
    ]
  }
}
