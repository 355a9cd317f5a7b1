// The buttons of a player.

extension SymbolDesign {
  static let play = SymbolDesign(18, 20) { pen in pen.stroke { $0.playTriangle() } }
  static let playFill = SymbolDesign(18, 20) { pen in pen.solid { $0.playTriangle() } }

  static let pause = SymbolDesign(16, 20) { pen in
    pen.bothSides { $0.stroke { $0.box(2.4, -8.8, 6.9, 8.8, corner: 1.2) } }
  }

  static let pauseFill = SymbolDesign(16, 20) { pen in
    pen.bothSides { $0.solid { $0.box(3, -8.8, 6.3, 8.8, corner: 0.6) } }
  }

  static let stopFill = SymbolDesign(18, 18) { pen in
    pen.solid { $0.box(-7.8, -7.8, 7.8, 7.8, corner: 1.6) }
  }

  static let backwardFill = SymbolDesign(26, 16) { pen in
    for x in [-11.9, 0.7] {
      pen.solid {
        $0.polygon([(x, 0, 0.6), (x + 11.2, -6.9, 0.9), (x + 11.2, 6.9, 0.9)])
      }
    }
  }
  static let forwardFill = backwardFill.mirrored

  static let speakerWave2 = SymbolDesign(26, 19) { pen in
    pen.stroke {
      $0.polygon([
        (-12, -3.6, 1.2), (-8.3, -3.6, 0.8), (-3, -8.6, 1), (-3, 8.6, 1), (-8.3, 3.6, 0.8),
        (-12, 3.6, 1.2),
      ])
    }
    for (x, y) in [(1.7, 3.2), (5.9, 5.9)] {
      pen.stroke {
        $0.move(x, -y)
        $0.arc(x, y, radius: y * 1.45)
      }
    }
  }
}

extension SymbolLine {
  fileprivate mutating func playTriangle() {
    polygon([(-6.7, -9.4, 1.6), (9.6, 0, 1.2), (-6.7, 9.4, 1.6)])
  }
}
