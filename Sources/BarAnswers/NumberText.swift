package import BarLayout

/// Numbers of the tables as they are printed.
///
/// Some are shares far below a thousandth.
package enum NumberText {
  /// The number as `precise` has it, and a fact as yes or no.
  package static func value(_ number: Double, _ unit: NumberUnit) -> String {
    guard unit == .flag else { return precise(number) }
    return number > 0 ? "yes" : "no"
  }

  /// The number to a thousandth, or to a millionth where it is less than one: `5.333`, `0.000667`.
  package static func precise(_ number: Double) -> String {
    guard abs(number) < 1, number != 0 else { return Thousandths(number).description }
    let millionths = Int((abs(number) * 1_000_000).rounded())
    let digits = String(millionths)
    let padded = String(repeating: "0", count: max(0, 7 - digits.count)) + digits
    var text = "\(padded.dropLast(6)).\(padded.suffix(6))"
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return number < 0 ? "-" + text : text
  }
}
