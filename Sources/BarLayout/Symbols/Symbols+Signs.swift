// Signs that can be taken out of a shape: no outline of theirs lies over another.

extension SymbolDesign {
  static let soleInfo = SymbolDesign { pen in
    let half = pen.width / 2
    pen.dot(-0.2, -7.4, diameter: 3.3)
    pen.add(
      SymbolLine.drawn {
        $0.polygon([
          (-3.4, -2.6 - half, half), (0.2 + half, -2.6 - half, half * 0.6),
          (0.2 + half, 7.5 - half, 0.1), (4, 7.5 - half, half), (4, 7.5 + half, half),
          (-3.8, 7.5 + half, half), (-3.8, 7.5 - half, half), (0.2 - half, 7.5 - half, 0.1),
          (0.2 - half, -2.6 + half, 0.1), (-3.4, -2.6 + half, half),
        ])
      })
  }

  static let up = SymbolDesign { $0.soleArrow(from: (0, 8.6), to: (0, -8.6), head: 7) }
  static let down = up.turned(by: PenVector(-1, 0))
  static let left = up.turned(by: PenVector(0, -1))
  static let right = up.turned(by: PenVector(0, 1))
  static let upRight = SymbolDesign { $0.diagonal() }
  static let upLeft = upRight.mirrored
  static let downRight = upRight.flipped
  static let downLeft = downRight.mirrored

  static let upDown = SymbolDesign { pen in
    pen.soleArrow(from: (-4.8, 8), to: (-4.8, -8), head: 4)
    pen.soleArrow(from: (4.8, -8), to: (4.8, 8), head: 4)
  }

  static let asterisk = SymbolDesign { pen in
    var turn = PenVector(1, 0)
    for _ in 0..<3 {
      pen.turned(by: turn) { $0.rule(0, -8.6, 0, 8.6) }
      turn = turn.turned(by: PenVector.twelfth.turned(by: .twelfth))
    }
  }

  static let equal = SymbolDesign { pen in
    for y in [-3.6, 3.6] { pen.rule(-8, y, 8, y) }
  }

  static let number = SymbolDesign { pen in
    for (x, y) in [(-3.5, -3.4), (3.5, 3.4)] {
      pen.rule(x + 1.3, -8.8, x - 1.3, 8.8)
      pen.rule(-8.2, y, 8.2, y)
    }
  }

  static let at = SymbolDesign { pen in
    pen.stroke { $0.circle(-0.2, 0, radius: 3.9) }
    pen.stroke { line in
      line.move(3.7, -3.7)
      line.line(3.7, 1.6)
      line.curve(3.7, 3.1, 4.8, 4, 6.2, 4)
      line.curve(8.6, 4, 10, 2.2, 10, -0.2)
      line.curve(10, -5.7, 5.6, -10, 0, -10)
      line.curve(-5.6, -10, -10, -5.6, -10, 0)
      line.curve(-10, 5.6, -5.6, 10, 0, 10)
      line.curve(1.9, 10, 3.8, 9.5, 5.2, 8.7)
    }
  }

  static let infinity = SymbolDesign { pen in
    pen.stroke { line in
      line.move(0, 0)
      line.curve(2, -3, 4, -5.2, 7, -5.2)
      line.curve(10, -5.2, 12, -3, 12, 0)
      line.curve(12, 3, 10, 5.2, 7, 5.2)
      line.curve(4, 5.2, 2, 3, 0, 0)
    }
    pen.stroke { line in
      line.move(0, 0)
      line.curve(-2, -3, -4, -5.2, -7, -5.2)
      line.curve(-10, -5.2, -12, -3, -12, 0)
      line.curve(-12, 3, -10, 5.2, -7, 5.2)
      line.curve(-4, 5.2, -2, 3, 0, 0)
    }
  }

  static let percent = SymbolDesign { pen in
    pen.rule(5.4, -8.6, -5.4, 8.6)
    pen.stroke { $0.circle(-5.4, -4.6, radius: 3.4) }
    pen.stroke { $0.circle(5.4, 4.6, radius: 3.4) }
  }

  static let letterX = SymbolDesign { pen in
    pen.rule(-5.6, -8, 5.6, 8)
    pen.rule(5.6, -8, -5.6, 8)
  }

  static let dollar = SymbolDesign { pen in
    pen.stroke { line in
      line.move(5, -4.6)
      line.curve(4.6, -6.8, 2.8, -7.9, 0, -7.9)
      line.curve(-3, -7.9, -5, -6.4, -5, -4.1)
      line.curve(-5, -1.7, -3, -0.8, 0, -0.1)
      line.curve(3.2, 0.7, 5.3, 1.6, 5.3, 4.1)
      line.curve(5.3, 6.5, 3.2, 7.9, 0, 7.9)
      line.curve(-3, 7.9, -5, 6.8, -5.3, 4.4)
    }
    pen.rule(0, -10.4, 0, -7.9, cap: .butt)
    pen.rule(0, 10.4, 0, 7.9, cap: .butt)
  }

  static let soleMagnifier = SymbolDesign { pen in
    let half = pen.width * 0.36
    pen.stroke { $0.circle(-1.95, -1.95, radius: 7.38) }
    pen.stroke(1.1, cap: .butt, endCap: .round) {
      $0.move(3.27 + half, 3.27 + half)
      $0.line(9.17, 9.17)
    }
  }

  static let soleLock = SymbolDesign { pen in
    let top = -1.2 - pen.width / 2
    pen.solid { $0.box(-7, -1.2, 7, 10, corner: 2.6) }
    pen.stroke(cap: .butt) {
      $0.move(-4.6, top)
      $0.line(-4.6, -5.8)
      $0.arc(4.6, -5.8, radius: 4.6)
      $0.line(4.6, top)
    }
  }

  static let soleHeart = SymbolDesign { pen in
    let heart = SymbolLine.drawn { $0.heart() }.reversed
    pen.add(heart.scaled(by: 1.08))
  }

  static let text = SymbolDesign { pen in
    for (y, half) in [(-4.8, 8.0), (0, 8), (4.8, 4)] { pen.rule(-8, y, half, y) }
  }
}

extension SymbolPen {
  /// An arrow to above right, its head two arms along the sides of the square it stands in.
  fileprivate mutating func diagonal() {
    let half = width / 2
    let slant = half * 2.0.squareRoot()
    // One outline: from the corner along the upper arm, back, down the shaft, and along the other.
    let path = SymbolLine.drawn { line in
      line.polygon([
        (7.4 + half, -7.4 - half, half), (7.4 + half, 5 + half, half),
        (7.4 - half, 5 + half, half), (7.4 - half, -7.4 + half + slant, 0.1),
        (-7.4 + slant / 2, 7.4 + slant / 2, half), (-7.4 - slant / 2, 7.4 - slant / 2, half),
        (7.4 - half - slant, -7.4 + half, 0.1), (-5 - half, -7.4 + half, half),
        (-5 - half, -7.4 - half, half),
      ])
    }
    add(path)
  }
}
