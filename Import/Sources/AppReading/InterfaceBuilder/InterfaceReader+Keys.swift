/// Words that an app puts in the place of keys which are drawn, as its objects awake.
extension InterfaceReader {
  /// The key of the app's own words that a drawn text is; nil for a text that is a word itself.
  ///
  /// - Parameter element: the object that it is drawn for.
  func drawnKey(_ text: String, of element: MarkupElement) -> AppText.Key? {
    let isAsked = code?.putsWords(into: element.name) ?? false
    guard isAsked || Self.isShapedLikeKey(text), let found = words.find(text, near: path),
      found.table != WordTables.propertyList,
      found.words.values.contains(where: { $0.text != text })
    else { return nil }
    var key = AppText.Key(text, table: found.table)
    key.fallback = text
    return key
  }

  /// Whether a text reads like a name of code rather than like a word: parts joined by dots or
  /// underscores, a capital amid small letters, or capitals with digits.
  static func isShapedLikeKey(_ text: String) -> Bool {
    let letters = Array(text.utf8)
    guard letters.count > 2, let first = letters.first, isLetter(first),
      letters.allSatisfy({ isLetter($0) || isDigit($0) || [0x2D, 0x2E, 0x5F].contains($0) }),
      letters.last.map({ isLetter($0) || isDigit($0) }) ?? false
    else { return false }
    let pairs = zip(letters, letters.dropFirst())
    if letters.contains(where: { $0 == 0x2E || $0 == 0x5F }) {
      return !pairs.contains { [0x2E, 0x5F].contains($0) && [0x2E, 0x5F].contains($1) }
    }
    if pairs.contains(where: { isSmall($0) && isLetter($1) && !isSmall($1) }) { return true }
    return !letters.contains(where: isSmall) && letters.contains(where: isDigit)
  }

  private static func isSmall(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool { isSmall(byte | 0x20) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
