/// A part of the screen that contents keep clear of.
///
/// UIKit: `UIView.ReservedRegion`, from iOS 27.1.
package struct ReservedRegion: Hashable, Sendable {
  /// What takes the part.
  ///
  /// UIKit: `UIView.ReservedRegion.Kind`.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A fold that divides the screen.
    case division
    /// A camera that hides what lies under it.
    case occlusion
  }

  /// What takes the part.
  package var kind: Kind
  /// Its frame, in points on the screen.
  package var frame: BarRect
  /// Whether it counts now; a fold does while the device is folded partly.
  package var isActive: Bool
}

extension LaidOutScene {
  /// What a screen that folds reserves: its fold and its camera; empty for every other one.
  ///
  /// Source: documented — `reservedRegions(kind:)`; measured — the iOS 27.1 simulator.
  package var reservedRegions: [ReservedRegion] {
    guard let isBent = environment.isPartlyFolded else { return [] }
    return environment.front.compactMap { element in
      switch element.id {
      case .screen(.fold):
        ReservedRegion(kind: .division, frame: element.frame, isActive: isBent)
      case .screen(.sensor):
        ReservedRegion(kind: .occlusion, frame: element.frame, isActive: true)
      default: nil
      }
    }
  }
}
