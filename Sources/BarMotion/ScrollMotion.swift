#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// How a scroll view moves under and after a finger, as UIKit's does.
///
/// Sources: documented — `UIScrollView.DecelerationRate.normal` is 0.998 a millisecond; derived —
/// the rubber band's formula and its constant as engineers who rebuilt it wrote them down, and
/// springs without overshoot, from Apple's "Designing Fluid Interfaces" (2018); chosen — how fast
/// the springs are.
public enum ScrollMotion {
  /// How much of the speed is left after a millisecond.
  static let decelerationRate = 0.998
  /// How stiff the rubber band is.
  static let rubberBandConstant = 0.55
  /// How fast a spring comes back, in radians a second.
  static let springFrequency = 14.0
  /// Nearer than this a thing is where it goes, in points.
  static let tolerance = 0.25
  /// Most pictures of a motion.
  static let frameLimit = 480

  /// Where content stands that a finger has pulled beyond its end.
  ///
  /// - Parameters:
  ///   - distance: how far the finger has gone, in points; negative above the content.
  ///   - extent: height of the scroll view, in points.
  public static func rubberBand(_ distance: Double, extent: Double) -> Double {
    let size = (1 - 1 / (abs(distance) * rubberBandConstant / extent + 1)) * extent
    return distance < 0 ? -size : size
  }

  /// Where content comes to rest that is let go at a speed, in points a second.
  public static func projection(from offset: Double, velocity: Double) -> Double {
    offset + velocity / 1000 * decelerationRate / (1 - decelerationRate)
  }

  /// Where content stands at each picture after it was let go, up to where it rests.
  ///
  /// - Parameters:
  ///   - offset: where it is let go.
  ///   - velocity: how fast, in points a second.
  ///   - frameRate: pictures in a second.
  ///   - snap: where a bar lets content rest that would come to rest at an offset.
  public static func release(
    from offset: Double, velocity: Double, frameRate: Double = 60, snap: (Double) -> Double
  ) -> [Double] {
    let projected = projection(from: offset, velocity: velocity)
    let rest = projected <= 0 ? 0 : snap(projected)
    // A layout puts places on thousandths of a point.
    let isFree = abs(rest - projected) < tolerance && offset >= 0
    var offsets: [Double] = []
    for frame in 1...frameLimit {
      let time = Double(frame) / frameRate
      let place =
        isFree
        ? rest - (rest - offset) * exp(log(decelerationRate) * time * 1000)
        : spring(from: offset - rest, velocity: velocity, time: time) + rest
      offsets.append(place)
      if abs(place - rest) < tolerance { break }
    }
    offsets.append(rest)
    return offsets
  }

  /// How far a critically damped spring is from its rest.
  static func spring(from distance: Double, velocity: Double, time: Double) -> Double {
    (distance + (velocity + springFrequency * distance) * time) * exp(-springFrequency * time)
  }
}
