/// What a number counts.
package enum NumberUnit: String, CaseIterable, Hashable, Sendable {
  /// A length, or a place, in points.
  case points
  /// How many pixels.
  case pixels
  /// A part of something else, such as of a font's size or of the way.
  case share
  /// How many.
  case count
  /// 1 for yes, 0 for no.
  case flag
  /// A share for each point.
  case perPoint

  /// How the number changes when every length is twice as long: 1 doubles it, 0 leaves it as it is.
  var degree: Double {
    switch self {
    case .points: 1
    case .pixels, .share, .count, .flag: 0
    case .perPoint: -1
    }
  }
}
