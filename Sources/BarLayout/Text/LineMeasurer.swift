/// Walks along a line, a `Character` at a time.
///
/// Between two letters of the usual alphabets there is always a boundary, so plain text never asks
/// the string where its characters end.
struct LineMeasurer {
  private let face: FittedFace
  /// Sum of the advances so far.
  private var pen = 0.0
  private var glyphs: [GlyphPlacement] = []
  /// Bounds of what is drawn, for a line that runs to the right from 0.
  private var ink: InkBounds?
  /// The same for a line that runs to the left from 0.
  private var mirroredInk: InkBounds?
  /// Whether the line runs to the left; nil until a letter has decided it.
  private var runsLeft: Bool?
  /// Whether an Arabic letter waits to be joined to the next.
  private var isJoined = false
  /// What is left of lam and alef, drawn as one, for the alef; nil elsewhere.
  private var alefAdvance: Double?

  /// Scalars of a character that are looked at.
  private static let scalarsPerCharacter = 32

  init(face: FittedFace) {
    self.face = face
  }

  /// Measures until the text ends or is wider than the limit.
  consuming func measure(_ text: String, limit: Double) -> TextMeasure {
    let scalars = text.unicodeScalars
    var start = scalars.startIndex
    let end = scalars.endIndex
    guard start < end else { return .empty }
    glyphs.reserveCapacity(min(text.utf8.count, Self.reserve))
    var scalar = scalars[start]
    var isPlain = Self.isPlain(scalar)
    while true {
      var next = scalars.index(after: start)
      var following = next < end ? scalars[next] : nil
      var isNextPlain = following.map(Self.isPlain) ?? true
      if isPlain, isNextPlain {
        if runsLeft == nil { noteDirection(scalar) }
        placePlain(scalar, before: following)
      } else {
        next = text.index(after: start)
        following = next < end ? scalars[next] : nil
        isNextPlain = following.map(Self.isPlain) ?? true
        placeCharacter(scalars[start..<next], first: scalar, before: following)
      }
      guard let following else { return finish(isComplete: true) }
      if pen > limit { return finish(isComplete: false) }
      start = next
      scalar = following
      isPlain = isNextPlain
    }
  }

  /// Room for the glyphs of a usual title.
  private static let reserve = 64

  /// Whether the scalar is a character of its own wherever the next one is such a scalar too:
  /// Latin, Greek, Cyrillic, kana, ideographs, Hangul syllables.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x300 { return scalar != "\r" }
    return switch scalar.value {
    case 0x370...0x482, 0x48A...0x52F, 0x1E00...0x1FFF, 0x2010...0x2027, 0x3041...0x3096,
      0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
      true
    default: false
    }
  }

  private func finish(isComplete: Bool) -> TextMeasure {
    let bounds = runsLeft == true ? mirroredInk?.rect(startingAt: pen) : ink?.rect()
    return TextMeasure(width: pen, ink: bounds, glyphs: glyphs, isComplete: isComplete)
  }

  private mutating func place(_ glyph: FittedGlyph) {
    var placement = glyph.placement
    placement.addKern(face.kern)
    if let ink = glyph.ink {
      self.ink = ink.moved(by: pen).joined(to: self.ink)
      if runsLeft != false {
        mirroredInk = ink.moved(by: -pen - placement.advance).joined(to: mirroredInk)
      }
    }
    glyphs.append(placement)
    pen += placement.advance
  }

  private mutating func place(_ advance: Double, ink: InkBounds?, scale: Double = 1) {
    place(
      FittedGlyph(
        placement: GlyphPlacement(advance: advance, xScale: scale, yScale: scale), ink: ink))
  }
}

// MARK: - One scalar

extension LineMeasurer {
  /// Places a scalar that is a character of its own.
  private mutating func placePlain(
    _ scalar: Unicode.Scalar, before following: Unicode.Scalar?
  ) {
    place(glyph(of: scalar, before: following))
  }

  private func glyph(
    of scalar: Unicode.Scalar, before following: Unicode.Scalar?
  ) -> FittedGlyph {
    guard let letter = GlyphTable.letter(scalar) else {
      let assumption = UnlistedScalar.assumption(for: scalar)
      let share = face.widthShare(of: assumption)
      let size = face.size(of: assumption)
      return FittedGlyph(
        placement: GlyphPlacement(
          advance: assumption.advance * share * size * face.size, xScale: share * size,
          yScale: size),
        ink: ink(of: assumption, widthShare: share * size, heightShare: size))
    }
    var glyph = face.glyph(letter)
    if let following = following.flatMap(GlyphTable.letter),
      let pair = KerningTable.pair(letter, following)
    {
      glyph.placement.advance += face.kerning(pair)
    }
    return glyph
  }

