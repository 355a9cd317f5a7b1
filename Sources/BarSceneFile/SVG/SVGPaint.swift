internal import BarLayout

/// How a shape is filled and stroked; what it does not say it has from the group around it.
///
/// An icon is drawn in the tint, so that of a colour only counts whether it is there.
struct SVGPaint {
  var isFilled = true
  var isEvenOdd = false
  var isStroked = false
  var stroke = Stroke(width: 1, cap: .butt, join: .miter)
  var isVisible = true

  /// Names of what it reads.
  static let names = [
    "fill", "fill-rule", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin",
    "stroke-miterlimit", "color", "display", "visibility", "opacity", "fill-opacity",
    "stroke-opacity",
  ]

  /// Takes over what an attribute says.
  mutating func take(_ attribute: SVGElement.Attribute) throws(SVGFault) {
    let word = Substring(attribute.value).trimmed
    switch attribute.name {
    case "fill": isFilled = try Self.isPainted(attribute, word)
    case "stroke": isStroked = try Self.isPainted(attribute, word)
    case "fill-rule":
      isEvenOdd = try Self.choice(attribute, word, ["nonzero": false, "evenodd": true])
    case "stroke-width":
      let width = try attribute.length()
      guard width >= 0 else { throw attribute.fault("stroke-width must not be negative") }
      stroke.width = width
    case "stroke-linecap":
      let cap = try Self.choice(
        attribute, word, ["butt": Stroke.Cap.butt, "round": .round, "square": .square])
      stroke.startCap = cap
      stroke.endCap = cap
    case "stroke-linejoin":
      stroke.join = try Self.choice(attribute, word, ["miter": Stroke.Join.miter, "round": .round])
    case "display": isVisible = isVisible && word != "none"
    case "visibility":
      isVisible = try Self.choice(attribute, word, ["visible": true, "hidden": false])
    case "opacity", "fill-opacity", "stroke-opacity":
      guard word == "1" else {
        throw attribute.fault(
          "an icon has one colour throughout (found \(attribute.name) \(quoted(attribute.value)); "
            + "accepted: 1)")
      }
    default: break
    }
  }

  /// Takes over what a `style` says: names and values with colons and semicolons between.
  mutating func takeStyle(_ attribute: SVGElement.Attribute) throws(SVGFault) {
    for part in attribute.value.split(separator: ";") {
      guard !part.trimmed.isEmpty else { continue }
      let words = part.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(words[0].trimmed)
      guard words.count == 2, Self.names.contains(name) else {
        throw attribute.fault(
          "a style is not understood (found \(quoted(String(part.trimmed))); accepted: "
            + Self.names.joined(separator: ", ") + ")")
      }
      try take(
        SVGElement.Attribute(
          name: name, value: String(words[1].trimmed), offset: attribute.offset))
    }
  }

  private static func isPainted(
    _ attribute: SVGElement.Attribute, _ word: Substring
  ) throws(SVGFault) -> Bool {
    if word == "none" || word == "transparent" { return false }
    let isHex =
      word.hasPrefix("#") && [4, 7].contains(word.count)
      && word.dropFirst().allSatisfy(\.isHexDigit)
    let isWord = !word.isEmpty && word.allSatisfy { $0.isASCII && $0.isLetter }
    let isRGB = word.hasPrefix("rgb(") && word.hasSuffix(")")
    guard isHex || isWord || isRGB else {
      throw attribute.fault(
        "\(attribute.name) must be a colour (found \(quoted(attribute.value)); accepted: none, "
          + "currentColor, black, #000, #000000, rgb(0, 0, 0))")
    }
    return true
  }

  private static func choice<Value>(
    _ attribute: SVGElement.Attribute, _ word: Substring, _ values: KeyValuePairs<String, Value>
  ) throws(SVGFault) -> Value {
    guard let value = values.first(where: { $0.key == word })?.value else {
      throw attribute.fault(
        "\(attribute.name) is not understood (found \(quoted(attribute.value)); accepted: "
          + values.map(\.key).joined(separator: ", ") + ")")
    }
    return value
  }
}
