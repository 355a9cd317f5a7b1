// Lists, paragraphs, letters and marks of quotation.

extension SymbolDesign {
  static let listDash = SymbolDesign { pen in
    for y in [-6.5, 0, 6.5] {
      pen.rule(-10, y, -8.6, y)
      pen.rule(-4.8, y, 10.05, y)
    }
  }

  static let listNumber = SymbolDesign { pen in
    for y in [-6.5, 0, 6.5] { pen.rule(-3.8, y, 10.6, y) }
    pen.stroke(0.75) { $0.bend([(-10, -8), (-8.8, -8.9), (-8.8, -4.4)], corner: 0) }
    pen.stroke(0.75) { line in
      line.move(-10.2, -1.4)
      line.curve(-9.8, -2.6, -7.4, -2.5, -7.4, -1)
      line.curve(-7.4, 0.2, -9, 1, -10.2, 2.2)
      line.line(-7.3, 2.2)
    }
    pen.stroke(0.75) { line in
      line.move(-10.2, 4.6)
      line.line(-7.4, 4.6)
      line.line(-8.8, 6.4)
      line.curve(-7, 6.4, -6.8, 9, -8.8, 9)
      line.curve(-9.6, 9, -10, 8.7, -10.3, 8.2)
    }
  }

  static let listIndent = SymbolDesign { pen in
    for (x, y) in [(-10.0, -7.5), (-5, -2.5), (-5, 2.5), (-10, 7.5)] {
      pen.dot(x, y, diameter: 2.4)
      pen.rule(x + 4.4, y, 10.4, y)
    }
  }

  static let listTriangle = SymbolDesign { pen in
    for y in [-6.5, 0, 6.5] {
      pen.solid(0.4) {
        $0.polygon([(-10.4, y - 1.7), (-7.2, y), (-10.4, y + 1.7)], corner: 0.2)
      }
      pen.rule(-4.2, y, 10.05, y)
    }
  }

  static let checklist = SymbolDesign { pen in
    for y in [-5.4, 5.4] {
      pen.stroke { $0.bend([(-10.8, y), (-8.8, y + 2.2), (-5.2, y - 2.6)], corner: 0) }
      pen.rule(-1, y, 10.8, y)
    }
  }

  static let listBulletRectangle = SymbolDesign { pen in
    pen.shape { $0.box(-11, -8.6, 11, 8.6, corner: 3) }
    for y in [-4.2, 0, 4.2] {
      pen.detailDot(-6.6, y, diameter: 2)
      pen.detailRule(-3, y, 6.8, y, pen.fine(0.85))
    }
  }

  static let listBulletPortrait = SymbolDesign { pen in
    pen.shape { $0.box(-8, -10.6, 8, 10.6, corner: 3) }
    for y in [-4.6, 0, 4.6] {
      pen.detailDot(-4.4, y, diameter: 1.9)
      pen.detailRule(-1.4, y, 4.6, y, pen.fine(0.85))
    }
  }

  static let textAligncenter = SymbolDesign { pen in
    for (y, half) in [(-7.5, 9.2), (-2.5, 6.2), (2.5, 9.2), (7.5, 6.2)] {
      pen.rule(-half, y, half, y)
    }
  }

  static let textJustify = SymbolDesign { pen in
    for y in [-7.5, -2.5, 2.5, 7.5] { pen.rule(-9.2, y, 9.2, y) }
  }

  static let textAppend = SymbolDesign { pen in
    for (y, end) in [(-7.4, 9.4), (-2.4, 9.4), (2.6, 2.0), (7.6, 2)] { pen.rule(-9.4, y, end, y) }
  }

  static let textQuote = SymbolDesign { pen in
    pen.rule(-9.6, -8.6, -9.6, 8.6)
    for (y, end) in [(-6.6, 9.6), (-2.2, 9.6), (2.2, 9.6), (6.6, 3.0)] { pen.rule(-4.8, y, end, y) }
  }

  static let increaseIndent = SymbolDesign { pen in
    for y in [-7.5, 7.5] { pen.rule(-9.6, y, 9.6, y) }
    for y in [-2.5, 2.5] { pen.rule(-1, y, 9.6, y) }
    pen.solid(0.5) { $0.polygon([(-9.4, -3), (-5.2, 0), (-9.4, 3)], corner: 0.3) }
  }

  static let textformatSize = SymbolDesign { pen in
    pen.letterA(-7, 7.4, width: 7.6, height: 8.8)
    pen.letterA(4.6, 7.4, width: 13, height: 15.4)
  }

  static let bold = SymbolDesign { pen in
    pen.stroke(1.35, join: .miter) { line in
      line.move(-5, 7.6)
      line.line(-5, -7.6)
      line.line(0.6, -7.6)
      line.curve(3.6, -7.6, 5.2, -6.2, 5.2, -4)
      line.curve(5.2, -1.8, 3.6, -0.4, 0.6, -0.4)
      line.line(-5, -0.4)
    }
    pen.stroke(1.35, join: .miter) { line in
      line.move(0.6, -0.4)
      line.curve(4.2, -0.4, 6, 1, 6, 3.6)
      line.curve(6, 6.2, 4.2, 7.6, 0.6, 7.6)
      line.line(-5, 7.6)
    }
  }

