/// Which way up a device is held.
///
/// UIKit: `UIInterfaceOrientation`, without upside down.
public enum Orientation: String, CaseIterable, Hashable, Sendable {
  case portrait, landscape
}
