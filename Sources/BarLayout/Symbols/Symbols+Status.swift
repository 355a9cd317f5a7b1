// Power, reception and weather.

extension SymbolDesign {
  static let wifi = SymbolDesign { pen in
    let half = 2.0.squareRoot() / 2
    for (outer, inner) in [(15.8, 12.8), (10.4, 7.4), (5.0, 0.0)] {
      pen.solid(0.25) { line in
        line.move(-outer * half, 7.6 - outer * half)
        line.arc(outer * half, 7.6 - outer * half, radius: outer)
        line.line(inner * half, 7.6 - inner * half)
        if inner > 0 {
          line.arc(-inner * half, 7.6 - inner * half, radius: inner, clockwise: false)
        }
        line.close()
      }
    }
  }

  static let battery100 = SymbolDesign { pen in
    pen.stroke { $0.box(-12.9, -5.9, 9.5, 5.9, corner: 3.2) }
    pen.solid(0.4) { $0.box(-9.9, -2.9, 6.5, 2.9, corner: 1) }
    pen.solid(0.5) {
      $0.move(12.1, -2)
      $0.curve(13, -1.6, 13.4, -0.9, 13.4, 0)
      $0.curve(13.4, 0.9, 13, 1.6, 12.1, 2)
      $0.close()
    }
  }

  static let cellularbars = SymbolDesign { pen in
    for (index, top) in [4.2, 0.6, -3.4, -7.4].enumerated() {
      let x = -9.1 + Double(index) * 5.8
      pen.solid { $0.box(x - 0.8, top, x + 2, 7.4, corner: 0.4) }
    }
  }

  static let bolt = SymbolDesign { pen in pen.shape { $0.bolt() } }
  static let boltFill = SymbolDesign { pen in pen.solid { $0.bolt() } }

  static let sunMax = SymbolDesign { pen in
    pen.shape { $0.circle(0, 0, radius: 4.9) }
    var turn = PenVector(1, 0)
    for _ in 0..<8 {
      pen.turned(by: turn) { pen in
        pen.stroke {
          $0.move(0, -8.5)
          $0.line(0, -11)
        }
      }
      turn = turn.turned(by: .eighth)
    }
  }

  static let moon = SymbolDesign { pen in pen.shape { $0.crescent() } }
  static let moonFill = SymbolDesign { pen in pen.solid { $0.crescent() } }
}

extension SymbolLine {
  fileprivate mutating func bolt() {
    polygon([
      (2.6, -12.2, 0.7), (-7.8, 1.8, 0.7), (-0.8, 1.8, 0.3), (-2.6, 12.2, 0.7),
      (7.8, -1.8, 0.7), (0.8, -1.8, 0.3),
    ])
  }

  fileprivate mutating func crescent() {
    move(-2.6, -9.6)
    arc(9.6, 2.6, radius: 9, clockwise: false)
    arc(-2.6, -9.6, radius: 9.6, large: true)
    close()
  }
}
