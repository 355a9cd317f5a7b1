internal import BarLayout

extension Keys {
  /// Pictures behind a bar: one for all, or a mapping by bar metrics, by bar position, or by both.
  static let backgroundImages: ValueKind<BarBackgroundImages> = {
    let table = Kind.object(positionTable)
    let metrics = Kind.object(metricsTable)
    return ValueKind(shape: .either([image.shape, metrics.shape, table.shape])) {
      node, key, decoding in
      if node.hasKey(of: BarPosition.self) { return table.decode(node, key, &decoding) }
      return imageByMetrics.decode(node, key, &decoding).map { BarBackgroundImages([.any: $0]) }
    }
  }()

  /// A picture for all bar metrics, or a mapping of them.
  static let imageByMetrics: ValueKind<[BarMetrics: ImageSource]> = {
    let table = Kind.object(metricsTable)
    return ValueKind(shape: .either([image.shape, table.shape])) { node, key, decoding in
      if node.hasKey(of: BarMetrics.self) { return table.decode(node, key, &decoding) }
      return image.decode(node, key, &decoding).map { [.default: $0] }
    }
  }()

  private static let positionTable = ObjectSchema<BarBackgroundImages>(
    "backgroundImages", "background images", "Background pictures, by where the bar stands.",
    start: BarBackgroundImages(),
    fields: BarPosition.allCases.map { position in
      Field(
        position.rawValue, imageByMetrics,
        "The picture of a bar whose position is \(position.rawValue)."
      ) { table, images, _, _ in table.images[position] = images }
    })

  private static let metricsTable = ObjectSchema<[BarMetrics: ImageSource]>(
    "backgroundImagesByMetrics", "background images by bar metrics",
    "Background pictures, by the bar's metrics.", start: [:],
    fields: BarMetrics.allCases.map { metrics in
      Field(
        metrics.rawValue, image, "The picture while the bar metrics are \(metrics.rawValue).",
        reach: metrics.reach
      ) { table, image, _, _ in table[metrics] = image }
    })
}

extension SourceNode {
  /// Whether it is a mapping that has one of an enumeration's names as a key.
  func hasKey<Choice>(of type: Choice.Type) -> Bool
  where Choice: CaseIterable & RawRepresentable, Choice.RawValue == String {
    guard case .mapping(let entries) = content else { return false }
    return entries.contains { Choice(rawValue: $0.key) != nil }
  }
}
