// Sound, pictures and film.

extension SymbolDesign {
  static let stop = SymbolDesign { pen in pen.shape { $0.box(-7.8, -7.8, 7.8, 7.8, corner: 1.6) } }
  static let pauseSign = SymbolDesign { pen in
    pen.bothSides { pen in pen.solid { $0.box(2.6, -7.4, 5, 7.4, corner: 0.6) } }
  }

  static let backward = SymbolDesign { pen in
    for x in [-12.5, 0.5] {
      pen.shape { $0.polygon([(x, 0, 0.7), (x + 11.6, -7.6, 0.9), (x + 11.6, 7.6, 0.9)]) }
    }
  }

  static let forwardEnd = SymbolDesign { pen in
    pen.shape { $0.polygon([(-9, -7.8, 0.9), (5, 0, 0.7), (-9, 7.8, 0.9)]) }
    pen.rule(8.6, -7.8, 8.6, 7.8, 1.3)
  }

  static let playpause = SymbolDesign { pen in
    pen.shape { $0.polygon([(-12, -7.6, 0.9), (0.4, 0, 0.7), (-12, 7.6, 0.9)]) }
    for x in [5.2, 10.2] {
      pen.solid { $0.box(x - 0.6, -7.4, x + 0.6, 7.4, corner: 0.6) }
    }
  }

  static let eject = SymbolDesign { pen in
    pen.shape { $0.polygon([(0, -8.8, 1.2), (10, 2.2, 1.2), (-10, 2.2, 1.2)]) }
    pen.shape { $0.box(-9.4, 5.6, 9.4, 9, corner: 1.2) }
  }

  static let speaker = SymbolDesign { pen in
    pen.shape { $0.speakerCone() }
  }

  static let speakerOne = SymbolDesign { pen in
    pen.place(.speaker, -3.2, 0, share: 1)
    pen.soundWave(4, 3.2)
  }

  static let speakerTwo = SymbolDesign { pen in
    pen.place(.speaker, -4.4, 0, share: 1)
    pen.soundWave(2.8, 3.2)
    pen.soundWave(6.9, 6.1)
  }

  static let speakerThree = SymbolDesign { pen in
    pen.place(.speaker, -6.6, 0, share: 1)
    for (x, y) in [(0.6, 3.2), (4.7, 6.1), (8.8, 8.8)] { pen.soundWave(x, y) }
  }

  static let waveform = SymbolDesign { pen in
    for (x, half) in [(-10.5, 1.4), (-7, 4.2), (-3.5, 8.2), (0, 5), (3.5, 10), (7, 5.4), (10.5, 2)]
    {
      pen.rule(x, -half, x, half)
    }
  }

  static let waveformSmall = SymbolDesign { pen in
    for (x, half) in [(-8.0, 2.0), (-4, 5.4), (0, 8), (4, 4.4), (8, 2.4)] {
      pen.rule(x, -half, x, half)
    }
  }

  static let musicNote = SymbolDesign { pen in
    pen.rule(-0.6, 7.4, -0.6, -9.4, cap: .butt)
    pen.solid { $0.polygon([(-0.6, -10), (6.6, -8), (6.6, -5.2), (-0.6, -7.2)], corner: 0.3) }
    pen.solid { $0.ellipse(-3.4, 7.4, 2.8, 2.2) }
  }

  static let musicNoteList = SymbolDesign { pen in
    pen.place(.musicNote, 5.2, 0.6, share: 0.9)
    for (y, end) in [(-8.6, -0.6), (-3.2, -0.6), (2.2, -2)] { pen.rule(-10.4, y, end, y) }
  }

  static let quarternotes = SymbolDesign { pen in
    pen.stroke(cap: .butt) {
      $0.bend([(-5.4, 6.4), (-5.4, -7.6), (8, -9.8), (8, 4.4)], corner: 0.8)
    }
    pen.rule(-5.4, -4, 8, -6.2, 1.4, cap: .butt)
    pen.solid { $0.ellipse(-7.8, 6.6, 2.4, 2) }
    pen.solid { $0.ellipse(5.6, 4.6, 2.4, 2) }
  }

