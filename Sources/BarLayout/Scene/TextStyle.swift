/// How heavy the strokes of a letter are.
///
/// UIKit: `UIFont.Weight`.
public enum FontWeight: String, CaseIterable, Hashable, Sendable, Comparable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// Lighter weights come first.
  public static func < (a: FontWeight, b: FontWeight) -> Bool { a.cssValue < b.cssValue }

  /// The weight on the scale of 100 to 900 that OpenType and CSS use.
  public var cssValue: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}

/// Everything about a font that decides how wide and how tall a text is.
public struct TextStyle: Hashable, Sendable {
  /// Size of the em, in points.
  public var size: Double
  /// How heavy the strokes are.
  public var weight: FontWeight
  /// Space added after every character, in points.
  ///
  /// UIKit: `NSAttributedString.Key.kern`.
  public var kern: Double
  /// Name of the font's family; nil for the system font.
  public var family: String?
  /// Whether ideographs are those of the system's Chinese font, as where its language is Chinese.
  package var isChinese = false
  /// Whether ideographs are those of the system's Japanese font; nothing but a watch asks.
  package var isJapanese = false
  /// Whether ideographs are as wide as before iOS 18.
  package var hasWideIdeographs = false
  /// Whether the system font is San Francisco Compact, as on a watch.
  package var isCompact = false

  /// Makes a style, of the system font unless a family is named.
  public init(size: Double, weight: FontWeight, kern: Double = 0, family: String? = nil) {
    self.size = size
    self.weight = weight
    self.kern = kern
    self.family = family
  }

  /// Makes a style of the system font whose ideographs are those of a system.
  init(size: Double, weight: FontWeight, isChinese: Bool, hasWideIdeographs: Bool) {
    self.size = size
    self.weight = weight
    kern = 0
    family = nil
    self.isChinese = isChinese
    self.hasWideIdeographs = hasWideIdeographs
  }

  /// The style with what an app says about a text; the family is the app's alone.
  func changed(by attributes: TextAttributes) -> TextStyle {
    var style = self
    style.size = attributes.fontSize ?? size
    style.weight = attributes.fontWeight ?? weight
    style.kern = attributes.kern ?? kern
    style.family = attributes.fontFamily
    return style
  }
}
