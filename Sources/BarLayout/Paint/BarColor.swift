/// An sRGB colour with 8 bits a channel, not premultiplied.
public struct BarColor: Hashable, Sendable {
  /// Red, 0 to 255.
  public var red: UInt8
  /// Green, 0 to 255.
  public var green: UInt8
  /// Blue, 0 to 255.
  public var blue: UInt8
  /// Opacity, 0 (clear) to 255 (opaque).
  public var alpha: UInt8

  /// Makes a colour from its channels.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = .max) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes a colour from `0xRRGGBBAA`.
  public init(rgba: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgba >> 24), green: UInt8(truncatingIfNeeded: rgba >> 16),
      blue: UInt8(truncatingIfNeeded: rgba >> 8), alpha: UInt8(truncatingIfNeeded: rgba))
  }

  /// No colour at all.
  public static let clear = BarColor(rgba: 0)
  /// Opaque black.
  public static let black = BarColor(rgba: 0x0000_00ff)
  /// Opaque white.
  public static let white = BarColor(rgba: 0xffff_ffff)

  /// The same colour with its opacity multiplied by a share, 0 to 1.
  public func opacity(_ share: Double) -> BarColor {
    var result = self
    result.alpha = UInt8((Double(alpha) * min(max(share, 0), 1)).rounded())
    return result
  }

  /// `#rrggbbaa`, lower case.
  public var hex: String {
    var text = "#"
    for channel in [red, green, blue, alpha] {
      if channel < 16 { text += "0" }
      text += String(channel, radix: 16)
    }
    return text
  }

  /// `#rrggbb`, with the opacity behind where something shows through.
  package var shortHex: String { alpha == .max ? String(hex.dropLast(2)) : hex }
}

extension BarColor {
  /// This colour laid over another one, both kept apart from premultiplication.
  package func over(_ below: BarColor) -> BarColor {
    if alpha == .max || below.alpha == 0 { return self }
    if alpha == 0 { return below }
    let a = Double(alpha) / 255
    let b = Double(below.alpha) / 255 * (1 - a)
    func channel(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      UInt8(((Double(top) * a + Double(bottom) * b) / (a + b)).rounded())
    }
    return BarColor(
      red: channel(red, below.red), green: channel(green, below.green),
      blue: channel(blue, below.blue), alpha: UInt8(((a + b) * 255).rounded()))
  }

  /// The colour a share of the way towards another one, channel by channel.
  func mixed(with other: BarColor, share: Double) -> BarColor {
    func channel(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8((Double(from) + (Double(to) - Double(from)) * min(max(share, 0), 1)).rounded())
    }
    return BarColor(
      red: channel(red, other.red), green: channel(green, other.green),
      blue: channel(blue, other.blue), alpha: channel(alpha, other.alpha))
  }
}