  private func ink(
    of assumption: UnlistedScalar, widthShare: Double = 1, heightShare: Double = 1
  ) -> InkBounds? {
    guard assumption.right > assumption.left else { return nil }
    return InkBounds(
      left: assumption.left * widthShare * face.size,
      right: assumption.right * widthShare * face.size,
      top: -assumption.top * heightShare * face.size,
      bottom: -assumption.bottom * heightShare * face.size)
  }
}

// MARK: - A character of several scalars, or of another alphabet

extension LineMeasurer {
  private mutating func placeCharacter(
    _ scalars: Substring.UnicodeScalarView, first: Unicode.Scalar, before following: Unicode.Scalar?
  ) {
    if runsLeft == nil { noteDirection(first) }
    if let letter = ArabicTable.letter(first) {
      placeArabic(letter, scalar: first, before: following)
      return
    }
    isJoined = false
    alefAdvance = nil
    if Self.isPicture(scalars) {
      place(UnlistedScalar.emoji.advance * face.size, ink: ink(of: .emoji))
      return
    }
    // The first glyph says where the character's stand; marks have no width.
    var whole: FittedGlyph?
    for scalar in scalars.prefix(Self.scalarsPerCharacter) {
      let total = whole?.placement.advance ?? 0
      let part = glyph(of: scalar, before: total == 0 ? following : nil)
      var bounds = whole?.ink
      if let ink = part.ink { bounds = ink.moved(by: total).joined(to: bounds) }
      if whole == nil { whole = part }
      whole?.placement.advance = total + part.placement.advance
      whole?.ink = Self.raise(bounds, by: scalar, size: face.size)
    }
    if let whole { place(whole) }
  }

  private mutating func noteDirection(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0..<0x41: break
    case 0x41...0x5A, 0x61...0x7A: runsLeft = false
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: runsLeft = true
    default: if scalar.properties.isAlphabetic { runsLeft = false }
    }
  }

  private mutating func placeArabic(
    _ letter: ArabicTable.Letter, scalar: Unicode.Scalar, before following: Unicode.Scalar?
  ) {
    if let rest = alefAdvance {
      alefAdvance = nil
      isJoined = false
      place(rest, ink: arabicInk(letter, advance: rest), scale: face.arabicShare)
      return
    }
    let joinsBefore = isJoined && letter.joining != .none
    if let following, ArabicTable.isLamAlef(scalar, following) {
      let half = face.points(ArabicTable.lamAlef(isJoined: joinsBefore)) * face.arabicShare
      alefAdvance = half
      place(half, ink: arabicInk(letter, advance: half), scale: face.arabicShare)
      return
    }
    let neighbour = following.flatMap(ArabicTable.letter)
    isJoined = letter.joining == .both && neighbour.map { $0.joining != .none } ?? false
    let form = ArabicTable.form(joinsBefore: joinsBefore, joinsAfter: isJoined)
    let advance = face.points(letter.advance(form)) * face.arabicShare
    place(advance, ink: arabicInk(letter, advance: advance), scale: face.arabicShare)
  }

  /// Joined letters touch, so an Arabic letter is drawn as wide as its advance.
  private func arabicInk(_ letter: ArabicTable.Letter, advance: Double) -> InkBounds? {
    guard advance > 0 else { return nil }
    return InkBounds(
      left: 0, right: advance, top: -face.points(letter.top) * face.arabicShare,
      bottom: -face.points(letter.bottom) * face.arabicShare)
  }

  /// Whether the character is one picture: a flag, a keycap, an emoji with whatever it is joined
  /// to.
  private static func isPicture(_ scalars: Substring.UnicodeScalarView) -> Bool {
    guard let first = scalars.first else { return false }
    if first.value >= 0x2300, first.properties.isEmojiPresentation { return true }
    if (0x1F1E6...0x1F1FF).contains(first.value) { return true }
    guard first.properties.isEmoji else { return false }
    return scalars.prefix(scalarsPerCharacter).contains { $0.value == 0xFE0F }
  }

  /// Bounds of a letter with an accent over or under it.
  ///
  /// Source: assumed, a fifth of an em each.
  private static func raise(
    _ bounds: InkBounds?, by mark: Unicode.Scalar, size: Double
  ) -> InkBounds? {
    guard mark.value >= 0x300, var bounds else { return bounds }
    switch mark.properties.canonicalCombiningClass {
    case .above: bounds.top = min(bounds.top, max(bounds.top - size / 5, -size))
    case .below: bounds.bottom = max(bounds.bottom, min(bounds.bottom + size / 5, size / 2))
    default: break
    }
    return bounds
  }
}
