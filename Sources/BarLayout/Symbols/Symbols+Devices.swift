// Machines, and what is stuck into them.

extension SymbolDesign {
  static let display = SymbolDesign { pen in
    pen.shape { $0.box(-11.4, -9.6, 11.4, 5.2, corner: 2.8) }
    pen.rule(-4.6, 9.6, 4.6, 9.6)
    pen.rule(0, 5.2, 0, 9.6, 2, cap: .butt)
  }

  static let desktop = SymbolDesign { pen in
    pen.stroke { $0.box(-11.4, -9.6, 11.4, 5.8, corner: 2.8) }
    pen.rule(-11.4, 2, 11.4, 2, cap: .butt)
    pen.rule(-4.6, 9.8, 4.6, 9.8)
    pen.rule(0, 5.8, 0, 9.8, 2, cap: .butt)
  }

  static let laptop = SymbolDesign { pen in
    pen.stroke(cap: .butt) {
      $0.bend([(-9.2, 5.6), (-9.2, -7.4), (9.2, -7.4), (9.2, 5.6)], corner: 2.4)
    }
    pen.solid(0.6) { $0.box(-12.6, 5.8, 12.6, 7.4, corner: 0.8) }
  }

  static let iphone = SymbolDesign { pen in
    pen.shape { $0.box(-6, -10.8, 6, 10.8, corner: 3) }
    pen.detailRule(-1.8, -8.2, 1.8, -8.2, pen.fine(0.9))
  }

  static let ipad = SymbolDesign { pen in
    pen.stroke { $0.box(-8.2, -10.8, 8.2, 10.8, corner: 2.8) }
    pen.rule(-2.6, 8, 2.6, 8, pen.fine(0.8))
  }

  static let applewatch = SymbolDesign { pen in
    pen.shape { $0.box(-6, -6.4, 6, 6.4, corner: 3.4) }
    pen.stroke { $0.bend([(-4, -6.6), (-3.2, -11), (3.2, -11), (4, -6.6)], corner: 1) }
    pen.stroke { $0.bend([(-4, 6.6), (-3.2, 11), (3.2, 11), (4, 6.6)], corner: 1) }
    pen.rule(7.6, -1.8, 7.6, 1)
  }

  static let tv = SymbolDesign { pen in
    pen.shape { $0.box(-11.8, -8.6, 11.8, 5.8, corner: 2.8) }
    pen.rule(-5.4, 9, 5.4, 9)
  }

  static let keyboard = SymbolDesign { pen in
    pen.shape { $0.box(-12.6, -7.6, 12.6, 7.6, corner: 2.8) }
    for y in [-3.4, 0] {
      for x in [-8.5, -5.1, -1.7, 1.7, 5.1, 8.5] { pen.detailDot(x, y, diameter: 2) }
    }
    pen.detailDot(-8.5, 3.4, diameter: 2)
    pen.detailRule(-5, 3.4, 5, 3.4)
    pen.detailDot(8.5, 3.4, diameter: 2)
  }

  static let keyboardDown = SymbolDesign { pen in
    pen.stroke { $0.box(-12, -10.6, 12, 3, corner: 2.8) }
    for y in [-7.2, -3.8] {
      for x in [-7.8, -3.9, 0, 3.9, 7.8] { pen.dot(x, y, diameter: 1.8) }
    }
    pen.rule(-4, -0.4, 4, -0.4, pen.fine(0.9))
    pen.stroke { $0.bend([(-5, 7.4), (0, 10), (5, 7.4)], corner: 0.4) }
  }

  static let printer = SymbolDesign { pen in
    pen.stroke(cap: .butt) {
      $0.bend([(-6.6, -5.4), (-6.6, -9.8), (6.6, -9.8), (6.6, -5.4)], corner: 2)
    }
    pen.stroke {
      $0.bend(
        [(-6.4, 5.6), (-11.2, 5.6), (-11.2, -5.4), (11.2, -5.4), (11.2, 5.6), (6.4, 5.6)],
        corner: 2.6)
    }
    pen.stroke { $0.box(-6.4, 0.4, 6.4, 9.8, corner: 1.6) }
    pen.rule(-2.8, 4, 2.8, 4, pen.fine(0.8))
    pen.rule(-2.8, 6.8, 2.8, 6.8, pen.fine(0.8))
    pen.dot(7.8, -2.2, diameter: 1.9)
  }

  static let printerFill = SymbolDesign { pen in
    pen.solid { $0.box(-6.6, -9.8, 6.6, -8.2, corner: 1) }
    pen.solid { $0.box(-11.2, -4.8, 11.2, 5.6, corner: 2.6) }
    pen.clearBox(BarRect(minX: -8.4, minY: -1.2, maxX: 8.4, maxY: 13))
    pen.solid { $0.box(-5.6, 1.4, 5.6, 9.8, corner: 1.4) }
  }

