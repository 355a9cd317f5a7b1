// People who move, and what is around them in a house.

extension SymbolDesign {
  static let figureRun = SymbolDesign { pen in
    pen.solid(0.5) { $0.circle(3.6, -9.2, radius: 1.9) }
    pen.stroke(1.3) {
      $0.bend(
        [(-6.2, -3), (-3.6, -5.8), (1.2, -5.2), (-1.6, 1.4), (2.6, 4.2), (1.4, 10)], corner: 0.6)
    }
    pen.stroke(1.3) { $0.bend([(1.2, -5.2), (3.4, -1.2), (7.2, -2)], corner: 0.4) }
    pen.stroke(1.3) { $0.bend([(-1.8, 2), (-3.4, 5.4), (-8.2, 5)], corner: 0.4) }
  }

  static let figureHiking = SymbolDesign { pen in
    pen.solid(0.5) { $0.circle(1.2, -9.4, radius: 1.9) }
    pen.stroke(1.3) {
      $0.bend([(1, -5), (-0.6, 1.6), (2.8, 5), (3.4, 10.6)], corner: 0.6)
    }
    pen.stroke(1.3) { $0.bend([(1, -5), (3.2, -1.6), (7, -1)], corner: 0.4) }
    pen.stroke(1.3) { $0.bend([(-0.8, 2), (-2.4, 6), (-5, 10.4)], corner: 0.4) }
    pen.solid(0.8) {
      $0.polygon([(-2.2, -6), (-5.6, -5), (-6.2, 0.2), (-2.8, 0.8)], corner: 0.8)
    }
    pen.rule(7.4, -3, 8.6, 10.6, 0.7)
  }

  static let figurePoolSwim = SymbolDesign { pen in
    pen.solid(0.5) { $0.circle(6.6, -1.4, radius: 2) }
    pen.stroke(1.3) {
      $0.bend([(-7.6, 3.2), (0.8, -0.8), (-2.6, -5.4), (2.8, -7.2)], corner: 0.7)
    }
    for y in [6.2, 10] {
      pen.stroke(0.9) { line in
        line.move(-11, y)
        line.curve(-8.4, y - 2, -6.4, y - 1.8, -4, y)
        line.curve(-1.6, y + 1.8, 1.6, y + 1.8, 4, y)
        line.curve(6.4, y - 1.8, 8.4, y - 2, 11, y)
      }
    }
  }

  static let figureOutdoorCycle = SymbolDesign { pen in
    pen.solid(0.5) { $0.circle(3.4, -9.2, radius: 1.9) }
    for x in [-7.2, 7.2] { pen.stroke(0.9) { $0.circle(x, 5.8, radius: 4.4) } }
    pen.stroke(1.3) {
      $0.bend(
        [(7, -3.4), (3.6, -2.8), (0.8, -5.6), (-2.8, -1.2), (1, 1.4), (-0.4, 7)], corner: 0.6)
    }
  }

  static let figureStrengthTraining = SymbolDesign { pen in
    pen.dot(0, -4.6, diameter: 4.2)
    pen.rule(-10.4, -9.6, 10.4, -9.6)
    for x in [-10.2, 10.2] { pen.rule(x, -12, x, -7.2, 1.3) }
    pen.solid(1.1) { $0.polygon([(-2, 0.2), (2, 0.2), (1.6, 5), (-1.6, 5)], corner: 0.6) }
    pen.bothSides { pen in
      pen.stroke(1.2) { $0.bend([(-2, 0), (-5.8, -2.4), (-5, -9)], corner: 0.8) }
      pen.stroke(1.3) { $0.bend([(-1.4, 4.6), (-3, 7.6), (-3, 12)], corner: 0.6) }
    }
  }

  static let dumbbell = SymbolDesign { pen in
    pen.turned(by: PenVector.eighth) { pen in
      pen.bothSides { pen in
        pen.shape { $0.box(-7.4, -5.6, -3.6, 5.6, corner: 1.2) }
        pen.shape { $0.box(-11, -3.6, -7.4, 3.6, corner: 1.1) }
      }
      pen.rule(-3.4, 0, 3.4, 0)
    }
  }

  static let fan = SymbolDesign { pen in
    pen.dot(0, 0, diameter: 3.4)
    for quarter in 0..<4 {
      let way = [PenVector(1, 0), PenVector(0, 1), PenVector(-1, 0), PenVector(0, -1)][quarter]
      pen.turned(by: way, about: 0, 0) { pen in
        pen.shape { line in
          line.move(0.6, -2.8)
          line.curve(-2.4, -4.6, -4.6, -7.6, -3.6, -9.8)
          line.curve(-2.6, -11.4, 1.6, -11.2, 3.8, -9)
          line.curve(5.6, -7, 4, -4, 0.6, -2.8)
          line.close()
        }
      }
    }
  }

  static let tent = SymbolDesign { pen in
    pen.shape { $0.polygon([(0, -8.6, 0.8), (11.2, 8.6, 1.2), (-11.2, 8.6, 1.2)]) }
    pen.detail(cap: .butt) { $0.bend([(-4.2, 8.6), (0, 0.8), (4.2, 8.6)], corner: 0.4) }
    pen.bothSides { $0.rule(0, -8.4, 1.8, -10.8, 0.9) }
  }

  static let tree = SymbolDesign { pen in
    pen.shape {
      $0.polygon([
        (0, -11.4, 0.8), (5, -5.2, 0.6), (3, -5.2, 0.2), (7.6, 0.6, 0.6), (5, 0.6, 0.2),
        (9.6, 6.6, 0.8), (-9.6, 6.6, 0.8), (-5, 0.6, 0.2), (-7.6, 0.6, 0.6), (-3, -5.2, 0.2),
        (-5, -5.2, 0.6),
      ])
    }
    pen.solid { $0.box(-1.5, 7, 1.5, 11.4, corner: 0.5) }
  }

  static let mountain2 = SymbolDesign { pen in
    pen.shape {
      $0.polygon([
        (-4.4, -6.6, 1), (0.4, 0.6, 0.4), (3.4, -3.6, 1), (12, 7.4, 1.4), (-13, 7.4, 1.4),
      ])
    }
  }

  static let pencilTip = SymbolDesign { pen in
    pen.stroke {
      $0.bend([(-5.6, 10), (-5.6, -1.4), (0, -10.4), (5.6, -1.4), (5.6, 10)], corner: 1)
    }
    pen.solid(0.4) { $0.polygon([(0, -9.6, 0.6), (2.4, -5.8, 0.4), (-2.4, -5.8, 0.4)]) }
  }

  static let airplayAudio = SymbolDesign { pen in
    for radius in [10.6, 7.1, 3.6] {
      pen.stroke(0.9) {
        let (x, y) = (radius * 0.72, radius * 0.69)
        $0.move(-x, y - 1.6)
        $0.arc(x, y - 1.6, radius: radius, large: true)
      }
    }
    pen.solid { $0.polygon([(0, 3, 0.8), (6, 10.4, 0.8), (-6, 10.4, 0.8)]) }
  }
}
