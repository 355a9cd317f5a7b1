// What the areas and lists of everyday apps are known by: music, health, ways to travel.

extension SymbolDesign {
  static let hotspot = SymbolDesign { pen in
    for x in [-5.2, 5.2] {
      pen.stroke { $0.ellipse(x, 0, 5.6, 6.4) }
    }
    pen.clearBox(BarRect(minX: -3.4, minY: -2.1, maxX: 3.4, maxY: 2.1))
    pen.rule(-3.4, 0, 3.4, 0)
  }

  static let boltHorizontal = SymbolDesign { pen in
    pen.shape {
      $0.polygon([
        (-12, 1.8, 0.8), (0.6, -7, 0.6), (1.6, -2.4, 0.4), (12, -1.8, 0.8), (-0.6, 7, 0.6),
        (-1.6, 2.4, 0.4),
      ])
    }
  }

  static let microphone = SymbolDesign { pen in
    let tilt = PenVector(0.707, 0.707)
    pen.turned(by: tilt) { pen in
      pen.shape { $0.circle(0, -6.2, radius: 4.4) }
      pen.shape { $0.polygon([(-2.8, -1, 0.4), (2.8, -1, 0.4), (1, 10.6, 0.9), (-1, 10.6, 0.9)]) }
    }
  }

  static let guitar = SymbolDesign { pen in
    let tilt = PenVector(0.707, 0.707)
    pen.turned(by: tilt) { pen in
      pen.shape { line in
        line.move(-2.2, -0.8)
        line.curve(-5.8, -1, -5.2, 3, -4.8, 4)
        line.curve(-7.6, 6, -6.6, 11.4, 0, 11.4)
        line.curve(6.6, 11.4, 7.6, 6, 4.8, 4)
        line.curve(5.2, 3, 5.8, -1, 2.2, -0.8)
        line.close()
      }
      pen.detail { $0.circle(0, 4.8, radius: 1.3) }
      pen.rule(0, -2.8, 0, -10, 1.3, cap: .butt)
      pen.solid { $0.box(-1.3, -12.4, 1.3, -9.6, corner: 0.5) }
    }
  }

  /// The roof and walls of a house around a note.
  static let musicHouse = SymbolDesign { pen in
    pen.stroke { $0.bend([(-11.4, 0), (0, -9.8), (11.4, 0)], corner: 0.8) }
    pen.stroke { $0.bend([(-8.2, -1), (-8.2, 9.4), (8.2, 9.4), (8.2, -1)], corner: 2) }
    pen.place(.musicNote.centered, 0, 1.6, share: 0.52)
  }

  static let musicHouseFill = SymbolDesign { pen in
    pen.solid {
      $0.polygon([
        (0, -9.6, 1), (11, 0, 0.8), (8.2, 0.2, 0.2), (8.2, 9.2, 1.8), (-8.2, 9.2, 1.8),
        (-8.2, 0.2, 0.2), (-11, 0, 0.8),
      ])
    }
    pen.hole { $0.box(-0.6, -4.4, 0.7, 5.4, corner: 0.2) }
    pen.hole { $0.polygon([(0.7, -4.4), (4.2, -3.2), (4.2, -1.2), (0.7, -2.4)], corner: 0.2) }
    pen.hole { $0.circle(-2.5, 5, radius: 1.9) }
  }

  static let ferry = SymbolDesign { pen in
    pen.shape { $0.polygon([(-11, 0.2, 0.9), (11, 0.2, 0.9), (7.8, 6.2, 1.6), (-7.8, 6.2, 1.6)]) }
    pen.stroke(cap: .butt) {
      $0.bend([(-7.2, 0), (-7.2, -4.6), (7.2, -4.6), (7.2, 0)], corner: 1.2)
    }
    pen.stroke(cap: .butt) {
      $0.bend([(-3.8, -4.6), (-3.8, -9), (3.8, -9), (3.8, -4.6)], corner: 1)
    }
    pen.stroke { line in
      line.move(-11, 10)
      line.curve(-8.4, 8.4, -6.4, 8.6, -4, 10)
      line.curve(-1.6, 11.4, 1.6, 11.4, 4, 10)
      line.curve(6.4, 8.6, 8.4, 8.4, 11, 10)
    }
  }

  static let figureYoga = SymbolDesign { pen in
    pen.dot(0, -9.2, diameter: 4.6)
    pen.solid(1.5) { $0.polygon([(-1.6, -3.6), (1.6, -3.6), (1.2, 4), (-1.2, 4)], corner: 0.6) }
    pen.bothSides { pen in
      pen.stroke(1.3) { $0.bend([(-2, -3.6), (-5.6, 1.2), (-9.8, 4.8)], corner: 1.6) }
      pen.stroke(1.5) { $0.bend([(-1.6, 4.4), (-8.8, 9.2), (3.4, 9.8)], corner: 1.4) }
    }
  }

