/// A line along the edge of glass, brightest above and below.
package struct GlintRun: Hashable, Sendable {
  /// The line, as a shape between two outlines, in points.
  package var path: BarPath
  /// Where the glass begins and ends, in points.
  package var top, bottom: Double
  /// Radius of its corners, in points.
  package var radius: Double
  /// Colour above and below.
  package var color: BarColor
  /// How much of the colour there is at the sides, 0 to 1.
  package var flankShare: Double

  /// Makes a line.
  package init(
    path: BarPath, top: Double, bottom: Double, radius: Double, color: BarColor, flankShare: Double
  ) {
    self.path = path
    self.top = top
    self.bottom = bottom
    self.radius = radius
    self.color = color
    self.flankShare = flankShare
  }

  /// How much of the colour there is at a height, 0 to 1.
  ///
  /// Light from above is as bright on an edge as the edge faces up or down.
  package func share(at y: Double) -> Double {
    guard radius > 0 else { return 1 }
    let beyond = max(top + radius - y, y - (bottom - radius), 0)
    return flankShare + (1 - flankShare) * min(beyond / radius, 1)
  }
}

/// The soft shadow of a shape; nothing of it lies under the shape itself.
package struct DropShadow: Hashable, Sendable {
  /// The shape, in points.
  package var shape: BarPath
  /// Standard deviation of the blur, in points.
  package var blurRadius: Double
  /// How far the shadow lies below the shape, in points.
  package var drop: Double
  /// Colour of the shadow where nothing is blurred away.
  package var color: BarColor

  /// Makes a shadow.
  package init(shape: BarPath, blurRadius: Double, drop: Double, color: BarColor) {
    self.shape = shape
    self.blurRadius = blurRadius
    self.drop = drop
    self.color = color
  }
}
