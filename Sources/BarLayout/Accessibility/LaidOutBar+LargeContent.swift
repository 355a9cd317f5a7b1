/// What a long press on a control shows in the middle of the screen while texts are very large: the
/// control's words and picture, for bars do not grow with them.
///
/// UIKit: `UILargeContentViewerItem`.
package struct LargeContentItem: Hashable, Sendable {
  /// The control.
  package var id: ElementID
  /// What it is called.
  package var title: String
  /// The symbol it shows; nil for one without.
  package var symbol: String?
}

extension LaidOutScene {
  /// The items of the large content viewer in all bars, in VoiceOver's order; none below the
  /// accessibility sizes, before iOS 13, and on other platforms than phones and pads.
  package func largeContentItems(of scene: borrowing BarScene) -> [LargeContentItem] {
    guard scene.device.idiom == .phone || scene.device.idiom == .pad,
      NavigationBarMetrics(for: MetricContext(scene))[.largeContentSide] > 0
    else { return [] }
    let size = scene.traits.preferredContentSizeCategory
    return bars.flatMap { $0.largeContentItems(at: size) }
  }
}

extension LaidOutBar {
  /// The items of the large content viewer, in VoiceOver's order; none below the accessibility
  /// sizes.
  ///
  /// Source: documented — UILargeContentViewerInteraction, from iOS 13: bars have it by themselves.
  package func largeContentItems(at size: BarContentSizeCategory) -> [LargeContentItem] {
    guard size >= .accessibilityMedium else { return [] }
    return accessibilityElements.compactMap { stop in
      switch stop.role {
      case .button, .backButton, .menuButton, .tab: break
      case .staticText, .heading, .searchField, .textField: return nil
      }
      var symbol: String?
      if let image = stop.id.part(.image).flatMap(element),
        case .symbol(let shown, _) = image.content
      {
        symbol = shown.name.rawValue
      }
      return LargeContentItem(id: stop.id, title: stop.label, symbol: symbol)
    }
  }
}
