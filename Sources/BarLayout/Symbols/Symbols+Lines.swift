// Lists, sliders, grids and sidebars.

extension SymbolDesign {
  static let line3Horizontal = SymbolDesign { pen in
    pen.rules([(-16.0 / 3, 32.0 / 3), (0, 32.0 / 3), (16.0 / 3, 32.0 / 3)])
  }

  static let line3HorizontalDecrease = SymbolDesign { pen in
    pen.rules([(-6.1, 9.2), (0, 5.8), (6.1, 2.4)])
  }

  static let line3HorizontalDecreaseCircle = SymbolDesign { pen in
    pen.ring()
    pen.rules([(-3.8, 5.4), (0, 3.5), (3.8, 1.6)])
  }

  static let listBullet = SymbolDesign { pen in
    for y in [-6.5, 0, 6.5] {
      pen.dot(-9.55, y, diameter: 2.7)
      pen.stroke {
        $0.move(-4.8, y)
        $0.line(10.05, y)
      }
    }
  }

  static let textAlignleft = SymbolDesign { pen in
    for (y, end) in [(-7.5, 9.2), (-2.5, 3.4), (2.5, 9.2), (7.5, 3.4)] {
      pen.stroke {
        $0.move(-9.2, y)
        $0.line(end, y)
      }
    }
  }

  static let sliderHorizontal3 = SymbolDesign { pen in
    for (y, knob) in [(-6.4, 3.8), (0, -4.2), (6.4, 3.8)] {
      pen.stroke { $0.circle(knob, y, radius: 1.9) }
      pen.stroke(endCap: .butt) {
        $0.move(-9.7, y)
        $0.line(knob - 1.9, y)
      }
      pen.stroke(endCap: .butt) {
        $0.move(9.7, y)
        $0.line(knob + 1.9, y)
      }
    }
  }

  static let squareGrid2x2 = SymbolDesign { pen in
    for (x, y) in [(-5.4, -5.4), (5.4, -5.4), (5.4, 5.4), (-5.4, 5.4)] {
      pen.shape { $0.box(x - 3.6, y - 3.6, x + 3.6, y + 3.6, corner: 1.5) }
    }
  }

  static let sidebarLeft = SymbolDesign { pen in
    pen.stroke { $0.box(-11.92, -9.17, 11.92, 9.17, corner: 3.4) }
    pen.stroke(cap: .butt) {
      $0.move(-4.4, -9.17)
      $0.line(-4.4, 9.17)
    }
    for y in [-5.5, -2.2, 1.1] {
      pen.stroke(pen.fine(0.85)) {
        $0.move(-9, y)
        $0.line(-7.4, y)
      }
    }
  }
  static let sidebarRight = sidebarLeft.mirrored
  static let sidebarLeading = sidebarLeft
  static let sidebarTrailing = sidebarRight

  static let textformat = SymbolDesign { pen in
    pen.stroke {
      $0.move(-10.9, 6.9)
      $0.line(-5.3, -6.9)
      $0.line(0.3, 6.9)
    }
    pen.stroke(cap: .butt) {
      $0.move(-9, 2.3)
      $0.line(-1.6, 2.3)
    }
    pen.stroke { line in
      line.move(3.5, -0.4)
      line.curve(3.9, -1.9, 5.1, -2.7, 6.8, -2.7)
      line.curve(9, -2.7, 10.3, -1.6, 10.3, 0.4)
      line.line(10.3, 6.9)
    }
    pen.stroke(cap: .butt) { line in
      line.move(10.3, 1.6)
      line.line(7.2, 1.8)
      line.curve(4.5, 2, 3.1, 2.7, 3.1, 4.4)
      line.curve(3.1, 6, 4.3, 6.9, 6.1, 6.9)
      line.curve(8.6, 6.9, 10.3, 5.4, 10.3, 3.4)
    }
  }
}

extension SymbolPen {
  /// Centred horizontal lines, each by its height and its half length.
  fileprivate mutating func rules(_ rules: [(y: Double, half: Double)]) {
    for rule in rules {
      stroke {
        $0.move(-rule.half, rule.y)
        $0.line(rule.half, rule.y)
      }
    }
  }
}
