/// What becomes of content that scrolls under a bar of glass: blurred and paled above, untouched
/// below.
///
/// Blur and tint fall to nothing together towards the lower edge, so that no line shows where they
/// end. UIKit: `UIScrollEdgeEffect.Style.soft`.
package struct SoftEdge: Hashable, Sendable {
  /// Where it lies, in points.
  package var frame: BarRect
  /// Standard deviation of the blur where it is whole, in points.
  package var blurRadius: Double
  /// The colour laid over where it is whole; its alpha is the share of it in the result.
  package var tint: BarColor
  /// Height of the part at the lower edge over which blur and tint fall to nothing, in points.
  package var fadeHeight: Double
  /// How much of it shows, 0 to 1.
  package var opacity: Double

  /// Makes a soft edge.
  package init(
    frame: BarRect, blurRadius: Double, tint: BarColor, fadeHeight: Double, opacity: Double = 1
  ) {
    self.frame = frame
    self.blurRadius = blurRadius
    self.tint = tint
    self.fadeHeight = fadeHeight
    self.opacity = opacity
  }

  /// How much of blur and tint there is at a height: 0 nothing, 1 all.
  ///
  /// It changes slowly at both ends of the part that fades and fast between them: 3w² − 2w³ on the
  /// way w from the lower edge.
  package func share(at y: Double) -> Double {
    guard fadeHeight > 0 else { return 1 }
    let way = min(max((frame.maxY - y) / fadeHeight, 0), 1)
    return way * way * (1 + 2 * (1 - way))
  }
}
