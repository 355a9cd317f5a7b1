/// The shape of a continuous corner of radius 1, half of it: the other half is its mirror image in
/// the corner's diagonal.
///
/// x runs from the corner along one edge, y along the other. Source: documented — PaintCode,
/// "Drawing Code for iOS 7 Rounded Rectangles", the control points of the path that
/// `UIBezierPath(roundedRect:cornerRadius:)` returns.
enum ContinuousCorner {
  /// How far from the corner the curve leaves the edge, and the control points on the edge.
  static let reach = 1.528665
  static let firstControl = 1.088493
  static let secondControl = 0.868407
  /// A share of the way from a circle that nobody sees; lengths that are rounded make as much of
  /// it.
  static let leastSmoothness = 0.01
  /// Where the first curve ends and the middle one begins, with the middle one's control point.
  static let joint = BarPoint(x: 0.631494, y: 0.074911)
  static let middleControl = BarPoint(x: 0.372824, y: 0.169060)
}
