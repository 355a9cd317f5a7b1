package import BarLayout

/// How bright colours are to the eye, as WCAG 2.2 has it.
///
/// No function of the maths library takes part: the power 2.4 is the square times its fifth root,
/// and the root comes from Newton's method with a fixed number of steps, so the bits are the same
/// on every processor.
package enum Luminance {
  /// The relative luminance of an opaque colour, 0 for black to 1 for white.
  package static func relative(_ color: BarColor) -> Double {
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  /// The contrast of two opaque colours, 1 to 21.
  package static func contrast(_ a: BarColor, _ b: BarColor) -> Double {
    let (first, second) = (relative(a), relative(b))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// A channel of sRGB as an amount of light.
  ///
  /// Source: documented — IEC 61966-2-1: ((c + 0.055) / 1.055) ^ 2.4, and c / 12.92 for the dark.
  private static func linear(_ channel: UInt8) -> Double {
    let value = Double(channel) / 255
    guard value > 0.04045 else { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    return base * base * fifthRoot(base * base)
  }

  /// The fifth root of a number from 0.001 to 1.
  ///
  /// Newton's method for r⁵ = number, from above; each step takes at least a fifth off the distance
  /// until the last ones double the digits, so 40 are enough for all of a double's.
  private static func fifthRoot(_ number: Double) -> Double {
    var root = 1.0
    for _ in 0..<40 {
      let fourth = root * root * root * root
      root = (4 * root + number / fourth) / 5
    }
    return root
  }
}
