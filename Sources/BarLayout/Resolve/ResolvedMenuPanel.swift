/// A menu that is open over the bar.
package struct ResolvedMenuPanel: Hashable, Sendable {
  /// The document that heads the menu.
  package struct Header: Hashable, Sendable {
    /// What it is called.
    package var name: ResolvedText
    /// Its picture; nil for a document without a preview.
    package var image: ResolvedImage?
    /// The picture of the button that shares it; nil for a document that cannot be shared.
    package var share: ResolvedImage?
    /// What VoiceOver calls that button.
    package var shareLabel: String
  }

  /// The document that heads it; nil for none.
  package var header: Header?
  /// Its entries, the app's own first.
  package var entries: [ResolvedText]
  /// Its fill, and the colour of the lines between entries.
  package var color: BarColor
  /// The line between two entries.
  package var separatorColor: BarColor

  /// Decides what the open menu of a title shows.
  ///
  /// Source: documented — `UINavigationItem.documentProperties`, `titleMenuProvider`,
  /// `UIDocumentProperties`; SwiftUI's Configure your apps navigation titles.
  init(_ menu: TitleMenu, title: String, _ context: borrowing ResolvingContext) {
    let style = context.textStyle(context.metrics[.itemFontSize], .regular)
    let label = context.color(.label)
    entries = (menu.entries + menu.systemEntries(in: context.scene.locale)).map {
      ResolvedText(text: $0, style: style, color: label)
    }
    color = PartColor.material.color(context.style).opaque
    separatorColor = context.color(.separator)
    guard let document = menu.document else { return }
    let picture = document.image ?? document.icon
    header = Header(
      name: ResolvedText(
        text: document.name ?? title,
        style: context.textStyle(context.metrics[.itemFontSize], .semibold), color: label),
      image: document.hasPreview
        ? context.image(
          picture ?? .symbol(SymbolName.docFill.rawValue),
          style: context.textStyle(context.metrics[.titleMenuPreviewFontSize], .regular),
          color: context.color(.secondaryLabel), isTemplate: false) : nil,
      share: document.canBeShared
        ? context.image(.squareAndArrowUp, style: style, color: context.tint) : nil,
      shareLabel: ItemName.share.text(in: context.scene.locale))
  }
}
