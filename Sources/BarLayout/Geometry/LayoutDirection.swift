/// Which way a line of the interface runs.
///
/// UIKit: `UITraitEnvironmentLayoutDirection`.
public enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
  case leftToRight
  case rightToLeft
}
