/// The grammar of JSON's numbers.
package enum JSONNumber {
  /// Whether a text is a number as JSON writes it: `-12`, `0.5`, `1e3`; no `+1`, `.5`, `0x10`,
  /// `1_000`.
  package static func isNumber(_ text: String) -> Bool {
    var rest = Substring(text).utf8
    func digits(_ rest: inout Substring.UTF8View) -> Int {
      var count = 0
      while let byte = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
        rest.removeFirst()
        count += 1
      }
      return count
    }
    func take(_ scalars: [Unicode.Scalar], _ rest: inout Substring.UTF8View) -> Bool {
      guard let byte = rest.first, scalars.contains(Unicode.Scalar(byte)) else { return false }
      rest.removeFirst()
      return true
    }
    _ = take(["-"], &rest)
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let whole = digits(&rest)
    guard whole > 0, !startsWithZero || whole == 1 else { return false }
    if take(["."], &rest), digits(&rest) == 0 { return false }
    if take(["e", "E"], &rest) {
      _ = take(["-", "+"], &rest)
      if digits(&rest) == 0 { return false }
    }
    return rest.isEmpty
  }
}
