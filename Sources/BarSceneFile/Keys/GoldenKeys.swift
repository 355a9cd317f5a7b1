internal import BarComparison
internal import BarLayout

extension Keys {
  /// The settings a golden is recorded under, every one with every other.
  static let matrix = ObjectSchema<SceneMatrix>(
    "matrix", "the matrix", "Settings under which the scene is laid out again and again.",
    start: SceneMatrix(),
    fields: [
      axis(
        .device, Kind.word(among: DeviceCatalog.all.map(\.id)) { DeviceCatalog.model($0)?.id },
        "Devices, by their ids in `navbar devices`."),
      axis(.system, system.map(\.identifier), "Systems."),
      axis(.orientation, Kind.choice(Orientation.self).map(\.rawValue), "Which way up."),
      axis(
        .appearance, Kind.choice(TraitCollection.UserInterfaceStyle.self).map(\.rawValue),
        "Light, dark, or both."),
      axis(
        .contentSize, Kind.choice(BarContentSizeCategory.self).map(\.rawValue), "Sizes of text."),
      axis(
        .direction, Kind.choice(BarLayoutDirection.self).map(\.rawValue), "Which way lines run."),
      axis(
        .contrast, Kind.choice(TraitCollection.AccessibilityContrast.self).map(\.rawValue),
        "How far apart colours are set."),
      axis(
        .weight, Kind.choice(TraitCollection.LegibilityWeight.self).map(\.rawValue),
        "The Bold Text setting."),
      axis(.locale, locale, "Languages of the system's own words."),
      axis(
        .contentOffset,
        Kind.number(SceneLimits.offset).map { Thousandths($0).description },
        "How far the content has been scrolled up, in points."),
      axis(
        .after, Kind.integer(0...SceneLimits.items).map(String.init),
        "How many of the actions are done; all for each step from the scene as it is written.",
        every: "all"),
    ])

  /// A key that takes several values of a setting, each once.
  ///
  /// - Parameter every: a word for all values there are; nil for none.
  private static func axis(
    _ axis: SceneMatrix.Axis, _ kind: ValueKind<String>, _ summary: String, every: String? = nil
  ) -> Field<SceneMatrix> {
    let list = Kind.list(kind, max: SceneLimits.matrixValues)
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
        matrix.values[axis] = values
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
      matrix.values[axis] = values
      if matrix.count > SceneLimits.matrixScenes {
        decoding.error(
          "the matrix makes too many scenes "
            + hint(found: "\(matrix.count)", accepted: "at most \(SceneLimits.matrixScenes)"),
          at: node.position)
      }
    }
  }

  /// How far pictures may differ.
  static let allowance = ObjectSchema<GoldenAllowance>(
    "allow", "an allowance", "How far a drawing may be from its golden picture, and why.",
    start: GoldenAllowance(channel: 0, pixels: 0, because: ""),
    fields: [
      Field(
        "channel", Kind.integer(0...255), \.channel,
        "How far a colour channel may be off, of 255.", default: "0"),
      Field(
        "pixels", Kind.integer(0...67_108_864), \.pixels, "How many pixels may be off.",
        default: "0"),
      Field(
        "antialiasing", Kind.bool, \.antialiasing,
        "Whether pixels on the smoothed edge of a shape may be off by any amount.",
        default: "false"),
      Field(
        "because", Kind.text, \.because, "Why the pictures cannot be equal.", isRequired: true),
    ])
}
