/// A view of an app's own.
///
/// UIKit: any `UIView`.
public indirect enum CustomView: Hashable, Sendable {
  /// UIKit: `UISegmentedControl`; titles of its segments and the chosen one, counted from 0.
  case segmentedControl(segments: [String], selected: Int?)
  /// UIKit: `UILabel`.
  case label(String)
  /// Lines of text one below the other, each on the middle of the widest, and how the first ones are
  /// set: what is left out is a headline's for the first line and a caption's for the others.
  ///
  /// UIKit: `UILabel`s in a vertical `UIStackView`; SwiftUI: `Text`s in a `VStack`.
  case lines([String], attributes: [TextAttributes] = [])
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
  /// A search field, with Cancel after it while it is active; in the place of a title it takes all the
  /// room that the buttons leave.
  ///
  /// UIKit: `UISearchBar`.
  case searchBar(SearchController)
  /// A box of a size in points, where what it shows does not matter.
  case placeholder(BarSize)
}
