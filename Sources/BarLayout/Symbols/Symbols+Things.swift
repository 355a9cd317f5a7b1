// Things of the house and the street.

extension SymbolDesign {
  static let camera = SymbolDesign { pen in
    pen.shape {
      $0.polygon([
        (-11, -5.9, 2.8), (-5.9, -5.9, 1.6), (-4.2, -8.9, 1.8), (4.2, -8.9, 1.8),
        (5.9, -5.9, 1.6), (11, -5.9, 2.8), (11, 8.6, 2.8), (-11, 8.6, 2.8),
      ])
    }
    pen.detail { $0.circle(0, 1.1, radius: 4.3) }
    pen.detailDot(7.6, -2.5, diameter: 2)
  }

  static let photo = SymbolDesign { pen in
    pen.shape { $0.box(-11, -8.6, 11, 8.6, corner: 3) }
    pen.detail { $0.circle(-5.5, -3.4, radius: 1.7) }
    pen.detail(cap: .butt) {
      $0.bend(
        [(-10.6, 6.4), (-5.4, 1.6), (-2, 4.6), (4.6, -1.6), (11, 4.6)], corner: 0.9)
    }
  }

  static let calendar = SymbolDesign { pen in
    pen.shape { $0.box(-9.6, -9, 9.6, 9, corner: 3.2) }
    pen.detail(1.3, cap: .butt) {
      $0.move(-9.6, -4.3)
      $0.line(9.6, -4.3)
    }
    for (y, columns) in [
      (-0.6, [-1.6, 1.6, 4.8]), (2.5, [-4.8, -1.6, 1.6, 4.8]),
      (5.6, [-4.8, -1.6, 1.6]),
    ] {
      for x in columns { pen.detailDot(x, y, diameter: 1.8) }
    }
  }

  static let clock = SymbolDesign { pen in
    pen.round()
    pen.detail {
      $0.move(0, -6)
      $0.line(0, 0.4)
      $0.line(-4.2, 2.9)
    }
  }

  static let house = SymbolDesign { pen in
    pen.roof()
    pen.stroke(cap: .butt) {
      $0.bend([(-8, -2.3), (-8, 9.2), (8, 9.2), (8, -2.3)], corner: 1.8)
    }
    pen.stroke(cap: .butt) {
      $0.bend([(-2.6, 9.2), (-2.6, 2.4), (2.6, 2.4), (2.6, 9.2)], corner: 0.9)
    }
  }

  static let houseFill = SymbolDesign { pen in
    pen.roof()
    pen.solid {
      $0.polygon([
        (0, -5.1, 0.3), (8, 1.6, 0.2), (8, 9.2, 1.8), (2.9, 9.2, 0.1), (2.9, 3, 0.6),
        (-2.9, 3, 0.6), (-2.9, 9.2, 0.1), (-8, 9.2, 1.8), (-8, 1.6, 0.2),
      ])
    }
  }

  static let map = SymbolDesign { pen in
    pen.shape {
      $0.polygon([
        (-10.6, -6.6, 1.2), (-3.6, -9.2, 0.6), (3.6, -6.6, 0.6), (10.6, -9.2, 1.2),
        (10.6, 6.6, 1.2), (3.6, 9.2, 0.6), (-3.6, 6.6, 0.6), (-10.6, 9.2, 1.2),
      ])
    }
    for x in [-3.6, 3.6] {
      pen.detail(cap: .butt) {
        $0.move(x, x < 0 ? -9.1 : -6.6)
        $0.line(x, x < 0 ? 6.6 : 9.1)
      }
    }
  }

  static let location = SymbolDesign { pen in pen.shape { $0.compassNeedle() } }
  static let locationFill = SymbolDesign { pen in pen.solid { $0.compassNeedle() } }

  static let globe = SymbolDesign { pen in
    pen.ring()
    pen.stroke(pen.fine(0.85)) { $0.ellipse(0, 0, 4.4, 10) }
    pen.stroke(pen.fine(0.85), cap: .butt) {
      $0.move(0, -10)
      $0.line(0, 10)
    }
    pen.stroke(pen.fine(0.85), cap: .butt) {
      $0.move(-10, 0)
      $0.line(10, 0)
    }
    for side in [-1.0, 1] {
      pen.stroke(pen.fine(0.85), cap: .butt) {
        $0.move(-8.3, side * 5.5)
        $0.curve(-3.4, side * 3.5, 3.4, side * 3.5, 8.3, side * 5.5)
      }
    }
  }

  static let bell = SymbolDesign { pen in
    pen.shape { $0.bell() }
    pen.clapper()
  }

  static let bellFill = SymbolDesign { pen in
    pen.solid { $0.bell() }
    pen.clapper()
  }

  static let cart = SymbolDesign { pen in
    pen.stroke {
      $0.bend([(-11.4, -8.8), (-8.2, -8.8), (-5, 4.6), (8.6, 4.6)], corner: 1.8)
    }
    pen.stroke(cap: .butt) {
      $0.bend([(-7.4, -5.9), (11.2, -5.9), (9.3, 1.3), (-5.8, 1.3)], corner: 1.8)
    }
    pen.dot(-3.6, 8.2, diameter: 3.2)
    pen.dot(7, 8.2, diameter: 3.2)
  }

  static let appleWritingTools = SymbolDesign { pen in
    pen.stroke {
      $0.move(2.6, -9.3)
      $0.arc(8.5, 3.4, radius: 9.9, clockwise: false, large: true)
    }
    pen.stroke {
      $0.move(-5.7, -2.6)
      $0.line(0.2, -2.6)
    }
    pen.stroke {
      $0.move(-5.7, 1.8)
      $0.line(-3.2, 1.8)
    }
    pen.pencil(tip: (-1.6, 5), length: 17, half: 1.35)
  }

  static let eye = SymbolDesign { pen in
    pen.stroke { $0.eyelids() }
    pen.iris()
  }

  static let eyeSlash = SymbolDesign { pen in
    // The slash runs from above left to below right; the lids leave room on both sides of it.
    pen.stroke {
      $0.move(-9, -9)
      $0.line(9, 9)
    }
    for turn in [PenVector(1, 0), PenVector(-1, 0)] {
      pen.turned(by: turn) { pen in
        pen.stroke {
          $0.move(-3.6, -6.9)
          $0.curve(-2.4, -7.25, -1.2, -7.4, 0, -7.4)
          $0.curve(5.2, -7.4, 9.2, -4.4, 11.8, 0)
          $0.curve(10.9, 1.5, 9.9, 2.8, 8.7, 3.9)
        }
        pen.stroke {
          $0.move(0.8, -3.8)
          $0.curve(2.6, -3.4, 3.6, -2.2, 3.8, -0.4)
        }
      }
    }
  }
}
