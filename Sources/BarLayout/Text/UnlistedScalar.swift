/// What is assumed of a scalar that no table lists.
///
/// Lengths are in em, y upwards.
struct UnlistedScalar {
  /// Distance the pen travels.
  var advance: Double
  /// Bounds of what is drawn; left equals right when nothing is.
  var left = 0.0
  var right = 0.0
  var bottom = 0.0
  var top = 0.0
  /// Whether it is a Chinese or Japanese character.
  var isIdeograph = false
  /// How large its font is on a watch against the same font on a phone.
  var compactShare = 1.0

  /// A mark on another letter, or something that only steers the text.
  static let nothing = UnlistedScalar(advance: 0)

  /// The sign that makes a Devanagari letter a half one.
  ///
  /// Source: assumed, about what the letters of Noto Sans Devanagari lose.
  static let virama = UnlistedScalar(advance: -0.25)

  /// A Chinese or Japanese character.
  ///
  /// Source: measured. Inks of Chinese titles in pictures of iOS 26 (Tomyail/tubecast) are 2.5 to
  /// 3 % narrower than with 1.02 em. The bounds are assumed.
  static let ideograph = UnlistedScalar(
    advance: 0.99, left: 0.06, right: 0.935, bottom: -0.08, top: 0.84, isIdeograph: true,
    compactShare: 0.936)
  /// How large the Japanese font's ideographs are on a watch.
  ///
  /// Source: measured, watchOS 9.1 (freyaalminde/watch-date-picker-qa): two at 16 pt 26.5 wide, two at
  /// 17 pt 28, where the same two are 30 in Chinese; that is 0.936, of six words of two.
  static let compactJapaneseShare = 0.88
  /// Distance the pen travels for an ideograph before iOS 18.
  ///
  /// Source: measured. View dumps of iOS 11 to 15: labels of two at 17 pt 34.5 wide, of three 52; inks of
  /// iOS 15 and 17 (nutritionfactsorg/daily-dozen-ios): two 32.67 and 33 wide, three 49.67, six 102.
  static let wideAdvance = 1.0145
  /// Distance the pen travels for an ideograph of the Chinese font's display cut.
  ///
  /// Source: measured. Inks of large titles of 34 pt in four pictures of one app on iOS 26 whose
  /// language is Chinese (selenehyun/nook, nk2-zh-starred): three 94.0 wide, four 124.7 and 126.0. In
  /// a title of four kana and two ideographs, 187.5 wide, the ideographs are not narrower.
  static let chineseDisplayAdvance = 0.945
  /// A letter of the Japanese syllabaries.
  ///
  /// Source: measured, inks of titles of 17 pt in pictures of one app on iOS 26: three 45 wide, four
  /// and two ideographs 91, five and two 109.5; on watchOS 9.1 five at 16 pt 66. The bounds are assumed.
  static let kana = UnlistedScalar(
    advance: 0.9, left: 0.05, right: 0.85, bottom: -0.06, top: 0.8, compactShare: 0.937)
  /// Half as wide as an ideograph.
  static let halfwidth = UnlistedScalar(
    advance: 0.495, left: 0.04, right: 0.455, bottom: -0.08, top: 0.8, compactShare: 0.937)
  /// As wide as an ideograph and empty.
  static let ideographicSpace = UnlistedScalar(advance: 0.99)
  /// A Korean syllable.
  ///
  /// Source: measured, inks of pictures of one app on iOS 26 (selenehyun/nook): two syllables at 17 pt
  /// 27.3 to 29 wide, three 47, five 76.7 with their spaces; two at 34 pt 55.7 and 57. On watchOS 9.1
  /// (freyaalminde/watch-date-picker-qa) two at 16 pt are 23 wide, three 33.5, two at 17 pt 23 and 24.
  static let hangul = UnlistedScalar(
    advance: 0.87, left: 0.04, right: 0.84, bottom: -0.07, top: 0.82, compactShare: 0.828)
  /// A picture, whatever it is made of.
  ///
  /// Source: assumed, after pictures of 21 pt in text of 17 pt.
  static let emoji = UnlistedScalar(
    advance: 1.25, left: 0.05, right: 1.2, bottom: -0.2, top: 0.95)
  /// Any other sign: the box that stands for a glyph no font has.
  ///
  /// Source: assumed.
  static let other = UnlistedScalar(
    advance: 0.6, left: 0.06, right: 0.54, bottom: 0, top: 0.7046)

  /// Makes the assumption for a scalar.
  static func assumption(for scalar: Unicode.Scalar) -> UnlistedScalar {
    switch scalar.value {
    case 0x3400...0x9FFF: .ideograph
    case 0x94D: .virama
    case 0x3000: .ideographicSpace
    case 0x302A...0x302F, 0x3099...0x309A: .nothing
    case 0x3041...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF: .kana
    case 0x1100...0x115F, 0x3130...0x318F, 0xA960...0xA97C, 0xAC00...0xD7A3: .hangul
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: .nothing
    case 0xFF61...0xFFDC, 0xFFE8...0xFFEE: .halfwidth
    case 0x2E80...0x33FF, 0xA000...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60,
      0xFFE0...0xFFE6,
      0x20000...0x3FFFD:
      scalar.properties.isEmojiPresentation ? .emoji : .ideograph
    default: general(scalar)
    }
  }

  private static func general(_ scalar: Unicode.Scalar) -> UnlistedScalar {
    let properties = scalar.properties
    if properties.isEmojiPresentation { return .emoji }
    return switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator,
      .surrogate:
      .nothing
    default: .other
    }
  }
}
