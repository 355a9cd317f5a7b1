// The buttons of a player.

extension SymbolDesign {
  static let play = SymbolDesign { pen in pen.shape { $0.playTriangle() } }
  static let playFill = SymbolDesign { pen in pen.solid { $0.playTriangle() } }

  static let pause = SymbolDesign { pen in
    pen.bothSides { $0.stroke { $0.box(2.4, -8.8, 6.9, 8.8, corner: 1.2) } }
  }

  static let pauseFill = SymbolDesign { pen in
    pen.bothSides { $0.solid { $0.box(3, -8.8, 6.3, 8.8, corner: 0.6) } }
  }

  static let stopFill = SymbolDesign { pen in
    pen.solid { $0.box(-7.8, -7.8, 7.8, 7.8, corner: 1.6) }
  }

  static let backwardFill = SymbolDesign { pen in
    for x in [-12.5, 0.5] {
      pen.solid {
        $0.polygon([(x, 0, 0.7), (x + 11.6, -7.6, 0.9), (x + 11.6, 7.6, 0.9)])
      }
    }
  }
  static let forwardFill = backwardFill.mirrored

  static let speakerWave2 = SymbolDesign { pen in
    pen.stroke {
      $0.polygon([
        (-11, -3.6, 1.2), (-7.3, -3.6, 0.8), (-1.8, -8.8, 1), (-1.8, 8.8, 1), (-7.3, 3.6, 0.8),
        (-11, 3.6, 1.2),
      ])
    }
    for (x, y) in [(2.8, 3.2), (6.9, 6.1)] {
      pen.stroke {
        $0.move(x, -y)
        $0.arc(x, y, radius: y * 1.45)
      }
    }
  }

  static let airPodsPro = SymbolDesign { pen in
    pen.bothSides { pen in
      pen.solid { line in
        line.move(-1.6, 9.6)
        line.curve(-1.6, 10.8, -4.2, 10.8, -4.2, 9.6)
        line.line(-4.2, 0.6)
        line.curve(-8.2, 0.4, -10.2, -2.2, -10.2, -5)
        line.curve(-10.2, -8.2, -7.4, -9.8, -4.8, -9.4)
        line.curve(-2.4, -9, -1.6, -7.2, -1.6, -4.8)
        line.line(-1.6, 9.6)
      }
    }
  }
}

extension SymbolLine {
  fileprivate mutating func playTriangle() {
    polygon([(-7, -10.3, 1.6), (10, 0, 1.2), (-7, 10.3, 1.6)])
  }
}
