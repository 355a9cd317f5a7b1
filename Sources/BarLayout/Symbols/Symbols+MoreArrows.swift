// Arrows that turn, meet, part or come to a line.

extension SymbolDesign {
  static let chevronUpDown = SymbolDesign { pen in
    pen.chevron(at: (0, -9.2), heading: PenVector(0, -1), arm: 5.4)
    pen.chevron(at: (0, 9.2), heading: PenVector(0, 1), arm: 5.4)
  }

  static let chevronLeft2 = SymbolDesign { pen in
    for x in [-7.6, 0.4] { pen.chevron(at: (x, 0), heading: PenVector(-1, 0), arm: 7) }
  }

  static let chevronCompactDown = SymbolDesign { pen in
    pen.stroke { $0.bend([(-10, -2.4), (0, 2.4), (10, -2.4)], corner: 0.8) }
  }

  static let code = SymbolDesign { pen in
    pen.bothSides { $0.chevron(at: (-12, 0), heading: PenVector(-1, 0), arm: 5.6) }
    pen.rule(2.8, -8.8, -2.8, 8.8)
  }

  static let arrowUpDown = SymbolDesign { pen in
    pen.stroke(cap: .butt) {
      $0.move(0, -10.4)
      $0.line(0, 10.4)
    }
    pen.chevron(at: (0, -11), heading: PenVector(0, -1), arm: 4.6)
    pen.chevron(at: (0, 11), heading: PenVector(0, 1), arm: 4.6)
  }

  static let arrowFourWays = SymbolDesign { pen in
    pen.quarterTurns { pen in
      pen.stroke(cap: .butt) {
        $0.move(0, -10.4)
        $0.line(0, 0)
      }
      pen.chevron(at: (0, -11), heading: PenVector(0, -1), arm: 3.6)
    }
  }

  static let arrowsApart = SymbolDesign { pen in
    for turn in [PenVector(1, 0), PenVector(-1, 0)] {
      pen.turned(by: turn) { pen in
        pen.rule(2.2, -2.2, 8.8, -8.8)
        pen.stroke { $0.bend([(2.9, -9), (9, -9), (9, -2.9)], corner: 0) }
      }
    }
  }

  static let arrowsTogether = SymbolDesign { pen in
    for turn in [PenVector(1, 0), PenVector(-1, 0)] {
      pen.turned(by: turn) { pen in
        pen.rule(2.2, -2.2, 9.2, -9.2)
        pen.stroke { $0.bend([(2, -8), (2, -2), (8, -2)], corner: 0) }
      }
    }
  }

  static let arrowLeftRight = SymbolDesign { pen in
    pen.arrow(from: (9.8, -4.6), to: (-9.8, -4.6), head: 4.2)
    pen.arrow(from: (-9.8, 4.6), to: (9.8, 4.6), head: 4.2)
  }

  static let arrowTurnDownRight = SymbolDesign { pen in
    pen.stroke(endCap: .butt) { $0.bend([(-8.6, -8.6), (-8.6, 3.4), (8.4, 3.4)], corner: 3.4) }
    pen.chevron(at: (8.8, 3.4), heading: PenVector(1, 0), arm: 5)
  }

  /// Two arrows that chase each other around a circle.
  static let circlepath = SymbolDesign { pen in
    for turn in [PenVector(1, 0), PenVector(-1, 0)] {
      pen.turned(by: turn) { pen in
        pen.stroke(endCap: .butt) {
          $0.move(-7.6, -6.07)
          $0.arc(9.69, -0.9, radius: 9.73)
        }
        pen.head(9.73, 0.5, heading: PenVector(0, 1), size: 4.1)
      }
    }
  }

  /// Two arrows that chase each other around a square.
  static let squarepath = SymbolDesign { pen in
    for turn in [PenVector(1, 0), PenVector(-1, 0)] {
      pen.turned(by: turn) { pen in
        pen.stroke(endCap: .butt) { $0.bend([(-1.6, -6.6), (7.6, -6.6), (7.6, 4)], corner: 2.8) }
        pen.chevron(at: (7.6, 4.8), heading: PenVector(0, 1), arm: 3.8)
      }
    }
  }