  static let figureArmsOpen = SymbolDesign { pen in
    pen.dot(0, -9.4, diameter: 4.6)
    pen.stroke(1.3) { $0.bend([(-9.6, -4.2), (0, -2.4), (9.6, -4.2)], corner: 6) }
    pen.solid(1.2) { $0.polygon([(-2, -2.4), (2, -2.4), (1.8, 3.4), (-1.8, 3.4)], corner: 0.6) }
    pen.bothSides { pen in
      pen.stroke(1.5) { $0.bend([(-1.5, 2.6), (-2.4, 6), (-4.2, 11.2)], corner: 1) }
    }
  }

  static let bedFill = SymbolDesign { pen in
    pen.solid { $0.box(-12, 0.6, 12, 4.6, corner: 1.8) }
    for x in [-12.0, 12] { pen.rule(x, 3, x, 8.4) }
    for x in [-4.6, 4.6] { pen.solid { $0.box(x - 3, -3.8, x + 3, -1.6, corner: 1) } }
    pen.stroke(cap: .butt) {
      $0.bend([(-10.2, 0), (-10.2, -7.4), (10.2, -7.4), (10.2, 0)], corner: 2.4)
    }
  }

  static let walletFill = SymbolDesign { pen in
    pen.solid { $0.box(-10, -9.4, 10, 9.4, corner: 3.2) }
    pen.cut(pen.fine(0.85), cap: .butt) { line in
      line.move(-11, -4.6)
      line.line(11, -4.6)
    }
    pen.cut(pen.fine(0.85), cap: .butt) { line in
      line.move(-11, 0)
      line.line(-4, 0)
      line.curve(-3.4, 2.2, -2, 3.4, 0, 3.4)
      line.curve(2, 3.4, 3.4, 2.2, 4, 0)
      line.line(11, 0)
    }
  }

  static let recordingTape = SymbolDesign { pen in
    for x in [-6.4, 6.4] { pen.stroke { $0.circle(x, 0, radius: 5.2) } }
    pen.rule(-6.4, 5.2, 6.4, 5.2)
  }

  static let docTextImage = SymbolDesign { pen in
    pen.shape { $0.box(-8, -10.4, 8, 10.4, corner: 2.6) }
    pen.detail(pen.fine(0.9)) { $0.box(-4.4, -6.8, 4.4, 0.4, corner: 0.8) }
    for (y, end) in [(4.0, 4.4), (7.0, 1.6)] {
      pen.detailRule(-4.4, y, end, y, pen.fine(0.85))
    }
  }

  static let docViewfinder = SymbolDesign { pen in
    pen.place(.viewfinder, 0, 0, share: 1)
    pen.place(.docText, 0, 0, share: 0.54, weight: 0.85)
  }

  static let listBulletBelow = SymbolDesign { pen in
    pen.shape { $0.box(-10.6, -9.4, 10.6, -2.2, corner: 2) }
    for y in [3.6, 8.6] {
      pen.dot(-9.4, y, diameter: 2.2)
      pen.rule(-5, y, 10.6, y)
    }
  }

  static let squareStack3D = SymbolDesign { pen in
    pen.shape { $0.polygon([(0, -10.6), (11, -5.6), (0, -0.6), (-11, -5.6)], corner: 1.6) }
    for y in [0.2, 5.4] {
      pen.stroke { $0.bend([(-10.6, y), (0, y + 4.9), (10.6, y)], corner: 1.6) }
    }
  }

  static let arcadeStick = SymbolDesign { pen in
    pen.shape { $0.polygon([(-9, 2.6, 1.6), (9, 2.6, 1.6), (11.4, 9.4, 1.8), (-11.4, 9.4, 1.8)]) }
    pen.rule(-3, 2.2, -3, -4.6, 1.2, cap: .butt)
    pen.solid { $0.circle(-3, -7, radius: 2.8) }
    pen.detailDot(5, 5.8, diameter: 2.4)
  }

  /// A solid picture before another.
  static let photoFillOnRectangle = SymbolDesign { pen in
    pen.solid { $0.box(-11.4, -9, 7, 4.4, corner: 2.6) }
    pen.clearBox(BarRect(minX: -8.8, minY: -7, maxX: 12.8, maxY: 11.2))
    pen.part(isFilled: true) { $0.place(.photo, 2.2, 1.8, share: 0.84) }
  }
}
