internal import BarLayout

/// Text of strangers as it is shown: the one rule for everything that reaches a terminal or the log
/// of a workflow.
///
/// A scene's titles, names of files and fonts, and what a report holds may be any text. Shown, it
/// stays on its line, moves no cursor, turns no direction of writing, and commands no machine that
/// reads along:
///
/// - Control and format characters, ends of lines and paragraphs, and characters that stand for
///   nothing are written `\u{202E}`. The two joiners stay, which Persian and emoji need.
/// - `::` at the start of a text or after spaces there is written `\u{3A}:`, and `##` anywhere
///   `#\u{23}`: GitHub's and Azure's runners, among others, take lines with them for commands.
///   Source: documented — GitHub Actions, workflow commands; Azure Pipelines, logging commands.
package enum VisibleText {
  /// A text on one line.
  package static func spelled(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    var result = ""
    var before: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      let endsMark = before == "#" && scalar == "#"
      if endsMark || isHidden(scalar) {
        result += scalar.code
      } else {
        result.unicodeScalars.append(scalar)
      }
      before = endsMark ? " " : scalar
    }
    let spaces = result.utf8.prefix { $0 == UInt8(ascii: " ") }
    let rest = result.utf8.dropFirst(spaces.count)
    guard rest.starts(with: "::".utf8) else { return result }
    return String(decoding: spaces, as: UTF8.self) + ("\u{3A}" as Unicode.Scalar).code
      + String(decoding: rest.dropFirst(), as: UTF8.self)
  }

  /// Lines of text, each by itself; a line feed at the end stays.
  package static func spelledLines(_ text: String) -> String {
    if text.utf8.allSatisfy({ isPlain($0) || $0 == UInt8(ascii: "\n") }) { return text }
    return text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { spelled(String(decoding: $0, as: UTF8.self)) }.joined(separator: "\n")
  }

  /// A name of bytes that may be no text: those that are not UTF-8 are written `\xE9`.
  package static func spelled(_ bytes: [UInt8]) -> String {
    var result = ""
    var rest = bytes[...]
    while let first = rest.first {
      let length = (1...4).first { count in
        count <= rest.count && String(ofUTF8: rest.prefix(count)) != nil
      }
      if let length {
        result += String(decoding: rest.prefix(length), as: UTF8.self)
        rest = rest.dropFirst(length)
      } else {
        let digits = String(first, radix: 16, uppercase: true)
        result += "\\x" + (digits.utf8.count < 2 ? "0" : "") + digits
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// Whether a character is written out wherever it stands.
  package static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isControl && scalar != "\u{200C}" && scalar != "\u{200D}"
  }

  /// A letter, digit or sign that never needs a second look.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ":"), UInt8(ascii: "#"): false
    default: 0x20...0x7E ~= byte
    }
  }
}

extension String {
  /// The text of bytes; nil where they are not UTF-8.
  package init?(ofUTF8 bytes: some Collection<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else { return nil }
    self = text
  }
}
