extension SceneContent.Row {
  /// A button of a row, round at its ends.
  ///
  /// UIKit: `UIButton.Configuration` with a `cornerStyle` of `capsule`.
  package struct Button: Hashable, Sendable {
    /// What lies behind its words.
    ///
    /// UIKit: `UIButton.Configuration.gray()` and its like.
    package enum Style: String, CaseIterable, Hashable, Sendable {
      case plain, gray, tinted, filled
    }

    /// How much room it takes.
    ///
    /// UIKit: `UIButton.Configuration.Size`.
    package enum Size: String, CaseIterable, Hashable, Sendable {
      case medium, large
    }

    /// Its words; nil for a picture alone.
    package var title: String?
    /// The picture before them; nil for words alone.
    package var image: ImageSource?
    /// What lies behind them.
    package var style = Style.gray
    /// How large it is.
    package var buttonSize = Size.medium
    /// Its colour; nil for the tint.
    package var tintColor: SceneColor?

    package init(title: String? = nil) { self.title = title }
  }
}
