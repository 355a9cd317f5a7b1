// Things of a household, and what people carry.

extension SymbolDesign {
  static let homepod = SymbolDesign { pen in
    pen.shape { line in
      line.move(0, -10.2)
      line.curve(5.4, -10.2, 9.2, -8.4, 9.2, -4)
      line.line(9.2, 3.6)
      line.curve(9.2, 8.2, 5.4, 10.2, 0, 10.2)
      line.curve(-5.4, 10.2, -9.2, 8.2, -9.2, 3.6)
      line.line(-9.2, -4)
      line.curve(-9.2, -8.4, -5.4, -10.2, 0, -10.2)
      line.close()
    }
    pen.detail(0.85) { $0.ellipse(0, -6.2, 4.6, 1.7) }
  }

  static let garage = SymbolDesign { pen in
    pen.stroke {
      $0.bend([(-10.4, 9.6), (-10.4, -3.4), (0, -9.8), (10.4, -3.4), (10.4, 9.6)], corner: 1.4)
    }
    for y in [-1.6, 2.0, 5.6] { pen.rule(-6.6, y, 6.6, y, 0.9) }
    pen.rule(-6.6, 9.4, 6.6, 9.4, 0.9)
  }

  static let backpack = SymbolDesign { pen in
    pen.stroke { line in
      line.move(-3.4, -7.4)
      line.line(-3.4, -9.2)
      line.curve(-3.4, -10.4, -2.6, -11, -1.6, -11)
      line.line(1.6, -11)
      line.curve(2.6, -11, 3.4, -10.4, 3.4, -9.2)
      line.line(3.4, -7.4)
    }
    pen.shape { line in
      line.move(-2, -7.4)
      line.line(2, -7.4)
      line.curve(6, -7.4, 8, -4.8, 8, -1.2)
      line.line(8, 7.6)
      line.curve(8, 9.6, 7, 10.6, 5, 10.6)
      line.line(-5, 10.6)
      line.curve(-7, 10.6, -8, 9.6, -8, 7.6)
      line.line(-8, -1.2)
      line.curve(-8, -4.8, -6, -7.4, -2, -7.4)
      line.close()
    }
    pen.detailRule(-3, -3.4, 3, -3.4, pen.fine(0.85))
    pen.detail(pen.fine(0.85), cap: .butt) {
      $0.bend([(-4.4, 10), (-4.4, 1.6), (4.4, 1.6), (4.4, 10)], corner: 1.6)
    }
  }

  static let medal = SymbolDesign { pen in
    pen.shape { $0.polygon([(-7.4, -11), (-2, -11), (1.4, -3.4), (-3.2, -1.6)], corner: 0.7) }
    pen.shape { $0.polygon([(8, -11), (4.8, -11), (3, -7), (5.2, -2.2)], corner: 0.7) }
    pen.clearDisc(0, 4.6, radius: 6.2 + pen.width / 2 + 1)
    pen.shape { $0.circle(0, 4.6, radius: 6.2) }
  }

  static let fuelPump = SymbolDesign { pen in
    pen.shape { $0.box(-9, -9.8, 3, 9.6, corner: 2.4) }
    pen.detail(pen.fine(0.85)) { $0.box(-5.8, -6.6, -0.2, -1.4, corner: 0.8) }
    pen.rule(-10.6, 9.8, 4.6, 9.8)
    pen.stroke { line in
      line.move(3.6, 1.4)
      line.line(4.6, 1.4)
      line.curve(6, 1.4, 6.6, 2.2, 6.6, 3.4)
      line.line(6.6, 6)
      line.curve(6.6, 8.8, 10.4, 8.8, 10.4, 6)
      line.line(10.4, -4.6)
      line.line(6.6, -8.2)
    }
  }

  static let people2 = SymbolDesign { pen in
    for x in [-5.4, 5.4] {
      pen.solid(0.4) { $0.circle(x, -8.6, radius: 2.2) }
      pen.solid(0.4) { line in
        line.polygon(
          [
            (x - 3.8, -4.6), (x + 3.8, -4.6), (x + 3.8, 2.8), (x + 2, 2.8), (x + 2, 10.6),
            (x - 2, 10.6), (x - 2, 2.8), (x - 3.8, 2.8),
          ], corner: 1)
      }
    }
  }

  static let macbookIphone = SymbolDesign { pen in
    pen.stroke(endCap: .butt) {
      $0.bend([(-10.2, 4.6), (-10.2, -7.6), (8.2, -7.6), (8.2, -4.6)], corner: 2.4)
    }
    pen.rule(-12.6, 7, 3.4, 7, 1.1)
    pen.stroke { $0.box(6, -2, 12.6, 8.2, corner: 2) }
    pen.rule(8.4, 0.2, 10.2, 0.2, pen.fine(0.8))
  }
}
