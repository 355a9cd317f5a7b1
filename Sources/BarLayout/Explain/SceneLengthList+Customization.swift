extension SceneLengthList {
  /// Adds what is set on a single button: fonts, shifts and the extents of pictures behind it.
  mutating func addCustomization(
    _ name: String, _ own: BarButtonItemCustomization,
    _ path: WritableKeyPath<BarScene, BarButtonItemCustomization?>
  ) {
    for state in BarButtonItemAppearance.State.allCases {
      if let texts = own.titleTextAttributes[state] {
        add(attributes: "\(name).titleTextAttributes.\(state.rawValue)", texts) {
          $0[keyPath: path]?.titleTextAttributes[state] = $1
        }
      }
      for metrics in BarMetrics.allCases {
        add(
          extent: "\(name).backgroundImage.\(state.rawValue).\(metrics.rawValue).size",
          own.backgroundImages[state]?[metrics]
        ) { $0[keyPath: path]?.backgroundImages[state]?[metrics] = $1 }
        add(
          extent: "\(name).backButtonBackgroundImage.\(state.rawValue).\(metrics.rawValue).size",
          own.backButtonBackgroundImages[state]?[metrics]
        ) { $0[keyPath: path]?.backButtonBackgroundImages[state]?[metrics] = $1 }
      }
    }
    for metrics in BarMetrics.allCases { addShifts(name, own, path, metrics) }
  }

  /// Adds what a button's word and the pictures behind it are moved by in a bar of some metrics.
  private mutating func addShifts(
    _ name: String, _ own: BarButtonItemCustomization,
    _ path: WritableKeyPath<BarScene, BarButtonItemCustomization?>, _ metrics: BarMetrics
  ) {
    add(
      point: "\(name).titlePositionAdjustment.\(metrics.rawValue)",
      own.titlePositionAdjustment[metrics]
    ) { $0[keyPath: path]?.titlePositionAdjustment[metrics] = $1 }
    add(
      point: "\(name).backButtonTitlePositionAdjustment.\(metrics.rawValue)",
      own.backButtonTitlePositionAdjustment[metrics]
    ) { $0[keyPath: path]?.backButtonTitlePositionAdjustment[metrics] = $1 }
    add(
      "\(name).backgroundVerticalPositionAdjustment.\(metrics.rawValue)",
      own.backgroundVerticalPositionAdjustment[metrics]
    ) { $0[keyPath: path]?.backgroundVerticalPositionAdjustment[metrics] = $1 }
    add(
      "\(name).backButtonBackgroundVerticalPositionAdjustment.\(metrics.rawValue)",
      own.backButtonBackgroundVerticalPositionAdjustment[metrics]
    ) { $0[keyPath: path]?.backButtonBackgroundVerticalPositionAdjustment[metrics] = $1 }
  }
}
