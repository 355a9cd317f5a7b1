extension AppText {
  /// A format with its placeholders replaced; nil where a value is missing or not known.
  static func filled(_ format: String, with values: [AppText]) -> String? {
    let texts = values.map { value -> String? in
      if case .verbatim(let text) = value { return text }
      return nil
    }
    var isWhole = true
    let result = PlaceholderScan.replacing(in: format) { number in
      guard number < texts.count, let text = texts[number] else {
        isWhole = false
        return ""
      }
      return text
    }
    return isWhole ? result : nil
  }
}

/// Finds `%@`, `%1$@`, `%lld`, `%.1f` and the like in a format.
public enum PlaceholderScan {
  /// A format with each placeholder replaced.
  ///
  /// Their numbers count from 0; two per cent signs become one.
  public static func replacing(in format: String, with text: (_ number: Int) -> String) -> String {
    guard format.contains("%") else { return format }
    var result = ""
    var rest = Substring(format)
    var next = 0
    while let letter = rest.first {
      guard letter == "%" else {
        result.append(letter)
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst()
      if rest.first == "%" {
        result.append("%")
        rest = rest.dropFirst()
        continue
      }
      let start = rest
      guard let number = placeholder(&rest) else {
        result.append("%")
        rest = start
        continue
      }
      result += text(number == 0 ? next : number - 1)
      if number == 0 { next += 1 }
    }
    return result
  }

  /// Reads what follows a per cent sign: the number of its value, 0 for the next; nil for no
  /// placeholder.
  private static func placeholder(_ rest: inout Substring) -> Int? {
    var number = 0
    let digits = rest.prefix { $0.isNumber }
    let after = rest.dropFirst(digits.count)
    if !digits.isEmpty, after.first == "$", let value = Int(digits) {
      number = value
      rest = after.dropFirst()
    }
    rest = rest.drop { "0123456789.+-#".contains($0) }
    for length in ["hh", "h", "ll", "l", "q", "z", "t", "j"] where rest.hasPrefix(length) {
      rest = rest.dropFirst(length.count)
      break
    }
    guard let kind = rest.first, "@diouxXeEfgGcCsSaA".contains(kind) else { return nil }
    rest = rest.dropFirst()
    return number
  }
}

extension AppText {
  /// It as a few letters, for a name.
  var plain: String {
    switch self {
    case .verbatim(let text), .unknown(let text): text
    case .key(let key): key.name
    }
  }
}