  static let drive = SymbolDesign { pen in
    pen.shape {
      $0.polygon([
        (-8, -7.4, 2.6), (8, -7.4, 2.6), (11.4, 2, 2), (11.4, 7.4, 2.6), (-11.4, 7.4, 2.6),
        (-11.4, 2, 2),
      ])
    }
    pen.detailRule(-10.6, 1.4, 10.6, 1.4, cap: .butt)
    pen.detailDot(7, 4.5, diameter: 2)
  }

  static let internalDrive = SymbolDesign { pen in
    pen.shape { $0.box(-11.4, -7.4, 11.4, 7.4, corner: 3) }
    pen.detailRule(-11.4, 2, 11.4, 2, cap: .butt)
    pen.detailDot(7.2, 4.8, diameter: 1.9)
  }

  static let connected = SymbolDesign { pen in
    pen.rule(0, 3.6, 0, 8.6, cap: .butt)
    pen.rule(-11, 8.8, -2.6, 8.8)
    pen.rule(11, 8.8, 2.6, 8.8)
    pen.stroke { $0.circle(0, 8.8, radius: 2) }
  }

  static let rectangleConnected = SymbolDesign { pen in
    pen.stroke { $0.box(-10, -10.8, 10, 3.4, corner: 2.8) }
    pen.place(.connected, 0, 0, share: 1)
  }

  static let driveConnected = SymbolDesign { pen in
    pen.place(.drive, 0, -4.6, share: 0.86)
    pen.place(.connected, 0, 0, share: 1)
  }

  static let opticaldisc = SymbolDesign { pen in
    pen.ring()
    pen.stroke { $0.circle(0, 0, radius: 3.4) }
    pen.stroke(pen.fine(0.8)) {
      $0.move(-6.8, 0)
      $0.arc(0, -6.8, radius: 6.8)
    }
    pen.stroke(pen.fine(0.8)) {
      $0.move(6.8, 0)
      $0.arc(0, 6.8, radius: 6.8)
    }
  }

  static let serverRack = SymbolDesign { pen in
    for y in [-7.2, 0, 7.2] {
      pen.stroke { $0.box(-10.8, y - 2.7, 10.8, y + 2.7, corner: 1.8) }
      pen.dot(-7.2, y, diameter: 1.9)
      pen.rule(1.4, y, 7.6, y, pen.fine(0.8))
    }
  }

  static let cpu = SymbolDesign { pen in
    pen.shape { $0.box(-7.4, -7.4, 7.4, 7.4, corner: 2.4) }
    pen.detail(pen.fine(0.9)) { $0.box(-3.4, -3.4, 3.4, 3.4, corner: 0.9) }
    pen.quarterTurns { pen in
      for x in [-3.8, 0, 3.8] { pen.rule(x, -7.4, x, -10.6) }
    }
  }

  static let memorychip = SymbolDesign { pen in
    pen.shape { $0.box(-11, -5.4, 11, 5.4, corner: 2.2) }
    for x in [-7.4, -2.5, 2.5, 7.4] {
      pen.rule(x, -5.4, x, -8.4)
      pen.rule(x, 5.4, x, 8.4)
    }
    pen.detail(pen.fine(0.9)) { $0.box(-6.8, -1.6, 6.8, 1.6, corner: 0.7) }
  }

  static let headphones = SymbolDesign { pen in
    pen.stroke {
      $0.move(-9.6, 6)
      $0.line(-9.6, -0.2)
      $0.arc(9.6, -0.2, radius: 9.6)
      $0.line(9.6, 6)
    }
    pen.bothSides { pen in pen.solid { $0.box(-9.6, 2.6, -6.8, 9.2, corner: 1.4) } }
  }

  static let gamecontroller = SymbolDesign { pen in
    pen.shape { line in
      line.move(-9, -8)
      line.curve(-3.6, -9, 3.6, -9, 9, -8)
      line.curve(10.2, -7.7, 10.8, -6.8, 11.3, -5.6)
      line.curve(12.8, -2.2, 14, 1.6, 14.4, 4.8)
      line.curve(14.9, 8.4, 11.6, 10, 9.2, 7.6)
      line.line(5.9, 4.2)
      line.line(-5.9, 4.2)
      line.line(-9.2, 7.6)
      line.curve(-11.6, 10, -14.9, 8.4, -14.4, 4.8)
      line.curve(-14, 1.6, -12.8, -2.2, -11.3, -5.6)
      line.curve(-10.8, -6.8, -10.2, -7.7, -9, -8)
      line.close()
    }
    pen.cross(-5.1, -2.1, arm: 3.4, factor: pen.fine(0.9), isHole: pen.isFilled)
    pen.detailDot(6.7, -3.8, diameter: 2.9)
    pen.detailDot(3.5, -0.7, diameter: 2.9)
  }

