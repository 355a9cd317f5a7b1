internal import BarLayout

extension Keys {
  static let contentRows: ValueKind<[SceneContent.Row]> = {
    let row = Kind.object(contentRow, or: Kind.color.map { SceneContent.Row(color: $0) })
    return Kind.list(row)
  }()

  private static let contentRow = ObjectSchema<SceneContent.Row>(
    "contentRow", "a row of the content", "A row of a list.", start: SceneContent.Row(),
    fields: [
      Field(
        optional: "height", Kind.number(SceneLimits.rowHeight), \.height,
        "Its height in points; left out, the content's row height."),
      Field(
        optional: "color", Kind.color, \.color, "Its colour; left out, the style's."),
      Field(optional: "title", Kind.text, \.title, "The line of text it shows."),
      Field(
        optional: "subtitle", Kind.text, \.subtitle, "A smaller, greyer line below the title."),
      Field(
        optional: "detail", Kind.text, \.detail, "What stands at the trailing end, in grey."),
      Field(
        optional: "iconColor", Kind.color, \.iconColor,
        "Colour of a rounded square at the leading edge."),
      Field(
        "lines", Kind.integer(0...SceneLimits.contentLines), \.lines,
        "Grey bars in place of text, as many as there are lines.", default: "0"),
      Field(
        "showsDisclosureIndicator", Kind.bool, \.showsDisclosureIndicator,
        "Whether a chevron at the trailing edge says that the row leads on.", default: "false",
        reach: .touch),
      Field(
        "startsSection", Kind.bool, \.startsSection,
        "Whether a new card, or a gap, begins above the row.", default: "false"),
      Field(
        optional: "separatorStyle", Kind.choice(SceneContent.SeparatorStyle.self), \.separatorStyle,
        "Whether a line parts the row from the next one; left out, what content says.",
        reach: .touch),
      Field(
        optional: "image", image, \.image,
        "A symbol or picture at the leading edge, white on `iconColor`'s square, else in the tint."),
      Field(
        optional: "avatar", Kind.text, \.avatar, "Initials in a circle at the leading edge."),
      Field(
        optional: "message", Kind.text, \.message,
        "A grey text of up to two lines below title and subtitle.", reach: .touch),
      Field(
        "accessory", Kind.choice(SceneContent.Row.Accessory.self), \.accessory,
        "What stands at the trailing edge. UIKit: UITableViewCell.AccessoryType.", default: "none"
      ),
      Field(
        optional: "isOn", Kind.bool, \.isOn, "A switch at the trailing edge, on or off."),
      Field(
        "isUnread", Kind.bool, \.isUnread,
        "Whether a blue dot before the row says that it was not read.", default: "false",
        reach: .touch),
      Field(
        optional: "header", Kind.text, \.header, "Words above the section that the row begins."),
      Field(
        optional: "footer", Kind.text, \.footer, "Words below the section that the row ends."),
      Field(
        optional: "tintColor", Kind.color, \.tintColor,
        "The colour of a symbol without a square; left out, the tint."
      ).needing("image"),
      Field(
        optional: "titleColor", Kind.color, \.titleColor,
        "The colour of the title: tintColor for a row that is a button, systemRed for one that takes "
          + "something away; left out, that of text."
      ).needing("title"),
      Field(
        optional: "detailColor", Kind.color, \.detailColor,
        "The colour of the detail; left out, grey."
      ).needing("detail"),
    ] + titleFont + [
      Field(
        optional: "sliderValue", Kind.number(0...1), \.sliderValue,
        "A slider in place of words, and where its knob stands. UIKit: UISlider.value.",
        reach: .touch),
      Field(
        "leadingSwipeActions", swipeActions, \.leadingSwipeActions,
        "What a swipe from the leading edge has brought up, the first at that edge.", reach: .touch),
      Field(
        "trailingSwipeActions", swipeActions, \.trailingSwipeActions,
        "What a swipe from the trailing edge has brought up, the first at that edge.", reach: .touch
      ),
      Field(
        optional: "imageSize", Kind.number(SceneLimits.rowHeight), \.imageSize,
        "Side of the square that its picture, coloured square or circle fits into, in points; left "
          + "out, 29, of a circle 40. UIKit: UIListContentConfiguration.ImageProperties.maximumSize.",
        reach: .touch
      ).needing("image", "iconColor", "avatar"),
      Field(
        optional: "button", rowButton, \.button,
        "A button at the trailing end: its words, or more. UIKit: UIButton.Configuration.",
        reach: .touch),
      Field(
        "buttons", Kind.list(rowButton), \.buttons,
        "Buttons beside each other: at the trailing end of words, else in place of them.",
        reach: .touch),
      Field(
        "buttonAlignment", Kind.choice(SceneContent.Row.ButtonAlignment.self), \.buttonAlignment,
        "How buttons in place of words stand: as wide as each other from margin to margin, or as wide "
          + "as their words. UIKit: UIControl.ContentHorizontalAlignment.",
        default: "fill", reach: .touch
      ).needing("buttons"),
      Field(
        "tiles", contentTiles, \.tiles, "Tiles in place of words, on no card.", reach: .touch),
      Field(
        optional: "grid", Kind.object(contentGrid), \.grid,
        "How those tiles stand; left out, in three columns.", reach: .touch
      ).needing("tiles"),
      Field(
        "isSelected", Kind.bool, \.isSelected,
        "Whether the row is the one that was chosen.", default: "false", reach: .touch),
      Field(
        optional: "balloon", Kind.choice(SceneContent.Row.Balloon.self), \.balloon,
        "Shows the title as a message of a conversation, which somebody else or the user wrote.",
        reach: .touch
      ).needing("title"),
    ])

