/// The part of its container that a bar has where several bars share it.
package struct ColumnPlace: Hashable, Sendable {
  /// The column of a split view.
  package var name: BarNavigationSplitView.Column
  /// Distance from the container's leading edge, in points.
  package var leading: Double
  /// Its width, in points.
  package var width: Double
  /// How far it stands in from the container's other edges, in points: more than 0 for a sidebar
  /// that floats, as iPadOS 26 has them.
  package var inset: Double
  /// Whether it begins at the container's leading edge, and keeps clear of the safe area there.
  package var isFirst: Bool
  /// Whether it ends at the container's trailing edge, and keeps clear of the safe area there.
  package var isLast: Bool
  /// Whether it lies over the detail.
  package var isOverlay: Bool
  /// Whether the button that shows and hides leading columns is in its bar.
  package var hasSidebarToggle: Bool
  /// Whether it is a floating sidebar with the detail beside it and no column between the two.
  package var isBesideDetail = false
  /// Whether it is the detail, and the column before it is a sidebar that floats.
  package var followsFloatingSidebar = false
  /// Whether columns beside it push it partly off the screen.
  package var isDisplaced = false
  /// Whether columns that lie over it or push it aside keep touches from it.
  package var isDimmed = false
  /// Whether it is drawn last, and so carries the screen's status bar.
  package var hasStatusBar: Bool
}
