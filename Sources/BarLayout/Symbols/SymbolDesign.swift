/// What a symbol looks like: the lines that make it.
struct SymbolDesign: Sendable {
  /// Draws the symbol about (0, 0).
  let draw: @Sendable (inout SymbolPen) -> Void

  init(_ draw: @escaping @Sendable (inout SymbolPen) -> Void) {
    self.draw = draw
  }

  /// The same symbol turned left for right.
  var mirrored: SymbolDesign {
    SymbolDesign { [draw] pen in pen.mirrored(draw) }
  }
}
