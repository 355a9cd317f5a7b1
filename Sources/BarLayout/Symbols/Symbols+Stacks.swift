// Grids, stacks and windows.

extension SymbolDesign {
  static let squareGrid3x3 = SymbolDesign { pen in
    for x in [-7.0, 0, 7] {
      for y in [-7.0, 0, 7] {
        pen.shape { $0.box(x - 2, y - 2, x + 2, y + 2, corner: 0.8) }
      }
    }
  }

  static let rectangleGrid1x2 = SymbolDesign { pen in
    for y in [-4.8, 4.8] { pen.shape { $0.box(-9.4, y - 3.2, 9.4, y + 3.2, corner: 1.6) } }
  }

  static let rectangleGrid2x2 = SymbolDesign { pen in
    for x in [-5.8, 5.8] {
      for y in [-4.6, 4.6] {
        pen.shape { $0.box(x - 4.2, y - 3, x + 4.2, y + 3, corner: 1.4) }
      }
    }
  }

  static let rectangle3Group = SymbolDesign { pen in
    pen.shape { $0.box(-11, -7.4, -1.6, 7.4, corner: 2) }
    for y in [-4.4, 4.4] { pen.shape { $0.box(2.2, y - 3, 11, y + 3, corner: 1.6) } }
  }

  static let grid = SymbolDesign { pen in
    for at in [-8.4, -2.8, 2.8, 8.4] {
      pen.rule(-9.4, at, 9.4, at, pen.fine(0.85))
      pen.rule(at, -9.4, at, 9.4, pen.fine(0.85))
    }
  }

  static let squareSplit2x1 = SymbolDesign { pen in
    pen.stroke { $0.box(-9, -9, 9, 9, corner: 3.6) }
    pen.rule(0, -9, 0, 9, cap: .butt)
  }

  static let rectangleSplit2x1 = SymbolDesign { pen in
    pen.stroke { $0.box(-11, -8, 11, 8, corner: 3) }
    pen.rule(0, -8, 0, 8, cap: .butt)
  }

  static let rectangleSplit3x1 = SymbolDesign { pen in
    pen.stroke { $0.box(-11, -8, 11, 8, corner: 3) }
    for x in [-3.7, 3.7] { pen.rule(x, -8, x, 8, cap: .butt) }
  }

  static let squareStack = SymbolDesign { pen in
    pen.shape { $0.box(-9, -4.6, 9, 10.8, corner: 3.2) }
    pen.rule(-6.8, -7.9, 6.8, -7.9, 0.9)
    pen.rule(-5, -10.8, 5, -10.8, 0.8)
  }

  static let rectangleStack = SymbolDesign { pen in
    pen.shape { $0.box(-11, -4, 11, 9.4, corner: 3) }
    pen.rule(-8.4, -7.2, 8.4, -7.2, 0.9)
    pen.rule(-6.4, -10, 6.4, -10, 0.8)
  }

  static let squareOnSquare = SymbolDesign { pen in
    pen.shape { $0.box(-4.2, -4.2, 10, 10, corner: 3) }
    pen.stroke {
      $0.bend([(-7.4, 4.2), (-10, 4.2), (-10, -10), (4.2, -10), (4.2, -7.4)], corner: 3)
    }
  }

  static let rectangleOnRectangle = SymbolDesign { pen in
    pen.shape { $0.box(-6.4, -3.4, 11.6, 9.2, corner: 2.6) }
    pen.stroke {
      $0.bend([(-9.6, 3.4), (-11.6, 3.4), (-11.6, -9.2), (6.4, -9.2), (6.4, -6.6)], corner: 2.6)
    }
  }

  static let rectangleAngled = SymbolDesign { pen in
    let back = PenVector(0.98, 0.199)
    let front = PenVector(0.98, -0.199)
    pen.turned(by: back) { $0.stroke { $0.box(-9.6, -8, 7, 4.4, corner: 2.4) } }
    pen.clearBox(BarRect(minX: -9.2, minY: -5.8, maxX: 12.6, maxY: 10.6), turn: front)
    pen.turned(by: front) { pen in pen.shape { $0.box(-7, -3.6, 10.4, 8.4, corner: 2.6) } }
  }

  static let layers = SymbolDesign { pen in
    pen.shape { $0.polygon([(0, -10.6), (10.8, -5.2), (0, 0.2), (-10.8, -5.2)], corner: 1.2) }
    for y in [0.0, 5] {
      pen.stroke { $0.bend([(-10.4, y), (0, y + 5.2), (10.4, y)], corner: 1) }
    }
  }

  static let macwindow = SymbolDesign { pen in
    pen.stroke { $0.box(-11, -8.6, 11, 8.6, corner: 3) }
    pen.rule(-11, -4.2, 11, -4.2, cap: .butt)
    for x in [-8.4, -5.8, -3.2] { pen.dot(x, -6.4, diameter: 1.5) }
  }

  static let chartBar = SymbolDesign { pen in
    for (x, top) in [(-7.6, 1.2), (0, -3.4), (7.6, -8.6)] {
      pen.shape { $0.box(x - 2.4, top, x + 2.4, 8.6, corner: 1.1) }
    }
  }

  static let chartPie = SymbolDesign { pen in
    pen.stroke {
      $0.move(-1.4, -8.6)
      $0.arc(8.2, 1, radius: 9.6, clockwise: false, large: true)
      $0.line(-1.4, 1)
      $0.close()
    }
    pen.shape {
      $0.move(1.8, -10.4)
      $0.arc(11.2, -2.2, radius: 9.6)
      $0.line(1.8, -2.2)
      $0.close()
    }
  }

  static let chartLine = SymbolDesign { pen in
    pen.stroke { $0.bend([(-10.4, -9.4), (-10.4, 9), (10.8, 9)], corner: 1.2) }
    pen.stroke { $0.bend([(-6.6, 3.6), (-2, -1), (1.6, 1.6), (9, -6.4)], corner: 0.4) }
    pen.stroke { $0.bend([(4.4, -7), (9.6, -7), (9.6, -1.8)], corner: 0) }
  }

  static let waveformPathEcg = SymbolDesign { pen in
    pen.stroke {
      $0.bend(
        [
          (-12, 1.4), (-6.6, 1.4), (-4, -3.2), (-1.2, 8.6), (2.6, -9.2), (5.4, 1.4), (12, 1.4),
        ], corner: 0.5)
    }
  }
}