  static let power = SymbolDesign { pen in
    pen.stroke {
      $0.move(-5.6, -7)
      $0.arc(5.6, -7, radius: 9.2, clockwise: false, large: true)
    }
    pen.rule(0, -10.4, 0, -0.6)
  }

  static let terminal = SymbolDesign { pen in
    pen.shape { $0.box(-11, -8.8, 11, 8.8, corner: 3) }
    pen.detail { $0.bend([(-6.6, -4.4), (-3.2, -1.6), (-6.6, 1.2)], corner: 0.2) }
    pen.detailRule(-1, 1.4, 4, 1.4)
  }

  static let antenna = SymbolDesign { pen in
    pen.dot(0, -2, diameter: 4)
    pen.stroke { $0.bend([(-4, 10.4), (0, -0.6), (4, 10.4)], corner: 0) }
    pen.waves()
  }

  static let radiowaves = SymbolDesign { pen in
    pen.dot(0, 0, diameter: 4)
    pen.mirrored { $0.sideWaves() }
    pen.sideWaves()
  }

  static let radiowavesRight = SymbolDesign { pen in
    pen.dot(-5, 0, diameter: 4)
    pen.sideWaves(-5)
  }

  static let network = SymbolDesign { pen in
    pen.ring()
    pen.stroke(pen.fine(0.85)) { $0.ellipse(0, 0, 4.4, 10) }
    pen.rule(-9.2, -3.6, 9.2, -3.6, pen.fine(0.85), cap: .butt)
    pen.rule(-9.2, 3.6, 9.2, 3.6, pen.fine(0.85), cap: .butt)
  }

  static let barcode = SymbolDesign { pen in
    for (x, factor) in [
      (-9.6, 1.0), (-6, 0.7), (-3, 1.4), (0.8, 0.7), (3.6, 0.7), (6.6, 1.3), (9.8, 0.8),
    ] {
      pen.rule(x, -6.8, x, 6.8, factor, cap: .butt)
    }
  }

  static let qrcode = SymbolDesign { pen in
    for (x, y) in [(-5.4, -5.4), (5.4, -5.4), (-5.4, 5.4)] {
      pen.stroke { $0.box(x - 3.6, y - 3.6, x + 3.6, y + 3.6, corner: 0.8) }
      pen.solid(0.3) { $0.box(x - 1, y - 1, x + 1, y + 1) }
    }
    for (x, y) in [(2.8, 2.8), (8, 2.8), (5.4, 5.4), (2.8, 8), (8, 8)] {
      pen.solid(0.3) { $0.box(x - 1, y - 1, x + 1, y + 1) }
    }
  }

  static let faceid = SymbolDesign { pen in
    pen.place(.viewfinder, 0, 0, share: 1)
    pen.bothSides { $0.rule(-4.4, -3.6, -4.4, -1.8) }
    pen.stroke { $0.bend([(0.4, -3.6), (0.4, 1.2), (-1, 1.2)], corner: 0.8) }
    pen.stroke {
      $0.move(-3.6, 4.2)
      $0.curve(-1.8, 6, 1.8, 6, 3.6, 4.2)
    }
  }

  static let touchid = SymbolDesign { pen in
    for (radius, drop) in [(9.6, 3.0), (6.6, 5.4), (3.6, 7.8)] {
      pen.stroke(pen.fine(0.85)) {
        $0.move(-radius, drop)
        $0.line(-radius, -1)
        $0.arc(radius, -1, radius: radius)
        $0.line(radius, drop + 1.4)
      }
    }
    pen.rule(0, -1.4, 0, 9.4, pen.fine(0.85))
  }
}

extension SymbolPen {
  /// Two pairs of arcs at both sides of an aerial's tip.
  fileprivate mutating func waves() {
    bothSides { pen in
      for radius in [5.8, 9.8] {
        pen.stroke {
          $0.move(radius * 0.72, -2 - radius * 0.69)
          $0.arc(radius * 0.72, -2 + radius * 0.69, radius: radius)
        }
      }
    }
  }

  /// Two arcs to the right of a dot.
  fileprivate mutating func sideWaves(_ x: Double = 0) {
    for radius in [5.6, 9.8] {
      stroke {
        $0.move(x + radius * 0.72, -radius * 0.69)
        $0.arc(x + radius * 0.72, radius * 0.69, radius: radius)
      }
    }
  }
}
