// What several things of the desk are made of.

extension SymbolPen {
  /// A sheet of paper with its upper right corner turned down.
  mutating func page() {
    shape {
      $0.polygon([
        (-7.4, -10.5, 2.6), (1.2, -10.5, 0.8), (7.4, -4.3, 0.8), (7.4, 10.5, 2.6),
        (-7.4, 10.5, 2.6),
      ])
    }
    detail(cap: .butt) { $0.bend([(1, -10.5), (1, -4.1), (7.4, -4.1)], corner: 1.4) }
  }

  /// A slanting pencil: its point below left, its rubber above right.
  mutating func pencil(tip: (Double, Double), length: Double, half: Double) {
    // Light weights thin it too; in heavy ones its line does.
    let half = half + min(0, growth) / 2
    turned(by: PenVector.eighth.inverse, about: tip.0, tip.1) { pen in
      let rubber = length - half * 1.7
      pen.solid(0.45) {
        $0.polygon([
          (tip.0, tip.1 - 0.2, 0.1), (tip.0 + half * 2.2, tip.1 - half, 0.3),
          (tip.0 + rubber - half * 0.9, tip.1 - half, 0.1),
          (tip.0 + rubber - half * 0.9, tip.1 + half, 0.1),
          (tip.0 + half * 2.2, tip.1 + half, 0.3), (tip.0, tip.1 + 0.2, 0.1),
        ])
      }
      pen.solid(0.45) {
        $0.polygon([
          (tip.0 + rubber, tip.1 - half, 0.1), (tip.0 + length, tip.1 - half, half * 0.8),
          (tip.0 + length, tip.1 + half, half * 0.8), (tip.0 + rubber, tip.1 + half, 0.1),
        ])
      }
    }
  }

  mutating func flagpole() {
    stroke {
      $0.move(-8, -10)
      $0.line(-8, 10)
    }
  }
}

extension SymbolLine {
  mutating func folder() {
    polygon([
      (-10.8, -8.3, 2.6), (-3.6, -8.3, 1.8), (-1.3, -6.1, 1.8), (10.8, -6.1, 2.6),
      (10.8, 8.3, 2.6), (-10.8, 8.3, 2.6),
    ])
  }

  mutating func bookmark() {
    polygon([
      (-6, -10, 2.3), (6, -10, 2.3), (6, 10.6, 0.9), (0, 5.2, 0.9), (-6, 10.6, 0.9),
    ])
  }

  mutating func flag() {
    move(-8, -8.9)
    curve(-6.4, -9.7, -4.8, -9.9, -3.4, -9.7)
    curve(-0.6, -9.3, 1.2, -7.6, 4.2, -7.6)
    curve(5.4, -7.6, 6.3, -7.9, 7.2, -8.3)
    curve(7.7, -8.5, 8.1, -8.3, 8.1, -7.7)
    line(8.1, 1.7)
    curve(8.1, 2.2, 7.8, 2.6, 7.3, 2.8)
    curve(6.4, 3.2, 5.4, 3.4, 4.2, 3.4)
    curve(1.2, 3.4, -0.6, 1.7, -3.4, 1.4)
    curve(-4.8, 1.2, -6.4, 1.4, -8, 2)
  }
}
