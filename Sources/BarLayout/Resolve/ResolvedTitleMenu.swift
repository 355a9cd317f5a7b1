/// What shows that a title has a menu.
package struct ResolvedTitleMenu: Hashable, Sendable {
  /// The menu.
  package var menu: TitleMenu
  /// The chevron after the title.
  package var indicator: ResolvedImage
  /// The fill of the circle behind the chevron; nil for a chevron that stands alone.
  package var circleColor: BarColor?
  /// The field in which the title is being changed; nil while it is not.
  package var field: Field?
  /// The picture of the document before the title; nil for none.
  package var icon: ResolvedImage?
  /// The menu, where it is open.
  package var panel: ResolvedMenuPanel?

  /// What layouts call the element that opens it.
  static let elementName = "title"

  /// A text field in the place of the title.
  package struct Field: Hashable, Sendable {
    /// Its fill.
    package var color: BarColor
    /// What marks its words, which are all selected as the field appears.
    package var selectionColor: BarColor
    /// The button that empties it.
    package var clear: ResolvedImage
    /// What VoiceOver calls that button.
    package var clearLabel: String
  }

  /// Decides what an item's title menu looks like; nil without one, and before iOS 16.
  ///
  /// Source: documented — `UINavigationItem.titleMenuProvider` and `renameDelegate`, from iOS 16.
  init?(_ context: borrowing ResolvingContext) {
    let metrics = context.metrics
    let size = metrics[.titleMenuFontSize]
    guard let menu = context.topItem.titleMenu, size > 0 else { return nil }
    self.menu = menu
    let hasCircle = metrics[.titleMenuCircle] > 0
    indicator = context.image(
      .symbol(SymbolName.chevronDown.rawValue),
      style: context.textStyle(size, hasCircle ? .bold : .semibold),
      color: context.color(.secondaryLabel))
    circleColor = hasCircle ? context.color(.tertiarySystemFill) : nil
    if let document = menu.document, document.wantsIconRepresentation {
      icon = context.image(
        document.icon ?? document.image ?? .symbol(SymbolName.docFill.rawValue),
        style: context.textStyle(metrics[.itemFontSize], .regular),
        color: context.color(.secondaryLabel), isTemplate: false)
    }
    guard menu.isRenaming else {
      if menu.isPresented || context.scene.presentedMenu == Self.elementName {
        panel = ResolvedMenuPanel(menu, title: context.topItem.title ?? "", context)
      }
      return
    }
    field = Field(
      color: context.color(.tertiarySystemFill),
      selectionColor: context.tint.opacity(metrics[.titleFieldSelectionShare]),
      clear: context.image(
        .symbol(SymbolName.xmarkCircleFill.rawValue),
        style: context.textStyle(metrics[.titleFieldClearFontSize], .regular),
        color: context.color(.secondaryLabel)),
      clearLabel: ItemName.clear.text(in: context.scene.locale))
  }
}
