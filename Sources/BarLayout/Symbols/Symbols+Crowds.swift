// People in circles and in groups, and what they say.

extension SymbolDesign {
  /// A bust for the inside of a circle or a square.
  static let bust = SymbolDesign { $0.smallPerson() }

  static let personCropFill = SymbolDesign { pen in
    pen.disc()
    pen.hole { $0.ellipse(0, -2.9, 3.3, 3.7) }
    pen.hole { line in
      line.move(-6.6, 7)
      line.curve(-5.4, 4.4, -3.2, 2.9, 0, 2.9)
      line.curve(3.2, 2.9, 5.4, 4.4, 6.6, 7)
      line.arc(-6.6, 7, radius: 9.62)
      line.close()
    }
  }

  static let person2Fill = SymbolDesign { pen in
    pen.solid { $0.ellipse(-4.6, -4.8, 3.6, 4) }
    pen.solid { $0.frontTorso() }
    pen.solid { $0.ellipse(6.2, -3.7, 3, 3.4) }
    pen.solid { line in
      line.move(5.4, 3)
      line.curve(10.3, 2.7, 13, 4.9, 13, 7.6)
      line.curve(13, 8.3, 12.6, 8.6, 11.9, 8.6)
      line.line(6.8, 8.6)
      line.curve(7, 6.6, 6.6, 4.6, 5.4, 3)
      line.close()
    }
  }

  static let person3 = SymbolDesign { pen in
    pen.shape { $0.ellipse(0, -4.9, 3.5, 3.9) }
    pen.shape { line in
      line.move(-7.6, 7.3)
      line.curve(-7.6, 4.4, -4.5, 2, 0, 2)
      line.curve(4.5, 2, 7.6, 4.4, 7.6, 7.3)
      line.curve(7.6, 8.2, 7.1, 8.6, 6.2, 8.6)
      line.line(-6.2, 8.6)
      line.curve(-7.1, 8.6, -7.6, 8.2, -7.6, 7.3)
      line.close()
    }
    pen.bothSides { pen in
      pen.shape { $0.ellipse(-12.8, -3.4, 2.9, 3.3) }
      pen.shape { line in
        line.move(-10.6, 3)
        line.curve(-15.6, 1.6, -19.4, 4, -19.4, 7.3)
        line.curve(-19.4, 8.2, -19, 8.6, -18.2, 8.6)
        line.line(-11, 8.6)
        line.curve(-11.4, 6.4, -11.4, 4.6, -10.6, 3)
        line.close()
      }
    }
  }

  static let personCard = SymbolDesign { pen in
    pen.shape { $0.box(-12, -8.2, 12, 8.2, corner: 3) }
    pen.place(.bustSolid, -5.4, 0.2, share: 0.66, isHole: pen.isFilled)
    for (y, end) in [(-2.6, 8.0), (1, 8), (4.4, 5)] {
      pen.detailRule(2.2, y, end, y, pen.fine(0.8))
    }
  }

  static let bustSolid = SymbolDesign { pen in
    pen.solid(0.3) { $0.ellipse(0, -3.4, 2.8, 3.2) }
    pen.solid(0.3) { line in
      line.move(-5.2, 5.4)
      line.curve(-5.2, 3.2, -3.4, 1.8, 0, 1.8)
      line.curve(3.4, 1.8, 5.2, 3.2, 5.2, 5.4)
      line.close()
    }
  }

  static let bubbleMiddle = SymbolDesign { pen in
    pen.shape { line in
      line.move(-6.8, -9.4)
      line.line(6.8, -9.4)
      line.arc(10.6, -5.6, radius: 3.8)
      line.line(10.6, 1.4)
      line.arc(6.8, 5.2, radius: 3.8)
      line.line(3.6, 5.2)
      line.line(0.8, 8.8)
      line.curve(0.4, 9.4, -0.4, 9.4, -0.8, 8.8)
      line.line(-3.6, 5.2)
      line.line(-6.8, 5.2)
      line.arc(-10.6, 1.4, radius: 3.8)
      line.line(-10.6, -5.6)
      line.arc(-6.8, -9.4, radius: 3.8)
      line.close()
    }
  }

  static let bubblePair = SymbolDesign { pen in
    pen.place(.bubbleLeft.mirrored, 4, 2.4, share: 0.74)
    pen.clearBox(BarRect(minX: -20, minY: -20, maxX: 3.4, maxY: 3.9))
    pen.place(.bubbleLeft, -4.4, -3, share: 0.72)
  }

