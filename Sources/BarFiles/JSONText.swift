/// Characters as JSON spells them.
package enum JSONText {
  /// `\u202e`; two of them for a character beyond the first 65,536.
  package static func code(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }.joined()
  }
}
