internal import BarComparison

extension Keys {
  /// A reason, in words that somebody else understands.
  private static let sentence = ValueKind<String>(shape: .text, isText: true) {
    node, key, decoding in
    guard let text = Kind.text.decode(node, key, &decoding) else { return nil }
    let words = text.split { $0 == " " || $0 == "\t" || $0 == "\n" }.filter { word in
      word.contains(where: \.isLetter)
    }
    // Some languages have no blanks between words.
    let others = text.unicodeScalars.count { $0.value >= 0x2E80 }
    if words.count >= SceneLimits.reasonWords || others >= 2 * SceneLimits.reasonWords {
      return text
    }
    decoding.error(
      "\(key) must be a sentence "
        + hint(found: node.found, accepted: "why, in \(SceneLimits.reasonWords) words or more"),
      at: node.position)
    return nil
  }

  /// How far pictures may differ.
  static let allowance = ObjectSchema<GoldenAllowance>(
    "allow", "an allowance", "How far a drawing may be from its golden picture, and why.",
    start: GoldenAllowance(channel: 0, pixels: 0, because: ""),
    fields: [
      Field(
        "channel", Kind.integer(0...255), \.channel,
        "How far a colour channel may be off, of 255.", default: "0"),
      Field(
        "pixels", Kind.integer(0...SceneLimits.allowedPixels), \.pixels,
        "How many pixels may be off.",
        default: "0"),
      Field(
        "antialiasing", Kind.bool, \.antialiasing,
        "Whether pixels on the smoothed edge of a shape may be off by any amount.",
        default: "false"),
      Field(
        "because", sentence, \.because, "Why the pictures cannot be equal.", isRequired: true),
    ])
}
