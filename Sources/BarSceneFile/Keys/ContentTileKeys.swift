internal import BarLayout

extension Keys {
  /// Tiles with words and pictures.
  static let contentTiles = Kind.list(
    Kind.object(contentTile, or: Kind.text.map { SceneContent.Row(title: $0) }))

  private static let contentTile = ObjectSchema<SceneContent.Row>(
    "contentTile", "a tile", "A tile of a grid. UIKit: UICollectionViewCell.",
    start: SceneContent.Row(),
    fields: [
      Field(optional: "title", Kind.text, \.title, "The line of text at its foot."),
      Field(
        optional: "subtitle", Kind.text, \.subtitle, "A smaller, greyer line below the title."),
      Field(
        optional: "detail", Kind.text, \.detail, "What stands at its upper trailing corner."),
      Field(
        optional: "image", image, \.image,
        "A symbol or picture at its upper leading corner, beside the words of a tile too low for it."
      ),
      Field(
        optional: "iconColor", Kind.color, \.iconColor,
        "The square behind that picture; left out, none."),
      Field(
        optional: "imageSize", Kind.number(SceneLimits.rowHeight), \.imageSize,
        "Side of the square that the picture fits into, in points; left out, 29."
      ).needing("image", "iconColor"),
      Field(
        optional: "color", Kind.color, \.color,
        "Its colour; left out, one of colors in turn, else the style's."),
      Field(
        optional: "tintColor", Kind.color, \.tintColor,
        "The colour of a symbol without a square; left out, the tint."
      ).needing("image"),
      Field(
        optional: "titleColor", Kind.color, \.titleColor,
        "The colour of the title; left out, that of text."
      ).needing("title"),
      Field(
        optional: "detailColor", Kind.color, \.detailColor,
        "The colour of the detail; left out, that of text."
      ).needing("detail"),
    ] + titleFont)

  /// A button of a row: its words alone, or more.
  static let rowButton = Kind.object(
    rowButtonObject, or: Kind.text.map { SceneContent.Row.Button(title: $0) })

  private static let rowButtonObject = ObjectSchema<SceneContent.Row.Button>(
    "rowButton", "the button of a row",
    "A button of a row, round at its ends. UIKit: UIButton.Configuration.",
    start: SceneContent.Row.Button(),
    fields: [
      Field(optional: "title", Kind.text, \.title, "Its words."),
      Field(optional: "image", image, \.image, "The picture before them."),
      Field(
        "style", Kind.choice(SceneContent.Row.Button.Style.self), \.style,
        "What lies behind them: nothing, grey, a light tint, or the tint.", default: "gray"),
      Field(
        "buttonSize", Kind.choice(SceneContent.Row.Button.Size.self), \.buttonSize,
        "How large it is. UIKit: UIButton.Configuration.Size.", default: "medium"),
      Field(
        optional: "tintColor", Kind.color, \.tintColor, "Its colour; left out, the tint."),
    ])
}
