/// Which keys a keyboard has, and how many letters' widths each takes.
///
/// Source: assumed — keyboards of iOS 18 and 26 as the eye sees them; sizes are rows of
/// `MockupMetricTable`.
package struct KeyboardKeys: Hashable, Sendable {
  /// What is on the keys.
  let language: KeyboardLanguage
  /// Whether signs stand below the keys.
  let hasSignsBelow: Bool
  /// Whether keys stand on both sides of the letters, as on a tablet.
  let frameLetters: Bool
  /// Whether the keys for spaces and lines have words.
  let haveWords: Bool

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

  /// The rows of keys, from the top, and where each begins, in letters' widths.
  ///
  /// Rows of fewer letters stand on the middle. A phone's third row has shift and delete at its ends;
  /// its letters are no wider than a tenth of the keyboard.
  var rows: [(start: Double, keys: [Key])] {
    let rows = language.letters
    guard frameLetters else {
      let third = rows[2].count
      let sides = language.hasShift ? 2.0 : 1
      let share = min(letters / 10, (letters - sides) / Double(third))
      let side = (letters - Double(third) * share) / sides
      let gap = side > 1.2 ? 0.2 : 0
      let shift = language.hasShift ? [sign(.shift, side - gap), Key.gap(gap)] : []
      let delete = [Key.gap(gap), sign(.deleteLeft, side - gap)]
      let bottom: [Key] = shift + rows[2].map { letter($0, share) } + delete
      let full: [(start: Double, keys: [Key])] = rows[..<2].map { row in
        ((letters - Double(row.count)) / 2, row.map { letter($0) })
      }
      return full + [(0, bottom), (0, narrowFoot)]
    }
    let (first, second) = (Double(rows[0].count), Double(rows[1].count))
    let third = rows[2].map { letter($0) } + [letter(","), letter(".")]
    let side = (letters - Double(third.count)) / 2
    return [
      (0, rows[0].map { letter($0) } + [sign(.deleteLeft, letters - first)]),
      (0.4, rows[1].map { letter($0) } + [sign(.return, letters - second - 0.4)]),
      (0, [sign(.shift, side)] + third + [sign(.shift, side)]),
      (
        0,
        [word(".?" + language.digits, 1), sign(.faceSmiling, 1), sign(.mic, 1)]
          + [Key(face: .blank, share: letters - 5.5, isFunction: false)]
          + [word(".?" + language.digits, 1.5), sign(.keyboardChevronCompactDown, 1)]
      ),
    ]
  }

  /// How many letters' widths a row has.
  var letters: Double {
    let counts = language.letters.map { Double($0.count) }
    guard frameLetters else { return max(10, counts.max() ?? 0) }
    return max(11, counts[0] + 1, counts[1] + 2)
  }

  /// The last row of a phone: digits, the space and the end of a line.
  private var narrowFoot: [Key] {
    let tenth = letters / 10
    let digits =
      hasSignsBelow
      ? [word(language.digits, 2.5 * tenth)]
      : [word(language.digits, 1.25 * tenth), sign(.faceSmiling, 1.25 * tenth)]
    let space = Key(
      face: haveWords ? .text(language.space) : .blank, share: 5 * tenth, isFunction: false)
    let end =
      haveWords ? word(language.return, 2.5 * tenth) : sign(.return, 2.5 * tenth)
    return digits + [space, end]
  }

  private func letter(_ letter: Character, _ share: Double = 1) -> Key {
    Key(face: .text(String(letter)), share: share, isFunction: false)
  }

  private func sign(_ name: SymbolName, _ share: Double) -> Key {
    Key(face: .sign(name), share: share, isFunction: true)
  }

  private func word(_ text: String, _ share: Double) -> Key {
    Key(face: .text(text), share: share, isFunction: true)
  }
}

extension KeyboardKeys.Key {
  /// A place without a key.
  static func gap(_ share: Double) -> KeyboardKeys.Key {
    KeyboardKeys.Key(face: .gap, share: share, isFunction: false)
  }

  /// Whether it has one letter, which is set larger than words.
  var isLetter: Bool {
    if case .text(let text) = face { return text.count == 1 }
    return false
  }
}
