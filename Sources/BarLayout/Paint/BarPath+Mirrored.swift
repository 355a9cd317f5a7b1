extension BarPath {
  /// The path turned left for right inside a box, as right-to-left layouts need it.
  public func mirrored(in box: BarRect) -> BarPath {
    let edges = box.minX + box.maxX
    return mapped { BarPoint(x: edges - $0.x, y: $0.y) }
  }

  /// The path made larger by a factor, about the origin.
  public func scaled(by factor: Double) -> BarPath {
    mapped { BarPoint(x: $0.x * factor, y: $0.y * factor) }
  }
}
