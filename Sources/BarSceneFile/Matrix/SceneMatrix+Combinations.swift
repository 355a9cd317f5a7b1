extension SceneMatrix {
  /// How many scenes its axes make of one before rules leave some out; at least 1.
  var product: Int {
    (listed.map(\.values.count) + freeAxes.map(\.settings.count)).reduce(1) { product, count in
      product.multipliedReportingOverflow(by: max(count, 1)).partialValue
    }
  }

  /// The axes that have values, in the order in which names tell them.
  private var axes: [[Setting]] {
    let known = listed.filter { !$0.values.isEmpty }.map { listed in
      let places = listed.places.value
      return listed.values.enumerated().map { index, value in
        Setting(listed.axis, value, at: places.count == listed.values.count ? places[index] : nil)
      }
    }
    return known + freeAxes.map(\.settings)
  }

  /// Every combination, the last axis changing fastest, then those that are included; one empty
  /// combination where there are no axes.
  public var combinations: [[Setting]] {
    var result: [[Setting]] = [[]]
    for settings in axes {
      result = result.flatMap { head in settings.map { head + [$0] } }
    }
    result.removeAll { combination in exclusions.contains { $0.fits(combination) } }
    let added = inclusions.map(settings)
    if axes.isEmpty, !added.isEmpty { result = [] }
    return result + added
  }

  /// The combination that a rule adds, its values in the order of the axes.
  func settings(of rule: Rule) -> [Setting] {
    let known = Axis.allCases.compactMap { axis -> Setting? in
      guard let label = rule.entries.first(where: { $0.axis == axis.rawValue })?.labels.first else {
        return nil
      }
      return Setting(axis, label.text, at: label.place)
    }
    let free = freeAxes.compactMap { axis -> Setting? in
      guard let label = rule.entries.first(where: { $0.axis == axis.name })?.labels.first else {
        return nil
      }
      return axis.settings.first { $0.label == label.text }
    }
    return known + free
  }

  /// All values that a known axis has, included ones too.
  package func allValues(_ axis: Axis) -> [String] {
    let included = inclusions.flatMap(settings).filter { $0.axis == axis.rawValue }.map(\.value)
    return (self[axis] ?? []) + included
  }

  /// The same without some axes; combinations that become alike are one.
  package func combinations(without dropped: Set<Axis>) -> [[Setting]] {
    let names = Set(dropped.map(\.rawValue))
    var seen: Set<[Setting]> = []
    return combinations.map { $0.filter { !names.contains($0.axis) } }
      .filter { seen.insert($0).inserted }
  }

  /// How many values the axis has that varies fastest; 1 for no axes, and where rules leave rows
  /// uneven.
  package var lastAxisCount: Int {
    exclusions.isEmpty && inclusions.isEmpty ? axes.last?.count ?? 1 : 1
  }

  /// What a combination adds to a scene's name: `@ipad-pro-11+dark`; empty for no axes.
  package static func suffix(_ combination: [Setting]) -> String {
    combination.isEmpty ? "" : "@" + combination.map(\.word).joined(separator: "+")
  }

  /// What a combination changes in the scene.
  package static func overrides(_ combination: [Setting]) -> [SceneOverride] {
    combination.map(\.override)
  }
}
