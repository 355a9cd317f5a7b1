// Paper, books and boxes.

extension SymbolDesign {
  static let trashCan = SymbolDesign { pen in
    pen.rule(-9.3, -7.6, 9.3, -7.6)
    pen.stroke(cap: .butt) {
      $0.bend([(-3.6, -7.6), (-3.6, -10.9), (3.6, -10.9), (3.6, -7.6)], corner: 1.7)
    }
    pen.solid {
      $0.polygon([(-7.2, -4, 0.3), (7.2, -4, 0.3), (6.6, 10.9, 2.4), (-6.6, 10.9, 2.4)])
    }
    for (x, slant) in [(-3.1, 0.25), (0, 0), (3.1, -0.25)] {
      pen.cut(pen.fine(0.8)) {
        $0.move(x - slant, -1)
        $0.line(x + slant, 7.6)
      }
    }
  }

  static let docPlain = SymbolDesign { pen in
    pen.shape { $0.box(-7.6, -10.4, 7.6, 10.4, corner: 2.8) }
    for (y, end) in [(-5.4, 4.0), (-1.4, 4), (2.6, 0.4)] {
      pen.detailRule(-4, y, end, y, pen.fine(0.85))
    }
  }

  static let docRich = SymbolDesign { pen in
    pen.shape { $0.box(-7.6, -10.4, 7.6, 10.4, corner: 2.8) }
    pen.detail(pen.fine(0.85)) { $0.box(-3.8, -6.8, 3.8, -1, corner: 1.2) }
    for (y, end) in [(3.0, 4.0), (6.6, 0.4)] { pen.detailRule(-4, y, end, y, pen.fine(0.85)) }
  }

  static let noteText = SymbolDesign { pen in
    pen.shape { $0.box(-10.2, -9, 10.2, 9, corner: 3) }
    pen.detailRule(-10.2, -4.6, 10.2, -4.6, 1.2, cap: .butt)
    for y in [-0.6, 3.4] {
      pen.detailRule(-6, y, 6, y, pen.fine(0.85))
    }
  }

  static let clipboard = SymbolDesign { pen in
    pen.stroke { $0.box(-7.8, -8.6, 7.8, 10.8, corner: 2.8) }
    pen.solid { $0.box(-3.4, -10.6, 3.4, -6.8, corner: 1.2) }
  }

  static let clipboardFill = SymbolDesign { pen in
    pen.solid { $0.box(-7.8, -8.6, 7.8, 10.8, corner: 2.8) }
    pen.clearBox(BarRect(minX: -5.4, minY: -13, maxX: 5.4, maxY: -4.8))
    pen.solid { $0.box(-3.2, -10.6, 3.2, -7.6, corner: 1.2) }
  }

  static let listClipboard = SymbolDesign { pen in
    pen.place(.clipboard, 0, 0, share: 1)
    for y in [-2.6, 1.8, 6.2] {
      pen.dot(-4.2, y, diameter: 1.9)
      pen.rule(-1.2, y, 4.6, y, pen.fine(0.85))
    }
  }

  static let bookFill = SymbolDesign { pen in
    pen.bothSides { pen in
      pen.solid { line in
        line.move(-1.9, -6.4)
        line.curve(-3.4, -7.6, -5, -8.3, -6.8, -8.3)
        line.curve(-8.2, -8.3, -9.4, -8.1, -10.4, -7.7)
        line.curve(-10.9, -7.5, -11.1, -7.1, -11.1, -6.6)
        line.line(-11.1, 6.2)
        line.curve(-11.1, 7, -10.5, 7.4, -9.8, 7.2)
        line.curve(-8.8, 6.9, -7.7, 6.7, -6.6, 6.7)
        line.curve(-4.6, 6.7, -3.2, 7, -1.9, 7.6)
        line.close()
      }
    }
  }

