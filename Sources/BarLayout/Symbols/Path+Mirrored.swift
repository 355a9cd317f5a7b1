extension Path {
  /// The path turned left for right inside a box, as right-to-left layouts need it.
  public func mirrored(in box: Rect) -> Path {
    let edges = box.minX + box.maxX
    return mapped { Point(x: edges - $0.x, y: $0.y) }
  }

  /// The path made larger by a factor, about the origin.
  public func scaled(by factor: Double) -> Path {
    mapped { Point(x: $0.x * factor, y: $0.y * factor) }
  }
}
