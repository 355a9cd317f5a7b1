// Power, reception and weather.

extension SymbolDesign {
  static let wifi = SymbolDesign(23.13, 17.92) { pen in
    let half = 2.0.squareRoot() / 2
    for radius in [15.0, 10.2, 5.4] {
      pen.stroke(1.15) {
        $0.move(-radius * half, 7 - radius * half)
        $0.arc(radius * half, 7 - radius * half, radius: radius)
      }
    }
    pen.dot(0, 7, diameter: 3)
  }

  static let battery100 = SymbolDesign(27.63, 13.47) { pen in
    pen.stroke { $0.box(-12.9, -5.9, 9.5, 5.9, corner: 3.2) }
    pen.solid(0.4) { $0.box(-9.9, -2.9, 6.5, 2.9, corner: 1) }
    pen.solid(0.5) {
      $0.move(12.1, -2)
      $0.curve(13, -1.6, 13.4, -0.9, 13.4, 0)
      $0.curve(13.4, 0.9, 13, 1.6, 12.1, 2)
      $0.close()
    }
  }

  static let cellularbars = SymbolDesign(22.27, 16.47) { pen in
    for (index, top) in [4.2, 0.6, -3.4, -7.4].enumerated() {
      let x = -9.1 + Double(index) * 5.8
      pen.solid { $0.box(x - 0.8, top, x + 2, 7.4, corner: 0.4) }
    }
  }

  static let bolt = SymbolDesign(15.88, 21.91) { pen in pen.stroke { $0.bolt() } }
  static let boltFill = SymbolDesign(15.88, 21.91) { pen in pen.solid { $0.bolt() } }

  static let sunMax = SymbolDesign(23.67, 23.67) { pen in
    pen.stroke { $0.circle(0, 0, radius: 4.9) }
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

  static let moon = SymbolDesign(20.87, 20.87) { pen in pen.stroke { $0.crescent() } }
  static let moonFill = SymbolDesign(20.87, 20.87) { pen in pen.solid { $0.crescent() } }
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
