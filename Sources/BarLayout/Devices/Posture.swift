/// How far a phone that folds is open.
///
/// UIKit: what `UIHinge` says; Apple's guidelines speak of poses.
package enum Posture: String, CaseIterable, Hashable, Sendable {
  case closed, partiallyOpen, open
}

extension DeviceModel {
  /// The screen that shows in a posture; nil for a device that does not fold.
  package func screen(in posture: Posture) -> DeviceModel? {
    guard let otherScreen else { return nil }
    let isInner = foldWidth != nil
    return (posture == .closed) == isInner ? DeviceCatalog.model(otherScreen) : self
  }
}
