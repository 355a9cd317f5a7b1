/// Puts values in the place of `%@`, `%1$@`, `%lld`, `%.1f` and the like.
enum WordFormat {
  /// A word with its placeholders replaced; one without a value stays as it is, `%%` becomes `%`.
  static func filled(_ format: String, with arguments: [String]) -> String {
    guard format.utf8.contains(UInt8(ascii: "%")), !arguments.isEmpty else { return format }
    var result = ""
    var rest = Substring(format)
    var next = 0
    while let letter = rest.first {
      guard letter == "%" else {
        result.append(letter)
        rest = rest.dropFirst()
        continue
      }
      let start = rest
      rest = rest.dropFirst()
      if rest.first == "%" {
        result.append("%")
        rest = rest.dropFirst()
        continue
      }
      guard let number = placeholder(&rest) else {
        result.append("%")
        rest = start.dropFirst()
        continue
      }
      let place = number == 0 ? next : number - 1
      if number == 0 { next += 1 }
      result +=
        arguments.indices.contains(place)
        ? arguments[place] : String(start[..<rest.startIndex])
    }
    return result
  }

  /// Reads what follows a per cent sign: the number of its value, 0 for the next one; nil for
  /// something else.
  private static func placeholder(_ rest: inout Substring) -> Int? {
    var number = 0
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    let after = rest.dropFirst(digits.count)
    if let value = Int(digits), value > 0, after.first == "$" {
      number = value
      rest = after.dropFirst()
    }
    rest = rest.drop { "0123456789.+-#".contains($0) }
    rest = rest.drop { "hlqztj".contains($0) }
    guard let kind = rest.first, "@diouxXeEfgGcCsSaA".contains(kind) else { return nil }
    rest = rest.dropFirst()
    return number
  }
}
