/// What shows that a title has a menu.
public struct ResolvedTitleMenu: Hashable, Sendable {
  /// The menu.
  public var menu: TitleMenu
  /// The chevron after the title.
  public var indicator: ResolvedImage
  /// The fill of the field in which the title is being changed; nil while it is not.
  public var fieldColor: Color?

  /// Decides what an item's title menu looks like; nil without one, and before iOS 16.
  ///
  /// Source: documented — `UINavigationItem.titleMenuProvider`, from iOS 16.
  init?(_ context: borrowing ResolvingContext) {
    let size = context.metrics[.titleMenuFontSize]
    guard let menu = context.topItem.titleMenu, size > 0 else { return nil }
    self.menu = menu
    indicator = context.image(
      .symbol(SymbolName.chevronDown.rawValue), style: context.textStyle(size, .semibold),
      color: context.color(.secondaryLabel))
    fieldColor = menu.isRenaming ? context.color(.tertiarySystemFill) : nil
  }
}
