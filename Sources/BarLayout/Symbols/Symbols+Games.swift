// Time, prizes, games and toys.

extension SymbolDesign {
  static let hourglass = SymbolDesign { pen in
    for side in [-1.0, 1] {
      pen.rule(-7, side * 10.4, 7, side * 10.4)
      pen.stroke(cap: .butt) { line in
        line.move(-5.4, side * 10.4)
        line.curve(-5.4, side * 4.4, -1.4, side * 2.6, -1.4, 0)
      }
      pen.stroke(cap: .butt) { line in
        line.move(5.4, side * 10.4)
        line.curve(5.4, side * 4.4, 1.4, side * 2.6, 1.4, 0)
      }
    }
    pen.solid(0.3) { $0.polygon([(-3.6, 8.6), (0, 5.8), (3.6, 8.6)], corner: 0.3) }
    pen.solid(0.3) { $0.polygon([(-3, -4.4), (3, -4.4), (0, -1.6)], corner: 0.3) }
  }

  static let clockHands = SymbolDesign { pen in
    pen.stroke { $0.bend([(0, -7.4), (0, 0.6), (5.4, 3.8)], corner: 0) }
  }

  static let timer = SymbolDesign { pen in
    pen.stroke {
      $0.move(-6.6, -7.5)
      $0.arc(0, -10, radius: 10, clockwise: false, large: true)
      $0.line(0, -5.6)
    }
    pen.solid(0.5) {
      $0.polygon([(-5, -3.8, 0.4), (1.2, -0.8, 0.9), (-0.4, 1.4, 0.9)])
    }
  }

  static let stopwatch = SymbolDesign { pen in
    pen.shape { $0.circle(0, 1.6, radius: 9) }
    pen.rule(-2.8, -10.8, 2.8, -10.8, 1.1)
    pen.rule(0, -10.8, 0, -7.4, cap: .butt)
    pen.detailRule(0, 1.6, 0, -3.6)
    pen.rule(7, -6.8, 8.2, -8)
  }

  static let alarm = SymbolDesign { pen in
    pen.shape { $0.circle(0, 0.8, radius: 8.6) }
    pen.detail { $0.bend([(0, -4), (0, 1.2), (3, 3.4)], corner: 0) }
    pen.bothSides { pen in
      pen.rule(-10.2, -6, -6, -9.6, 1.3)
      pen.rule(-6, 7.4, -8, 10)
    }
  }

  static let clockRewind = SymbolDesign { pen in
    pen.stroke(endCap: .butt) {
      $0.move(-7.6, 5.6)
      $0.arc(-9.1, -1.2, radius: 9.4, clockwise: false, large: true)
    }
    pen.head(-9.2, -0.2, heading: PenVector(0.05, 1).normalized, size: 4.4)
    pen.stroke { $0.bend([(0.4, -5.6), (0.4, 0.4), (4, 3)], corner: 0) }
  }

  static let clockRewind2 = SymbolDesign { pen in
    pen.place(.circlepath, 0, 0, share: 1)
    pen.stroke { $0.bend([(0, -4.4), (0, 0.4), (3, 2.2)], corner: 0) }
  }

  static let trophy = SymbolDesign { pen in
    pen.shape { line in
      line.move(-6, -10)
      line.line(6, -10)
      line.curve(6.2, -3.6, 5, 2.6, 0, 2.6)
      line.curve(-5, 2.6, -6.2, -3.6, -6, -10)
      line.close()
    }
    pen.bothSides { pen in
      pen.stroke { line in
        line.move(-6.2, -7.6)
        line.line(-10.6, -7.6)
        line.curve(-11, -3.6, -8.6, -1, -5, -0.6)
      }
    }
    pen.rule(0, 2.6, 0, 7, 1.3, cap: .butt)
    pen.shape { $0.box(-4.6, 7, 4.6, 10.2, corner: 1) }
  }

  static let crown = SymbolDesign { pen in
    pen.shape {
      $0.polygon([
        (-11, -5.4, 0.8), (-5.2, -0.4, 0.4), (0, -8.8, 0.8), (5.2, -0.4, 0.4), (11, -5.4, 0.8),
        (8.8, 7.6, 1.4), (-8.8, 7.6, 1.4),
      ])
    }
  }

