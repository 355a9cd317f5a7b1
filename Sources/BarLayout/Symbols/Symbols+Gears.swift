// Cog wheels: one tooth, turned about the hub.

extension SymbolDesign {
  static let gear = SymbolDesign { pen in
    let third = PenVector.quarter.turned(by: .twelfth)
    pen.stroke { $0.circle(0, 0, radius: 7.3) }
    var turn = PenVector(1, 0)
    for _ in 0..<12 {
      pen.turned(by: turn) { pen in
        pen.stroke(pen.fine(1.25), cap: .butt, endCap: .round) {
          $0.move(0, -7.3)
          $0.line(0, -9.9)
        }
      }
      turn = turn.turned(by: .twelfth)
    }
    pen.stroke(pen.fine(0.9)) { $0.circle(0, 0, radius: 2.3) }
    var spoke = PenVector(1, 0)
    for _ in 0..<3 {
      pen.turned(by: spoke) { pen in
        pen.stroke(pen.fine(0.9), cap: .butt) {
          $0.move(2.3, 0)
          $0.line(7.3, 0)
        }
      }
      spoke = spoke.turned(by: third)
    }
  }

  static let gearshape = SymbolDesign { pen in
    pen.shape { $0.cog() }
    pen.detail(pen.fine(1)) { $0.circle(0, 0, radius: 3.6) }
  }

  static let gearshapeFill = SymbolDesign { pen in
    pen.solid { $0.cog() }
    pen.hole { $0.circle(0, 0, radius: 3.7) }
  }
}

extension SymbolDesign {
  /// A wheel small enough for a badge.
  static let soleGear = SymbolDesign { pen in
    pen.add(SymbolLine.drawn { $0.cog() }.scaled(by: 1.12))
    pen.hole { $0.circle(0, 0, radius: 3.6) }
  }
}

extension SymbolLine {
  /// A wheel with eight blunt teeth.
  fileprivate mutating func cog() {
    var corners: [(x: Double, y: Double, radius: Double)] = []
    var turn = PenVector(1, 0)
    for _ in 0..<8 {
      for (x, y) in [(-2.6, -7.8), (-1.8, -10.6), (1.8, -10.6), (2.6, -7.8)] {
        let point = PenVector(x, y).turned(by: turn)
        corners.append((point.x, point.y, 0.9))
      }
      turn = turn.turned(by: .eighth)
    }
    polygon(corners)
  }
}
