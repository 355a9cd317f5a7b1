internal import BarLayout

/// What views of an app's own are made of.
///
/// Each is decoded into a type that other keys have, too: a type of its own takes ten thousand bytes
/// of the program.
extension Keys {
  /// One of several lines of text: its words, or these with how they are set.
  static let line = Kind.object(
    ObjectSchema<BarAttributedString>(
      "line", "a line of text",
      "Words and how they are set. UIKit: UILabel in a UIStackView; SwiftUI: Text in a VStack.",
      start: BarAttributedString(),
      fields: [
        Field("text", Kind.text, \.string, "Its words.", isRequired: true),
        Field(
          "attributes", Kind.object(textAttributes), \.attributes,
          "How they are set; left out, as a headline in the first line and as a caption below it.",
          reach: .off([.watch])),
      ]), or: Kind.text.map { BarAttributedString($0) })

  /// How large a wheel is.
  ///
  /// UIKit: `UIActivityIndicatorView.Style`.
  enum WheelStyle: String, CaseIterable, Sendable {
    case medium, large
  }

  /// A wheel that says that something is under way: its size, or an object.
  static let activityIndicator = Kind.object(
    ObjectSchema<CustomView>(
      "activityIndicator", "an activity indicator",
      "A wheel that turns. UIKit: UIActivityIndicatorView; SwiftUI: ProgressView without a value.",
      start: .activityIndicator(),
      fields: [
        Field(
          "style", Kind.choice(WheelStyle.self), "How large it is.", default: "medium",
          reach: .off([.watch])
        ) { view, style, _, _ in
          guard case .activityIndicator(_, let color) = view else { return }
          view = .activityIndicator(isLarge: style == .large, color: color)
        },
        Field("color", Kind.color, "Its colour; left out, grey.") { view, color, _, _ in
          guard case .activityIndicator(let isLarge, _) = view else { return }
          view = .activityIndicator(isLarge: isLarge, color: color)
        },
      ]),
    or: Kind.choice(WheelStyle.self).map { .activityIndicator(isLarge: $0 == .large) })

  /// A search field.
  static let searchBar = ObjectSchema<SearchController>(
    "searchBarView", "a search bar", "A search field. UIKit: UISearchBar.",
    start: SearchController(),
    fields: [
      Field(
        optional: "placeholder", Kind.text, \.placeholder,
        "What the empty field says; left out, the system's word for Search."),
      Field("text", Kind.text, \.text, "What was typed into it."),
      Field(
        "showsCancelButton", Kind.bool, \.isActive, "Whether Cancel stands after it.",
        reach: .touch),
    ])
}