  static let repeats = SymbolDesign { pen in
    for turn in [PenVector(1, 0), PenVector(-1, 0)] {
      pen.turned(by: turn) { pen in
        pen.stroke(endCap: .butt) { $0.bend([(-10.4, 1), (-10.4, -5.6), (9, -5.6)], corner: 4.4) }
        pen.chevron(at: (9.8, -5.6), heading: PenVector(1, 0), arm: 3.6)
      }
    }
  }

  static let shuffle = SymbolDesign { pen in
    for side in [-1.0, 1] {
      pen.stroke(endCap: .butt) { line in
        line.move(-11, -5 * side)
        line.line(-8, -5 * side)
        line.curve(-2, -5 * side, 0, 5 * side, 6, 5 * side)
        line.line(10, 5 * side)
      }
      pen.chevron(at: (10.8, 5 * side), heading: PenVector(1, 0), arm: 3.4)
    }
  }

  static let branch = SymbolDesign { pen in
    pen.stroke(endCap: .butt) {
      $0.move(-5.4, 10.4)
      $0.line(-5.4, -6)
    }
    pen.stroke(endCap: .butt) { line in
      line.move(-5.4, 8)
      line.curve(-5.4, 2, 5.4, 3.4, 5.4, -2)
    }
    for (x, y) in [(-5.4, -7.4), (5.4, -3.4)] {
      pen.head(x, y, heading: PenVector(0, -1), size: 4.6)
    }
  }

  static let arrowDownToLine = SymbolDesign { pen in
    pen.arrow(from: (0, -10), to: (0, 5), head: 5.8)
    pen.rule(-7.6, 9.6, 7.6, 9.6)
  }

  static let goBackward = SymbolDesign { pen in
    pen.stroke(endCap: .butt) {
      $0.move(-9, 0.4)
      $0.arc(0.2, -7.2, radius: 9.2, clockwise: false, large: true)
    }
    pen.head(-0.4, -7.2, heading: PenVector(-1, 0), size: 4.6)
  }

  static let arrowshapeLeft2 = SymbolDesign { pen in
    pen.place(.arrowshapeTurnUpLeft, 3, 0, share: 0.9)
    pen.stroke { $0.bend([(-8.2, -7.6), (-13.4, -1.6), (-8.2, 3.8)], corner: 0.6) }
  }

  static let returnKey = SymbolDesign { pen in
    pen.stroke(endCap: .butt) { $0.bend([(9, -6), (9, 3), (-8.6, 3)], corner: 2.6) }
    pen.chevron(at: (-9, 3), heading: PenVector(-1, 0), arm: 4.8)
  }

  static let deleteLeft = SymbolDesign { pen in
    pen.shape {
      $0.polygon([
        (-12, 0, 1.4), (-5.4, -8, 2), (11.6, -8, 2.8), (11.6, 8, 2.8), (-5.4, 8, 2),
      ])
    }
    pen.cross(2.8, 0, arm: 4.8, turn: .eighth, isHole: pen.isFilled)
  }

  static let shift = SymbolDesign { pen in
    pen.shape {
      $0.polygon([
        (0, -10.4, 1), (10, -0.4, 1), (4.6, -0.4, 0.3), (4.6, 8.6, 1), (-4.6, 8.6, 1),
        (-4.6, -0.4, 0.3), (-10, -0.4, 1),
      ])
    }
  }

  static let shareOnSquare = SymbolDesign { pen in
    pen.place(.squareAndArrowUp, 2.6, -1.8, share: 0.84)
    pen.stroke { $0.bend([(-9.2, -0.6), (-9.2, 11.2), (5.6, 11.2)], corner: 3) }
  }

  static let leaveDoor = SymbolDesign { pen in
    pen.stroke {
      $0.bend([(2, -4.6), (2, -10.6), (-10, -10.6), (-10, 10.6), (2, 10.6), (2, 4.6)], corner: 3)
    }
    pen.arrow(from: (-3.4, 0), to: (11.4, 0), head: 4)
  }
}
