#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// How far a push or a pop is done, as time goes by: a spring that does not swing over.
public enum TransitionMotion {
  /// How long it takes, in seconds; chosen: as it looks on screen recordings.
  public static let duration = 0.35
  /// How fast the spring is, in radians a second: one of 0.3 s.
  ///
  /// Measured on iOS 27 (Tembeon/morph, `navigation-pages.md`); chosen for earlier systems, so that
  /// it is done in time.
  static let frequency = 2 * Double.pi / 0.3
  /// How fast a screen moves as the push begins on iOS 27, in its widths a second; 0 before.
  ///
  /// Measured: Tembeon/morph, `navigation-pages.md`, fitted to a push on a device.
  static let initialVelocity = 8.3

  /// How much is done after so many seconds, 0 to 1.
  ///
  /// - Parameters:
  ///   - time: since the push began, in seconds.
  ///   - major: the version of iOS.
  public static func progress(after time: Double, on major: Int = 0) -> Double {
    if time <= 0 { return 0 }
    if time >= duration { return 1 }
    let velocity = major >= 27 ? initialVelocity : 0
    func done(_ time: Double) -> Double {
      1 - (1 + (frequency - velocity) * time) * exp(-frequency * time)
    }
    return done(time) / done(duration)
  }

  /// How much is done at each picture, from nothing to all.
  ///
  /// - Parameters:
  ///   - frameRate: pictures in a second.
  ///   - major: the version of iOS.
  public static func frames(_ frameRate: Double = 60, on major: Int = 0) -> [Double] {
    let count = Int((duration * frameRate).rounded(.up))
    return (0...count).map { progress(after: Double($0) / frameRate, on: major) }
  }
}
