internal import CBarShim

/// A script by its four letters in ISO 15924, packed as OpenType packs them.
struct ScriptTag: Hashable, Sendable {
  var value: UInt32

  /// The script of a scalar.
  init(of scalar: UInt32) {
    // What most bars are written in needs no library.
    switch scalar {
    case 0x41...0x5a, 0x61...0x7a, 0xaa, 0xba, 0xc0...0xd6, 0xd8...0xf6, 0xf8...0x2b8:
      self = .latin
    case 0...0xbf, 0xd7, 0xf7, 0x2010...0x2064: self = .common
    default: self.init(shaping: scalar)
    }
  }

  /// The same as HarfBuzz's tables have it.
  init(shaping scalar: UInt32) {
    value = nb_script(scalar)
  }

  /// Packs four letters.
  private init(_ text: StaticString) {
    value = text.withUTF8Buffer { unsafe $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  /// Characters that many scripts share: digits, punctuation, symbols.
  static let common = ScriptTag("Zyyy")
  /// Marks that take the script of what they stand on.
  static let inherited = ScriptTag("Zinh")
  /// Code points without a script.
  static let unknown = ScriptTag("Zzzz")
  /// Pictures in colour.
  static let emoji = ScriptTag("Zsye")
  static let latin = ScriptTag("Latn")
  static let greek = ScriptTag("Grek")
  static let cyrillic = ScriptTag("Cyrl")
  static let han = ScriptTag("Hani")
  static let hiragana = ScriptTag("Hira")
  static let katakana = ScriptTag("Kana")
  static let hangul = ScriptTag("Hang")

  /// Whether it says nothing about which letters it stands among.
  var isShared: Bool { self == .common || self == .inherited || self == .unknown }

  /// Whether Inter is made for it, and whether its letters stand side by side unchanged.
  var isEuropean: Bool { self == .latin || self == .greek || self == .cyrillic || isShared }

  /// The four letters.
  var text: String {
    String(
      String.UnicodeScalarView(
        [24, 16, 8, 0].map { Unicode.Scalar(UInt8(truncatingIfNeeded: value >> $0)) }))
  }
}
