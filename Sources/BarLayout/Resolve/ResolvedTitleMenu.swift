/// What shows that a title has a menu.
public struct ResolvedTitleMenu: Hashable, Sendable {
  /// The menu.
  public var menu: TitleMenu
  /// The chevron after the title.
  public var indicator: ResolvedImage
  /// The fill of the circle behind the chevron; nil for a chevron that stands alone.
  public var circleColor: BarColor?
  /// The field in which the title is being changed; nil while it is not.
  public var field: Field?

  /// A text field in the place of the title.
  public struct Field: Hashable, Sendable {
    /// Its fill.
    public var color: BarColor
    /// What marks its words, which are all selected as the field appears.
    public var selectionColor: BarColor
    /// The button that empties it.
    public var clear: ResolvedImage
    /// What VoiceOver calls that button.
    public var clearLabel: String
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
    guard menu.isRenaming else { return }
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
