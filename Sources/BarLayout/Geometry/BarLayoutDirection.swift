/// Which way a line of the interface runs.
///
/// UIKit: `UITraitEnvironmentLayoutDirection`.
public enum BarLayoutDirection: String, CaseIterable, Hashable, Sendable {
  case leftToRight
  case rightToLeft
}
