/// How the corners of a rounded rectangle are bent.
///
/// UIKit: `CALayerCornerCurve`.
package enum CornerCurve: Hashable, Sendable {
  /// Quarters of circles.
  case circular
  /// Curves that leave the edges gently, as those of displays and sheets do.
  ///
  /// Where a side is too short for both of its corners they come nearer to circles, so that a
  /// rectangle as round as it can be is a capsule or a circle.
  case continuous

  /// How far from the corner a curve leaves the edge, in radii.
  var reach: Double { self == .continuous ? ContinuousCorner.reach : 1 }

  /// How much of a continuous corner there is room for: 0 a quarter of a circle, 1 all of it.
  func smoothness(radius: Double, in rect: BarRect) -> Double {
    guard self == .continuous, radius > 0 else { return 0 }
    let room = min(rect.width, rect.height) / 2 / radius
    let share = min((room - 1) / (reach - 1), 1)
    return share < ContinuousCorner.leastSmoothness ? 0 : share
  }
}

/// Half of a corner of radius 1, as `ContinuousCorner` has it.
struct CornerShape {
  /// Where the curve leaves the edge.
  var start: BarPoint
  /// Control points of the curve from there to the joint.
  var first: BarPoint
  var second: BarPoint
  /// Where the curve over the diagonal begins, with its control point.
  var joint: BarPoint
  var middle: BarPoint

  /// A corner between a quarter of a circle and a continuous one.
  init(smoothness: Double) {
    self = Self.circular
    func move(_ point: inout BarPoint, to end: BarPoint) {
      point.x = point.x * (1 - smoothness) + end.x * smoothness
      point.y = point.y * (1 - smoothness) + end.y * smoothness
    }
    move(&start, to: BarPoint(x: ContinuousCorner.reach, y: 0))
    move(&first, to: BarPoint(x: ContinuousCorner.firstControl, y: 0))
    move(&second, to: BarPoint(x: ContinuousCorner.secondControl, y: 0))
    move(&joint, to: ContinuousCorner.joint)
    move(&middle, to: ContinuousCorner.middleControl)
  }

  private init(
    start: BarPoint, first: BarPoint, second: BarPoint, joint: BarPoint, middle: BarPoint
  ) {
    self.start = start
    self.first = first
    self.second = second
    self.joint = joint
    self.middle = middle
  }

  /// A quarter of a circle, parted where a ray from its centre meets the joint.
  private static var circular: CornerShape {
    let (dx, dy) = (1 - ContinuousCorner.joint.x, 1 - ContinuousCorner.joint.y)
    let length = (dx * dx + dy * dy).squareRoot()
    // Sine and cosine of the first part's angle, and of half of what is left to the diagonal.
    let (sine, cosine) = (dx / length, dy / length)
    let joint = BarPoint(x: 1 - sine, y: 1 - cosine)
    let edge = BarPath.arcControl(halfTangent: sine / (1 + cosine))
    let halves = 2.0.squareRoot() / 2
    let (restSine, restCosine) = ((cosine - sine) * halves, (cosine + sine) * halves)
    let over = BarPath.arcControl(halfTangent: restSine / restCosine)
    return CornerShape(
      start: BarPoint(x: 1, y: 0), first: BarPoint(x: 1 - edge, y: 0),
      second: BarPoint(x: joint.x + edge * cosine, y: joint.y - edge * sine), joint: joint,
      middle: BarPoint(x: joint.x - over * cosine, y: joint.y + over * sine))
  }
}
