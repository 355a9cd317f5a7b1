internal import BarLayout

extension Keys {
  /// What an app says about a text.
  static let textAttributes = ObjectSchema<TextAttributes>(
    "textAttributes", "text attributes", "Colour and font of a text; what is left out is UIKit's.",
    start: TextAttributes(), fields: textAttributeFields)

  /// Its keys.
  static let textAttributeFields: [Field<TextAttributes>] = [
    Field(
      optional: "foregroundColor", Kind.color, \.foregroundColor, "Colour of the letters."),
    Field("font", Kind.object(font), "Another font, size or weight.") {
      attributes, font, _, _ in
      attributes.fontFamily = font.fontFamily
      attributes.fontSize = font.fontSize
      attributes.fontWeight = font.fontWeight
    },
    Field(
      optional: "kern", Kind.number(SceneLimits.offset), \.kern,
      "Space added after every character, in points."),
    Field(
      optional: "shadow", Kind.object(shadow), \.shadow, "A shadow behind the letters.",
      reach: .touch),
  ]

  private static let font = ObjectSchema<TextAttributes>(
    "font", "a font", "A font; what is left out is UIKit's.", start: TextAttributes(),
    fields: [
      Field(
        optional: "family", Kind.text, \.fontFamily,
        "Name of a font's family that is installed; left out, the system font.",
        reach: .off([.watch])),
      Field(
        optional: "size", Kind.number(SceneLimits.fontSize), \.fontSize, "Font size, in points."),
      Field(
        optional: "weight", Kind.choice(FontWeight.self), \.fontWeight, "How heavy strokes are."),
    ])

  private static let shadow = ObjectSchema<TextAttributes.Shadow>(
    "textShadow", "a shadow", "A shadow behind letters. UIKit: NSShadow.",
    start: TextAttributes.Shadow(),
    fields: [
      Field(
        "shadowColor", Kind.color, \.color, "Its colour.", default: "\"#00000055\""),
      Field(
        "shadowOffset", Kind.object(offset, or: offsetList), \.offset,
        "Points that it lies right and down of the letters.", default: "[0, 0]"),
      Field(
        "shadowBlurRadius", Kind.number(0...SceneLimits.blurRadius), \.blurRadius,
        "How far it is blurred, in points.", default: "0"),
    ])
}
