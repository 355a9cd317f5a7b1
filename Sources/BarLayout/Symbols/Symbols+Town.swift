// Shops, houses, food and ways to travel.

extension SymbolDesign {
  static let bag = SymbolDesign { pen in
    pen.shape {
      $0.polygon([
        (-8.4, -5.4, 2), (8.4, -5.4, 2), (9, 10.4, 3), (-9, 10.4, 3),
      ])
    }
    pen.stroke(cap: .butt) {
      $0.move(-4, -5.4)
      $0.line(-4, -6.6)
      $0.arc(4, -6.6, radius: 4)
      $0.line(4, -5.4)
    }
  }

  static let cartFill = SymbolDesign { pen in
    pen.stroke {
      $0.bend([(-11.4, -8.8), (-8.2, -8.8), (-5, 4.6), (8.6, 4.6)], corner: 1.8)
    }
    pen.solid { $0.polygon([(-7.2, -5.9), (11.2, -5.9), (9.3, 1.3), (-5.6, 1.3)], corner: 1.6) }
    pen.dot(-3.6, 8.2, diameter: 3.2)
    pen.dot(7, 8.2, diameter: 3.2)
  }

  static let gift = SymbolDesign { pen in
    pen.shape { $0.box(-10.4, -5.6, 10.4, -0.6, corner: 1.4) }
    pen.shape {
      $0.polygon([(-8.8, -0.6, 0.2), (8.8, -0.6, 0.2), (8.8, 10.4, 2.4), (-8.8, 10.4, 2.4)])
    }
    pen.detailRule(0, -5.6, 0, 10.4, cap: .butt)
    pen.bothSides { pen in
      pen.stroke { line in
        line.move(-0.4, -5.8)
        line.curve(-2.4, -5.8, -6.4, -5.8, -6.4, -8.6)
        line.curve(-6.4, -11.4, -1.4, -11.6, -0.4, -5.8)
      }
    }
  }

  static let giftFill = SymbolDesign { pen in
    pen.bothSides { pen in
      pen.solid { $0.box(-10.4, -5.4, -1.8, -1.8, corner: 1.2) }
      pen.solid {
        $0.polygon([(-8.8, 1.8, 0.2), (-1.8, 1.8, 0.2), (-1.8, 10.4, 0.4), (-8.8, 10.4, 2.2)])
      }
      pen.stroke { line in
        line.move(-0.4, -6)
        line.curve(-2.4, -6, -6.4, -6, -6.4, -8.8)
        line.curve(-6.4, -11.6, -1.4, -11.8, -0.4, -6)
      }
    }
  }

  static let creditcard = SymbolDesign { pen in
    pen.shape { $0.box(-11.4, -8, 11.4, 8, corner: 3) }
    pen.detailRule(-11.4, -3, 11.4, -3, 1.6, cap: .butt)
    pen.detailRule(-7.6, 3.6, -4, 3.6)
  }

  static let banknote = SymbolDesign { pen in
    pen.stroke { $0.box(-12, -7.4, 12, 7.4, corner: 2.6) }
    pen.stroke { $0.circle(0, 0, radius: 3.4) }
    pen.bothSides { $0.dot(-8, 0, diameter: 2) }
  }

  static let building = SymbolDesign { pen in
    pen.shape { $0.box(-7.6, -10.6, 7.6, 10.4, corner: 1.8) }
    for y in [-6.6, -2.6, 1.4] {
      for x in [-3.6, 0, 3.6] { pen.detailDot(x, y, diameter: 2) }
    }
    pen.detail(pen.fine(0.9), cap: .butt) {
      $0.bend([(-2, 10.4), (-2, 5.8), (2, 5.8), (2, 10.4)], corner: 0.5)
    }
  }

  static let building2 = SymbolDesign { pen in
    pen.shape { $0.box(-10.6, -10.6, 1.4, 10, corner: 1.6) }
    for y in [-6.6, -2.6, 1.4, 5.4] {
      for x in [-6.8, -2.4] { pen.detailDot(x, y, diameter: 2) }
    }
    pen.stroke(cap: .butt) {
      $0.bend([(2, -4.4), (10.6, -4.4), (10.6, 10), (2, 10)], corner: 1.6)
    }
    for y in [-0.4, 3.6] { pen.dot(6.2, y, diameter: 2) }
  }

  static let columns = SymbolDesign { pen in
    pen.shape { $0.polygon([(0, -10.8, 0.8), (10.6, -5, 0.8), (-10.6, -5, 0.8)]) }
    for x in [-7.4, -2.5, 2.5, 7.4] { pen.rule(x, -5, x, 6.2, cap: .butt) }
    pen.rule(-9, 6.4, 9, 6.4)
    pen.rule(-10.8, 9.8, 10.8, 9.8)
  }

