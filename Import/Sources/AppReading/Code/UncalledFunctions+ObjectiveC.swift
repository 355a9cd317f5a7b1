internal import AppCode

/// Methods of Objective-C that nothing in an app calls.
///
/// No word says there what is the app's own and what UIKit or a delegate's asker calls, so that only such
/// count as open something, by their names: `showHelp:`, `goToStart`. Actions of drawings say it.
extension UncalledFunctions {
  /// Whether a method's name says that it shows something, and UIKit has none of that name.
  static func mayBeUncalledMethod(_ function: Function) -> Bool {
    guard !function.span.isEmpty else { return false }
    if !isAction(function) {
      guard let verb = verbs.first(where: { function.name.hasPrefix($0) }),
        function.name.dropFirst(verb.count).first?.isUppercase ?? false
      else { return false }
    }
    return !ofUIKit.contains(function.name) && function.name.utf8.allSatisfy(NeverUsed.isPlain)
  }

  private static let verbs = ["show", "open", "push", "present", "goTo", "display", "launch"]
  private static let ofUIKit: Set = [
    "showViewController", "showDetailViewController", "presentViewController",
    "pushViewController", "presentModalViewController", "pushRegistry", "openURL", "displayLayer",
    "pushNavigationItem", "presentOpenInMenuFromRect", "presentOptionsMenuFromRect",
  ]

  /// The names that Objective-C may call by a word: `show`, `showList` for `showListWith`.
  static func spellings(of word: String) -> [String] {
    var found = [word]
    guard word.utf8.count <= 200 else { return found }
    for place in word.utf8.indices.dropFirst() where (0x41...0x5A).contains(word.utf8[place]) {
      found.append(String(word[..<place]))
    }
    return found
  }

  /// Protocols that files of Objective-C declare.
  static func protocols(in files: [AppFiles.File]) -> Set<String> {
    var found: Set<String> = []
    for file in files where file.kind == .objectiveC {
      guard let data = file.contents(), data.holds("@protocol") else { continue }
      let bytes = [UInt8](data)
      NeverUsed.visitWords(in: bytes) { word, range in
        let before = bytes[..<range.lowerBound]
        if NeverUsed.lastWord(before) == "protocol" { found.insert(word) }
        return nil
      }
    }
    return found
  }

  /// Whether a word of Objective-C is the name of a method where that is declared or implemented:
  /// `- (void)showHelp:`.
  static func isOfMethod(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    var rest = NeverUsed.trimmed(bytes[..<range.lowerBound])
    guard rest.last == 0x29 else { return false }
    var depth = 0
    // A part of the bytes is no copy of them; no type is as long.
    for _ in 0..<400 {
      guard let last = rest.last else { return false }
      rest = rest.dropLast()
      if last == 0x29 { depth += 1 }
      if last == 0x28 { depth -= 1 }
      if depth == 0 { break }
    }
    rest = NeverUsed.trimmed(rest)
    guard let sign = rest.last, sign == 0x2D || sign == 0x2B else { return false }
    rest = rest.dropLast()
    let line = rest[(rest.lastIndex(of: 0x0A).map { $0 + 1 } ?? rest.startIndex)...]
    return line.allSatisfy(NeverUsed.isSpace)
  }
}
