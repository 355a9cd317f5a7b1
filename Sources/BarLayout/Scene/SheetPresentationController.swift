/// How a sheet stands on its screen.
///
/// UIKit: `UISheetPresentationController`; SwiftUI: `presentationDetents(_:selection:)` and its like.
package struct SheetPresentationController: Hashable, Sendable {
  /// A height at which a sheet rests.
  ///
  /// UIKit: `UISheetPresentationController.Detent`; SwiftUI: `PresentationDetent`.
  package enum Detent: Hashable, Sendable {
    /// About half of the screen; it does nothing in compact height.
    case medium
    /// The whole height that a sheet may have.
    case large
    /// A height of so many points without the safe area below.
    case height(Double)
    /// A share of the largest height.
    case fraction(Double)
  }

  /// Where a sheet stands on a screen that is wider.
  ///
  /// From iOS 27. UIKit: `preferredPlacement`; SwiftUI: `presentationPlacement(_:)`.
  package enum Placement: String, CaseIterable, Hashable, Sendable {
    case automatic, leading, center, trailing
  }

  /// The heights at which it may rest, the lowest first.
  package var detents: [Detent] = [.large]
  /// The height at which it rests; nil for the first.
  package var selectedDetent: Detent?
  /// The greatest height up to which the screen behind is not dimmed; nil for none.
  package var largestUndimmedDetent: Detent?
  /// Whether a grabber shows at its top.
  package var prefersGrabberVisible = false
  /// Radius of its corners in points; nil for the system's.
  package var preferredCornerRadius: Double?
  /// Where it stands on a screen that is wider.
  package var preferredPlacement = Placement.automatic

  /// Makes the way of a sheet that says nothing.
  package init() {}

  /// The height at which it rests.
  var detent: Detent { selectedDetent ?? detents.first ?? .large }

  /// The height of a detent, in points without the safe area below.
  ///
  /// - Parameter maximum: the highest, in points.
  static func value(of detent: Detent, maximum: Double, mediumShare: Double) -> Double {
    switch detent {
    case .large: maximum
    case .medium: maximum * mediumShare
    case .height(let height): min(height, maximum)
    case .fraction(let share): maximum * share
    }
  }
}
