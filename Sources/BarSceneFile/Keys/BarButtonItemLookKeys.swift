internal import BarLayout

extension Keys {
  /// What is set on a single button about its looks.
  static let barButtonItemLooks: [Field<BarButtonItem>] = [
    Field(
      "titleTextAttributes", byState(textAttributes, of: "How the word is set"),
      "How its word is set, or a mapping per state; before what the bar says.",
      reach: .off([.watch])
    ) { item, value, _, _ in item.look.titleTextAttributes = value },
    Field(
      "titlePositionAdjustment", offsetByMetrics,
      "Points that its word moves right and down, or a mapping of them per bar metrics.",
      reach: .touch
    ) { item, value, _, _ in item.look.titlePositionAdjustment = value },
    Field(
      "backgroundImage", stateImages,
      "A picture behind it, or a mapping of them per state, bar metrics or both.", reach: .touch
    ) { item, value, _, _ in item.look.backgroundImages = value },
    Field(
      "backgroundVerticalPositionAdjustment", numberByMetrics,
      "Points that the picture behind it moves down, or a mapping of them per bar metrics.",
      reach: .touch
    ) { item, value, _, _ in item.look.backgroundVerticalPositionAdjustment = value },
    Field(
      "backButtonTitlePositionAdjustment", offsetByMetrics,
      "The same as titlePositionAdjustment for an item that is a back button.",
      reach: .touch.until(18)
    ) { item, value, _, _ in item.look.backButtonTitlePositionAdjustment = value },
    Field(
      "backButtonBackgroundImage", stateImages,
      "The same as backgroundImage for an item that is a back button.", reach: .touch.until(18)
    ) { item, value, _, _ in item.look.backButtonBackgroundImages = value },
    Field(
      "backButtonBackgroundVerticalPositionAdjustment", numberByMetrics,
      "The same as backgroundVerticalPositionAdjustment for an item that is a back button.",
      reach: .touch.until(18)
    ) { item, value, _, _ in
      item.look.backButtonBackgroundVerticalPositionAdjustment = value
    },
  ]

  private typealias State = BarButtonItemAppearance.State

  /// A mapping for every state, or a mapping of states to such mappings.
  private static func byState<Value>(
    _ schema: ObjectSchema<Value>, of summary: String
  ) -> ValueKind<[State: Value]> {
    let one = Kind.object(schema)
    let table = Kind.object(
      ObjectSchema<[State: Value]>(
        "\(schema.name)ByState", "a mapping of states", "\(summary), by the button's state.",
        start: [:], fields: stateFields(one)))
    return ValueKind(shape: .either([one.shape, table.shape])) { node, key, decoding in
      if node.hasKey(of: State.self) { return table.decode(node, key, &decoding) }
      return one.decode(node, key, &decoding).map { [.normal: $0] }
    }
  }

  private static func stateFields<Value>(_ kind: ValueKind<Value>) -> [Field<[State: Value]>] {
    State.allCases.map { state in
      Field(state.rawValue, kind, "The one while it is \(state.rawValue).") {
        table, value, _, _ in table[state] = value
      }
    }
  }

  /// A picture for every state, or a mapping of states.
  private static let stateImages: ValueKind<BarButtonItemCustomization.Images> = {
    let table = Kind.object(
      ObjectSchema<BarButtonItemCustomization.Images>(
        "imagesByState", "images by state", "Pictures behind a button, by its state.",
        start: [:], fields: stateFields(imageByMetrics)))
    return ValueKind(shape: .either([imageByMetrics.shape, table.shape])) { node, key, decoding in
      if node.hasKey(of: State.self) { return table.decode(node, key, &decoding) }
      return imageByMetrics.decode(node, key, &decoding).map { [.normal: $0] }
    }
  }()

  /// A shift for all bar metrics, or a mapping of them.
  private static let offsetByMetrics: ValueKind<[BarMetrics: BarPoint]> = {
    let one = Kind.object(offset, or: offsetList)
    let table = Kind.object(
      ObjectSchema<[BarMetrics: BarPoint]>(
        "offsetsByMetrics", "offsets by bar metrics", "Shifts in points, by the bar's metrics.",
        start: [:],
        fields: BarMetrics.allCases.map { metrics in
          Field(
            metrics.rawValue, one, "The shift while the bar metrics are \(metrics.rawValue).",
            reach: metrics.reach
          ) { table, point, _, _ in table[metrics] = point }
        }))
    return ValueKind(shape: .either([one.shape, table.shape])) { node, key, decoding in
      if node.hasKey(of: BarMetrics.self) { return table.decode(node, key, &decoding) }
      return one.decode(node, key, &decoding).map { [.default: $0] }
    }
  }()

  /// A number for all bar metrics, or a mapping of them.
  private static let numberByMetrics = Kind.object(perBarMetrics, or: everyBarMetrics)
}

extension BarButtonItem {
  /// What is set on it, made when the first of it is.
  fileprivate var look: BarButtonItemCustomization {
    get { customization ?? BarButtonItemCustomization() }
    set { customization = newValue }
  }
}
