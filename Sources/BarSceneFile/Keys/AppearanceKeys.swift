internal import BarLayout

extension Keys {
  /// The four looks of a bar or of an item.
  static func appearanceFields<Object>(
    _ path: any WritableKeyPath<Object, NavigationBarAppearances> & Sendable
  ) -> [Field<Object>] {
    func field(
      _ key: String,
      _ look: any WritableKeyPath<NavigationBarAppearances, NavigationBarAppearance?> & Sendable,
      since: Int, reach: KeyAvailability, _ summary: String
    ) -> Field<Object> {
      Field(key, Kind.object(appearance), summary, since: since, reach: reach) {
        object, value, _, _ in
        object[keyPath: path][keyPath: look] = value
      }
    }
    return [
      field(
        "standardAppearance", \.standard, since: 13, reach: .off([.watch]),
        "The look away from the scroll edge."),
      field(
        "compactAppearance", \.compact, since: 13, reach: .on([.phone]),
        "The same in a bar of compact height."),
      field(
        "scrollEdgeAppearance", \.scrollEdge, since: 13, reach: .off([.watch]),
        "The look while the content's edge touches the bar."),
      field(
        "compactScrollEdgeAppearance", \.compactScrollEdge, since: 15, reach: .on([.phone]),
        "The look at the scroll edge in a bar of compact height."),
    ]
  }

  /// How a bar looks in one of its states.
  static let appearance = ObjectSchema<NavigationBarAppearance>(
    "appearance", "an appearance", "How a bar looks. UIKit: UINavigationBarAppearance.",
    start: NavigationBarAppearance(),
    fields: [
      Field(
        "configuration", Kind.choice(NavigationBarAppearance.Configuration.self),
        \.configuration, "The defaults that everything left out is taken from.",
        default: "defaultBackground", reach: .touch),
      Field(
        optional: "backgroundColor", Kind.color.orNull(.system(.clear), meaning: "no colour"),
        \.backgroundColor,
        "Colour under everything else; null is no colour; left out, the configuration's.",
        reach: .touch),
      Field(
        optional: "backgroundEffect",
        Kind.choice(NavigationBarAppearance.BackgroundEffect.self)
          .orNull(.none, meaning: "no blur"), \.backgroundEffect,
        "Blur of what lies beneath; null is no blur; left out, the configuration's.", reach: .touch),
      Field(
        optional: "backgroundImage", image, \.backgroundImage,
        "A picture over the background's colour.", reach: .touch),
      Field(
        "backgroundImageContentMode", Kind.choice(BarContentMode.self),
        \.backgroundImageContentMode, "How that picture fills the bar.",
        default: "scaleToFill", reach: .touch),
      Field(
        optional: "shadowColor", Kind.color.orNull(.system(.clear), meaning: "no hairline"),
        \.shadowColor,
        "Colour of the hairline; null or clear is no hairline; left out, the configuration's.",
        reach: .touch),
      Field(
        optional: "shadowImage", image, \.shadowImage,
        "A picture in the hairline's place, a template in its colour; an empty one removes it.",
        reach: .touch),
      Field(
        "titleTextAttributes", Kind.object(textAttributes), \.titleTextAttributes,
        "How the inline title is set.", reach: .touch),
      Field(
        "largeTitleTextAttributes", Kind.object(textAttributes), \.largeTitleTextAttributes,
        "How the large title is set.", reach: .touch),
      Field(
        "titlePositionAdjustment", Kind.object(offset, or: offsetList),
        \.titlePositionAdjustment, "Points that the inline title moves right and down.",
        default: "[0, 0]", reach: .touch),
      Field(
        "subtitleTextAttributes", Kind.object(textAttributes), \.subtitleTextAttributes,
        "How the line under the inline title is set.", since: 26, reach: .touch),
      Field(
        "largeSubtitleTextAttributes", Kind.object(textAttributes),
        \.largeSubtitleTextAttributes, "How the line under the large title is set.", since: 26,
        reach: .touch),
      Field(
        optional: "overrideUserInterfaceStyle",
        Kind.choice(TraitCollection.UserInterfaceStyle.self),
        \.overrideUserInterfaceStyle,
        "Whether the bar is light or dark; left out, the user's setting.", since: 27, reach: .touch),
    ].map { $0.standing(among: appearanceSymbol) } + buttonAppearanceFields
      + backIndicatorFields(\.backIndicator))

  static let offset = ObjectSchema<BarPoint>(
    "offset", "an offset", "A shift in points. UIKit: UIOffset.", start: .zero,
    fields: [
      Field(
        "horizontal", Kind.number(SceneLimits.offset), \.x, "To the right.", default: "0"),
      Field("vertical", Kind.number(SceneLimits.offset), \.y, "Down.", default: "0"),
    ])

  static let offsetList = Kind.numbers(["horizontal", "vertical"], SceneLimits.offset)
    .map { BarPoint(x: $0.first ?? 0, y: $0.last ?? 0) }
}