  static let bookClosed = SymbolDesign { pen in
    pen.stroke { line in
      line.move(7.6, 5.6)
      line.line(7.6, -8)
      line.curve(7.6, -9.6, 6.6, -10.4, 5.2, -10.4)
      line.line(-4.4, -10.4)
      line.curve(-6.4, -10.4, -7.6, -9.2, -7.6, -7.2)
      line.line(-7.6, 7.6)
      line.curve(-7.6, 9.4, -6.4, 10.4, -4.6, 10.4)
      line.line(7, 10.4)
    }
    pen.stroke { line in
      line.move(7.6, 5.2)
      line.line(-4.6, 5.2)
      line.curve(-6.4, 5.2, -7.6, 6, -7.6, 7.8)
    }
    pen.rule(6.4, 5.4, 6.4, 10.2, 0.9, cap: .butt)
    pen.rule(-3.6, -10.4, -3.6, 5.2, pen.fine(0.85), cap: .butt)
  }

  static let bookClosedFill = SymbolDesign { pen in
    pen.solid { $0.box(-7.6, -10.4, 7.6, 10.4, corner: 2.6) }
    pen.cut(1.1, cap: .butt) {
      $0.move(-5.4, 6.2)
      $0.line(8.4, 6.2)
    }
    pen.cut(pen.fine(0.8), cap: .butt) {
      $0.move(-3.8, -11.2)
      $0.line(-3.8, 4)
    }
  }

  static let booksVertical = SymbolDesign { pen in
    pen.shape { $0.box(-10.8, -10, -6, 10, corner: 1.2) }
    pen.shape { $0.box(-2.8, -7, 2, 10, corner: 1.2) }
    pen.turned(by: PenVector(0.976, -0.218)) { pen in
      pen.shape { $0.box(3.4, -7.4, 8.4, 11.2, corner: 1.2) }
    }
    pen.detailRule(-10.8, -5.6, -6, -5.6, pen.fine(0.8), cap: .butt)
    pen.detailRule(-2.8, 5.8, 2, 5.8, pen.fine(0.8), cap: .butt)
  }

  static let newspaper = SymbolDesign { pen in
    pen.shape {
      $0.polygon([(-6.4, -9, 2.4), (11, -9, 2.4), (11, 9, 2.8), (-6.4, 9, 0.4)])
    }
    pen.stroke { line in
      line.move(-6.4, -4.6)
      line.line(-9.2, -4.6)
      line.curve(-10.4, -4.6, -11, -4, -11, -2.8)
      line.line(-11, 6.6)
      line.curve(-11, 8.2, -10, 9, -8.6, 9)
      line.line(-6.4, 9)
    }
    pen.detail(pen.fine(0.85)) { $0.box(-2.6, -5.2, 2, -0.8, corner: 0.6) }
    for (y, start) in [(-5.0, 5.0), (-1.0, 5), (2.8, -2.6), (5.8, -2.6)] {
      pen.detailRule(start, y, 7.6, y, pen.fine(0.8))
    }
  }

  static let archivebox = SymbolDesign { pen in
    pen.shape { $0.box(-11, -9.2, 11, -3.8, corner: 1.8) }
    pen.shape {
      $0.polygon([(-9.4, -3.8, 0.3), (9.4, -3.8, 0.3), (9.4, 9.2, 2.8), (-9.4, 9.2, 2.8)])
    }
    pen.detailRule(-3.2, 0.4, 3.2, 0.4, 1.1)
  }

  static let archiveboxFill = SymbolDesign { pen in
    pen.solid { $0.box(-11, -9.2, 11, -5.4, corner: 1.6) }
    pen.solid {
      $0.polygon([(-9.4, -1.6, 0.3), (9.4, -1.6, 0.3), (9.4, 9.2, 2.8), (-9.4, 9.2, 2.8)])
    }
    pen.cut(1.1) {
      $0.move(-3.2, 1.6)
      $0.line(3.2, 1.6)
    }
  }

  static let shippingbox = SymbolDesign { pen in
    pen.stroke {
      $0.polygon(
        [(0, -11), (10, -5.8), (10, 5.8), (0, 11), (-10, 5.8), (-10, -5.8)], corner: 1.6)
    }
    pen.stroke(cap: .butt) { $0.bend([(-9.4, -5.4), (0, -0.4), (9.4, -5.4)], corner: 0.6) }
    pen.rule(0, -0.2, 0, 10.6, cap: .butt)
    pen.stroke(pen.fine(0.9), cap: .butt) {
      $0.bend([(-4.8, -8.2), (5, -3.2), (5, 1)], corner: 0.3)
    }
  }

