// Weather, plants and animals.

extension SymbolDesign {
  static let cloud = SymbolDesign { pen in
    pen.shape { line in
      line.move(-6.6, 7.6)
      line.curve(-9.6, 7.6, -12, 5.4, -12, 2.6)
      line.curve(-12, 0.2, -10.4, -1.7, -8.2, -2.2)
      line.curve(-8, -5.6, -5, -8.4, -1.4, -8.4)
      line.curve(1.6, -8.4, 4.2, -6.6, 5.2, -4)
      line.curve(5.6, -4.1, 6, -4.1, 6.4, -4.1)
      line.curve(9.6, -4.1, 12, -1.5, 12, 1.7)
      line.curve(12, 5, 9.6, 7.6, 6.4, 7.6)
      line.close()
    }
  }

  /// A cloud with room below for what falls out of it.
  static let highCloud = SymbolDesign { pen in pen.place(.cloud, 0, -3.6, share: 0.86) }

  static let cloudRain = SymbolDesign { pen in
    pen.place(.highCloud, 0, 0, share: 1)
    for x in [-5.6, -1, 3.6] { pen.rule(x + 1.6, 6.4, x, 10.2) }
  }

  static let cloudBolt = SymbolDesign { pen in
    pen.place(.highCloud, 0, 0, share: 1)
    pen.solid(0.4) {
      $0.polygon(
        [(1.4, 5.4), (-3, 9), (-0.2, 9), (-1.4, 12), (3, 8.2), (0.2, 8.2)], corner: 0.2)
    }
  }

  static let cloudSun = SymbolDesign { pen in
    pen.stroke {
      $0.move(-0.4, -4.2)
      $0.arc(9.2, 0.6, radius: 5)
    }
    for (x, y) in [(4.0, -9.6), (-1.6, -7.2), (9.6, -7.2), (12.4, -2)] {
      let way = PenVector(x - 4.4, y + 1.8).normalized
      pen.rule(x - way.x, y - way.y, x + way.x * 0.8, y + way.y * 0.8)
    }
    pen.place(.cloud, -2.4, 3.6, share: 0.78)
  }

  static let sunMin = SymbolDesign { pen in
    pen.shape { $0.circle(0, 0, radius: 5.2) }
    var turn = PenVector(1, 0)
    for _ in 0..<8 {
      pen.turned(by: turn) { $0.dot(0, -9.2, diameter: 2) }
      turn = turn.turned(by: .eighth)
    }
  }

  static let sunrise = SymbolDesign { pen in
    pen.stroke {
      $0.move(-5.4, 5)
      $0.arc(5.4, 5, radius: 5.4)
    }
    pen.rule(-11.4, 9.4, 11.4, 9.4)
    pen.bothSides { pen in
      pen.rule(-11, 5, -8.8, 5)
      pen.rule(-7.8, -2.8, -6.4, -1.4)
    }
    pen.arrow(from: (0, -3.4), to: (0, -10), head: 3)
  }

  static let moonStars = SymbolDesign { pen in
    pen.place(.moon, -1, 1, share: 0.94)
    for (x, y, radius) in [(4.4, -6.6, 3.2), (9.4, -1.2, 2.2)] {
      pen.sparkle(x, y, radius)
    }
  }

  static let moonZzz = SymbolDesign { pen in
    pen.place(.moon, -1, 1, share: 0.94)
    for (x, y, half) in [(3.4, -4.4, 2.2), (8.8, -8.6, 1.6)] {
      pen.stroke(0.8) {
        $0.bend(
          [(x - half, y - half), (x + half, y - half), (x - half, y + half), (x + half, y + half)],
          corner: 0)
      }
    }
  }

  static let sparkles = SymbolDesign { pen in
    pen.sparkle(-2.4, 1.6, 8.2)
    pen.sparkle(6.8, -6.6, 4)
    pen.sparkle(6.6, 7.6, 3)
  }

  static let sparkle = SymbolDesign { $0.sparkle(0, 0, 10.4) }

