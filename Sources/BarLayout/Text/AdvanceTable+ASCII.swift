extension AdvanceTable {
  /// Measures a short text of ASCII letters, as most words in a bar are, at one go: every byte is a
  /// character and runs to the right.
  ///
  /// Nil for any other text, which is left to be measured character by character.
  func measureShortASCII(_ text: String, _ face: FittedFace, limit: Double) -> TextMeasure? {
    unsafe text.utf8.withContiguousStorageIfAvailable { unsafe measure($0, face, limit: limit) }
      ?? nil
  }

  private func measure(
    _ text: UnsafeBufferPointer<UInt8>, _ face: FittedFace, limit: Double
  ) -> TextMeasure? {
    guard text.count <= Self.shortText else { return nil }
    var pen = 0.0
    var bounds: InkBounds?
    var advances: [Double] = []
    advances.reserveCapacity(text.count)
    for index in text.indices {
      let scalar = unsafe Unicode.Scalar(text[index])
      guard scalar.isASCII, scalar != "\r", let letter = glyphs.letter(scalar) else { return nil }
      var (advance, ink) = face.glyph(letter, in: glyphs)
      if index + 1 < text.count,
        let pair = unsafe kerning.pair(scalar, Unicode.Scalar(text[index + 1]))
      {
        advance += face.kerning(pair, in: kerning)
      }
      advance = advance == 0 ? 0 : max(0, advance + face.kern)
      if let ink { bounds = ink.moved(by: pen).joined(to: bounds) }
      advances.append(advance)
      pen += advance
      if pen > limit { break }
    }
    return TextMeasure(
      width: pen,
      ink: bounds.map { BarRect(minX: $0.left, minY: $0.top, maxX: $0.right, maxY: $0.bottom) },
      advances: advances, isComplete: advances.count == text.count)
  }

  /// The longest text that is measured so, in bytes.
  private static let shortText = 64
}
