/// A location in points; x grows to the right, y downwards.
public struct BarPoint: Hashable, Sendable {
  /// Distance from the left edge of the coordinate space, in points.
  public var x: Double
  /// Distance from the top edge of the coordinate space, in points.
  public var y: Double

  /// The coordinate space's top-left corner.
  public static let zero = BarPoint(x: 0, y: 0)

  /// Makes a location.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A width and a height in points.
public struct BarSize: Hashable, Sendable {
  /// Extent along x, in points.
  public var width: Double
  /// Extent along y, in points.
  public var height: Double

  /// Nothing wide and nothing tall.
  public static let zero = BarSize(width: 0, height: 0)

  /// Makes a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Whether nothing is inside.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The same size turned by a quarter.
  public var transposed: BarSize { BarSize(width: height, height: width) }
}

/// A rectangle in points; its origin is the top-left corner.
public struct BarRect: Hashable, Sendable {
  /// Left edge.
  public var x: Double
  /// Top edge.
  public var y: Double
  /// Extent to the right of `x`; never negative in a layout's answer.
  public var width: Double
  /// Extent below `y`; never negative in a layout's answer.
  public var height: Double

  /// An empty rectangle at the origin.
  public static let zero = BarRect(x: 0, y: 0, width: 0, height: 0)

  /// Makes a rectangle from its corner and extents.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Makes the rectangle between four edges.
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// Left edge, the same as `x`.
  public var minX: Double { x }
  /// Top edge, the same as `y`.
  public var minY: Double { y }
  /// Right edge.
  public var maxX: Double { x + width }
  /// Bottom edge.
  public var maxY: Double { y + height }
  /// Middle between the left and the right edge.
  public var midX: Double { x + width / 2 }
  /// Middle between the top and the bottom edge.
  public var midY: Double { y + height / 2 }
  /// The extents alone.
  public var size: BarSize { BarSize(width: width, height: height) }
  /// Whether nothing lies inside.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The same rectangle moved by the given distances.
  public func offset(dx: Double, dy: Double) -> BarRect {
    BarRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// The rectangle with the given distances taken off each edge; an extent stops at 0.
  public func inset(by insets: BarEdgeInsets) -> BarRect {
    BarRect(
      x: x + insets.left, y: y + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: BarRect) -> BarRect {
    BarRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// The part both rectangles share; nil when they share nothing, not even an edge.
  public func intersection(_ other: BarRect) -> BarRect? {
    let minX = max(self.minX, other.minX)
    let minY = max(self.minY, other.minY)
    let maxX = min(self.maxX, other.maxX)
    let maxY = min(self.maxY, other.maxY)
    guard maxX >= minX, maxY >= minY else { return nil }
    return BarRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }

  /// Whether the point lies inside or on the left or top edge.
  public func contains(_ point: BarPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
