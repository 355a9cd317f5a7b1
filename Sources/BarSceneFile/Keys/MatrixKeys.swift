internal import BarLayout

extension Keys {
  /// The settings a golden is recorded under, every one with every other.
  static let matrix = ObjectSchema<SceneMatrix>(
    "matrix", "the matrix", "Settings under which the scene is laid out again and again.",
    start: SceneMatrix(),
    fields: [
      axis(.device, "Devices, by their ids in `navbar devices`."),
      axis(.system, "Systems."),
      axis(.orientation, "Which way up."),
      axis(.appearance, "Light, dark, or both."),
      axis(.contentSize, "Sizes of text."),
      axis(.direction, "Which way lines run."),
      axis(.contrast, "How far apart colours are set."),
      axis(.weight, "The Bold Text setting."),
      axis(.locale, "Languages of the system's own words."),
      axis(.contentOffset, "How far the content has been scrolled up, in points."),
      axis(
        .after,
        "How many of the actions are done; all for each step from the scene as it is written.",
        every: "all"),
      axis(.scale, "Pixels per point."),
      Field(
        "axes", freeAxes, \.freeAxes,
        "Axes of one's own: any value of the scene, under labels that stand in goldens' names."),
      Field(
        "exclude", rules, \.exclusions,
        "Combinations that are left out: those with all of the values that an entry names."),
      Field(
        "include", rules, \.inclusions,
        "Combinations besides those of the axes, each with the values that it names."),
    ])

  /// A matrix whose rules are held against its axes.
  static let checkedMatrix: ValueKind<SceneMatrix> = {
    let kind = Kind.object(matrix)
    return ValueKind(shape: kind.shape) { node, key, decoding in
      guard var matrix = kind.decode(node, key, &decoding) else { return nil }
      matrix.check(at: node.position, &decoding) { axis, label, decoding in
        let node = SourceNode(content: .scalar(label.text, .plain), position: label.place)
        return axisKind(axis).decode(node, axis.rawValue, &decoding)
      }
      return matrix
    }
  }()

  /// What a known axis takes.
  private static func axisKind(_ axis: SceneMatrix.Axis) -> ValueKind<String> {
    switch axis {
    case .device: Kind.word(among: DeviceCatalog.all.map(\.id)) { DeviceCatalog.model($0)?.id }
    case .system: system.map(\.identifier)
    case .scale: Kind.number(SceneLimits.scale).map { Thousandths($0).description }
    case .orientation: Kind.choice(Orientation.self).map(\.rawValue)
    case .appearance: Kind.choice(TraitCollection.UserInterfaceStyle.self).map(\.rawValue)
    case .contentSize: Kind.choice(BarContentSizeCategory.self).map(\.rawValue)
    case .direction: Kind.choice(BarLayoutDirection.self).map(\.rawValue)
    case .contrast: Kind.choice(TraitCollection.AccessibilityContrast.self).map(\.rawValue)
    case .weight: Kind.choice(TraitCollection.LegibilityWeight.self).map(\.rawValue)
    case .locale: locale
    case .contentOffset: Kind.number(SceneLimits.offset).map { Thousandths($0).description }
    case .after: Kind.integer(0...SceneLimits.items).map(String.init)
    }
  }

  /// A key that takes several values of a setting, each once.
  ///
  /// - Parameter every: a word for all values there are; nil for none.
  private static func axis(
    _ axis: SceneMatrix.Axis, _ summary: String, every: String? = nil
  ) -> Field<SceneMatrix> {
    let list = Kind.list(axisKind(axis), max: SceneLimits.matrixValues)
    let all = Kind.word(among: [every].compactMap(\.self)) { $0 == every ? [$0] : nil }
    let values =
      ValueKind<[String]>(
        shape: every == nil
          ? .distinct(list.shape) : .either([.distinct(list.shape), all.shape])
      ) { node, key, decoding in
        if every != nil, case .scalar = node.content { return all.decode(node, key, &decoding) }
        return list.decode(node, key, &decoding)
      }
    return Field(axis.rawValue, values, summary) { matrix, values, node, decoding in
      if let every, values == [every] {
        matrix[axis] = values
        return
      }
      guard case .sequence(let nodes) = node.content, !nodes.isEmpty else {
        decoding.error(
          "\(axis.rawValue) has no value "
            + hint(found: "an empty list", accepted: "1 to \(SceneLimits.matrixValues) values"),
          at: node.position)
        return
      }
      var seen: Set<String> = []
      for (index, value) in values.enumerated() where !seen.insert(value).inserted {
        decoding.error(
          "\(axis.rawValue) has a value twice \(hint(found: value, accepted: "each value once"))",
          at: nodes.count == values.count ? nodes[index].position : node.position)
      }
      matrix.set(axis, values, at: nodes.map(\.position))
    }
  }
}
