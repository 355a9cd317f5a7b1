/// Colours of a search field, which changed with the system's looks.
enum SearchColor {
  /// The field's fill.
  case field
  /// The placeholder and, up to iOS 18, the magnifying glass.
  case secondary

  /// The colour on a system in a style.
  ///
  /// Source: measured — iOS 12: `#8e8e93` at 12 % and `#8e8e93` (tpgoffline/tpg-offline-iOS,
  /// t3-tp-xs); iOS 13 to 18: tertiary fill and secondary label; iOS 26: a field of `#ececec` over
  /// white (Purchasely/Shaker, sh-home), text of `#828282` on it, which the secondary label is.
  /// Dark fields of iOS 26 were not measured and keep the fill of iOS 18.
  func color(_ system: Int, _ style: TraitCollection.UserInterfaceStyle) -> BarColor {
    switch self {
    case .field:
      if system < Self.firstSystemWithFills { return BarColor(rgba: 0x8e8e_931f) }
      if MetricTable.systems(of: .hasGlass).contains(system), style == .light {
        return BarColor(rgba: 0x0000_0013)
      }
      return SystemColorTable.pair(.tertiarySystemFill).color(style)
    case .secondary:
      if system < Self.firstSystemWithFills {
        return SystemColorTable.pair(.systemGray).color(style)
      }
      return SystemColorTable.pair(.secondaryLabel).color(style)
    }
  }

  /// The first iOS whose colours have fills and labels.
  ///
  /// Source: documented — UIColor.tertiarySystemFill, iOS 13.
  private static let firstSystemWithFills = 13
}
