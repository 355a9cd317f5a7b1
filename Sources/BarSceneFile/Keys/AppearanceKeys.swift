internal import BarLayout

extension Keys {
  /// The four looks of a bar or of an item.
  static func appearanceFields<Object>(
    _ path: any WritableKeyPath<Object, NavigationBarAppearances> & Sendable
  ) -> [Field<Object>] {
    func field(
      _ key: String,
      _ look: any WritableKeyPath<NavigationBarAppearances, NavigationBarAppearance?> & Sendable,
      since: Int, _ summary: String
    ) -> Field<Object> {
      Field(key, Kind.object(appearance), summary, since: since) { object, value, _, _ in
        object[keyPath: path][keyPath: look] = value
      }
    }
    return [
      field("standardAppearance", \.standard, since: 13, "The look away from the scroll edge."),
      field("compactAppearance", \.compact, since: 13, "The same in a bar of compact height."),
      field(
        "scrollEdgeAppearance", \.scrollEdge, since: 13,
        "The look while the content's edge touches the bar."),
      field(
        "compactScrollEdgeAppearance", \.compactScrollEdge, since: 15,
        "The look at the scroll edge in a bar of compact height."),
    ]
  }

  /// How a bar looks in one of its states.
  static let appearance = ObjectSchema<NavigationBarAppearance>(
    "appearance", "an appearance", "How a bar looks. UIKit: UINavigationBarAppearance.",
    start: NavigationBarAppearance(),
    notYet: [
      "backgroundImage", "backgroundImageContentMode", "shadowImage", "buttonAppearance",
      "plainButtonAppearance", "doneButtonAppearance", "prominentButtonAppearance",
      "backButtonAppearance", "backIndicatorImage", "backIndicatorTransitionMaskImage",
      "subtitleTextAttributes", "largeSubtitleTextAttributes",
    ],
    fields: [
      Field(
        "configuration", Kind.choice(NavigationBarAppearance.Configuration.self),
        \.configuration, "The defaults that everything left out is taken from.",
        standard: "defaultBackground"),
      Field(
        optional: "backgroundColor", Kind.color.orNull(.system(.clear), meaning: "no colour"),
        \.backgroundColor,
        "Colour under everything else; null is no colour; left out, the configuration's."),
      Field(
        optional: "backgroundEffect",
        Kind.choice(NavigationBarAppearance.BackgroundEffect.self)
          .orNull(.none, meaning: "no blur"), \.backgroundEffect,
        "Blur of what lies beneath; null is no blur; left out, the configuration's."),
      Field(
        optional: "shadowColor", Kind.color.orNull(.system(.clear), meaning: "no hairline"),
        \.shadowColor,
        "Colour of the hairline; null or clear is no hairline; left out, the configuration's."),
      Field(
        "titleTextAttributes", Kind.object(textAttributes), \.titleTextAttributes,
        "How the inline title is set."),
      Field(
        "largeTitleTextAttributes", Kind.object(textAttributes), \.largeTitleTextAttributes,
        "How the large title is set."),
      Field(
        "titlePositionAdjustment", Kind.object(offset, or: offsetList),
        \.titlePositionAdjustment, "Points that the inline title moves right and down.",
        standard: "[0, 0]"),
    ])

  /// What an app says about a text.
  static let textAttributes = ObjectSchema<TextAttributes>(
    "textAttributes", "text attributes", "Colour and font of a text; what is left out is UIKit's.",
    start: TextAttributes(),
    fields: [
      Field(
        optional: "foregroundColor", Kind.color, \.foregroundColor, "Colour of the letters."),
      Field("font", Kind.object(font), "The system font in another size or weight.") {
        attributes, font, _, _ in
        attributes.fontSize = font.fontSize
        attributes.fontWeight = font.fontWeight
      },
      Field(
        optional: "kern", Kind.number(SceneLimits.offset), \.kern,
        "Space added after every character, in points."),
    ])

  private static let font = ObjectSchema<TextAttributes>(
    "font", "a font", "The system font in another size or weight.", start: TextAttributes(),
    fields: [
      Field(
        optional: "size", Kind.number(SceneLimits.fontSize), \.fontSize, "Font size, in points."),
      Field(
        optional: "weight", Kind.choice(FontWeight.self), \.fontWeight, "How heavy strokes are."),
    ])

  private static let offset = ObjectSchema<Point>(
    "offset", "an offset", "A shift in points. UIKit: UIOffset.", start: .zero,
    fields: [
      Field(
        "horizontal", Kind.number(SceneLimits.offset), \.x, "To the right.", standard: "0"),
      Field("vertical", Kind.number(SceneLimits.offset), \.y, "Down.", standard: "0"),
    ])

  private static let offsetList = Kind.numbers(["horizontal", "vertical"], SceneLimits.offset)
    .map { Point(x: $0.first ?? 0, y: $0.last ?? 0) }
}
