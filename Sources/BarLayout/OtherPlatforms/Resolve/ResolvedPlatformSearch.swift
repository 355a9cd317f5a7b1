/// A search field in a Mac's toolbar.
package struct ResolvedPlatformSearch: Hashable, Sendable {
  /// What has been typed, or what the empty field says.
  package var text: ResolvedText
  /// The magnifying glass.
  package var icon: ResolvedImage

  /// The field of the scene's item; nil when there is none, or none in this bar.
  ///
  /// A window has one field, at the end of the detail's section of the toolbar. Source: documented —
  /// SwiftUI's `searchable(text:placement:prompt:)`.
  init?(
    _ context: ResolvingContext, metrics: PlatformBarMetrics, palette: ResolvedPlatformBar.Palette
  ) {
    let column = context.scene.column?.name
    guard metrics[.hasSearchField], column == nil || column == .detail,
      let controller = context.topItem.searchController
    else { return nil }
    let style = context.textStyle(metrics[.itemFontSize], .regular)
    let isEmpty = controller.text.isEmpty
    let words = controller.placeholder ?? SystemWord.search.text(in: context.scene.locale)
    text = ResolvedText(
      text: isEmpty ? words : controller.text, style: style,
      color: isEmpty ? palette.placeholder : context.color(.label))
    icon = context.image(
      .symbol(SymbolName.magnifyingglass.rawValue),
      style: context.textStyle(metrics[.searchIconSize], .regular), color: palette.content)
  }
}