  static let shippingboxFill = SymbolDesign { pen in
    pen.solid {
      $0.polygon([(0, -10.8, 1.2), (9.2, -6, 0.8), (0, -1.6, 0.6), (-9.2, -6, 0.8)])
    }
    pen.bothSides { pen in
      pen.solid {
        $0.polygon([(1.8, 1.4, 0.6), (10, -2.6, 0.6), (10, 5.8, 1.4), (1.8, 10.4, 0.6)])
      }
    }
  }

  static let trayFull = SymbolDesign { pen in
    pen.place(.tray, 0, 0, share: 1)
    pen.detailRule(-5, -3.8, 5, -3.8, pen.fine(0.85))
  }

  static let openTray = SymbolDesign { pen in
    pen.stroke {
      $0.bend(
        [
          (-5.2, -3.6), (-7.4, -3.6), (-10.8, 3.4), (-10.8, 10.4), (10.8, 10.4), (10.8, 3.4),
          (7.4, -3.6), (5.2, -3.6),
        ], corner: 2)
    }
    pen.stroke(cap: .butt) {
      $0.bend(
        [(-10.8, 3.4), (-4.2, 3.4), (-3.2, 6.4), (3.2, 6.4), (4.2, 3.4), (10.8, 3.4)], corner: 1.2)
    }
  }

  static let pin = SymbolDesign { pen in
    pen.shape { line in
      line.move(-5.4, -10)
      line.line(5.4, -10)
      line.curve(6.6, -10, 6.8, -8.8, 6, -8.1)
      line.line(4, -6.4)
      line.line(4.4, -1.4)
      line.curve(6.6, -0.2, 7.8, 1.6, 7.8, 3.4)
      line.curve(7.8, 4, 7.4, 4.3, 6.8, 4.3)
      line.line(-6.8, 4.3)
      line.curve(-7.4, 4.3, -7.8, 4, -7.8, 3.4)
      line.curve(-7.8, 1.6, -6.6, -0.2, -4.4, -1.4)
      line.line(-4, -6.4)
      line.line(-6, -8.1)
      line.curve(-6.8, -8.8, -6.6, -10, -5.4, -10)
      line.close()
    }
    let foot = 4.3 + pen.width / 2
    pen.stroke(cap: .butt, endCap: .round) {
      $0.move(0, foot)
      $0.line(0, 11)
    }
  }

  static let mappin = SymbolDesign { pen in
    pen.shape { $0.circle(0, -6.6, radius: 4.2) }
    let foot = -2.45 + pen.width / 2
    pen.stroke(1.1, cap: .butt, endCap: .round) {
      $0.move(0, foot)
      $0.line(0, 10.6)
    }
  }

  static let mappinEllipse = SymbolDesign { pen in
    pen.solid { $0.circle(0, -7.2, radius: 3) }
    pen.rule(0, -4, 0, 6.4, 1.1)
    pen.bothSides { pen in
      pen.stroke { line in
        line.move(3.4, 2.8)
        line.curve(7, 3.2, 9.6, 4.5, 9.6, 6.4)
        line.curve(9.6, 8.8, 5.4, 10.4, 0, 10.4)
      }
    }
  }

  static let key = SymbolDesign { pen in
    pen.turned(by: PenVector(0.94, 0.342)) { pen in
      pen.shape { line in
        line.move(-2.1, 0)
        line.arc(2.1, 0, radius: 5.2, large: true)
        line.line(2.1, 2.2)
        line.line(4, 4)
        line.line(2.3, 5.9)
        line.line(4, 7.8)
        line.line(0.6, 11.4)
        line.curve(0.2, 11.8, -0.2, 11.8, -0.6, 11.4)
        line.line(-2.1, 9.8)
        line.close()
      }
      pen.detailDot(0, -6.9, diameter: 2.6)
    }
  }

  static let wallet = SymbolDesign { pen in
    pen.stroke { $0.box(-10, -9.4, 10, 9.4, corner: 3.2) }
    pen.rule(-10, -4.8, 10, -4.8, cap: .butt)
    pen.stroke(cap: .butt) { line in
      line.move(-10, 0)
      line.line(-4, 0)
      line.curve(-3.4, 2.2, -2, 3.4, 0, 3.4)
      line.curve(2, 3.4, 3.4, 2.2, 4, 0)
      line.line(10, 0)
    }
  }
}
