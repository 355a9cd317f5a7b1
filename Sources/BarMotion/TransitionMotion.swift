#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// How far a push or a pop is done, as time goes by.
public enum TransitionMotion {
  /// How long it takes, in seconds; chosen: as it looks on screen recordings.
  public static let duration = 0.35
  /// How fast the spring is, in radians a second; chosen, so that it is done in time.
  static let frequency = 21.0

  /// How much is done after so many seconds, 0 to 1.
  public static func progress(after time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= duration { return 1 }
    func done(_ time: Double) -> Double { 1 - (1 + frequency * time) * exp(-frequency * time) }
    return done(time) / done(duration)
  }

  /// How much is done at each picture, from nothing to all.
  ///
  /// - Parameter frameRate: pictures in a second.
  public static func frames(_ frameRate: Double = 60) -> [Double] {
    let count = Int((duration * frameRate).rounded(.up))
    return (0...count).map { progress(after: Double($0) / frameRate) }
  }
}
