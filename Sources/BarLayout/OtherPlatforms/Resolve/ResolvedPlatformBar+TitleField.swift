extension ResolvedPlatformBar {
  /// A text field in the place of a window's title.
  ///
  /// Source: documented — SwiftUI's Configure your apps navigation titles: on macOS a title with a
  /// binding is changed in the title bar.
  package struct TitleField: Hashable, Sendable {
    /// Its fill.
    package var color: BarColor
    /// What marks its words, which are all selected as the field appears.
    package var selectionColor: BarColor
  }
}
