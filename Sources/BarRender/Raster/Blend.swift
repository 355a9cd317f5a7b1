internal import BarLayout

/// Source-over on premultiplied pixels of 8 bits a channel, in sRGB's own encoding.
///
/// Colours are mixed as they are encoded, not in linear light: that is what the system does when it
/// draws into an sRGB context. A pixel is a `UInt32` with red in its lowest byte. Each channel is
/// rounded once, to the nearest integer; halves cannot occur, 255 being odd.
enum Blend {
  /// `value` / 255, rounded to the nearest integer, for values up to 255 × 255.
  @inline(__always)
  static func dividedBy255(_ value: UInt32) -> UInt32 {
    let sum = value &+ 128
    return (sum &+ (sum >> 8)) >> 8
  }

  /// A colour's channels as an opaque pixel: its alpha is left to the caller.
  static func opaquePixel(_ color: BarColor) -> UInt32 {
    UInt32(color.red) | UInt32(color.green) << 8 | UInt32(color.blue) << 16 | 0xff00_0000
  }

  /// A colour as a premultiplied pixel.
  static func pixel(_ color: BarColor) -> UInt32 {
    over(opaquePixel(color), alpha: UInt32(color.alpha), onto: 0)
  }

  /// An opaque source pixel laid over another with an alpha of 0 to 255.
  ///
  /// Two channels are worked on at once, 16 bits each: source × alpha + below × (255 − alpha) is at
  /// most 255 × 255, so neither half runs over.
  @inline(__always)
  static func over(_ source: UInt32, alpha: UInt32, onto below: UInt32) -> UInt32 {
    let rest = 255 &- alpha
    let pair: UInt32 = 0x00ff_00ff
    let half: UInt32 = 0x0080_0080
    var even = (source & pair) &* alpha &+ (below & pair) &* rest &+ half
    var odd = ((source >> 8) & pair) &* alpha &+ ((below >> 8) & pair) &* rest &+ half
    even = ((even &+ ((even >> 8) & pair)) >> 8) & pair
    odd = (odd &+ ((odd >> 8) & pair)) & ~pair
    return even | odd
  }

  /// A premultiplied pixel, faded by an alpha of 0 to 255, laid over another.
  static func over(_ source: UInt32, alpha: UInt32, ontoPremultiplied below: UInt32) -> UInt32 {
    let rest = 255 - dividedBy255((source >> 24) * alpha)
    var result: UInt32 = 0
    for shift in [UInt32(0), 8, 16, 24] {
      let above = dividedBy255((source >> shift & 255) * alpha)
      let under = dividedBy255((below >> shift & 255) * rest)
      result |= min(255, above + under) << shift
    }
    return result
  }

  /// A premultiplied pixel with its colour divided by its alpha again.
  static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    if alpha == 0 { return 0 }
    var result = alpha << 24
    for shift in [UInt32(0), 8, 16] {
      let channel = (pixel >> shift) & 255
      result |= min(255, (channel * 255 + alpha / 2) / alpha) << shift
    }
    return result
  }
}
