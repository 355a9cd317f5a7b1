// Hands, faces and bodies.

extension SymbolDesign {
  /// An open hand: four fingers and the thumb above a palm.
  static let handRaised = SymbolDesign { pen in
    pen.shape { line in
      line.move(-6.2, -4.4)
      line.arc(-2.8, -4.4, radius: 1.7)
      line.line(-2.8, -8)
      line.arc(0.6, -8, radius: 1.7)
      line.line(0.6, -8.6)
      line.line(0.6, -7.4)
      line.arc(4, -7.4, radius: 1.7)
      line.line(4, -4.2)
      line.arc(7.4, -4.2, radius: 1.7)
      line.line(7.4, 3.4)
      line.curve(7.4, 8, 4.6, 10.6, 0.6, 10.6)
      line.curve(-3.2, 10.6, -5, 9.2, -6.8, 6.4)
      line.line(-10, 1.6)
      line.curve(-11.2, -0.4, -9, -2, -7.4, -0.6)
      line.line(-6.2, 0.8)
      line.close()
    }
    let half = pen.width * pen.fine(0.7) / 2
    for (x, y) in [(-2.8, -4.4), (0.6, -7.4), (4, -4.2)] {
      if pen.isFilled {
        pen.clearBox(BarRect(minX: x - half, minY: -14, maxX: x + half, maxY: 0.4))
      } else {
        pen.rule(x, y, x, 0, pen.fine(0.85))
      }
    }
  }

  static let thumbsUp = SymbolDesign { pen in
    pen.shape { line in
      line.move(-4.2, -1.4)
      line.line(-0.8, -8.4)
      line.curve(-0.2, -10.2, 2.8, -10.4, 2.8, -7.4)
      line.curve(2.8, -5.6, 2.2, -4.4, 1.8, -3)
      line.line(7.4, -3)
      line.curve(9.6, -3, 10.6, -1.2, 10, 0.6)
      line.line(8, 7.2)
      line.curve(7.4, 9, 6.4, 9.8, 4.6, 9.8)
      line.line(0.4, 9.8)
      line.curve(-1.6, 9.8, -3, 9.2, -4.2, 8)
      line.close()
    }
    pen.shape { $0.box(-10.4, -2, -7.2, 9, corner: 1.2) }
  }

  /// A hand that points up with one finger.
  static let pointing = SymbolDesign { pen in
    pen.shape { line in
      line.move(-3.4, -6.8)
      line.arc(0.2, -6.8, radius: 1.8)
      line.line(0.2, -1.6)
      line.line(5.4, -0.6)
      line.curve(7.4, -0.2, 8.2, 1, 8, 3)
      line.curve(7.6, 7, 6, 10.8, 2, 10.8)
      line.curve(-1.6, 10.8, -3.4, 9.4, -5, 6.8)
      line.line(-7.4, 3.2)
      line.curve(-8.4, 1.4, -6.6, 0, -5.2, 1.2)
      line.line(-3.4, 2.8)
      line.close()
    }
  }

  static let handTap = SymbolDesign { pen in
    pen.place(.pointing, 0.6, 1.4, share: 0.92)
    pen.stroke(pen.fine(0.9)) {
      $0.move(-5.4, -2.6)
      $0.arc(3.6, -2.6, radius: 5.2, large: true)
    }
  }

  static let handDraw = SymbolDesign { pen in
    pen.place(.pointing, 3.4, 2.4, share: 0.84)
    pen.stroke { line in
      line.move(-10.6, 2.6)
      line.curve(-12, -3, -9.4, -8.6, -3.6, -9.8)
      line.curve(1.4, -10.6, 5.8, -8.4, 7.4, -4.8)
    }
  }

  static let faceSmiling = SymbolDesign { pen in
    pen.round()
    pen.bothSides { pen in pen.detailRule(-3.4, -4, -3.4, -2.4, 1.4) }
    pen.detail { line in
      line.move(-5, 2.6)
      line.curve(-2.8, 5.9, 2.8, 5.9, 5, 2.6)
    }
  }

  static let ear = SymbolDesign { pen in
    pen.stroke { line in
      line.move(-7, -2.4)
      line.curve(-7, -7.2, -4, -10.4, 0.2, -10.4)
      line.curve(4.6, -10.4, 7.6, -7.4, 7.6, -3)
      line.curve(7.6, 3.6, 2.6, 3.4, 2.2, 7)
      line.curve(1.8, 9.4, 0.2, 10.4, -1.8, 10.4)
      line.curve(-3.8, 10.4, -5.2, 9.2, -5.4, 7.4)
    }
    pen.stroke { line in
      line.move(-3.4, -2.4)
      line.curve(-3.4, -5.2, -2, -6.8, 0.2, -6.8)
      line.curve(2.6, -6.8, 4, -5.2, 4, -3)
      line.curve(4, 0, 0.4, 0.6, 0.2, 3.6)
    }
  }

  static let accessibility = SymbolDesign { pen in
    pen.ring()
    pen.dot(0, -5.4, diameter: 3)
    pen.stroke { $0.bend([(-5.4, -2), (0, -1.2), (5.4, -2)], corner: 4) }
    pen.stroke { $0.bend([(-3, 6.2), (-1.2, 1), (-1.2, -1.2)], corner: 1) }
    pen.stroke { $0.bend([(3, 6.2), (1.2, 1), (1.2, -1.2)], corner: 1) }
  }

  static let eyeglasses = SymbolDesign { pen in
    pen.bothSides { pen in
      pen.stroke { $0.circle(-7, 2, radius: 4.6) }
      pen.stroke { line in
        line.move(-11.6, 1)
        line.curve(-11.2, -3, -9.4, -6, -7.4, -6)
      }
    }
    pen.stroke {
      $0.move(-2.6, 0.8)
      $0.arc(2.6, 0.8, radius: 3)
    }
  }
}