  static let italic = SymbolDesign { pen in
    pen.rule(2, -7.6, -2, 7.6)
    pen.rule(-2, -7.6, 6, -7.6)
    pen.rule(-6, 7.6, 2, 7.6)
  }

  static let underline = SymbolDesign { pen in
    pen.stroke { line in
      line.move(-5.4, -9.4)
      line.line(-5.4, 0)
      line.curve(-5.4, 3.6, -3.2, 5.4, 0, 5.4)
      line.curve(3.2, 5.4, 5.4, 3.6, 5.4, 0)
      line.line(5.4, -9.4)
    }
    pen.rule(-7, 9.6, 7, 9.6)
  }

  static let strikethrough = SymbolDesign { pen in
    pen.place(.dollarS, 0, 0, share: 1)
    pen.rule(-9.6, 0, 9.6, 0)
  }

  static let dollarS = SymbolDesign { pen in
    pen.stroke { line in
      line.move(5, -4.8)
      line.curve(4.6, -7, 2.8, -8.3, 0, -8.3)
      line.curve(-3, -8.3, -5, -6.8, -5, -4.5)
      line.curve(-5, -1.9, -3, -0.9, 0, 0)
      line.curve(3.2, 0.9, 5.3, 1.9, 5.3, 4.4)
      line.curve(5.3, 6.9, 3.2, 8.3, 0, 8.3)
      line.curve(-3, 8.3, -5, 7.1, -5.3, 4.7)
    }
  }

  static let character = SymbolDesign { $0.letterA(0, 8, width: 13.6, height: 16) }

  static let cursor = SymbolDesign { pen in
    pen.bothSides { pen in
      pen.stroke { line in
        line.move(-3.4, -8.6)
        line.curve(-1.4, -8.6, 0, -7.6, 0, -6)
        line.line(0, 6)
        line.curve(0, 7.6, -1.4, 8.6, -3.4, 8.6)
      }
    }
  }

  static let characterCursor = SymbolDesign { pen in
    pen.letterA(-5.4, 6.4, width: 10.6, height: 13)
    pen.place(.cursor, 7, 0, share: 1)
  }

  static let quoteOpening = SymbolDesign { pen in
    for x in [-5.6, 5.6] {
      pen.solid(0.25) { line in
        line.move(x + 2.8, -6.2)
        line.curve(x - 1.6, -5, x - 3.6, -1.4, x - 3.6, 2.6)
        line.curve(x - 3.6, 4.8, x - 2, 6.2, x, 6.2)
        line.curve(x + 2, 6.2, x + 3.6, 4.8, x + 3.6, 2.8)
        line.curve(x + 3.6, 0.6, x + 2.2, -0.8, x - 0.2, -0.8)
        line.curve(x + 0.2, -2.8, x + 1.2, -4.4, x + 2.8, -5.4)
        line.close()
      }
    }
  }

  static let curlybraces = SymbolDesign { pen in
    pen.bothSides { pen in
      pen.stroke { line in
        line.move(-4.6, -9.4)
        line.curve(-8.6, -9.4, -7.4, -6.4, -7.4, -3.4)
        line.curve(-7.4, -1.2, -8.4, 0, -10, 0)
        line.curve(-8.4, 0, -7.4, 1.2, -7.4, 3.4)
        line.curve(-7.4, 6.4, -8.6, 9.4, -4.6, 9.4)
      }
    }
  }

  static let functionSign = SymbolDesign { pen in
    pen.stroke { line in
      line.move(3.6, -8.6)
      line.curve(0.4, -10.4, -1, -8.2, -1.4, -5.4)
      line.line(-3.2, 6)
      line.curve(-3.7, 9, -5.2, 9.8, -7.4, 8.8)
    }
    pen.rule(-4.6, -2.4, 2.4, -2.4)
    pen.cross(6.4, 3.6, arm: 3.8, turn: .eighth)
  }

  static let tablecells = SymbolDesign { pen in
    pen.stroke { $0.box(-11, -8.6, 11, 8.6, corner: 3) }
    for y in [-2.9, 2.9] { pen.rule(-11, y, 11, y, pen.fine(0.85), cap: .butt) }
    for x in [-3.7, 3.7] { pen.rule(x, -8.6, x, 8.6, pen.fine(0.85), cap: .butt) }
  }
}

extension SymbolPen {
  /// A capital A on a line of text.
  mutating func letterA(_ x: Double, _ y: Double, width: Double, height: Double) {
    stroke {
      $0.move(x - width / 2, y)
      $0.line(x, y - height)
      $0.line(x + width / 2, y)
    }
    rule(x - width * 0.31, y - height * 0.36, x + width * 0.31, y - height * 0.36, cap: .butt)
  }
}
