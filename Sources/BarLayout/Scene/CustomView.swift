/// A view of an app's own.
///
/// UIKit: any `UIView`.
public indirect enum CustomView: Hashable, Sendable {
  /// UIKit: `UISegmentedControl`; titles of its segments and the chosen one, counted from 0.
  case segmentedControl(segments: [String], selected: Int?)
  /// UIKit: `UILabel`.
  case label(String)
  /// Lines of text one below the other, each on the middle of the widest.
  ///
  /// UIKit: `UILabel`s in a vertical `UIStackView`; SwiftUI: `Text`s in a `VStack`.
  case lines([Line])
  /// UIKit: `UIImageView`.
  case image(ImageSource)
  /// UIKit: `UIButton`.
  case button(String)
  /// A picture with a title after it.
  ///
  /// UIKit: `UIButton` with both; SwiftUI: `Label` with `labelStyle(.titleAndIcon)`.
  case labeledButton(ImageSource, String)
  /// Initials in a circle, as of the user's account.
  case avatar(String)
  /// A wheel that says that something is under way, medium or large, as it starts to turn; without a
  /// colour of its own it is grey.
  ///
  /// UIKit: `UIActivityIndicatorView`; SwiftUI: a `ProgressView` without a value.
  case activityIndicator(isLarge: Bool = false, color: SceneColor? = nil)
  /// A search field; in the place of a title it takes all the room that the buttons leave.
  ///
  /// UIKit: `UISearchBar`.
  case searchBar(SearchBar)
  /// A box of a size in points, where what it shows does not matter.
  case placeholder(BarSize)

  /// One of several lines of text.
  public struct Line: Hashable, Sendable {
    /// The words.
    public var text: String
    /// How they are set; what is left out is a headline's for the first line, a caption's for others.
    public var attributes: TextAttributes?

    /// Makes a line.
    public init(_ text: String, attributes: TextAttributes? = nil) {
      self.text = text
      self.attributes = attributes
    }
  }

  /// What a search field shows.
  public struct SearchBar: Hashable, Sendable {
    /// What an empty field says; nil for the system's "Search".
    public var placeholder: String?
    /// What was typed into it.
    public var text: String
    /// Whether Cancel stands after the field.
    public var showsCancelButton: Bool

    /// Makes a search field.
    public init(placeholder: String? = nil, text: String = "", showsCancelButton: Bool = false) {
      self.placeholder = placeholder
      self.text = text
      self.showsCancelButton = showsCancelButton
    }
  }
}
