// What the sky does, and how warm and damp it is.

extension SymbolDesign {
  static let sunriseFill = horizon { $0.arrow(from: (0, -3.4), to: (0, -10), head: 3) }

  static let sunset = SymbolDesign { pen in
    pen.stroke {
      $0.move(-5.4, 5)
      $0.arc(5.4, 5, radius: 5.4)
    }
    rays(&pen)
    pen.arrow(from: (0, -10), to: (0, -3.8), head: 3)
  }

  static let sunsetFill = horizon { $0.arrow(from: (0, -10), to: (0, -3.8), head: 3) }

  /// Half of a solid sun over the horizon, and an arrow above it.
  private static func horizon(
    _ arrow: @escaping @Sendable (inout SymbolPen) -> Void
  ) -> SymbolDesign {
    SymbolDesign { pen in
      pen.solid {
        $0.move(-5.4, 5)
        $0.arc(5.4, 5, radius: 5.4)
        $0.close()
      }
      rays(&pen)
      arrow(&pen)
    }
  }

  private static func rays(_ pen: inout SymbolPen) {
    pen.rule(-11.4, 9.4, 11.4, 9.4)
    pen.bothSides { pen in
      pen.rule(-11, 5, -8.8, 5)
      pen.rule(-7.8, -2.8, -6.4, -1.4)
    }
  }

  /// A thermometer whose column ends at a height.
  static func thermometer(to top: Double) -> SymbolDesign {
    SymbolDesign { pen in
      pen.stroke {
        $0.move(-2.6, 2)
        $0.line(-2.6, -8.2)
        $0.arc(2.6, -8.2, radius: 2.6)
        $0.line(2.6, 2)
        $0.arc(-2.6, 2, radius: 4.8, large: true)
        $0.close()
      }
      pen.solid(0.4) { $0.circle(0, 6, radius: 2) }
      pen.rule(0, 6, 0, top, 0.8)
    }
  }

  static let humidity = SymbolDesign { pen in
    pen.place(.drop, -3.2, 0.4, share: 0.92)
    for (y, length) in [(-6.0, 3.4), (-1.6, 2.4), (2.8, 3.4)] {
      pen.rule(8.4, y, 8.4 + length, y)
    }
  }

  /// A closed circle with an arrow on its way round.
  static let arrowCirclepath = SymbolDesign { pen in
    pen.stroke(endCap: .butt) {
      $0.move(4.4, -7.4)
      $0.arc(-0.4, -8.6, radius: 8.6, large: true)
    }
    pen.chevron(at: (0.4, -8.6), heading: PenVector(1, 0), arm: 3.8)
  }

  /// The letter A as one outline, so that it can be taken out of a shape.
  static let soleCharacter = SymbolDesign { pen in
    let half = pen.width * 0.6
    pen.solid(0.2) { line in
      line.polygon(
        [
          (-7.4, 8), (-half, -8), (half, -8), (7.4, 8), (7.4 - 1.8 * half, 8), (3.3, 4.2),
          (-3.3, 4.2), (-7.4 + 1.8 * half, 8),
        ], corner: 0.4)
    }
    pen.hole { $0.polygon([(0, -4.4), (2.3, 1.8), (-2.3, 1.8)], corner: 0.2) }
  }

  /// A microphone whose parts do not lie over each other, so that it can be taken out of a shape.
  static let soleMic = SymbolDesign { pen in
    let half = pen.width / 2
    pen.solid { $0.box(-3, -11, 3, 2.2, corner: 3) }
    pen.stroke { line in
      line.move(-7.2, -1.4)
      line.curve(-7.2, 3.6, -4, 6.6, 0, 6.6)
      line.curve(4, 6.6, 7.2, 3.6, 7.2, -1.4)
    }
    pen.rule(0, 6.6 + half, 0, 10.8 - half, cap: .butt)
    pen.rule(-4, 10.8, 4, 10.8)
  }

  /// A circle in a circle.
  static let circleInCircle = SymbolDesign { pen in
    pen.ring()
    pen.shape { $0.circle(0, 0, radius: 4.6) }
  }

  /// A solid circle with a ring in it.
  static let circleInDisc = SymbolDesign { pen in
    pen.disc()
    pen.hole { $0.circle(0, 0, radius: 7.4) }
    pen.solid { $0.circle(0, 0, radius: 4) }
  }

  /// An aeroplane that leaves the ground.
  static let departure = SymbolDesign { pen in
    pen.place(.airplane.turned(by: PenVector(0.94, -0.34)), 0, -2.6, share: 0.86)
    pen.rule(-11, 10, 11, 10)
  }

  static let chartBarAxis = SymbolDesign { pen in
    for (x, top) in [(-8.0, 1.4), (-2.7, -4), (2.6, -9), (7.9, -1.4)] {
      pen.solid(0.6) { $0.box(x - 1.1, top, x + 1.1, 5.6, corner: 0.6) }
    }
    pen.rule(-10.8, 9.6, 10.8, 9.6)
  }
}
