internal import BarLayout

extension Keys {
  /// A map under the bar.
  static let contentMap = ObjectSchema<SceneContent.Map>(
    "contentMap", "the map", "A map of a place that does not exist. UIKit: MKMapView.",
    start: SceneContent.Map(),
    fields: [
      Field(
        "annotations", Kind.list(Kind.object(annotation)), \.annotations,
        "Marks, from the back to the front."),
      Field(
        optional: "userLocation", place, \.userLocation,
        "Where the user is: shares of the screen's width and height, from its top left."),
    ])

  private static let annotation = ObjectSchema<SceneContent.Map.Annotation>(
    "mapAnnotation", "a mark", "A mark on the map. UIKit: MKMarkerAnnotationView.",
    start: SceneContent.Map.Annotation(),
    fields: [
      Field(
        "coordinate", place, \.coordinate,
        "Where its tip stands: shares of the screen's width and height, from its top left.",
        default: "[0.5, 0.5]"),
      Field(optional: "title", Kind.text, \.title, "The words below it."),
      Field(
        optional: "glyphImage", image, \.glyphImage,
        "The white picture in it; left out, a dot."),
      Field(
        optional: "markerTintColor", Kind.color, \.markerTintColor,
        "Its colour; left out, red."),
    ])

  /// Shares of the screen.
  private static let place = Kind.numbers(["x", "y"], 0...1).map { BarPoint(x: $0[0], y: $0[1]) }

  /// Buttons that a swipe over a row brings up.
  static let swipeActions = Kind.list(Kind.object(swipeAction))

  private static let swipeAction = ObjectSchema<SceneContent.Row.SwipeAction>(
    "swipeAction", "a swipe action",
    "A button that a swipe over a row brings up. UIKit: UIContextualAction.",
    start: SceneContent.Row.SwipeAction(),
    fields: [
      Field(optional: "title", Kind.text, \.title, "Its words; rows too low show the picture."),
      Field(optional: "image", image, \.image, "Its picture."),
      Field(
        "style", Kind.choice(SceneContent.Row.SwipeAction.Style.self), \.style,
        "Whether it takes something away.", default: "normal"),
      Field(
        optional: "backgroundColor", Kind.color, \.backgroundColor,
        "Its colour; left out, red for a destructive one, else grey."),
    ])
}