  static let snowflake = SymbolDesign { pen in
    var turn = PenVector(1, 0)
    for _ in 0..<6 {
      pen.turned(by: turn) { pen in
        pen.rule(0, 0, 0, -10.6)
        pen.stroke { $0.bend([(-3, -9.4), (0, -6.4), (3, -9.4)], corner: 0) }
      }
      turn = turn.turned(by: PenVector.twelfth.turned(by: .twelfth))
    }
  }

  static let wind = SymbolDesign { pen in
    for (y, end, side) in [(-2.4, 2.0, -1.0), (1.8, 8, -1), (6, 3, 1)] {
      pen.stroke { line in
        line.move(-11, y)
        line.line(end, y)
        line.curve(end + 4.4, y, end + 4.4, y + side * 6, end + 0.6, y + side * 6)
        line.curve(
          end - 0.8, y + side * 6, end - 1.8, y + side * 5.2, end - 2.2, y + side * 4.2)
      }
    }
  }

  static let thermometer = thermometer(to: -3.4)

  static let drop = SymbolDesign { pen in
    pen.shape { line in
      line.move(0.8, -10.6)
      line.curve(3.8, -6.4, 7.4, -1.2, 7.4, 3.2)
      line.curve(7.4, 7.6, 4.2, 10.8, 0, 10.8)
      line.curve(-4.2, 10.8, -7.4, 7.6, -7.4, 3.2)
      line.curve(-7.4, -1.2, -3.8, -6.4, -0.8, -10.6)
      line.curve(-0.4, -11.2, 0.4, -11.2, 0.8, -10.6)
      line.close()
    }
  }

  static let flame = SymbolDesign { pen in
    pen.shape { line in
      line.move(-1.4, -10.8)
      line.curve(4.6, -8.4, 8.4, -3.2, 8.4, 2.4)
      line.curve(8.4, 7.4, 5, 10.8, 0, 10.8)
      line.curve(-5, 10.8, -8.4, 7.6, -8.4, 3)
      line.curve(-8.4, 0, -7.2, -2.8, -5.4, -4.4)
      line.curve(-5, -4.8, -4.4, -4.6, -4.3, -4)
      line.curve(-4, -2.8, -3.4, -2, -2.4, -1.4)
      line.curve(-1.2, -4.2, -1.2, -7, -2.4, -9.8)
      line.curve(-2.7, -10.6, -2.1, -11.1, -1.4, -10.8)
      line.close()
    }
  }

  static let leaf = SymbolDesign { pen in
    pen.shape { line in
      line.move(10, -8.6)
      line.curve(10.6, -2.4, 9.6, 6.2, 1.6, 7.4)
      line.curve(-3, 8, -6.6, 5.6, -7, 1.6)
      line.curve(-7.4, -2.4, -4.4, -4.6, -0.6, -5)
      line.curve(3.4, -5.4, 6.2, -6.4, 8.4, -9.2)
      line.curve(9, -10, 9.9, -9.6, 10, -8.6)
      line.close()
    }
    pen.detail { line in
      line.move(5, -1.4)
      line.curve(0, -0.6, -4, 1.4, -5.6, 4)
    }
    pen.stroke { line in
      line.move(-5.9, 4.5)
      line.curve(-7.2, 6.2, -8.6, 8, -10.4, 9.2)
    }
  }

  static let ladybug = SymbolDesign { pen in
    pen.shape { line in
      line.move(0, -6.2)
      line.curve(5.2, -6.2, 8, -1.6, 8, 2.2)
      line.curve(8, 7, 4.4, 10.4, 0, 10.4)
      line.curve(-4.4, 10.4, -8, 7, -8, 2.2)
      line.curve(-8, -1.6, -5.2, -6.2, 0, -6.2)
      line.close()
    }
    pen.detailRule(0, -4, 0, 10.4, pen.fine(0.85), cap: .butt)
    pen.bothSides { pen in
      pen.detailDot(-4, 0.6, diameter: 2.6)
      pen.detailDot(-3.4, 5.8, diameter: 2.2)
    }
    pen.stroke { line in
      line.move(-4.4, -6)
      line.curve(-4.4, -11.6, 4.4, -11.6, 4.4, -6)
    }
    pen.bothSides { pen in
      pen.rule(-8.2, 2, -11, 2)
      pen.rule(-7, -2.8, -9.8, -5)
      pen.rule(-7, 6.8, -9.8, 9)
    }
  }

