// Signs of everyday apps: trays, tables, switches, glasses to look far.

extension SymbolDesign {
  /// Two trays, one behind the other.
  static let trayTwo = SymbolDesign { pen in
    pen.place(.tray, 0, 3.2, share: 0.9)
    pen.stroke { $0.bend([(-8.6, -4.4), (-6.4, -9.6), (6.4, -9.6), (8.6, -4.4)], corner: 2.2) }
  }

  static let switchTwo = SymbolDesign { pen in
    pen.shape { $0.box(-10.4, -9.4, 10.4, -0.9, corner: 4.2) }
    pen.detail { $0.circle(-6, -5.15, radius: 2) }
    pen.shape { $0.box(-10.4, 1.9, 10.4, 10.4, corner: 4.2) }
    pen.detail { $0.circle(6, 6.15, radius: 2) }
  }

  static let binoculars = SymbolDesign { pen in
    pen.bothSides { pen in
      pen.shape {
        $0.polygon([
          (-8.2, -5.8, 1.6), (-3, -5.8, 1.6), (-1.9, 3, 0.6), (-1.9, 8.6, 2.4), (-10.8, 8.6, 2.6),
          (-10.8, 2, 1.4),
        ])
      }
      pen.rule(-7.2, -8.9, -4, -8.9)
      pen.rule(-1.9, -1, 0, -1, cap: .butt)
      pen.rule(-1.9, 4, 0, 4, cap: .butt)
    }
  }

  /// A branch that is to be taken into another.
  static let pull = SymbolDesign { pen in
    for y in [-8.4, 8.4] { pen.stroke { $0.circle(-7, y, radius: 2.4) } }
    pen.rule(-7, -5.9, -7, 5.9, cap: .butt)
    pen.stroke { $0.circle(7, 8.4, radius: 2.4) }
    pen.stroke(cap: .butt) { $0.bend([(7, 5.9), (7, -8), (1.6, -8)], corner: 3.2) }
    pen.head(1.4, -8, heading: PenVector(-1, 0), size: 4.2)
  }

  static let arcadeStickAlone = SymbolDesign { pen in
    pen.shape { $0.polygon([(-9.4, 4.6, 2.4), (9.4, 4.6, 2.4), (9.4, 10, 2), (-9.4, 10, 2)]) }
    pen.rule(0, 4.2, 0, -3, 1.2, cap: .butt)
    pen.solid { $0.circle(0, -6.6, radius: 3.9) }
  }

  static let tablecellsSolid = SymbolDesign { pen in
    pen.shape { $0.box(-11, -8.6, 11, 8.6, corner: 3) }
    pen.detailGrid(
      columns: [-3.7, 3.7], rows: [-2.9, 2.9], left: -11, top: -8.6, right: 11, bottom: 8.6)
  }

  /// A note on the first of several squares.
  static let musicStack = SymbolDesign.squareStack.holding(.musicNote.centered, 0, 3.2, share: 0.42)

  static let phoneOut = SymbolDesign.phone.with(
    .upRight.placed(6.4, -6.4, share: 0.5))
}