  /// How a title's font differs from the usual one.
  static let titleFont: [Field<SceneContent.Row>] = [
    Field(
      optional: "titleTextStyle", Kind.choice(SceneContent.Row.TextStyleName.self),
      \.titleTextStyle,
      "The size of the title, which follows Dynamic Type; left out, the usual one. UIKit:"
        + " UIFont.TextStyle.",
      reach: .touch
    ).needing("title"),
    Field(
      optional: "titleFontWeight", Kind.choice(FontWeight.self), \.titleFontWeight,
      "How heavy the title is; left out, the usual weight. UIKit: UIFont.Weight.", reach: .touch
    ).needing("title"),
  ]

  static let contentGrid = ObjectSchema<SceneContent.Grid>(
    "contentGrid", "the grid", "Tiles, as of a photo library.", start: SceneContent.Grid(),
    fields: [
      Field(
        "columns", Kind.integer(1...20), \.columns, "How many tiles stand beside each other.",
        default: "3"),
      Field(
        "spacing", Kind.number(-1000...200), \.spacing,
        "Distance between tiles, in points; below 0 they lie over those before them.",
        default: "2"),
      Field(
        "aspectRatio", Kind.number(0.1...10), \.aspectRatio, "Width of a tile over its height.",
        default: "1"),
      Field(
        "cornerRadius", Kind.number(0...200), \.cornerRadius,
        "Radius of the tiles' corners, in points; round tiles stand on the margins.", default: "0"),
      Field(
        "titlePosition", Kind.choice(SceneContent.Grid.TitlePosition.self), \.titlePosition,
        "Where the tiles' words stand: at their foot, their head, in their middle, or below them.",
        default: "foot"),
      Field(
        "scrollDirection", Kind.choice(SceneContent.Grid.ScrollDirection.self), \.scrollDirection,
        "Whether tiles stand below each other, or in one line that goes on past the screen's edge. UIKit: "
          + "UICollectionView.ScrollDirection.", default: "vertical"),
      Field(
        optional: "itemWidth", Kind.number(1...2000), \.itemWidth,
        "Width of a tile of such a line, in points; left out, columns and a part of the next show. "
          + "UIKit: UICollectionViewFlowLayout.itemSize."
      ).needing("scrollDirection"),
    ])
}