  static let rosette = SymbolDesign { pen in
    pen.place(.seal, 0, -3.2, share: 0.66)
    pen.stroke { $0.circle(0, -3.2, radius: 3.4) }
    pen.stroke(cap: .butt) {
      $0.bend([(-4.4, 3.4), (-4.4, 11), (0, 8.2), (4.4, 11), (4.4, 3.4)], corner: 0.4)
    }
  }

  static let dice = SymbolDesign { pen in
    pen.shape { $0.box(-11, -3, 3.4, 10.6, corner: 2.6) }
    for (x, y) in [(-7.4, 0.6), (-3.8, 3.8), (-0.2, 7)] { pen.detailDot(x, y, diameter: 2.2) }
    pen.stroke(cap: .butt) {
      $0.bend(
        [(-3, -5.6), (-1.6, -10.6), (11.4, -7), (8, 5.6), (6, 5)], corner: 2.2)
    }
    pen.dot(5.2, -3, diameter: 2.2)
  }

  static let die5 = SymbolDesign { pen in
    pen.shape { $0.box(-9, -9, 9, 9, corner: 3.6) }
    for (x, y) in [(-4.4, -4.4), (4.4, -4.4), (0, 0), (-4.4, 4.4), (4.4, 4.4)] {
      pen.detailDot(x, y, diameter: 3)
    }
  }

  static let puzzle = SymbolDesign { pen in
    pen.shape { line in
      line.move(-9.4, -5.4)
      line.line(-3.6, -5.4)
      line.curve(-4.8, -8.4, -3.4, -10.8, -0.8, -10.8)
      line.curve(1.8, -10.8, 3.2, -8.4, 2, -5.4)
      line.line(7.4, -5.4)
      line.line(7.4, 0.2)
      line.curve(10, -0.8, 11.8, 0.6, 11.8, 2.8)
      line.curve(11.8, 5, 10, 6.4, 7.4, 5.4)
      line.line(7.4, 10.8)
      line.line(-9.4, 10.8)
      line.line(-9.4, 5.4)
      line.curve(-6.4, 6.4, -4.8, 5, -4.8, 2.8)
      line.curve(-4.8, 0.6, -6.4, -0.8, -9.4, 0.2)
      line.close()
    }
  }

  static let umbrella = SymbolDesign { pen in
    pen.shape { line in
      line.move(-11, 1)
      line.curve(-11, -5.6, -6.2, -9.6, 0, -9.6)
      line.curve(6.2, -9.6, 11, -5.6, 11, 1)
      line.curve(9.4, -1.2, 7, -1.2, 5.4, 1)
      line.curve(4, -1.2, 1.6, -1.2, 0, 1)
      line.curve(-1.6, -1.2, -4, -1.2, -5.4, 1)
      line.curve(-7, -1.2, -9.4, -1.2, -11, 1)
      line.close()
    }
    pen.stroke { line in
      line.move(0, 1.2)
      line.line(0, 7.8)
      line.curve(0, 11.2, 4.8, 11.2, 4.8, 7.8)
    }
  }

  static let megaphone = SymbolDesign { pen in
    pen.shape { line in
      line.move(-9.6, -3.6)
      line.line(-3, -3.6)
      line.curve(1.6, -3.8, 5.4, -6, 8.4, -9)
      line.line(8.4, 7.4)
      line.curve(5.4, 4.6, 1.6, 2.4, -3, 2.2)
      line.line(-9.6, 2.2)
      line.curve(-11, 2.2, -11.4, 1.4, -11.4, 0.4)
      line.line(-11.4, -1.8)
      line.curve(-11.4, -2.8, -11, -3.6, -9.6, -3.6)
      line.close()
    }
    pen.stroke { $0.bend([(-7.6, 2.6), (-6, 9.4), (-2.8, 9.4), (-3.8, 2.6)], corner: 1) }
    pen.rule(11.4, -2.4, 11.4, 0.8)
  }

  static let gauge = SymbolDesign { pen in
    pen.stroke {
      $0.move(-7.2, 7.4)
      $0.arc(7.2, 7.4, radius: 10.3, large: true)
    }
    pen.rule(0, 1, 4.6, -4.6, 1.1)
    pen.dot(0, 1, diameter: 3.6)
    for (x, y) in [(-6.4, 1.0), (-4.6, -3.8), (0, -6), (6.4, 1)] { pen.dot(x, y, diameter: 1.6) }
  }
}
