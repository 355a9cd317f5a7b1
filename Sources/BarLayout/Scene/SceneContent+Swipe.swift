extension SceneContent.Row {
  /// A button that a swipe over the row has brought up.
  ///
  /// UIKit: `UIContextualAction`.
  package struct SwipeAction: Hashable, Sendable {
    /// Whether it takes something away.
    ///
    /// UIKit: `UIContextualAction.Style`.
    package enum Style: String, CaseIterable, Hashable, Sendable {
      case normal, destructive
    }

    /// Its words; nil for a picture alone.
    package var title: String?
    /// Its picture; nil for words alone.
    package var image: ImageSource?
    /// Whether it takes something away.
    package var style = Style.normal
    /// Its colour; nil for red where it takes something away, and grey.
    package var backgroundColor: SceneColor?

    package init() {}
  }
}
