internal import Foundation

extension Screen {
  /// The name of its scene's file, without an ending.
  public var fileName: String {
    var text = name
    if let variant { text += "@" + variant }
    var result = ""
    for letter in Self.folded(text) {
      let isFine = letter.isASCII && (letter.isLetter || letter.isNumber || "._@".contains(letter))
      if isFine {
        result.append(letter)
      } else if !result.isEmpty, !result.hasSuffix("-") {
        result.append("-")
      }
    }
    while result.hasSuffix("-") || result.hasSuffix(".") { result.removeLast() }
    // Words without a letter that file names have.
    if variant != nil, result.hasSuffix("@") { result += "state" }
    // A name that begins with a dot is one that systems hide.
    if result.isEmpty || result.hasPrefix(".") || result.hasPrefix("@") {
      result = "screen" + result
    }
    // The number tells it from others, so that it is not cut off.
    let end = number > 1 ? "@\(number)" : ""
    return result.prefix(Self.longestFileName - end.count) + end
  }

  private static let longestFileName = 90

  /// A text whose letters have no marks: `Uber` for `Über`.
  private static func folded(_ text: String) -> String {
    var result = ""
    for scalar in text.decomposedStringWithCanonicalMapping.unicodeScalars
    where scalar.properties.generalCategory != .nonspacingMark {
      result += letters[scalar] ?? String(scalar)
    }
    return result
  }

  /// What letters are written as that are none with a mark.
  private static let letters: [Unicode.Scalar: String] = [
    "ß": "ss", "ẞ": "SS", "æ": "ae", "Æ": "AE", "œ": "oe", "Œ": "OE", "ø": "o", "Ø": "O",
    "đ": "d", "Đ": "D", "ð": "d", "Ð": "D", "þ": "th", "Þ": "Th", "ł": "l", "Ł": "L", "ı": "i",
  ]
}
