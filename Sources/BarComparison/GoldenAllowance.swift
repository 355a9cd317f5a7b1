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
}
