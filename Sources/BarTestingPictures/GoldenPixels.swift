internal import BarSceneFile

/// What is kept of a golden's picture.
public enum GoldenPixels: String, CaseIterable, Hashable, Sendable {
  /// The picture, as a PNG file.
  case png
  /// Its checksum, where pictures would swell the repository.
  case hash

  var request: SceneGolden.Pixels {
    switch self {
    case .png: .png
    case .hash: .hash
    }
  }
}

/// How far a picture may be from its golden, and why.
public struct GoldenAllowance: Hashable, Sendable {
  /// How far a colour channel may be off, of 255.
  public var channel: Int
  /// How many pixels may be off.
  public var pixels: Int
  /// Whether pixels on the smoothed edge of a shape may be off by any amount.
  public var antialiasing: Bool
  /// Why the pictures cannot be equal.
  public var because: String

  /// Makes an allowance.
  public init(channel: Int, pixels: Int, antialiasing: Bool = false, because: String) {
    self.channel = channel
    self.pixels = pixels
    self.antialiasing = antialiasing
    self.because = because
  }

  var request: SceneAllowance {
    SceneAllowance(
      channel: channel, pixels: pixels, antialiasing: antialiasing, because: because)
  }
}
