internal import SwiftSyntax

/// What tells that a file is written in Swift 2.
extension CodeReader {
  /// Whether code uses what has other names since Swift 3, so that no newer compiler takes it.
  static func isOfSwift2(_ tree: SourceFileSyntax, in source: String) -> Bool {
    // Most files have none of these words, not even in a comment.
    guard mayBeOfSwift2(Array(source.utf8)) else { return false }
    // The last four words, of which the first three come before the one that is looked at.
    var last: [String] = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      last.append(token.text)
      if last.count > 4 { last.removeFirst() }
      guard last.count == 4 else { continue }
      if last[3] == "(", last[1] == ".", olderMakers[last[2]] == last[0] { return true }
      if last[1] == ":", last[2] == ".", olderLabels.contains(last[0]),
        last[3].first?.isUppercase ?? false
      {
        return true
      }
    }
    return false
  }

  /// Whether such a word stands before a bracket or a colon.
  private static func mayBeOfSwift2(_ bytes: [UInt8]) -> Bool {
    for (place, byte) in bytes.enumerated() where byte == 0x28 || byte == 0x3A {
      let start = bytes[..<place].lastIndex { !isPlain($0) } ?? -1
      guard (8...22).contains(place - start - 1) else { continue }
      let word = String(decoding: bytes[(start + 1)..<place], as: UTF8.self)
      if byte == 0x28 ? olderMakers[word] != nil : olderLabels.contains(word) { return true }
    }
    return false
  }

  private static func isPlain(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }

  /// Functions of UIKit's and Foundation's that have been properties since, with their classes.
  private static let olderMakers = [
    "defaultCenter": "NSNotificationCenter", "defaultManager": "NSFileManager",
    "mainBundle": "NSBundle", "mainScreen": "UIScreen", "sharedApplication": "UIApplication",
    "standardUserDefaults": "NSUserDefaults",
  ]

  /// Labels before cases that have been written small since: `forState: .Normal`.
  private static let olderLabels: Set = [
    "barButtonSystemItem", "forBarMetrics", "forControlEvents", "forState",
  ]
}
