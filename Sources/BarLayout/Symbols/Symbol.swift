/// A symbol of our own drawing under one of SF Symbols' names.
///
/// It is drawn for 17-point text at the large scale, which is what bar buttons use, and grows with
/// the text. UIKit: `UIImage(systemName:)`.
package struct Symbol: Hashable, Sendable {
  /// How large a symbol is drawn beside text of one size.
  ///
  /// UIKit: `UIImage.SymbolScale`.
  package enum Scale: String, CaseIterable, Hashable, Sendable {
    /// Beside running text and in search fields.
    case medium
    /// In bars.
    case large

    /// Size of the drawing, as a share of the large one; lines keep their width.
    ///
    /// Source: derived — the magnifying glass of a search field, 16.33 wide on 3x pictures of iOS
    /// 17, against the large one.
    var share: Double {
      switch self {
      case .medium: 0.786
      case .large: 1
      }
    }
  }

  /// Which symbol it is.
  package let name: SymbolName

  /// Makes the symbol of a name.
  package init(named name: SymbolName) {
    self.name = name
  }

  /// Size of the text the drawings are made for, in points.
  package static let referencePointSize = 17.0

  /// The symbol's box beside text of a size, in points: the ink and room at all four sides, the
  /// same for every weight.
  ///
  /// The optical middle of the symbol is the middle of the box.
  package func size(
    pointSize: Double = referencePointSize, scale: Scale = .large
  ) -> BarSize {
    let extent = name.extent
    let factor = pointSize / Self.referencePointSize * scale.share
    return BarSize(
      width: (extent.width + 2 * Self.sidePadding) * factor,
      height: (extent.height + 2 * Self.topPadding) * factor)
  }

  /// Extent of the drawing in regular weight without the room around it, in points.
  package func inkSize(
    pointSize: Double = referencePointSize, scale: Scale = .large
  ) -> BarSize {
    let extent = name.extent
    let factor = pointSize / Self.referencePointSize * scale.share
    return BarSize(width: extent.width * factor, height: extent.height * factor)
  }

  /// The outline, to be filled with non-zero winding; the origin is the top-left corner of the box.
  package func path(
    pointSize: Double = referencePointSize, weight: FontWeight = .regular, scale: Scale = .large
  ) -> BarPath {
    var pen = SymbolPen(width: weight.symbolLineWidth / scale.share)
    name.design.draw(&pen)
    let size = size(pointSize: pointSize, scale: scale)
    let factor = pointSize / Self.referencePointSize * scale.share
    return pen.path.mapped {
      BarPoint(x: $0.x * factor + size.width / 2, y: $0.y * factor + size.height / 2)
    }
  }

  /// Room between the ink and the box at either side.
  ///
  /// Source: measured — `plus`, 17.67 wide, 2.67 from a leading and 3 from a trailing margin on 3x
  /// pictures of iOS 17 and 18.
  private static let sidePadding = 17.0 / 6
  /// Room between the ink and the box above and below; assumed, for no picture shows it.
  private static let topPadding = 2.0
}

extension FontWeight {
  /// Width of a symbol's lines beside 17-point text of this weight, in points.
  ///
  /// Assumed: 5 pixels at 3x in regular weight; the others follow the stems of text.
  var symbolLineWidth: Double {
    switch self {
    case .ultraLight: 0.5
    case .thin: 0.8
    case .light: 1.2
    case .regular: SymbolPen.regularWidth
    case .medium: 1.95
    case .semibold: 2.25
    case .bold: 2.6
    case .heavy: 2.95
    case .black: 3.3
    }
  }
}

extension Symbol {
  /// Whether the symbol is mirrored where the interface runs right to left.
  package var mirrorsInRightToLeft: Bool { name.mirrorsInRightToLeft }
}
