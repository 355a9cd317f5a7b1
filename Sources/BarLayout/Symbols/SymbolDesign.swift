/// What a symbol looks like: its extent in regular weight, and the lines that make it.
struct SymbolDesign: Sendable {
  /// Width and height of the ink in regular weight, in points at the reference size, measured
  /// from the optical middle: twice its farther reach to either side.
  let extent: BarSize
  /// Draws the symbol about (0, 0).
  let draw: @Sendable (inout SymbolPen) -> Void

  init(_ width: Double, _ height: Double, _ draw: @escaping @Sendable (inout SymbolPen) -> Void) {
    extent = BarSize(width: width, height: height)
    self.draw = draw
  }

  /// The same symbol turned left for right.
  var mirrored: SymbolDesign {
    SymbolDesign(extent.width, extent.height) { [draw] pen in pen.mirrored(draw) }
  }
}
