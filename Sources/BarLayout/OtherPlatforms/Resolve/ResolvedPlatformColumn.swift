extension ResolvedPlatformBar {
  /// A column of a window's split view.
  package struct Column: Hashable, Sendable {
    /// The column's name in scenes.
    package var name: String
    /// Its height, in points.
    package var height: Double
    /// Whether a line parts it from the next column.
    package var hasSeparator: Bool
  }
}

extension LaidOutBar.ToolbarSection {
  /// The section over a column; nil stands for a window without columns.
  init(of column: BarNavigationSplitView.Column?) {
    switch column {
    case .sidebar: self = .sidebar
    case .content: self = .supplementary
    case .detail, nil: self = .content
    }
  }
}
