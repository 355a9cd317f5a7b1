extension ResolvedPlatformBar {
  /// A column of a window's split view.
  public struct Column: Hashable, Sendable {
    /// The column's name in scenes.
    public var name: String
    /// Its height, in points.
    public var height: Double
    /// Whether a line parts it from the next column.
    public var hasSeparator: Bool
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
