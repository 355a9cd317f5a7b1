// People and how they reach each other.

extension SymbolDesign {
  static let person = SymbolDesign { pen in
    pen.shape { $0.head() }
    pen.shape { $0.shoulders() }
  }

  static let personFill = SymbolDesign { pen in
    pen.solid { $0.head() }
    pen.solid { $0.shoulders() }
  }

  static let person2 = SymbolDesign { pen in
    pen.stroke { $0.ellipse(-4.6, -4.8, 3.6, 4) }
    pen.stroke { $0.frontTorso() }
    pen.stroke { $0.ellipse(6.2, -3.7, 3, 3.4) }
    pen.stroke { line in
      line.move(4.6, 3.1)
      line.curve(5.1, 3, 5.7, 2.9, 6.2, 2.9)
      line.curve(10.3, 2.9, 13, 4.9, 13, 7.6)
      line.curve(13, 8.3, 12.6, 8.6, 11.9, 8.6)
      line.line(6.6, 8.6)
    }
  }

  static let personCircle = SymbolDesign { pen in
    pen.ring()
    pen.smallPerson()
  }

  static let personCropCircle = SymbolDesign { pen in
    pen.ring()
    pen.portrait()
  }

  static let message = SymbolDesign { pen in
    pen.shape { line in
      line.move(0, -9.2)
      line.curve(6, -9.2, 10.6, -5.6, 10.6, -1)
      line.curve(10.6, 3.6, 6, 7.2, 0, 7.2)
      line.curve(-1, 7.2, -2, 7.1, -2.9, 6.9)
      line.curve(-4.4, 8.3, -6.6, 9.2, -8.8, 9.3)
      line.curve(-9.5, 9.3, -9.7, 8.6, -9.2, 8.1)
      line.curve(-8.2, 7.1, -7.5, 6, -7.3, 4.9)
      line.curve(-9.4, 3.5, -10.6, 1.4, -10.6, -1)
      line.curve(-10.6, -5.6, -6, -9.2, 0, -9.2)
      line.close()
    }
  }

  static let bubbleLeft = SymbolDesign { pen in
    pen.shape { line in
      line.move(-6.8, -9.2)
      line.line(6.8, -9.2)
      line.arc(10.6, -5.4, radius: 3.8)
      line.line(10.6, 1.6)
      line.arc(6.8, 5.4, radius: 3.8)
      line.line(-0.4, 5.4)
      line.line(-4.6, 9)
      line.curve(-5.2, 9.5, -5.9, 9.2, -5.9, 8.4)
      line.line(-5.9, 5.4)
      line.line(-6.8, 5.4)
      line.arc(-10.6, 1.6, radius: 3.8)
      line.line(-10.6, -5.4)
      line.arc(-6.8, -9.2, radius: 3.8)
      line.close()
    }
  }

  static let envelope = SymbolDesign { pen in
    pen.shape { $0.box(-11, -8, 11, 8, corner: 2.8) }
    pen.detail(cap: .butt) { $0.bend([(-10.2, -7.1), (0, 2.4), (10.2, -7.1)], corner: 2.4) }
  }

  static let paperplane = SymbolDesign { pen in
    pen.stroke { $0.paperplane() }
    pen.stroke(cap: .butt) {
      $0.move(9.5, -9.5)
      $0.line(-2.4, 2.4)
    }
  }

  static let paperplaneFill = SymbolDesign { pen in
    pen.solid {
      $0.polygon([(-10.8, -2.6, 0.9), (7.7, -9.7, 0.3), (-2.9, 0.9, 0.2)])
    }
    pen.solid {
      $0.polygon([(2.6, 10.8, 0.9), (9.7, -7.7, 0.3), (-0.9, 2.9, 0.2)])
    }
  }

  static let phone = SymbolDesign { pen in pen.shape { $0.handset() } }
  static let phoneFill = SymbolDesign { pen in pen.solid { $0.handset() } }

  static let video = SymbolDesign { pen in
    pen.shape { $0.box(-11.9, -6.8, 4.4, 6.8, corner: 3) }
    pen.shape { $0.lensHood() }
  }

  static let videoFill = SymbolDesign { pen in
    pen.solid { $0.box(-11.9, -6.8, 3.6, 6.8, corner: 3) }
    pen.solid { $0.lensHood() }
  }

  static let mic = SymbolDesign { pen in
    pen.shape { $0.box(-3.4, -10.8, 3.4, 2.8, corner: 3.4) }
    pen.micStand()
  }

  static let micFill = SymbolDesign { pen in
    pen.solid { $0.box(-3.4, -10.8, 3.4, 2.8, corner: 3.4) }
    pen.micStand()
  }

  static let heart = SymbolDesign { pen in pen.shape { $0.heart() } }
  static let heartFill = SymbolDesign { pen in pen.solid { $0.heart() } }

  static let star = SymbolDesign { pen in pen.shape { $0.star() } }
  static let starFill = SymbolDesign { pen in pen.solid { $0.star() } }
}
