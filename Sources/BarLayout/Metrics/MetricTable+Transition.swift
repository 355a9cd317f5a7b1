extension MetricTable {
  /// Shares of a push after which something is gone, or begins to show.
  static let transitionRows: [MetricRow] = [
    MetricRow(
      .transitionTitleOut, 0.7, .always,
      .assumed("the old title is gone at 0.7, as in a re-implementation tested against iOS")),
    MetricRow(
      .transitionBackLabelOut, 0.2, .always,
      .assumed("the old back label is gone at 0.2, as in the same re-implementation")),
    MetricRow(
      .transitionItemsOut, 0.6, .always,
      .assumed("the old buttons are gone at 0.6, as in the same re-implementation")),
    MetricRow(
      .transitionLabelIn, 0.3, .always,
      .assumed("the new back label begins at 0.3, as in the same re-implementation")),
    MetricRow(
      .transitionTitleIn, 0.25, .always,
      .assumed("the new title begins at 0.25, as in the same re-implementation")),
    MetricRow(
      .transitionItemsIn, 0.4, .always,
      .assumed("the new buttons begin at 0.4, as in the same re-implementation")),
  ]
}
