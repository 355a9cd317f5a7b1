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
    guard !text.isEmpty, text.count <= Self.shortText else { return nil }
    var pen = 0.0
    var bounds: InkBounds?
    var glyphs: [GlyphPlacement] = []
    glyphs.reserveCapacity(text.count)
    var last: GlyphTable.Letter?
    // A letter is placed once the one after it is known.
    for index in 0...text.count {
      var following: GlyphTable.Letter?
      if index < text.count {
        following = Self.letter(unsafe text[index])
        if following == nil { return nil }
      }
      guard let letter = last else {
        last = following
        continue
      }
      var glyph = face.glyph(letter)
      if let following, let pair = KerningTable.pair(letter, following) {
        glyph.placement.advance += face.kerning(pair)
      }
      last = following
      glyph.placement.addKern(face.kern)
      if let ink = glyph.ink { bounds = ink.moved(by: pen).joined(to: bounds) }
      glyphs.append(glyph.placement)
      pen += glyph.placement.advance
      if pen > limit { break }
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