  static let bed = SymbolDesign { pen in
    pen.stroke { $0.bend([(-12, 8.4), (-12, 1.4), (12, 1.4), (12, 8.4)], corner: 2.4) }
    pen.rule(-12, 5.6, 12, 5.6, cap: .butt)
    pen.stroke(cap: .butt) {
      $0.bend([(-10, 1.4), (-10, -7.4), (10, -7.4), (10, 1.4)], corner: 2.4)
    }
    pen.bothSides { pen in
      pen.stroke(cap: .butt) {
        $0.bend([(-7, 1.4), (-7, -2.4), (-1.2, -2.4), (-1.2, 1.4)], corner: 1.2)
      }
    }
  }

  static let forkKnife = SymbolDesign { pen in
    pen.rule(-5.4, -1, -5.4, 10.6, 1.2)
    pen.stroke { line in
      line.move(-8.8, -10.4)
      line.line(-8.8, -4.4)
      line.curve(-8.8, -2, -7.4, -1, -5.4, -1)
      line.curve(-3.4, -1, -2, -2, -2, -4.4)
      line.line(-2, -10.4)
    }
    pen.rule(-5.4, -10.4, -5.4, -4, pen.fine(0.9))
    pen.solid(0.8) { line in
      line.move(6.6, -10.2)
      line.curve(3, -8.4, 2.6, -2.6, 3, 2)
      line.line(6.6, 2)
      line.close()
    }
    pen.rule(6.4, -4, 6.4, 10.6, 1.2)
  }

  static let cup = SymbolDesign { pen in
    pen.shape { line in
      line.move(-9.6, -6.8)
      line.line(6.4, -6.8)
      line.line(6.4, -1)
      line.curve(6.4, 3.4, 3.6, 5.6, 0, 5.6)
      line.line(-3.2, 5.6)
      line.curve(-7, 5.6, -9.6, 3.4, -9.6, -1)
      line.close()
    }
    pen.stroke { line in
      line.move(6.6, -4.8)
      line.curve(11.4, -5.8, 12, 1.4, 5.8, 1.8)
    }
    pen.rule(-11, 9, 8.2, 9)
  }

  static let wineglass = SymbolDesign { pen in
    pen.shape { line in
      line.move(-5.8, -10.6)
      line.line(5.8, -10.6)
      line.curve(7, -4.6, 6, 1.6, 0, 1.6)
      line.curve(-6, 1.6, -7, -4.6, -5.8, -10.6)
      line.close()
    }
    pen.rule(0, 1.6, 0, 10.4, cap: .butt)
    pen.rule(-4.6, 10.6, 4.6, 10.6)
    pen.detailRule(-6, -4.6, 6, -4.6, pen.fine(0.85), cap: .butt)
  }

  static let briefcase = SymbolDesign { pen in
    pen.shape { $0.box(-11.2, -5.8, 11.2, 9.4, corner: 2.8) }
    pen.stroke(cap: .butt) {
      $0.bend([(-4.4, -5.8), (-4.4, -9.6), (4.4, -9.6), (4.4, -5.8)], corner: 1.8)
    }
    pen.detailRule(-11.2, 1.4, -1.9, 1.4, cap: .butt)
    pen.detailRule(1.9, 1.4, 11.2, 1.4, cap: .butt)
  }

  static let car = SymbolDesign { pen in
    pen.shape { line in
      line.move(-10.8, 6.6)
      line.line(-10.8, 1.4)
      line.curve(-10.8, -0.6, -9.8, -1.6, -8.6, -2)
      line.line(-6.6, -6.8)
      line.curve(-6, -8, -5, -8.4, -3.8, -8.4)
      line.line(3.8, -8.4)
      line.curve(5, -8.4, 6, -8, 6.6, -6.8)
      line.line(8.6, -2)
      line.curve(9.8, -1.6, 10.8, -0.6, 10.8, 1.4)
      line.line(10.8, 6.6)
      line.close()
    }
    pen.bothSides { pen in
      pen.stroke { $0.bend([(-9.6, 6.8), (-9.6, 9.4), (-6.2, 9.4), (-6.2, 6.8)], corner: 0.8) }
      pen.detailDot(-6.6, 2.2, diameter: 2.4)
    }
    pen.detailRule(-8.2, -2, 8.2, -2, cap: .butt)
  }

  static let bus = SymbolDesign { pen in
    pen.shape { $0.box(-8.6, -10.6, 8.6, 7.8, corner: 3) }
    pen.detailRule(-8.6, 0.8, 8.6, 0.8, cap: .butt)
    pen.bothSides { pen in
      pen.detailDot(-4.8, 4.4, diameter: 2.2)
      pen.rule(-5.4, 7.8, -5.4, 10.4, 1.4)
    }
    pen.detailRule(-2.6, -7.4, 2.6, -7.4, pen.fine(0.9))
  }

  static let tram = SymbolDesign { pen in
    pen.shape { $0.box(-7.8, -6.4, 7.8, 6.6, corner: 3) }
    pen.detailRule(-7.8, 1, 7.8, 1, cap: .butt)
    pen.bothSides { pen in
      pen.detailDot(-4.4, 3.9, diameter: 2)
      pen.rule(-5, 7.6, -7.4, 10.8)
    }
    pen.stroke { $0.bend([(0, -6.4), (-3, -9), (3.4, -11)], corner: 0.2) }
  }