  static let film = SymbolDesign { pen in
    pen.stroke { $0.box(-11, -8.8, 11, 8.8, corner: 2.8) }
    pen.bothSides { pen in
      pen.rule(-6.2, -8.8, -6.2, 8.8, pen.fine(0.9), cap: .butt)
      for y in [-4.4, 0, 4.4] { pen.rule(-11, y, -6.2, y, pen.fine(0.85), cap: .butt) }
    }
    pen.rule(-6.2, 0, 6.2, 0, pen.fine(0.9), cap: .butt)
  }

  static let filmFill = SymbolDesign { pen in
    pen.solid { $0.box(-11, -8.8, 11, 8.8, corner: 2.8) }
    for x in [-8.6, 8.6] {
      for y in [-6.2, -2.1, 2.1, 6.2] {
        pen.hole { $0.box(x - 1.1, y - 1, x + 1.1, y + 1, corner: 0.4) }
      }
    }
    pen.hole { $0.box(-4.8, -7, 4.8, -0.8, corner: 0.7) }
    pen.hole { $0.box(-4.8, 0.8, 4.8, 7, corner: 0.7) }
  }

  static let photoOnRectangle = SymbolDesign { pen in
    pen.place(.photo, 2.2, 1.8, share: 0.84)
    pen.stroke {
      $0.bend([(-10.4, 4.4), (-11.8, 4.4), (-11.8, -9.4), (7.4, -9.4), (7.4, -8.4)], corner: 2.6)
    }
  }

  static let photoAngled = SymbolDesign { pen in
    let back = PenVector(0.98, -0.199)
    let front = PenVector(0.98, 0.199)
    pen.turned(by: back) { $0.stroke { $0.box(-11, -8, 5.6, 5.4, corner: 2.4) } }
    pen.clearBox(BarRect(minX: -9.6, minY: -7.2, maxX: 14, maxY: 11.4), turn: front)
    pen.turned(by: front) { $0.place(.photo, 2, 2, share: 0.82) }
  }

  static let captions = SymbolDesign { pen in
    for (y, runs) in [(-2.0, [(-6.0, -1.6), (1.6, 6)]), (2, [(-6, 0), (3.2, 6)])] {
      for run in runs { pen.rule(run.0, y, run.1, y) }
    }
  }

  static let pip = SymbolDesign { pen in
    pen.stroke {
      $0.bend([(11, -1.4), (11, -8.4), (-11, -8.4), (-11, 8.4), (-3, 8.4)], corner: 2.8)
    }
    pen.solid { $0.box(1.4, 2.6, 11.4, 8.6, corner: 1.4) }
  }

  static let airplay = SymbolDesign { pen in
    pen.stroke {
      $0.bend(
        [(-5.2, 4.6), (-11, 4.6), (-11, -8.6), (11, -8.6), (11, 4.6), (5.2, 4.6)], corner: 2.6)
    }
    pen.solid(0.6) { $0.polygon([(0, 2.4), (6.2, 9.2), (-6.2, 9.2)], corner: 0.8) }
  }

  static let cameraRotate = SymbolDesign { pen in
    pen.shape {
      $0.polygon([
        (-11, -5.9, 2.8), (-5.9, -5.9, 1.6), (-4.2, -8.9, 1.8), (4.2, -8.9, 1.8),
        (5.9, -5.9, 1.6), (11, -5.9, 2.8), (11, 8.6, 2.8), (-11, 8.6, 2.8),
      ])
    }
    pen.place(.circlepath, 0, 1.4, share: 0.5, weight: 0.85)
  }

  static let pictureInCircle = SymbolDesign { pen in
    pen.solid(0.5) {
      $0.polygon([
        (-8.6, 5.4, 0.5), (-2.4, -3, 0.6), (1, 1.2, 0.3), (3.4, -1, 0.6), (8.6, 5.4, 0.5),
      ])
    }
  }
}

extension SymbolLine {
  fileprivate mutating func speakerCone() {
    polygon([
      (-6.6, -3.6, 1.2), (-2.9, -3.6, 0.8), (2.6, -8.8, 1), (2.6, 8.8, 1), (-2.9, 3.6, 0.8),
      (-6.6, 3.6, 1.2),
    ])
  }
}

extension SymbolPen {
  fileprivate mutating func soundWave(_ x: Double, _ y: Double) {
    stroke {
      $0.move(x, -y)
      $0.arc(x, y, radius: y * 1.45)
    }
  }
}
