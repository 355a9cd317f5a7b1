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

  /// The sizes of a keyboard.
  ///
  /// - Parameters:
  ///   - height: of the keyboard, in points.
  ///   - bottomInset: of the screen's safe area, in points.
  init(
    height: Double, isWide: Bool, isOnItsSide: Bool, hasGlass: Bool, bottomInset: Double
  ) {
    self.isWide = isWide
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

extension KeyboardTable {
  /// What a key is for.
  enum Face {
    /// A letter, or a word.
    case text(String)
    case sign(SymbolName)
    case blank
    /// No key, only room between two.
    case gap
  }

  /// A key: its face, how many letters' widths it takes, and whether it does more than write.
  struct Key {
    var face: Face
    var share: Double
    var isFunction: Bool
  }

  /// The rows of Latin letters, from the top, and where each begins, in letters' widths.
  var rows: [(start: Double, keys: [Key])] {
    func letters(_ text: String) -> [Key] {
      text.map { Key(face: .text(String($0)), share: 1, isFunction: false) }
    }
    func sign(_ name: SymbolName, _ share: Double) -> Key {
      Key(face: .sign(name), share: share, isFunction: true)
    }
    func word(_ text: String, _ share: Double) -> Key {
      Key(face: .text(text), share: share, isFunction: true)
    }
    let space = Key(face: .blank, share: 5, isFunction: false)
    guard isWide else {
      return [
        (0, letters("qwertyuiop")), (0.5, letters("asdfghjkl")),
        (
          0,
          [sign(.shift, 1.3), Key.gap(0.2)] + letters("zxcvbnm")
            + [Key.gap(0.2), sign(.deleteLeft, 1.3)]
        ),
        (
          0,
          (hasSignsBelow
            ? [word("123", 2.5)] : [word("123", 1.25), sign(.faceSmiling, 1.25)])
            + [space, sign(.return, 2.5)]
        ),
      ]
    }
    return [
      (0, letters("qwertyuiop") + [sign(.deleteLeft, 1)]),
      (0.4, letters("asdfghjkl") + [sign(.return, 1.6)]),
      (0, [sign(.shift, 1)] + letters("zxcvbnm,.") + [sign(.shift, 1)]),
      (
        0,
        [word(".?123", 1), sign(.faceSmiling, 1), sign(.mic, 1)]
          + [Key(face: .blank, share: 5.5, isFunction: false)]
          + [word(".?123", 1.5), sign(.keyboardChevronCompactDown, 1)]
      ),
    ]
  }

  /// How many letters' widths a row has.
  var letters: Double { isWide ? 11 : 10 }
}

extension KeyboardTable.Key {
  /// A place without a key.
  static func gap(_ share: Double) -> KeyboardTable.Key {
    KeyboardTable.Key(face: .gap, share: share, isFunction: false)
  }
}
