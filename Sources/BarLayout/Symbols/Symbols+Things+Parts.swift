// What several things of the house are made of.

extension SymbolPen {
  /// A gable with a chimney on its right slope.
  mutating func roof() {
    stroke {
      $0.move(-11.4, 0.4)
      $0.line(0, -9.2)
      $0.line(11.4, 0.4)
    }
    stroke(1.15, cap: .butt) {
      $0.move(7, -8.2)
      $0.line(7, -3.4)
    }
  }

  /// What swings below a bell.
  mutating func clapper() {
    solid(0.6) {
      $0.move(-2.6, 8.7)
      $0.line(2.6, 8.7)
      $0.curve(2.4, 10.1, 1.4, 10.8, 0, 10.8)
      $0.curve(-1.4, 10.8, -2.4, 10.1, -2.6, 8.7)
      $0.close()
    }
  }

  mutating func iris() {
    stroke { $0.circle(0, 0, radius: 3.6) }
  }
}

extension SymbolLine {
  /// The arrowhead of a map, pointing up and right.
  mutating func compassNeedle() {
    polygon([(10.4, -10.4, 1.2), (0.9, 11, 1), (-1, 1, 0.4), (-11, -0.9, 1)])
  }

  /// The lids of an open eye, seen from the front.
  mutating func eyelids() {
    move(-11.8, 0)
    curve(-9.2, -4.4, -5.2, -7.4, 0, -7.4)
    curve(5.2, -7.4, 9.2, -4.4, 11.8, 0)
    curve(9.2, 4.4, 5.2, 7.4, 0, 7.4)
    curve(-5.2, 7.4, -9.2, 4.4, -11.8, 0)
    close()
  }

  mutating func bell() {
    move(-7.4, 6)
    curve(-8.6, 6, -9, 5, -8.4, 4.1)
    curve(-7.2, 2.4, -6.5, 1.2, -6.3, -2.4)
    curve(-6.1, -6.4, -4.4, -8.6, -2, -9.4)
    curve(-1.6, -10.6, -0.9, -11, 0, -11)
    curve(0.9, -11, 1.6, -10.6, 2, -9.4)
    curve(4.4, -8.6, 6.1, -6.4, 6.3, -2.4)
    curve(6.5, 1.2, 7.2, 2.4, 8.4, 4.1)
    curve(9, 5, 8.6, 6, 7.4, 6)
    close()
  }
}
