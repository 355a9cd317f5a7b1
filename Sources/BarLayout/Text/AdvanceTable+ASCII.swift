extension AdvanceTable {
  /// Measures a short text of ASCII letters, as most words in a bar are, at once: every byte is a
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
    guard !text.isEmpty, text.count <= Self.shortText, let first = Self.letter(unsafe text[0])
    else { return nil }
    var pen = 0.0
    var bounds: InkBounds?
    var glyphs: [GlyphPlacement] = []
    glyphs.reserveCapacity(text.count)
    var letter = first
    // A letter is placed once the one after it is known.
    for next in 1...text.count {
      let following = next < text.count ? Self.letter(unsafe text[next]) : nil
      guard following != nil || next == text.count else { return nil }
      var glyph = face.glyph(letter)
      if let following, let pair = KerningTable.pair(letter, following) {
        glyph.placement.advance += face.kerning(pair)
      }
      glyph.placement.addKern(face.kern)
      if let ink = glyph.ink { bounds = ink.moved(by: pen).joined(to: bounds) }
      glyphs.append(glyph.placement)
      pen += glyph.placement.advance
      guard pen <= limit, let following else { break }
      letter = following
    }
    return TextMeasure(
      width: pen, ink: bounds?.rect(), glyphs: glyphs, isComplete: glyphs.count == text.count)
  }

  @inline(__always)
  private static func letter(_ byte: UInt8) -> GlyphTable.Letter? {
    let scalar = Unicode.Scalar(byte)
    guard scalar.isASCII, scalar != "\r" else { return nil }
    return GlyphTable.letter(scalar)
  }

  /// The longest text that is measured so, in bytes.
  private static let shortText = 64
}
