// Things of the desk: paper, folders, tools.

extension SymbolDesign {
  static let magnifyingglass = SymbolDesign { pen in
    pen.stroke { $0.circle(-1.95, -1.95, radius: 7.38) }
    pen.stroke(1.4, cap: .butt, endCap: .round) {
      $0.move(3.27, 3.27)
      $0.line(9, 9)
    }
  }

  static let squareAndPencil = SymbolDesign { pen in
    pen.stroke {
      $0.bend([(2.8, -7), (-9.7, -7), (-9.7, 9.7), (7, 9.7), (7, -1.8)], corner: 3.4)
    }
    pen.pencil(tip: (-2.5, 2.1), length: 17.4, half: 1.3)
  }

  static let pencil = SymbolDesign { pen in
    pen.pencil(tip: (-9.6, 9.6), length: 26, half: 2.1)
  }

  static let trash = SymbolDesign { pen in
    pen.stroke {
      $0.move(-9.3, -7.6)
      $0.line(9.3, -7.6)
    }
    pen.stroke(cap: .butt) {
      $0.bend([(-3.6, -7.6), (-3.6, -10.9), (3.6, -10.9), (3.6, -7.6)], corner: 1.7)
    }
    pen.stroke(cap: .butt) {
      $0.bend([(-7.4, -7.6), (-6.6, 10.9), (6.6, 10.9), (7.4, -7.6)], corner: 2.4)
    }
    for (x, slant) in [(-3.1, 0.25), (0, 0), (3.1, -0.25)] {
      pen.stroke(pen.fine(0.8)) {
        $0.move(x - slant, -3.6)
        $0.line(x + slant, 6.9)
      }
    }
  }

  static let folder = SymbolDesign { pen in
    pen.shape { $0.folder() }
    pen.detail(cap: .butt) {
      $0.move(-10.8, -2.6)
      $0.line(10.8, -2.6)
    }
  }

  /// The badge hangs over the folder's corner: the folder stands on the middle of its box, which it has to itself.
  static let folderBadgePlus = SymbolDesign { pen in
    pen.stroke {
      $0.bend(
        [
          (3.8, -6.9), (-2.6, -6.9), (-4.8, -8.9), (-11.3, -8.9), (-11.3, 9), (11.3, 9),
          (11.3, 2.6),
        ], corner: 2.2)
    }
    pen.rule(-9, -3.9, 3.4, -3.9)
    pen.solid { $0.circle(11.1, -4.8, radius: 4.5) }
    pen.cross(11.1, -4.8, arm: 3.1, factor: 0.75, isHole: true)
  }

  static let tray = SymbolDesign { pen in
    pen.shape {
      $0.polygon([
        (-10.8, 0.8, 1), (-7.2, -7.6, 2.4), (7.2, -7.6, 2.4), (10.8, 0.8, 1), (10.8, 7.6, 2.8),
        (-10.8, 7.6, 2.8),
      ])
    }
    pen.detail(cap: .butt) {
      $0.bend(
        [(-10.8, 0.8), (-4.2, 0.8), (-3.2, 4), (3.2, 4), (4.2, 0.8), (10.8, 0.8)], corner: 1.2)
    }
  }

  static let doc = SymbolDesign { $0.page() }

  static let docText = SymbolDesign { pen in
    pen.page()
    for y in [1.2, 5.4] {
      pen.detail(pen.fine(0.85)) {
        $0.move(-3.9, y)
        $0.line(3.9, y)
      }
    }
  }

  static let docOnDoc = SymbolDesign { pen in
    pen.shape {
      $0.polygon([
        (-3.7, -5.2, 2.2), (3.4, -5.2, 0.6), (8.8, 0.2, 0.6), (8.8, 11, 2.2), (-3.7, 11, 2.2),
      ])
    }
    pen.detail(cap: .butt) { $0.bend([(3.1, -5.2), (3.1, 0.5), (8.8, 0.5)], corner: 1.2) }
    pen.stroke {
      $0.bend(
        [(-6.9, 5.2), (-8.8, 5.2), (-8.8, -11), (1.2, -11), (4, -8.2)], corner: 2.2)
    }
  }

  static let book = SymbolDesign { pen in
    pen.bothSides { pen in
      pen.stroke { line in
        line.move(0, -5.6)
        line.curve(-1.6, -7.4, -4, -8.3, -6.6, -8.3)
        line.curve(-8, -8.3, -9.4, -8.1, -10.4, -7.7)
        line.curve(-10.9, -7.5, -11.1, -7.1, -11.1, -6.6)
        line.line(-11.1, 6.2)
        line.curve(-11.1, 7, -10.5, 7.4, -9.8, 7.2)
        line.curve(-8.8, 6.9, -7.7, 6.7, -6.6, 6.7)
        line.curve(-4, 6.7, -1.6, 7.2, 0, 8.3)
      }
    }
    pen.stroke(cap: .butt) {
      $0.move(0, -5.6)
      $0.line(0, 8.3)
    }
  }

  static let bookmark = SymbolDesign { pen in pen.shape { $0.bookmark() } }
  static let bookmarkFill = SymbolDesign { pen in pen.solid { $0.bookmark() } }

  static let tag = SymbolDesign { pen in
    pen.shape {
      $0.polygon([
        (-9.3, -9.3, 2.6), (0.4, -9.3, 1.6), (10.4, 0.7, 2.2), (0.7, 10.4, 2.2), (-9.3, 0.4, 1.6),
      ])
    }
    pen.detailDot(-4.9, -4.9, diameter: 2.8)
  }

  static let flag = SymbolDesign { pen in
    pen.flagpole()
    pen.stroke(cap: .butt) { $0.flag() }
  }

  static let flagFill = SymbolDesign { pen in
    pen.flagpole()
    pen.solid { $0.flag() }
  }

  static let link = SymbolDesign { pen in
    for turn in [PenVector.eighth.inverse, -PenVector.eighth.inverse] {
      pen.turned(by: turn) { pen in
        pen.stroke {
          $0.move(5, 4.2)
          $0.line(7.6, 4.2)
          $0.arc(7.6, -4.2, radius: 4.2, clockwise: false)
          $0.line(1.6, -4.2)
          $0.arc(-2.3, 1.6, radius: 4.2, clockwise: false)
        }
      }
    }
  }

  static let paperclip = SymbolDesign { pen in
    pen.turned(by: .eighth) { pen in
      pen.stroke {
        $0.move(5.7, -5.8)
        $0.line(5.7, 5.4)
        $0.arc(-4.9, 5.4, radius: 5.3)
        $0.line(-4.9, -7.6)
        $0.arc(2.5, -7.6, radius: 3.7)
        $0.line(2.5, 4.6)
        $0.arc(-1.5, 4.6, radius: 2)
        $0.line(-1.5, -5.8)
      }
    }
  }

  static let lock = SymbolDesign { pen in
    pen.shape { $0.box(-7, -1.2, 7, 10, corner: 2.6) }
    pen.stroke(cap: .butt) {
      $0.move(-4.6, -1.2)
      $0.line(-4.6, -5.4)
      $0.arc(4.6, -5.4, radius: 4.6)
      $0.line(4.6, -1.2)
    }
  }

  static let lockOpen = SymbolDesign { pen in
    pen.shape { $0.box(-10.6, -1.2, 3.4, 10, corner: 2.6) }
    pen.stroke(cap: .butt, endCap: .round) {
      $0.move(1.2, -1.2)
      $0.line(1.2, -5.4)
      $0.arc(10.4, -5.4, radius: 4.6)
      $0.line(10.4, -2.6)
    }
  }
}
