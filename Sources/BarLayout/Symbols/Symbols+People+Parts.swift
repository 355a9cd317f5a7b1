// What several symbols of people and messages are made of.

extension SymbolPen {
  /// Head and shoulders inside the circle of a sign.
  mutating func portrait() {
    solid { $0.ellipse(0, -2.9, 2.8, 3.2) }
    solid(0.8) { line in
      line.move(-6.2, 7.4)
      line.curve(-5.4, 5, -3.2, 3.6, 0, 3.6)
      line.curve(3.2, 3.6, 5.4, 5, 6.2, 7.4)
      line.arc(-6.2, 7.4, radius: 9.65)
      line.close()
    }
  }

  /// The whole bust, free inside the circle of a sign.
  mutating func smallPerson() {
    solid(0.5) { $0.ellipse(0, -3.1, 2.4, 2.8) }
    solid(0.5) { line in
      line.move(-5, 5)
      line.curve(-5, 3, -3.2, 1.8, 0, 1.8)
      line.curve(3.2, 1.8, 5, 3, 5, 5)
      line.curve(5, 5.6, 4.7, 5.8, 4.2, 5.8)
      line.line(-4.2, 5.8)
      line.curve(-4.7, 5.8, -5, 5.6, -5, 5)
      line.close()
    }
  }

  mutating func micStand() {
    stroke {
      $0.move(-7, -1)
      $0.line(-7, -0.4)
      $0.arc(7, -0.4, radius: 7, clockwise: false)
      $0.line(7, -1)
    }
    stroke(cap: .butt) {
      $0.move(0, 6.6)
      $0.line(0, 10.8)
    }
    stroke {
      $0.move(-3.8, 10.8)
      $0.line(3.8, 10.8)
    }
  }
}

extension SymbolLine {
  /// Shoulders of the one of two people who stands in front.
  mutating func frontTorso() {
    move(-12.6, 7.4)
    curve(-12.6, 4.4, -9.4, 2.2, -4.6, 2.2)
    curve(0.2, 2.2, 3.4, 4.4, 3.4, 7.4)
    curve(3.4, 8.2, 2.9, 8.6, 2.1, 8.6)
    line(-11.3, 8.6)
    curve(-12.1, 8.6, -12.6, 8.2, -12.6, 7.4)
    close()
  }

  mutating func head() { ellipse(0, -5, 4, 4.5) }

  mutating func shoulders() {
    move(-8.2, 8.2)
    curve(-8.2, 5.2, -5, 2.8, 0, 2.8)
    curve(5, 2.8, 8.2, 5.2, 8.2, 8.2)
    curve(8.2, 9.1, 7.7, 9.5, 6.8, 9.5)
    line(-6.8, 9.5)
    curve(-7.7, 9.5, -8.2, 9.1, -8.2, 8.2)
    close()
  }

  mutating func paperplane() {
    polygon([(-11, -2.6, 1), (10.6, -10.6, 1), (2.6, 11, 1), (-2.4, 2.4, 0.5)])
  }

  /// The end of a video camera that points at what it films.
  mutating func lensHood() {
    polygon([(7.2, -2, 0.8), (11.9, -5.6, 1.2), (11.9, 5.6, 1.2), (7.2, 2, 0.8)])
  }

  /// A receiver that lies from above left to below right.
  mutating func handset() {
    move(-6.6, -9.3)
    curve(-5.6, -10, -4.6, -9.8, -3.9, -8.8)
    line(-1.9, -5.7)
    curve(-1.3, -4.8, -1.4, -3.9, -2.2, -3.1)
    line(-3.3, -2)
    curve(-3.8, -1.5, -3.8, -0.9, -3.4, -0.3)
    curve(-2.4, 1.1, -1.1, 2.4, 0.3, 3.4)
    curve(0.9, 3.8, 1.5, 3.8, 2, 3.3)
    line(3.1, 2.2)
    curve(3.9, 1.4, 4.8, 1.3, 5.7, 1.9)
    line(8.8, 3.9)
    curve(9.8, 4.6, 10, 5.6, 9.3, 6.6)
    curve(8, 8.6, 6.2, 9.8, 4, 9.3)
    curve(-1.8, 7.9, -7.9, 1.8, -9.3, -4)
    curve(-9.8, -6.2, -8.6, -8, -6.6, -9.3)
    close()
  }

  mutating func heart() {
    move(0, -5.2)
    curve(-1.2, -7.3, -3.1, -8.4, -5.2, -8.4)
    curve(-8.3, -8.4, -10.2, -6.2, -10.2, -3)
    curve(-10.2, 2.2, -5.6, 6.1, -1.1, 8.9)
    curve(-0.4, 9.4, 0.4, 9.4, 1.1, 8.9)
    curve(5.6, 6.1, 10.2, 2.2, 10.2, -3)
    curve(10.2, -6.2, 8.3, -8.4, 5.2, -8.4)
    curve(3.1, -8.4, 1.2, -7.3, 0, -5.2)
    close()
  }

  /// Five points; a tip and the dent after it, turned by fifths.
  mutating func star() {
    let fifth = PenVector((5.0.squareRoot() - 1) / 4, ((5 + 5.0.squareRoot()) / 8).squareRoot())
    var corners: [(x: Double, y: Double, radius: Double)] = []
    var turn = PenVector(0, -1)
    for _ in 0..<5 {
      let tip = turn * 12
      let dent = turn.turned(by: fifth.halved) * 5.6
      corners.append((tip.x, tip.y + 0.9, 0.7))
      corners.append((dent.x, dent.y + 0.9, 0.4))
      turn = turn.turned(by: fifth)
    }
    polygon(corners)
  }
}