  static let hare = SymbolDesign { pen in
    pen.shape { line in
      line.move(-11.4, 7.4)
      line.curve(-12.2, 1.6, -8, -2.8, -2.4, -2.8)
      line.curve(0.2, -2.8, 2, -2, 3.6, -1.4)
      line.curve(1.4, -4.4, -0.4, -7.4, 0.4, -8.6)
      line.curve(1.4, -9.8, 5.4, -6, 7, -2.8)
      line.curve(9.6, -2.2, 11.8, 0, 11.8, 1.8)
      line.curve(11.8, 3.4, 9.6, 4, 7, 3.8)
      line.line(8.8, 6.6)
      line.curve(9.2, 7.4, 8.8, 8, 8, 8)
      line.line(-10.6, 8)
      line.curve(-11.2, 8, -11.4, 7.8, -11.4, 7.4)
      line.close()
    }
    pen.detailDot(7.6, 0.6, diameter: 1.7)
  }

  static let tortoise = SymbolDesign { pen in
    pen.shape { line in
      line.move(-10, 3.6)
      line.curve(-10, -2.6, -6.4, -6.6, -1.4, -6.6)
      line.curve(3.4, -6.6, 6.8, -2.6, 7, 3.6)
      line.close()
    }
    pen.shape { line in
      line.move(8.2, 3.6)
      line.line(7.8, -1.4)
      line.curve(8, -3.6, 12.4, -3.8, 12.6, -0.6)
      line.curve(12.8, 2.4, 11, 3.6, 8.2, 3.6)
      line.close()
    }
    for x in [-8.0, 2.6] {
      pen.stroke { $0.bend([(x, 3.8), (x, 7.4), (x + 3.2, 7.4), (x + 3.2, 3.8)], corner: 1) }
    }
  }

  static let bird = SymbolDesign { pen in
    pen.shape { line in
      line.move(-10.8, 8.4)
      line.curve(-4.6, 7.6, -3.6, 5.4, -3, 1.4)
      line.curve(-2.4, -3.8, 0, -8.6, 4.8, -8.6)
      line.curve(6.8, -8.6, 8.2, -7.6, 8.8, -6.2)
      line.line(11.4, -4.8)
      line.line(9, -3.4)
      line.curve(9.6, 3.4, 5.4, 8.6, -1.6, 8.6)
      line.curve(-4.6, 8.6, -8, 8.8, -10.8, 8.4)
      line.close()
    }
    pen.detailDot(5, -5, diameter: 1.8)
    pen.rule(1.2, 9, 1.2, 11.4)
  }

  static let pawprint = SymbolDesign { pen in
    pen.shape { line in
      line.move(0, -0.6)
      line.curve(2.8, -0.6, 4, 2.4, 5.6, 4.2)
      line.curve(8, 6.8, 6.4, 10, 3.4, 10)
      line.curve(2, 10, 1.2, 9.4, 0, 9.4)
      line.curve(-1.2, 9.4, -2, 10, -3.4, 10)
      line.curve(-6.4, 10, -8, 6.8, -5.6, 4.2)
      line.curve(-4, 2.4, -2.8, -0.6, 0, -0.6)
      line.close()
    }
    pen.bothSides { pen in
      pen.shape { $0.ellipse(-3.4, -7, 2, 2.9) }
      pen.shape { $0.ellipse(-8.6, -1.8, 1.9, 2.7) }
    }
  }
}

extension SymbolPen {
  /// A star of four points with hollow sides.
  mutating func sparkle(_ x: Double, _ y: Double, _ radius: Double) {
    let waist = radius * 0.14
    solid(0.3) { line in
      line.move(x, y - radius)
      line.curve(x + waist, y - waist * 2, x + waist * 2, y - waist, x + radius, y)
      line.curve(x + waist * 2, y + waist, x + waist, y + waist * 2, x, y + radius)
      line.curve(x - waist, y + waist * 2, x - waist * 2, y + waist, x - radius, y)
      line.curve(x - waist * 2, y - waist, x - waist, y - waist * 2, x, y - radius)
      line.close()
    }
  }
}
