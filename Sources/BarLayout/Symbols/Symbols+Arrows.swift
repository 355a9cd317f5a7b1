// Chevrons and arrows. Those that follow the reading direction share the drawing of left and right.

extension SymbolDesign {
  static let chevronLeft = SymbolDesign { pen in
    pen.chevron(at: (-4.1, 0), heading: PenVector(-1, 0), arm: 8.2)
  }
  static let chevronRight = chevronLeft.mirrored
  static let chevronBackward = chevronLeft
  static let chevronForward = chevronRight

  static let chevronUp = SymbolDesign { pen in
    pen.chevron(at: (0, -4.1), heading: PenVector(0, -1), arm: 8.2)
  }

  static let chevronDown = SymbolDesign { pen in
    pen.chevron(at: (0, 4.1), heading: PenVector(0, 1), arm: 8.2)
  }

  static let arrowLeft = SymbolDesign { pen in
    pen.arrow(from: (9, 0), to: (-9, 0), head: 7)
  }
  static let arrowRight = arrowLeft.mirrored
  static let arrowBackward = arrowLeft
  static let arrowForward = arrowRight

  static let arrowUp = SymbolDesign { pen in
    pen.arrow(from: (0, 9), to: (0, -9), head: 7)
  }

  static let arrowDown = SymbolDesign { pen in
    pen.arrow(from: (0, -9), to: (0, 9), head: 7)
  }

  static let arrowUpArrowDown = SymbolDesign { pen in
    pen.arrow(from: (-7.1, 9.5), to: (-7.1, -9.5), head: 4.6)
    pen.arrow(from: (7.1, -9.5), to: (7.1, 9.5), head: 4.6)
  }

  static let arrowUturnLeft = SymbolDesign { pen in
    pen.stroke(endCap: .butt) {
      $0.move(-2.4, 8.1)
      $0.line(3.4, 8.1)
      $0.arc(3.4, -3.3, radius: 5.7, clockwise: false)
      $0.line(-9, -3.3)
    }
    pen.chevron(at: (-9, -3.3), heading: PenVector(-1, 0), arm: 5)
  }
  static let arrowUturnRight = arrowUturnLeft.mirrored
  static let arrowUturnBackward = arrowUturnLeft
  static let arrowUturnForward = arrowUturnRight

  static let arrowClockwise = SymbolDesign { pen in
    pen.stroke(endCap: .butt) {
      $0.move(8.5, 2.2)
      $0.arc(0, -6.3, radius: 8.5, large: true)
      $0.line(2.3, -6.3)
    }
    pen.chevron(at: (2.3, -6.3), heading: PenVector(1, 0), arm: 4)
  }
  static let arrowCounterclockwise = arrowClockwise.mirrored

  static let arrowshapeTurnUpLeft = SymbolDesign { pen in
    pen.shape { line in
      line.move(-10.3, -1.1)
      line.curve(-10.7, -1.5, -10.7, -2, -10.3, -2.4)
      line.line(-3.6, -8.5)
      line.curve(-2.8, -9.2, -1.9, -8.8, -1.9, -7.8)
      line.line(-1.9, -5.1)
      line.curve(6.2, -4.9, 10.3, 0.9, 10.6, 7.9)
      line.curve(10.65, 8.9, 9.6, 9.2, 8.9, 8.3)
      line.curve(6.6, 4.7, 3.6, 1.8, -1.9, 1.6)
      line.line(-1.9, 4.3)
      line.curve(-1.9, 5.3, -2.8, 5.7, -3.6, 5)
      line.close()
    }
  }
  static let arrowshapeTurnUpRight = arrowshapeTurnUpLeft.mirrored
  static let arrowshapeTurnUpBackward = arrowshapeTurnUpLeft
  static let arrowshapeTurnUpForward = arrowshapeTurnUpRight

  static let arrowDownCircle = SymbolDesign { pen in
    pen.ring()
    pen.arrow(from: (0, -5), to: (0, 5), head: 4.2)
  }

  static let arrowUpCircle = SymbolDesign { pen in
    pen.ring()
    pen.arrow(from: (0, 5), to: (0, -5), head: 4.2)
  }

  static let arrowUpCircleFill = SymbolDesign { pen in
    pen.disc()
    let width = pen.width
    pen.hole { $0.upArrow(from: 5.2, to: -5.2, head: 4.4, width: width) }
  }

  static let squareAndArrowUp = SymbolDesign { pen in
    pen.openBox()
    pen.arrow(from: (0, 4.6), to: (0, -11.2), head: 4.2)
  }

  static let squareAndArrowDown = SymbolDesign { pen in
    pen.openBox()
    pen.arrow(from: (0, -11.2), to: (0, 5.1), head: 4.3)
  }
}

extension SymbolPen {
  /// The box that an arrow leaves or enters, open at the top.
  mutating func openBox() {
    stroke {
      $0.bend(
        [(-4, -3.5), (-8.4, -3.5), (-8.4, 11.2), (8.4, 11.2), (8.4, -3.5), (4, -3.5)], corner: 2.8)
    }
  }
}

extension SymbolLine {
  /// The outline of an upright arrow as one contour with round ends, for cutting out of a shape.
  mutating func upArrow(
    from tail: Double, to tip: Double, head: Double, width: Double
  ) {
    let radius = width / 2
    let slant = radius * 2.0.squareRoot()
    let half = radius / 2.0.squareRoot()
    move(-radius, tip + slant + radius)
    line(-head + half, tip + head + half)
    arc(-head - half, tip + head - half, radius: radius)
    line(-half, tip - half)
    arc(half, tip - half, radius: radius)
    line(head + half, tip + head - half)
    arc(head - half, tip + head + half, radius: radius)
    line(radius, tip + slant + radius)
    line(radius, tail)
    arc(-radius, tail, radius: radius)
    close()
  }
}
