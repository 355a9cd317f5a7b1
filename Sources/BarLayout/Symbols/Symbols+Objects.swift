// Things of the desk: paper, folders, tools.

extension SymbolDesign {
  static let magnifyingglass = SymbolDesign(20.33, 20.33) { pen in
    pen.stroke { $0.circle(-1.95, -1.95, radius: 7.38) }
    pen.stroke(1.2, cap: .butt, endCap: .round) {
      $0.move(3.27, 3.27)
      $0.line(9.17, 9.17)
    }
  }

  static let squareAndPencil = SymbolDesign(21.33, 22.13) { pen in
    pen.stroke {
      $0.bend([(2.8, -7), (-9.7, -7), (-9.7, 9.7), (7, 9.7), (7, -1.8)], corner: 3.4)
    }
    pen.pencil(tip: (-2.5, 2.1), length: 17.4, half: 1.3)
  }

  static let pencil = SymbolDesign(20.2, 20.2) { pen in
    pen.pencil(tip: (-9.6, 9.6), length: 26, half: 2.1)
  }

  static let trash = SymbolDesign(20.27, 23.47) { pen in
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

  static let folder = SymbolDesign(23.27, 18.27) { pen in
    pen.stroke { $0.folder() }
    pen.stroke(cap: .butt) {
      $0.move(-10.8, -2.6)
      $0.line(10.8, -2.6)
    }
  }

  static let folderBadgePlus = SymbolDesign(24.87, 20.07) { pen in
    pen.stroke {
      $0.bend(
        [
          (11, -1.2), (11, -6.1), (-0.8, -6.1), (-3.1, -8.3), (-10.6, -8.3), (-10.6, 8.3),
          (1.6, 8.3),
        ], corner: 2.2)
    }
    pen.solid { $0.circle(7.6, 5.2, radius: 4) }
    pen.cross(7.6, 5.2, arm: 2.5, factor: 0.75, isHole: true)
  }

  static let tray = SymbolDesign(23.27, 16.87) { pen in
    pen.stroke {
      $0.polygon([
        (-10.8, 0.8, 1), (-7.2, -7.6, 2.4), (7.2, -7.6, 2.4), (10.8, 0.8, 1), (10.8, 7.6, 2.8),
        (-10.8, 7.6, 2.8),
      ])
    }
    pen.stroke(cap: .butt) {
      $0.bend(
        [(-10.8, 0.8), (-4.2, 0.8), (-3.2, 4), (3.2, 4), (4.2, 0.8), (10.8, 0.8)], corner: 1.2)
    }
  }

  static let doc = SymbolDesign(16.47, 22.67) { $0.page() }

  static let docText = SymbolDesign(16.47, 22.67) { pen in
    pen.page()
    for y in [1.2, 5.4] {
      pen.stroke(pen.fine(0.85)) {
        $0.move(-3.9, y)
        $0.line(3.9, y)
      }
    }
  }

  static let docOnDoc = SymbolDesign(19.27, 23.67) { pen in
    pen.stroke {
      $0.polygon([
        (-3.7, -5.2, 2.2), (3.4, -5.2, 0.6), (8.8, 0.2, 0.6), (8.8, 11, 2.2), (-3.7, 11, 2.2),
      ])
    }
    pen.stroke(cap: .butt) { $0.bend([(3.1, -5.2), (3.1, 0.5), (8.8, 0.5)], corner: 1.2) }
    pen.stroke {
      $0.bend(
        [(-6.9, 5.2), (-8.8, 5.2), (-8.8, -11), (1.2, -11), (4, -8.2)], corner: 2.2)
    }
  }

  static let book = SymbolDesign(23.87, 18.27) { pen in
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

  static let bookmark = SymbolDesign(13.67, 21.67) { pen in pen.stroke { $0.bookmark() } }
  static let bookmarkFill = SymbolDesign(13.67, 21.67) { pen in pen.solid { $0.bookmark() } }

  static let tag = SymbolDesign(20.64, 20.64) { pen in
    pen.stroke {
      $0.polygon([
        (-9.3, -9.3, 2.6), (0.4, -9.3, 1.6), (10.4, 0.7, 2.2), (0.7, 10.4, 2.2), (-9.3, 0.4, 1.6),
      ])
    }
    pen.dot(-4.9, -4.9, diameter: 2.8)
  }

  static let flag = SymbolDesign(17.87, 21.67) { pen in
    pen.flagpole()
    pen.stroke(cap: .butt) { $0.flag() }
  }

  static let flagFill = SymbolDesign(17.87, 21.67) { pen in
    pen.flagpole()
    pen.solid { $0.flag() }
  }

  static let link = SymbolDesign(20.81, 20.81) { pen in
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

  static let paperclip = SymbolDesign(19.34, 21.51) { pen in
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

  static let lock = SymbolDesign(15.67, 21.67) { pen in
    pen.stroke { $0.box(-7, -1.2, 7, 10, corner: 2.6) }
    pen.stroke(cap: .butt) {
      $0.move(-4.6, -1.2)
      $0.line(-4.6, -5.4)
      $0.arc(4.6, -5.4, radius: 4.6)
      $0.line(4.6, -1.2)
    }
  }

  static let lockOpen = SymbolDesign(22.87, 21.67) { pen in
    pen.stroke { $0.box(-10.6, -1.2, 3.4, 10, corner: 2.6) }
    pen.stroke(cap: .butt, endCap: .round) {
      $0.move(1.2, -1.2)
      $0.line(1.2, -5.4)
      $0.arc(10.4, -5.4, radius: 4.6)
      $0.line(10.4, -2.6)
    }
  }
}
