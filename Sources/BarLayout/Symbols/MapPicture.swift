/// A map of a place that does not exist: a shore, parks and streets as flat shapes, drawn by us.
///
/// Points from the top left of a sheet of `size`; whoever shows it fills the screen with it.
enum MapPicture {
  /// What a shape stands for.
  enum Part: CaseIterable, Hashable, Sendable {
    case land, park, water, streetEdge, street, roadEdge, road
  }

  /// Extent of the sheet.
  static let size = BarSize(width: 400, height: 860)

  /// The shapes of a part.
  static func path(of part: Part) -> BarPath {
    switch part {
    case .land:
      SymbolLine.drawn { $0.box(0, 0, size.width, size.height) }
    case .park: parks
    case .water: shore
    case .streetEdge: streets(width: 7)
    case .street: streets(width: 5.5)
    case .roadEdge: roads(width: 13)
    case .road: roads(width: 11)
    }
  }

  private static let parks = SymbolLine.drawn { line in
    line.polygon([(28, 250), (150, 236), (158, 352), (38, 366)], corner: 10)
    line.polygon([(206, 596), (300, 586), (306, 668), (214, 680)], corner: 10)
    line.polygon([(60, 60), (118, 54), (124, 116), (66, 122)], corner: 8)
  }

  private static let shore = SymbolLine.drawn { line in
    line.move(400, 96)
    line.curve(330, 150, 352, 250, 318, 330)
    line.curve(292, 392, 348, 440, 356, 500)
    line.curve(366, 580, 340, 640, 372, 720)
    line.curve(384, 770, 378, 820, 400, 860)
    line.close()
    // A river runs into it.
    line.move(-10, 470)
    line.curve(90, 440, 150, 496, 226, 468)
    line.curve(270, 452, 296, 420, 330, 414)
    line.line(338, 436)
    line.curve(300, 442, 280, 474, 234, 490)
    line.curve(150, 518, 90, 464, -10, 494)
    line.close()
  }

  /// Streets across and along the town, none quite straight.
  private static func streets(width: Double) -> BarPath {
    var path = BarPath()
    let stroke = Stroke(width: width)
    for index in 0..<9 {
      let y = 34 + Double(index) * 96
      let way = SymbolLine.drawn { line in
        line.move(-10, y + 12)
        line.curve(110, y, 190, y + 4, 306, y - 18)
      }
      path.elements += stroke.outline(of: way).elements
    }
    for index in 0..<6 {
      let x = 20 + Double(index) * 54
      let way = SymbolLine.drawn { line in
        line.move(x - 6, -10)
        line.curve(x + 8, 280, x + 10, 560, x + 22, size.height + 10)
      }
      path.elements += stroke.outline(of: way).elements
    }
    return path
  }

  /// Two main roads.
  private static func roads(width: Double) -> BarPath {
    let stroke = Stroke(width: width)
    var path = stroke.outline(
      of: SymbolLine.drawn { line in
        line.move(-10, 690)
        line.curve(90, 640, 140, 560, 178, 430)
        line.curve(212, 310, 232, 160, 330, -10)
      })
    path.elements +=
      stroke.outline(
        of: SymbolLine.drawn { line in
          line.move(-10, 172)
          line.curve(90, 186, 190, 186, 282, 156)
        }
      ).elements
    return path
  }
}
