internal import BarFiles
internal import BarLayout

extension Keys {
  /// What scrolls under the bar: a colour, rows, or both with a picture and everything else.
  static let content = ValueKind<SceneContent>(
    shape: .either([Kind.color.shape, contentRows.shape, .object(sceneContent.shape)])
  ) { node, key, decoding in
    switch node.content {
    case .mapping: return sceneContent.decode(node, key, &decoding)
    case .sequence:
      return contentRows.decode(node, key, &decoding).map { SceneContent(rows: $0) }
    default:
      decoding.using("backgroundColor", reach: .touch, at: node.position)
      return Kind.color.decode(node, key, &decoding).map { SceneContent(backgroundColor: $0) }
    }
  }

  private static let sceneContent = ObjectSchema<SceneContent>(
    "content", "the content", "What scrolls under the bar.", start: SceneContent(),
    fields: [
      Field(
        optional: "backgroundColor", Kind.color, \.backgroundColor,
        "The colour behind the rows; left out, the system's background for the style.",
        reach: .touch),
      Field(
        "style", Kind.choice(SceneContent.Style.self), \.style,
        "Rows from edge to edge, in cards, or without lines as in a sidebar.", default: "plain",
        reach: .touch),
      Field(
        "separatorStyle", Kind.choice(SceneContent.SeparatorStyle.self), \.separatorStyle,
        "Whether lines part the rows. UIKit: UITableView.separatorStyle.", default: "singleLine",
        reach: .touch
      ).needing("rows"),
      Field(
        optional: "rowHeight", Kind.number(SceneLimits.rowHeight), \.rowHeight,
        "Height of rows that state none, in points; left out, the system's."
      ).needing("rows", "colors"),
      Field(
        optional: "image", picture, \.image,
        "A picture above the rows, as wide as the screen: a PNG file, or an image.", reach: .touch),
      Field(
        "imageContentMode", Kind.choice(BarContentMode.self), \.imageContentMode,
        "How that picture fills its box.", default: "scaleAspectFill", reach: .touch
      ).needing("image"),
      Field(
        optional: "imageHeight", Kind.number(SceneLimits.rowHeight), \.imageHeight,
        "Height of its box in points; left out, the picture's at the screen's width.", reach: .touch
      ).needing("image"),
      Field(
        "contentInsetAdjustmentBehavior", Kind.choice(SceneContent.InsetAdjustment.self),
        \.contentInsetAdjustmentBehavior,
        "Whether everything begins below the bar at rest, or at the top of the screen.",
        default: "automatic", reach: .touch
      ).needing("rows", "colors", "image"),
      Field(
        "topEdgeEffect", Kind.choice(SceneContent.EdgeEffect.self), \.topEdgeEffect,
        "How everything ends under the bar: softly, or at a hard edge with a line.",
        default: "automatic", since: 26, reach: .touch),
      Field("rows", contentRows, \.rows, "The rows, from the top: colours, or more."),
      Field(
        "colors", Kind.list(Kind.color), \.colors,
        "Colours of rows that go on after the others, over and over, to the end of the screen.",
        reach: .touch),
      Field(
        optional: "map", Kind.object(contentMap), \.map,
        "A map in flat shapes behind everything else, which does not scroll. UIKit: MKMapView.",
        reach: .on([.phone, .pad, .watch])),
      Field(
        optional: "messageField", Kind.object(messageField), \.messageField,
        "The field at the foot in which a message is written, above the keyboard where that shows. "
          + "UIKit: UIResponder.inputAccessoryView.",
        reach: .touch),
      Field(
        optional: "grid", Kind.object(contentGrid), \.grid,
        "Makes tiles of those colours, beside and below each other.", reach: .touch
      ).needing("colors", "tiles"),
      Field(
        "tiles", contentTiles, \.tiles,
        "What tiles of the grid show, from the top; their colours are those of colors, in turn.",
        reach: .touch
      ).needing("grid"),
    ])

  /// A picture that may be a file's name alone.
  private static let picture = ValueKind<ImageSource>(
    shape: .either([
      .pattern(name: "a PNG file", expression: "\\.[pP][nN][gG]$", words: []), image.shape,
    ])
  ) { node, key, decoding in
    guard case .scalar(let text, let style) = node.content, style != .literal,
      FilePath.ends(text.lowercased(), with: ".png")
    else { return image.decode(node, key, &decoding) }
    return imageFile(text, at: node.position, &decoding)
  }
}
