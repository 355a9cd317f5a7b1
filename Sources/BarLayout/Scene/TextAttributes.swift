/// What an app says about a text: colour, font and shadow; nil leaves UIKit's own.
///
/// UIKit: a dictionary of `NSAttributedString.Key`.
public struct TextAttributes: Hashable, Sendable {
  /// Colour of the letters.
  public var foregroundColor: SceneColor?
  /// Name of the font's family; nil for the system font.
  public var fontFamily: String?
  /// Font size, in points.
  public var fontSize: Double?
  /// Font weight.
  public var fontWeight: FontWeight?
  /// Space added after every character, in points.
  public var kern: Double?
  /// A shadow behind the letters.
  public var shadow: Shadow?

  /// A shadow behind letters.
  ///
  /// UIKit: `NSShadow`.
  public struct Shadow: Hashable, Sendable {
    /// Its colour.
    public var color: SceneColor
    /// How far it lies from the letters, in points: right and down.
    public var offset: BarPoint
    /// How far it is blurred, in points; 0 is sharp.
    public var blurRadius: Double

    /// Makes a shadow; what is left out is a new `NSShadow`'s.
    public init(
      color: SceneColor = .fixed(BarColor(rgba: 0x0000_0055)), offset: BarPoint = .zero,
      blurRadius: Double = 0
    ) {
      self.color = color
      self.offset = offset
      self.blurRadius = blurRadius
    }
  }

  /// Makes attributes.
  public init(
    foregroundColor: SceneColor? = nil, fontFamily: String? = nil, fontSize: Double? = nil,
    fontWeight: FontWeight? = nil, kern: Double? = nil, shadow: Shadow? = nil
  ) {
    self.foregroundColor = foregroundColor
    self.fontFamily = fontFamily
    self.fontSize = fontSize
    self.fontWeight = fontWeight
    self.kern = kern
    self.shadow = shadow
  }

  /// Whether nothing is said.
  var isEmpty: Bool {
    fontFamily == nil && fontSize == nil && fontWeight == nil && kern == nil
      && !statesColors
  }

  private var statesColors: Bool {
    if case (.none, .none) = (foregroundColor, shadow) { false } else { true }
  }

  /// These attributes, and another's where these say nothing.
  public func over(_ other: TextAttributes) -> TextAttributes {
    TextAttributes(
      foregroundColor: foregroundColor ?? other.foregroundColor,
      fontFamily: fontFamily ?? other.fontFamily, fontSize: fontSize ?? other.fontSize,
      fontWeight: fontWeight ?? other.fontWeight, kern: kern ?? other.kern,
      shadow: shadow ?? other.shadow)
  }
}
