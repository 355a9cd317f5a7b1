/// A number as answers print it: rounded to a thousandth, in the shortest decimal form.
///
/// 44 is `44`, a third is `0.333`, and what rounds to nothing is `0`, never `-0`. The text is the
/// same on every machine: no locale takes part.
package struct Thousandths: Hashable, Sendable, CustomStringConvertible {
  /// The number in thousandths, halves rounded away from zero.
  package var count: Int

  /// Rounds a number; what is not finite or has more than 12 digits before the point becomes 0.
  package init(_ number: Double) {
    let scaled = (number * Self.perUnit).rounded()
    count = Int(exactly: scaled).flatMap { $0.magnitude < Self.limit ? $0 : nil } ?? 0
  }

  /// The shortest decimal form: `-12.5`.
  package var description: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the shortest decimal form, in ASCII.
  package func append(to text: inout [UInt8]) {
    if count < 0 { text.append(UInt8(ascii: "-")) }
    let whole = count.magnitude / 1000
    var place: UInt = 1
    while whole / 10 >= place { place *= 10 }
    while place > 0 {
      text.append(Self.digit(whole / place % 10))
      place /= 10
    }
    var decimals = count.magnitude % 1000
    if decimals > 0 { text.append(UInt8(ascii: ".")) }
    while decimals > 0 {
      text.append(Self.digit(decimals / 100))
      decimals = decimals % 100 * 10
    }
  }

  private static func digit(_ number: UInt) -> UInt8 {
    UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number)
  }

  /// Thousandths in one.
  private static let perUnit = 1000.0
  /// Beyond this a `Double` no longer tells thousandths apart.
  private static let limit: UInt = 1_000_000_000_000_000
}
