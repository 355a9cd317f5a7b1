extension NavigationBarMetrics {
  /// How many times their usual size squares, symbols and signs of rows have.
  ///
  /// They keep it up to the largest size of text that is not one for accessibility, and grow with the
  /// text from there. Source: assumed — Settings at accessibility sizes, as the eye sees it.
  var contentSignScale: Double { max(1, self[.contentFontSize] / Self.largestUsualBody) }

  /// Body text at `extraExtraExtraLarge`, in points.
  private static var largestUsualBody: Double { 23 }

  /// Whether rows let their words run on, and set details below them.
  ///
  /// Source: documented — UIListContentConfiguration.prefersSideBySideTextAndSecondaryText: texts
  /// stand below each other where there is no room, and lists show any number of lines at
  /// accessibility sizes.
  var contentRowsAreStacked: Bool { context.contentSize >= .accessibilityMedium }
}
