// How many seconds a player skips, inside the arrow that says which way.

extension SymbolDesign {
  /// A number of two digits of 0, 1, 3 and 5 over this drawing.
  func holding(seconds: Int) -> SymbolDesign {
    with(
      SymbolDesign { pen in
        pen.digit(seconds / 10, x: seconds / 10 == 1 ? -3.4 : -3.1)
        pen.digit(seconds % 10, x: 2.6)
      })
  }
}

extension SymbolPen {
  /// A digit about a place, on the middle of a round arrow.
  fileprivate mutating func digit(_ digit: Int, x: Double) {
    let (top, bottom, half) = (-1.9, 4.7, 1.55)
    stroke(0.82) { line in
      switch digit {
      case 1:
        line.bend([(x - half + 0.4, top + 1.4), (x + 0.6, top), (x + 0.6, bottom)], corner: 0)
      case 0: line.ellipse(x, (top + bottom) / 2, half, (bottom - top) / 2)
      default:
        let start: [(Double, Double)] =
          digit == 5
          ? [(x + half, top), (x - half + 0.4, top), (x - half + 0.1, top + 3.2)]
          : [(x - half, top), (x + half, top), (x - 0.2, top + 2.8)]
        line.bend(
          start + [(x + half, top + 2.7), (x + half, bottom), (x - half - 0.2, bottom)], corner: 1.5
        )
      }
    }
  }
}
