// What other signs stand in: circles, squares, shields and the like.

extension SymbolDesign {
  static let round = SymbolDesign { $0.round() }
  static let square = SymbolDesign { pen in pen.shape { $0.box(-9, -9, 9, 9, corner: 3.6) } }
  static let app = SymbolDesign { pen in pen.shape { $0.box(-9.4, -9.4, 9.4, 9.4, corner: 5.2) } }
  static let rectangle = SymbolDesign { pen in pen.shape { $0.box(-11, -8, 11, 8, corner: 3) } }
  static let rectanglePortrait = SymbolDesign { pen in
    pen.shape { $0.box(-8, -10.8, 8, 10.8, corner: 3) }
  }
  static let capsule = SymbolDesign { pen in pen.shape { $0.box(-12, -6, 12, 6, corner: 6) } }
  static let triangle = SymbolDesign { pen in
    pen.shape { $0.polygon([(0, -12), (12.6, 9.7), (-12.6, 9.7)], corner: 2.3) }
  }
  static let diamond = SymbolDesign { pen in
    pen.shape { $0.polygon([(0, -11.8), (11.8, 0), (0, 11.8), (-11.8, 0)], corner: 2.4) }
  }
  static let hexagon = SymbolDesign { pen in
    pen.shape {
      $0.polygon(
        [(0, -11.4), (9.8, -5.7), (9.8, 5.7), (0, 11.4), (-9.8, 5.7), (-9.8, -5.7)], corner: 2.2)
    }
  }
  static let octagon = SymbolDesign { pen in
    pen.shape {
      $0.polygon(
        [
          (-4.3, -10.3), (4.3, -10.3), (10.3, -4.3), (10.3, 4.3), (4.3, 10.3), (-4.3, 10.3),
          (-10.3, 4.3), (-10.3, -4.3),
        ], corner: 1.6)
    }
  }

  static let seal = SymbolDesign { pen in
    pen.shape { line in
      var corners: [(x: Double, y: Double, radius: Double)] = []
      var turn = PenVector(0, -1)
      for _ in 0..<8 {
        let tip = turn * 11.9
        let dent = turn.turned(by: PenVector.eighth.halved) * 9.7
        corners.append((tip.x, tip.y, 2.2))
        corners.append((dent.x, dent.y, 0.9))
        turn = turn.turned(by: .eighth)
      }
      line.polygon(corners)
    }
  }

  static let shield = SymbolDesign { pen in
    pen.shape { line in
      line.move(-8.6, -6.6)
      line.curve(-8.6, -7.4, -8.2, -7.9, -7.4, -8.2)
      line.line(-1, -10.6)
      line.curve(-0.4, -10.9, 0.4, -10.9, 1, -10.6)
      line.line(7.4, -8.2)
      line.curve(8.2, -7.9, 8.6, -7.4, 8.6, -6.6)
      line.line(8.6, 0)
      line.curve(8.6, 5, 5.4, 8.6, 0.8, 10.8)
      line.curve(0.3, 11, -0.3, 11, -0.8, 10.8)
      line.curve(-5.4, 8.6, -8.6, 5, -8.6, 0)
      line.close()
    }
  }

  static let squareDashed = SymbolDesign { $0.dashes(half: 9, corner: 3.6) }
  static let appDashed = SymbolDesign { $0.dashes(half: 9.4, corner: 5.2) }
  static let viewfinder = SymbolDesign { pen in
    pen.quarterTurns { pen in
      pen.stroke { $0.bend([(-9.4, -4.6), (-9.4, -9.4), (-4.6, -9.4)], corner: 3.4) }
    }
  }

  static let rectangleDashed = SymbolDesign { pen in
    pen.bothSides { pen in
      for side in [-1.0, 1] {
        pen.stroke { $0.bend([(-11, side * 4.4), (-11, side * 8), (-7, side * 8)], corner: 3) }
        pen.rule(-3.4, side * 8, -1.4, side * 8)
      }
      pen.rule(-11, -1, -11, 1)
    }
  }

  static let circleDashed = SymbolDesign { pen in
    var turn = PenVector(1, 0)
    for _ in 0..<8 {
      pen.turned(by: turn) { pen in
        pen.stroke {
          $0.move(-2, -9.8)
          $0.arc(2, -9.8, radius: 10)
        }
      }
      turn = turn.turned(by: .eighth)
    }
  }

  static let disc = SymbolDesign { $0.disc() }
  /// A disc small enough for a ring around it.
  static let largeDot = SymbolDesign { pen in pen.solid { $0.circle(0, 0, radius: 5.4) } }
  static let recordDot = SymbolDesign { pen in pen.solid { $0.circle(0, 0, radius: 3.4) } }
  static let target = SymbolDesign { pen in
    pen.ring()
    pen.stroke { $0.circle(0, 0, radius: 5.8) }
    pen.dot(0, 0, diameter: 4)
  }

  static let circleLefthalfFilled = SymbolDesign { pen in
    pen.ring()
    pen.solid(0.01) {
      $0.move(0, 10)
      $0.arc(-10, 0, radius: 10)
      $0.arc(0, -10, radius: 10)
      $0.close()
    }
  }

  static let dotGrid2 = SymbolDesign { pen in
    for (x, y) in [(-4.9, -4.9), (4.9, -4.9), (-4.9, 4.9), (4.9, 4.9)] {
      pen.shape { $0.circle(x, y, radius: 3.4) }
    }
  }

  static let dotGrid3 = SymbolDesign { pen in
    for x in [-7.2, 0, 7.2] {
      for y in [-7.2, 0, 7.2] { pen.shape { $0.circle(x, y, radius: 2) } }
    }
  }
}

extension SymbolPen {
  /// Draws something and the same turned by a quarter, a half and three quarters.
  mutating func quarterTurns(_ draw: (inout SymbolPen) -> Void) {
    for turn in [PenVector(1, 0), PenVector(0, 1), PenVector(-1, 0), PenVector(0, -1)] {
      turned(by: turn, about: 0, 0, draw)
    }
  }

  /// A dashed square with round corners.
  fileprivate mutating func dashes(half: Double, corner: Double) {
    quarterTurns { pen in
      pen.stroke {
        $0.bend([(-half, -4.2), (-half, -half), (-4.2, -half)], corner: min(corner, half - 4.3))
      }
      pen.rule(-1.3, -half, 1.3, -half)
    }
  }
}
