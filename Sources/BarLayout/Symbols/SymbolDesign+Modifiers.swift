// What the later words of a symbol's name do to what the first ones name.

extension SymbolDesign {
  /// `.fill`: shapes are solid, and what lies in them is taken out.
  var filled: SymbolDesign {
    SymbolDesign { [draw] pen in pen.part(isFilled: true) { draw(&$0) } }
  }

  /// The same drawing with its ink in the middle.
  var centered: SymbolDesign {
    SymbolDesign { [draw] pen in
      pen.part { part in
        draw(&part)
        part.center()
      }
    }
  }

  /// Upside down.
  var flipped: SymbolDesign { turned(by: PenVector(-1, 0)).mirrored }

  /// Turned about its middle.
  func turned(by turn: PenVector) -> SymbolDesign {
    SymbolDesign { [draw] pen in pen.turned(by: turn, about: 0, 0, draw) }
  }

  /// In another size and elsewhere; lines keep their width times `weight`.
  func placed(
    _ x: Double = 0, _ y: Double = 0, share: Double = 1, weight: Double = 1
  ) -> SymbolDesign {
    SymbolDesign { [self] pen in pen.place(self, x, y, share: share, weight: weight) }
  }

  /// A sign inside this one, solid where it is a shape: `.circle`, `.square`, `.circle.fill`.
  func holding(
    _ sign: SymbolDesign, _ x: Double = 0, _ y: Double = 0, share: Double = 0.58,
    weight: Double = 1
  ) -> SymbolDesign {
    SymbolDesign { [draw] pen in
      draw(&pen)
      pen.place(
        sign.filled, x, y, share: share, weight: weight, isHole: pen.isFilled)
    }
  }

  /// `.slash`: a line from above left to below right, with a gap on both sides of it.
  func slashed(_ reach: Double = 9.6, x: Double = 0, y: Double = 0) -> SymbolDesign {
    SymbolDesign { [draw] pen in
      pen.part { part in
        draw(&part)
        part.slash(x, y, reach: reach)
      }
    }
  }

  /// `.badge`: a solid disc with a sign, and room around it.
  func badged(
    _ sign: SymbolDesign? = nil, _ x: Double = 7.2, _ y: Double = 6.2, radius: Double = 4,
    share: Double = 0.3
  ) -> SymbolDesign {
    SymbolDesign { [draw] pen in
      pen.part { part in
        draw(&part)
        part.clearDisc(x, y, radius: radius + part.width / 2 + 1.1)
        part.solid { $0.circle(x, y, radius: radius) }
        if let sign {
          part.place(sign, x, y, share: share, weight: 0.78, isHole: true)
        }
      }
    }
  }

  /// A drawing in front of this one, with room around the rectangle it stands in.
  func behind(
    _ front: SymbolDesign, _ room: BarRect, _ x: Double, _ y: Double, share: Double,
    weight: Double = 1
  ) -> SymbolDesign {
    SymbolDesign { [draw] pen in
      pen.part { part in
        draw(&part)
        part.clearBox(room)
        part.place(front, x, y, share: share, weight: weight)
      }
    }
  }

  /// This drawing and others over it.
  func with(_ others: SymbolDesign...) -> SymbolDesign {
    SymbolDesign { [draw] pen in
      draw(&pen)
      for other in others { other.draw(&pen) }
    }
  }
}
