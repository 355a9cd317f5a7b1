/// How much of a way is gone as time goes by: a cubic Bézier curve from (0, 0) to (1, 1).
///
/// UIKit: `UICubicTimingParameters`.
public struct TimingCurve: Hashable, Sendable {
  /// The first control point.
  var first: (x: Double, y: Double) { (values[0], values[1]) }
  /// The second control point.
  var second: (x: Double, y: Double) { (values[2], values[3]) }
  private let values: [Double]

  /// Makes a curve; the control points' times are from 0 to 1.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    values = [x1, y1, x2, y2]
  }

  /// As fast all the way.
  ///
  /// UIKit: `curveLinear`.
  public static let linear = TimingCurve(0, 0, 1, 1)
  /// Slow at both ends.
  ///
  /// UIKit: `curveEaseInOut`; documented for `CAMediaTimingFunction`.
  public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)
  /// Slow at the beginning.
  ///
  /// UIKit: `curveEaseIn`.
  public static let easeIn = TimingCurve(0.42, 0, 1, 1)
  /// Slow at the end.
  ///
  /// UIKit: `curveEaseOut`.
  public static let easeOut = TimingCurve(0, 0, 0.58, 1)

  /// How much of the way is gone after a share of the time, 0 to 1.
  public func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    // Time grows with the curve's parameter, so that halving finds it.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if Self.value(middle, first.x, second.x) < time { low = middle } else { high = middle }
    }
    return Self.value((low + high) / 2, first.y, second.y)
  }

  private static func value(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t
  }
}
