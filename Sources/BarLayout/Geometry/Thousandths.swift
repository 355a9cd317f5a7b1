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
    let magnitude = abs(count)
    let whole = magnitude / 1000
    var decimals = magnitude % 1000
    var text = count < 0 ? "-\(whole)" : "\(whole)"
    var place = 100
    if decimals > 0 { text += "." }
    while decimals > 0 {
      text += "\(decimals / place)"
      decimals %= place
      place /= 10
    }
    return text
  }

  /// Thousandths in one.
  private static let perUnit = 1000.0
  /// Beyond this a `Double` no longer tells thousandths apart.
  private static let limit: UInt = 1_000_000_000_000_000
}