  static let airplane = SymbolDesign { pen in
    pen.turned(by: PenVector(0, 1)) { pen in
      pen.solid(0.5) { line in
        line.move(0, -11.6)
        line.curve(1.3, -11.6, 2, -9.6, 2, -7.6)
        line.line(2, -3.4)
        line.line(11, 2.2)
        line.line(11, 4.6)
        line.line(2, 2.2)
        line.line(1.6, 7.6)
        line.line(4.6, 9.8)
        line.line(4.6, 11.4)
        line.line(0, 10.4)
        line.line(-4.6, 11.4)
        line.line(-4.6, 9.8)
        line.line(-1.6, 7.6)
        line.line(-2, 2.2)
        line.line(-11, 4.6)
        line.line(-11, 2.2)
        line.line(-2, -3.4)
        line.line(-2, -7.6)
        line.curve(-2, -9.6, -1.3, -11.6, 0, -11.6)
        line.close()
      }
    }
  }

  static let bicycle = SymbolDesign { pen in
    pen.bothSides { $0.stroke { $0.circle(-8, 3.6, radius: 4.6) } }
    pen.stroke {
      $0.bend([(-8, 3.6), (-3.6, -3.4), (4.4, -3.4), (0, 3.6), (-3.8, -5.8)], corner: 0)
    }
    pen.rule(-8, 3.6, 0, 3.6)
    pen.stroke { $0.bend([(8, 3.6), (3.4, -7.8), (6.6, -7.8)], corner: 0.6) }
    pen.rule(-6, -6, -1.8, -6)
  }

  static let truck = SymbolDesign { pen in
    pen.stroke {
      $0.bend(
        [(-8.8, 5.6), (-12.6, 5.6), (-12.6, -7.4), (2.6, -7.4), (2.6, 5.6), (-2.8, 5.6)],
        corner: 1.8)
    }
    pen.stroke { $0.bend([(2.6, -4), (8, -4), (12.6, 1), (12.6, 5.6), (10.8, 5.6)], corner: 1.6) }
    pen.rule(2.6, 5.6, 4.8, 5.6, cap: .butt)
    for x in [-5.8, 7.8] { pen.stroke { $0.circle(x, 6, radius: 2.4) } }
  }

  static let safari = SymbolDesign { pen in
    pen.round()
    let path = SymbolLine.drawn {
      $0.polygon([(5.6, -5.6, 0.3), (1.7, 1.7, 0.5), (-5.6, 5.6, 0.3), (-1.7, -1.7, 0.5)])
    }
    pen.add(path, isHole: pen.isFilled)
    pen.add(SymbolLine.drawn { $0.circle(0, 0, radius: 1.2) }, isHole: !pen.isFilled)
  }

  static let figureWalk = SymbolDesign { pen in
    pen.solid(0.5) { $0.circle(0.8, -9.4, radius: 1.9) }
    pen.stroke(1.3) {
      $0.bend([(-5.4, 0), (-3.6, -4), (0.4, -5.2), (-1, 1.6), (2.6, 5), (3.6, 10.6)], corner: 0.6)
    }
    pen.stroke(1.3) { $0.bend([(0.4, -5.2), (2.6, -1.8), (5.8, -0.6)], corner: 0.4) }
    pen.stroke(1.3) { $0.bend([(-1.2, 2), (-2.4, 6), (-5.4, 10.4)], corner: 0.4) }
  }

  static let graduationcap = SymbolDesign { pen in
    pen.shape { $0.polygon([(0, -8.4, 0.8), (12, -2.6, 0.8), (0, 3.2, 0.8), (-12, -2.6, 0.8)]) }
    pen.stroke(cap: .butt) {
      $0.bend([(-6.4, 0.6), (-6.4, 6.8), (0, 8.8), (6.4, 6.8), (6.4, 0.6)], corner: 1.6)
    }
    pen.rule(11, -2, 11, 5.6)
  }

  static let ticket = SymbolDesign { pen in
    pen.shape { line in
      line.move(-11.4, -5)
      line.curve(-11.4, -6.6, -10.4, -7.4, -9, -7.4)
      line.line(9, -7.4)
      line.curve(10.4, -7.4, 11.4, -6.6, 11.4, -5)
      line.line(11.4, -2.4)
      line.curve(8, -2.4, 8, 2.4, 11.4, 2.4)
      line.line(11.4, 5)
      line.curve(11.4, 6.6, 10.4, 7.4, 9, 7.4)
      line.line(-9, 7.4)
      line.curve(-10.4, 7.4, -11.4, 6.6, -11.4, 5)
      line.line(-11.4, 2.4)
      line.curve(-8, 2.4, -8, -2.4, -11.4, -2.4)
      line.close()
    }
    for y in [-5.0, -1.7, 1.7, 5] { pen.detailRule(3.6, y - 0.5, 3.6, y + 0.5, pen.fine(0.85)) }
  }
}
