/// The appearances of a bar at its two ends of scrolling, UIKit's chains followed to their ends.
///
/// Appearance objects are used as a whole: what one leaves out is its configuration's, never the
/// next one's in the chain. A compact bar at the scroll edge takes the scroll edge appearance, then
/// the compact one as it is, then the standard one without its background.
/// Source: documented — UINavigationBar.h, "Fallback Behavior" and compactScrollEdgeAppearance.
struct AppearanceChain {
  /// An appearance and where it comes from.
  struct Link {
    /// What it says.
    var appearance: Shared<NavigationBarAppearance>
    /// Whether it is made of the bar's older properties, no appearance being stated.
    var isLegacy: Bool
    /// Whether its background is left out.
    var isClear: Bool
  }

  /// The look away from the scroll edge.
  var standard: Link
  /// The look at the scroll edge.
  var edge: Link

  /// Follows both chains.
  ///
  /// - Parameters:
  ///   - hasAppearances: false before iOS 13, where nobody asks for an appearance.
  ///   - isCompact: whether the bar has its compact height.
  init(bar: borrowing NavigationBar, hasAppearances: Bool, isCompact: Bool) {
    let item = bar.topItem?.appearances ?? NavigationBarAppearances()
    let own = bar.appearances
    guard hasAppearances, !item.isEmpty || !own.isEmpty else {
      standard = Link(appearance: Self.legacy(bar), isLegacy: true, isClear: false)
      edge = standard
      edge.isClear = true
      return
    }
    let compact = isCompact ? item.compact ?? own.compact : nil
    let stated = compact ?? item.standard ?? own.standard
    standard = Link(
      appearance: stated.map { Shared($0) } ?? Self.legacy(bar),
      isLegacy: stated == nil, isClear: false)
    let compactEdge = isCompact ? item.compactScrollEdge ?? own.compactScrollEdge : nil
    if let stated = compactEdge ?? item.scrollEdge ?? own.scrollEdge ?? compact {
      edge = Link(appearance: Shared(stated), isLegacy: false, isClear: false)
    } else {
      edge = standard
      edge.isClear = true
    }
  }
}

extension AppearanceChain {
  /// What a bar's older properties say; bars that say nothing share it.
  private static func legacy(_ bar: borrowing NavigationBar) -> Shared<NavigationBarAppearance> {
    let isUnstated =
      bar.titleTextAttributes.isEmpty && bar.largeTitleTextAttributes.isEmpty
      && bar.backIndicator == nil
    return isUnstated ? unstated : Shared(NavigationBarAppearance(legacy: bar))
  }

  private static let unstated = Shared(NavigationBarAppearance())
}

extension NavigationBarAppearance {
  /// What the bar's older properties say of texts and buttons; its background is decided apart.
  fileprivate init(legacy bar: borrowing NavigationBar) {
    self.init(
      titleTextAttributes: bar.titleTextAttributes,
      largeTitleTextAttributes: bar.largeTitleTextAttributes, backIndicator: bar.backIndicator)
  }
}