  static let bubbleText = SymbolDesign { pen in
    for y in [-4.4, -0.9] { pen.rule(-6, y, 6, y, pen.fine(0.9)) }
  }

  static let envelopeOpen = SymbolDesign { pen in
    pen.shape {
      $0.polygon([
        (0, -11.4, 1.6), (10.8, -4.8, 1.6), (10.8, 9.4, 2.8), (-10.8, 9.4, 2.8),
        (-10.8, -4.8, 1.6),
      ])
    }
    pen.detail(cap: .butt) { $0.bend([(-10.4, -3.2), (0, 4), (10.4, -3.2)], corner: 2.2) }
  }

  static let phoneDown = SymbolDesign { pen in
    pen.turned(by: PenVector(-0.707, 0.707)) { $0.place(.phone, 0, 0, share: 1) }
  }

  static let eyelids = SymbolDesign { pen in
    pen.shape { $0.eyelids() }
  }

  static let eyeSign = SymbolDesign { pen in
    pen.place(.eyelids, 0, 0, share: 1)
    if pen.isFilled {
      let radius = 4.6 + pen.growth * 0.2
      pen.hole { $0.circle(0, 0, radius: radius) }
      pen.solid(0.6) { $0.circle(0, 0, radius: 2) }
    } else {
      pen.iris()
    }
  }

  /// An eye without a pupil.
  static let eyeHollow = SymbolDesign { pen in
    let radius = 4 + pen.growth * 0.2
    pen.place(.eyelids, 0, 0, share: 1)
    pen.hole { $0.circle(0, 0, radius: radius) }
  }

  static let gearshapes = SymbolDesign { pen in
    pen.place(.gearshape, -4.4, -2.6, share: 0.7, weight: 0.9)
    pen.place(.gearshape, 7.6, 5.6, share: 0.5, weight: 0.85)
  }

  static let globeLand = SymbolDesign { pen in
    pen.round()
    let path = SymbolLine.drawn { line in
      line.move(-5.8, -6.4)
      line.curve(-3.4, -8, 0, -8, 2, -6.8)
      line.curve(1.4, -4.8, -0.6, -4.4, -1, -2.6)
      line.curve(-3, -2.2, -4.4, -1.4, -3.4, 0.6)
      line.curve(-5, 0.8, -6.6, -1, -7.4, -2.6)
      line.curve(-7.2, -4.2, -6.8, -5.4, -5.8, -6.4)
      line.close()
      line.move(-1.4, 1.2)
      line.curve(1, 0.6, 3.6, 2, 5, 3.4)
      line.curve(4.8, 5.6, 2.8, 6.4, 1.4, 8)
      line.curve(-0.4, 7.4, -0.6, 5, -1.4, 3.8)
      line.curve(-2, 2.8, -2, 2, -1.4, 1.2)
      line.close()
    }
    pen.add(path, isHole: pen.isFilled)
  }

  static let starHalf = SymbolDesign { pen in
    pen.stroke { $0.star() }
    pen.change { path in
      let half = Stroke(width: 1).outset(of: SymbolLine.drawn { $0.star() })
      path.elements += half.clipped(from: .zero, towards: PenVector(-1, 0)).elements
    }
  }

  static let heartText = SymbolDesign { pen in
    pen.place(.soleHeart, -4, -3.2, share: 0.3)
    for (y, start) in [(-4.0, 2.4), (-0.6, 2.4), (4, -6)] {
      pen.rule(start, y, 6, y, pen.fine(0.85))
    }
  }

  static let batteryShell = SymbolDesign { pen in
    pen.stroke { $0.box(-12.9, -5.9, 9.5, 5.9, corner: 3.2) }
    pen.solid(0.5) {
      $0.move(12.1, -2)
      $0.curve(13, -1.6, 13.4, -0.9, 13.4, 0)
      $0.curve(13.4, 0.9, 13, 1.6, 12.1, 2)
      $0.close()
    }
  }

  /// A battery charged to a quarter, a half or three.
  static func battery(_ share: Double) -> SymbolDesign {
    SymbolDesign { pen in
      pen.place(.batteryShell, 0, 0, share: 1)
      pen.solid(0.4) { $0.box(-9.9, -2.9, -9.9 + 16.4 * share, 2.9, corner: 1) }
    }
  }
}
