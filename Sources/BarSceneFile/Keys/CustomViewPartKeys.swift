internal import BarLayout

/// What views of an app's own are made of.
extension Keys {
  /// One of several lines of text.
  struct Line: Sendable {
    var text = ""
    var attributes = TextAttributes()
  }

  /// Such a line: its words, or these with how they are set.
  static let line = Kind.object(
    ObjectSchema<Line>(
      "line", "a line of text",
      "Words and how they are set. UIKit: UILabel in a UIStackView; SwiftUI: Text in a VStack.",
      start: Line(),
      fields: [
        Field("text", Kind.text, \.text, "Its words.", isRequired: true),
        Field(
          "attributes", Kind.object(textAttributes), \.attributes,
          "How they are set; left out, as a headline in the first line and as a caption below it.",
          reach: .off([.watch])),
      ]), or: Kind.text.map { Line(text: $0) })

  /// A wheel that says that something is under way.
  struct ActivityIndicator: Sendable {
    /// How large it is.
    ///
    /// UIKit: `UIActivityIndicatorView.Style`.
    enum Style: String, CaseIterable, Sendable {
      case medium, large
    }

    var style = Style.medium
    /// nil for grey.
    var color: SceneColor?
  }

  /// Such a wheel: its size, or an object.
  static let activityIndicator = Kind.object(
    ObjectSchema<ActivityIndicator>(
      "activityIndicator", "an activity indicator",
      "A wheel that turns. UIKit: UIActivityIndicatorView; SwiftUI: ProgressView without a value.",
      start: ActivityIndicator(),
      fields: [
        Field(
          "style", Kind.choice(ActivityIndicator.Style.self), \.style, "How large it is.",
          reach: .off([.watch])),
        Field(optional: "color", Kind.color, \.color, "Its colour; left out, grey."),
      ]), or: Kind.choice(ActivityIndicator.Style.self).map { ActivityIndicator(style: $0) })

  /// What a search field shows.
  struct SearchBar: Sendable {
    /// nil for the system's word for Search.
    var placeholder: String?
    var text = ""
    var showsCancelButton = false
  }

  /// A search field.
  static let searchBar = ObjectSchema<SearchBar>(
    "searchBarView", "a search bar", "A search field. UIKit: UISearchBar.", start: SearchBar(),
    fields: [
      Field(
        optional: "placeholder", Kind.text, \.placeholder,
        "What the empty field says; left out, the system's word for Search."),
      Field("text", Kind.text, \.text, "What was typed into it."),
      Field(
        "showsCancelButton", Kind.bool, \.showsCancelButton, "Whether Cancel stands after it.",
        reach: .touch),
    ])
}
