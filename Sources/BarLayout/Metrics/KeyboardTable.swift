/// Where the keys of a keyboard stand, in points.
///
/// Source: assumed — keyboards of iOS 18 and 26 as the eye sees them: four rows that fill what is
/// left between the words offered above them and the room of the home indicator below.
package struct KeyboardTable: Hashable, Sendable {
  /// Distance from one row of keys to the next.
  let rowHeight: Double
  /// Room below the last row, for the signs beside the home indicator.
  let below: Double
  /// Distance between two keys of a row, and between those of two rows.
  let gap: Double
  let rowGap: Double
  /// Radius of a key's corners.
  let radius: Double
  /// Radius of the keyboard's own corners; 0 for square ones.
  let boxRadius: Double
  /// How far a key's shadow shows below it; 0 for none.
  let shadow: Double
  /// Sizes of the fonts of letters, of signs, and of words.
  let letterSize: Double
  let signSize: Double
  let wordSize: Double
  /// Whether signs stand below the keys.
  let hasSignsBelow: Bool
  /// Whether it is a tablet's, with keys on both sides of the letters.
  let isWide: Bool
  /// Whether the keys for spaces and lines have words, as on phones up to iOS 18.
  let hasWords: Bool
  /// What is on the keys.
  let language: KeyboardLanguage

  /// The sizes of a keyboard.
  ///
  /// - Parameters:
  ///   - height: of the keyboard, in points.
  ///   - bottomInset: of the screen's safe area, in points.
  ///   - locale: the language that is written.
  init(
    height: Double, isWide: Bool, isOnItsSide: Bool, hasGlass: Bool, bottomInset: Double,
    locale: String
  ) {
    self.isWide = isWide
    hasWords = !isWide && !hasGlass
    language = KeyboardLanguage(of: locale)
    let isNarrow = !isWide && !isOnItsSide
    hasSignsBelow = isNarrow && bottomInset > 0
    let below = hasSignsBelow ? 75 : bottomInset
    self.below = below
    rowHeight =
      isWide ? (height - below - 55) / 4 : isOnItsSide ? min((height - below) / 4, 40) : 54
    gap = isWide ? 12 : 6
    rowGap = isWide ? 10 : isOnItsSide ? 7 : 12
    radius = hasGlass ? 8.5 : isWide ? 6 : 5
    boxRadius = hasGlass && hasSignsBelow ? 27 : 0
    shadow = hasGlass ? 0 : 1
    letterSize = isOnItsSide && !isWide ? 22 : 25
    signSize = isWide ? 20 : 17
    wordSize = 16
  }
}
