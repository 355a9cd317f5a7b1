/// How wide the boxes of SF Symbols are, as a bar lays them out.
///
/// A symbol's box is its ink and some room at either side, which differs from symbol to symbol. UIKit
/// takes bar symbols in the weight medium and the scale large; in that configuration one project
/// asked iOS 26.1 for the size of 73 symbols (Vercantez/openuikit,
/// uikit/docs/agent_reports/symbols-harvest.md). The reply arrow has what a capsule of three leaves
/// it (m27-402-toolbar-three), the sidebar's button what four sidebars of iPadOS 26 leave it (tal-ipad,
/// ids-ipad-columns, nnw-ipad-dark and opolua 2.0.0): 30, so that it fills a circle of 44. The full
/// gear has what leaves its ink 2 from the margin (gut-dashboard).
extension SymbolName {
  /// Width of the box beside text of `SymbolName.boxedPointSize`, in points; nil where nobody published it.
  ///
  /// A symbol in a whole circle is as wide as every other one: fifteen of those measured are 26.
  var boxWidth: Double? {
    if let pixels = Self.boxPixels[self] { return Double(pixels) / 2 }
    return fillsWholeCircle ? Double(Self.circlePixels) / 2 : nil
  }

  /// Whether it is drawn in a circle and nothing reaches beyond that.
  var fillsWholeCircle: Bool {
    let isInCircle = rawValue.hasSuffix(".circle") || rawValue.hasSuffix(".circle.fill")
    return isInCircle && inkIsWholeCircle
  }

  /// Size of the text beside which the boxes were measured, in points.
  static let boxedPointSize = 17.0

  /// Whether what is drawn is as wide as a bare circle.
  private var inkIsWholeCircle: Bool {
    Symbol(named: self).inkSize(pointSize: Self.boxedPointSize)
      == Symbol(named: .circle).inkSize(pointSize: Self.boxedPointSize)
  }

  /// Width of a circle's box in pixels of 2x.
  private static let circlePixels = 52

  /// Widths in pixels of 2x; the add symbol has a row of its own for each system, `systemImageWidth`.
  private static let boxPixels: [SymbolName: Int] = {
    var widths: [SymbolName: Int] = [:]
    let words = list.split { $0 == " " || $0 == "\n" }
    for index in stride(from: 0, to: words.count - 1, by: 2) {
      if let name = SymbolName(rawValue: String(words[index])) {
        widths[name] = Int(words[index + 1])
      }
    }
    return widths
  }()

  /// Names and widths, one after the other.
  private static let list = """
    arrowshape.turn.up.backward 55 arrowshape.turn.up.left 55 arrow.clockwise 46 arrow.up 43
    arrow.up.arrow.down 61 bell 52 bolt 43 bookmark 46 briefcase 60
    bubble.left.and.bubble.right 72 calendar 54 camera 63 checkmark 48 chevron.backward 33
    chevron.down 48 chevron.forward 33 chevron.left 33 chevron.right 33 chevron.up 48
    chevron.up.chevron.down 40 circle 52 circle.fill 52 clock 52 clock.fill 52 doc 47
    doc.on.doc 55 doc.text 47 ellipsis 48 envelope 62 exclamationmark.triangle 54
    exclamationmark.triangle.fill 54 eye 67 flame 44 folder 59 gear 56 gearshape 55 house 62
    house.fill 62 line.3.horizontal.decrease 54 link 57 list.bullet 54 magnifyingglass 52
    message 59 number 49 pause.fill 37 pencil 46 person 48 person.fill 47 photo 61
    photo.on.rectangle 64 photo.on.rectangle.angled 66 play.fill 39 safari 52 sparkles 48
    folder.badge.plus 61 gamecontroller 73 gearshape.fill 53 keyboard 66
    square.and.arrow.up 49 star 57 star.fill 57 trash 48 xmark 45 sidebar.leading 60 sidebar.left 60
    """
}
