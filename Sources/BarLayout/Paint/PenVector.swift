/// A distance in the plane, or a direction when its length is 1; x grows to the right, y downwards.
///
/// A direction stands for a turn as well: the turn that takes (1, 0) to it. So rotations need
/// products and square roots, never a sine.
struct PenVector: Hashable, Sendable {
  /// Distance to the right, in points.
  var x: Double
  /// Distance downwards, in points.
  var y: Double

  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The way from one point to another.
  init(from start: BarPoint, to end: BarPoint) {
    self.init(end.x - start.x, end.y - start.y)
  }

  /// A turn by a quarter, clockwise.
  static let quarter = PenVector(0, 1)
  /// A turn by an eighth, clockwise.
  static let eighth = PenVector(1, 1).normalized
  /// A turn by a twelfth, clockwise.
  static let twelfth = PenVector((0.75).squareRoot(), 0.5)

  /// Length, in points.
  var length: Double { (x * x + y * y).squareRoot() }

  /// The same direction with a length of 1; a vector without length stays as it is.
  var normalized: PenVector {
    let length = length
    return length > 0 ? PenVector(x / length, y / length) : self
  }

  /// The direction a quarter further clockwise, as seen on the screen.
  var clockwise: PenVector { PenVector(-y, x) }
  /// The direction a quarter further counterclockwise: to the left of who walks along.
  var left: PenVector { PenVector(y, -x) }
  /// The opposite turn.
  var inverse: PenVector { PenVector(x, -y) }
  /// Half the turn, for turns below one half.
  var halved: PenVector { PenVector(x + 1, y).normalized }

  func dot(_ other: PenVector) -> Double { x * other.x + y * other.y }

  /// Positive when `other` lies clockwise of this direction.
  func cross(_ other: PenVector) -> Double { x * other.y - y * other.x }

  /// This direction turned on by another.
  func turned(by turn: PenVector) -> PenVector {
    PenVector(x * turn.x - y * turn.y, x * turn.y + y * turn.x)
  }

  static func + (a: PenVector, b: PenVector) -> PenVector { PenVector(a.x + b.x, a.y + b.y) }
  static prefix func - (a: PenVector) -> PenVector { PenVector(-a.x, -a.y) }
  static func * (a: PenVector, factor: Double) -> PenVector {
    PenVector(a.x * factor, a.y * factor)
  }

  /// A number that grows with the angle, clockwise from (1, 0), by 1 a quarter: 0 to 4.
  var clock: Double {
    let total = abs(x) + abs(y)
    guard total > 0 else { return 0 }
    let share = y / total
    if x < 0 { return 2 - share }
    return share < 0 ? 4 + share : share
  }
}

extension BarPoint {
  /// The point at the end of a vector that starts here.
  static func + (point: BarPoint, vector: PenVector) -> BarPoint {
    BarPoint(x: point.x + vector.x, y: point.y + vector.y)
  }
}
