extension SystemVersion {
  /// Whether buttons of the platform's UIKit stand on Liquid Glass.
  public var hasGlass: Bool { MetricTable.systems(of: .hasGlass).contains(uiKit) }
}
