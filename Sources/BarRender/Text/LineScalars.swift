/// The characters of a line as scalars, ready for shaping.
struct LineScalars {
  /// Most scalars of one `Character`; a letter under a thousand accents keeps the first of them.
  private static let scalarLimit = 32
  /// Stands for characters that draw nothing, so that every character keeps a place.
  private static let invisible: UInt32 = 0x200b

  /// All scalars, in reading order.
  private(set) var scalars: [UInt32] = []
  /// For each scalar, the `Character` it belongs to.
  private(set) var characterOf: [Int] = []
  /// For each `Character`, its first scalar; one more entry ends the last.
  private(set) var starts: [Int] = [0]
  /// For each `Character`, whether it is shown as a picture in colour.
  private(set) var isEmoji: [Bool] = []

  /// Number of `Character`s.
  var count: Int { isEmoji.count }

  init(_ text: some Sequence<Character>) {
    for character in text {
      for scalar in character.unicodeScalars.prefix(Self.scalarLimit) {
        scalars.append(Self.isControl(scalar) ? Self.invisible : scalar.value)
        characterOf.append(count)
      }
      starts.append(scalars.count)
      isEmoji.append(Self.isEmoji(character))
    }
  }

  /// The scalars of some characters.
  func scalarRange(_ characters: Range<Int>) -> Range<Int> {
    starts[characters.lowerBound]..<starts[characters.upperBound]
  }

  /// The scalars of a character that a font must have a glyph for.
  func visible(_ character: Int) -> [UInt32] {
    scalars[scalarRange(character..<(character + 1))].filter { value in
      guard let scalar = Unicode.Scalar(value) else { return true }
      return !scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// The first letter or digit of some characters, which every font draws somehow; nil for none.
  func letter(_ characters: Range<Int>) -> UInt32? {
    scalars[scalarRange(characters)].first { value in
      guard let properties = Unicode.Scalar(value)?.properties,
        !properties.isDefaultIgnorableCodePoint
      else { return false }
      switch properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .decimalNumber, .letterNumber, .otherNumber:
        return true
      default: return false
      }
    }
  }

  /// Whether a scalar ends lines or moves carriages rather than being seen.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// Whether Unicode shows a character as an emoji: by itself or because of a variation selector.
  private static func isEmoji(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first, first.value > 0x7f || character.utf8.count > 1
    else { return false }
    if character.unicodeScalars.contains("\u{fe0f}") { return first.properties.isEmoji }
    if character.unicodeScalars.contains("\u{fe0e}") { return false }
    return first.properties.isEmojiPresentation
  }
}
