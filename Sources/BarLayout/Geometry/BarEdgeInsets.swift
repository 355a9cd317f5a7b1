/// Distances inwards from four physical edges, in points.
///
/// UIKit: `UIEdgeInsets`.
public struct BarEdgeInsets: Hashable, Sendable {
  /// Distance from the top edge.
  public var top: Double
  /// Distance from the left edge.
  public var left: Double
  /// Distance from the bottom edge.
  public var bottom: Double
  /// Distance from the right edge.
  public var right: Double

  /// The distances by reading direction.
  func directional(_ direction: BarLayoutDirection) -> DirectionalEdgeInsets {
    let isTurned = direction == .rightToLeft
    return DirectionalEdgeInsets(
      top: top, leading: isTurned ? right : left, bottom: bottom,
      trailing: isTurned ? left : right)
  }

  /// The larger one of the distances from the sides.
  var largestSide: Double { max(left, right) }

  /// No distance from any edge.
  public static let zero = BarEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Makes insets; an edge left out is 0.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// Distances inwards from edges named by reading direction, in points.
///
/// UIKit: `NSDirectionalEdgeInsets`.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// Distance from the top edge.
  public var top: Double
  /// Distance from the edge where a line of text begins.
  public var leading: Double
  /// Distance from the bottom edge.
  public var bottom: Double
  /// Distance from the edge where a line of text ends.
  public var trailing: Double

  /// No distance from any edge.
  public static let zero = DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Makes insets; an edge left out is 0.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension BarEdgeInsets {
  /// The same distance from every edge.
  init(all distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }

  /// The same distance from both sides, and the same from above and below.
  init(sides: Double, ends: Double) {
    self.init(top: ends, left: sides, bottom: ends, right: sides)
  }
}
