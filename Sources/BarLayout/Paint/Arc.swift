/// Circular arcs as cubic curves, without sines: an arc is what lies between two directions.
enum Arc {
  /// The share of the radius that the handle of a quarter circle takes: 4/3 · (√2 − 1).
  static let kappa = 4 / 3 * (2.0.squareRoot() - 1)

  /// Steps clockwise about a centre, from one point of the circle to another, both given as the way
  /// from the centre.
  ///
  /// The pen already stands at the first. Opposite points make a half circle, equal points none.
  ///
  /// The arc is cut where it touches its own box, so that the box is exact.
  static func elements(
    about center: BarPoint, radius: Double, from start: PenVector, to end: PenVector
  ) -> [BarPath.Element] {
    let first = start.normalized
    let last = end.normalized
    var finish = last.clock
    if finish <= first.clock + 1e-9 {
      if first.dot(last) > 0.999_999_999 { return [] }
      finish += 4
    }
    var marks: [PenVector] = [first]
    let quarters = [PenVector(1, 0), PenVector(0, 1), PenVector(-1, 0), PenVector(0, -1)]
    for index in 1...8 {
      let clock = Double(index)
      guard clock > first.clock + 1e-9, clock < finish - 1e-9 else { continue }
      marks.append(quarters[index % 4])
    }
    marks.append(last)
    return zip(marks, marks.dropFirst()).map { a, b in
      // For a turn θ the handle is 4/3 · tan(θ/4) radii, and tan(θ/4) = sin(θ/2) / (1 + cos(θ/2)).
      let cosine = a.dot(b)
      let half = (max(0, 1 + cosine) / 2).squareRoot()
      let handle = radius * 4 / 3 * (max(0, 1 - cosine) / 2).squareRoot() / (1 + half)
      let finalPoint = center + b * radius
      return .curve(
        control1: center + a * radius + a.clockwise * handle,
        control2: finalPoint + b.clockwise * -handle, end: finalPoint)
    }
  }
}
