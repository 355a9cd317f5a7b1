/// How glass bends light at its rim, and where light on the rim comes from.
///
/// What shows at the rim lies farther inside: light is bent most at the very edge, and not at all
/// from a distance in. The profile is a quarter of a circle, as of an edge that is ground round.
package struct GlassLens: Hashable, Sendable {
  /// How far in from the rim light is bent, as a share of the shorter side.
  package var reachShare: Double
  /// The most that can be, in points.
  package var reachLimit: Double
  /// How far inside lies what shows at the very edge, as a share of the shorter side.
  package var bendShare: Double
  /// The most that can be, in points.
  package var bendLimit: Double

  /// Makes a lens.
  package init(reachShare: Double, reachLimit: Double, bendShare: Double, bendLimit: Double) {
    self.reachShare = reachShare
    self.reachLimit = reachLimit
    self.bendShare = bendShare
    self.bendLimit = bendLimit
  }

  /// How far in from the rim of glass with a shorter side light is bent, in points.
  package func reach(side: Double) -> Double { min(side * reachShare, reachLimit) }

  /// How much farther inside than a place in glass lies what shows there, in points.
  ///
  /// Source: derived — Core Animation's glass has a height, an amount and a curvature of 1, a
  /// quarter of a circle.
  ///
  /// - Parameters:
  ///   - depth: distance of the place from the rim, in points.
  ///   - side: the shorter side of the glass, in points.
  package func bend(at depth: Double, side: Double) -> Double {
    let reach = reach(side: side)
    guard depth < reach else { return 0 }
    let share = 1 - max(depth, 0) / reach
    return min(side * bendShare, bendLimit) * (1 - (1 - share * share).squareRoot())
  }
}
