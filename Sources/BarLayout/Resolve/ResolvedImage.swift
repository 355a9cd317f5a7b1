/// A picture with its size.
package struct ResolvedImage: Hashable, Sendable {
  /// What it shows.
  package enum Content: Hashable, Sendable {
    /// A symbol of ours.
    case symbol(ResolvedSymbol)
    /// A path in points.
    case path(BarPath)
    /// A letter of an icon font.
    case icon(Icon)
    /// Pixels; a template shows its shape in the picture's colour.
    case bitmap(ImageReference, isTemplate: Bool)
    /// A box of the picture's colour.
    case box
  }

  /// Extent of its box, in points.
  package var size: BarSize
  /// What it shows.
  package var picture: Content
  /// Its colour.
  package var color: BarColor
  /// How far below the middle of its box a button's symbol is drawn, in points.
  package var drop = 0.0

  /// Makes a picture of a size.
  init(size: BarSize, picture: Content, color: BarColor) {
    self.size = size
    self.picture = picture
    self.color = color
  }

  /// Makes a picture of pixels.
  ///
  /// - Parameter isTemplate: whether one that does not say is drawn in the tint.
  init(_ reference: ImageReference, scale: Double, isTemplate: Bool, tint: BarColor) {
    let isTemplate =
      reference.renderingMode == .automatic
      ? isTemplate : reference.renderingMode == .alwaysTemplate
    self.init(
      size: reference.variant(for: scale)?.size ?? .zero,
      picture: .bitmap(reference, isTemplate: isTemplate), color: isTemplate ? tint : .white)
  }
}

/// A symbol of ours beside text of a size and weight.
package struct ResolvedSymbol: Hashable, Sendable {
  /// Which symbol it is.
  package var name: SymbolName
  /// Size of the text it goes with, in points.
  package var pointSize: Double
  /// Weight of the text it goes with.
  package var weight: FontWeight
  /// How large it is drawn beside that text.
  package var scale: Symbol.Scale = .large

  /// Bounds of what is drawn without the room around it, in points.
  package var inkSize: BarSize { Symbol(named: name).inkSize(pointSize: pointSize, scale: scale) }

  /// Width of its box in a bar, in points; nil where it was not measured.
  var boxWidth: Double? { name.boxWidth.map { $0 * pointSize / SymbolName.boxedPointSize } }

  /// How far below the middle of its box a button draws it, in points.
  var drop: Double { name.drop * pointSize / SymbolName.boxedPointSize }

  /// The outline in the middle of a box.
  func path(in ink: BarRect, isMirrored: Bool) -> BarPath {
    let symbol = Symbol(named: name)
    let box = symbol.size(pointSize: pointSize, scale: scale)
    let path = symbol.path(pointSize: pointSize, weight: weight, scale: scale)
    let placed = path.offset(dx: ink.midX - box.width / 2, dy: ink.midY - box.height / 2)
    return isMirrored ? placed.mirrored(in: ink) : placed
  }
}
