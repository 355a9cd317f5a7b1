internal import BarLayout

/// The status bar in the text of a layout that is about something else: its own line, with a
/// checksum in place of the lines of its clock and signs.
///
/// The checksum is of those lines as they would stand there, so whatever changes in one of them
/// changes the text. A scene that asks for the status bar has them all.
enum StatusBarSummary {
  /// The lines of a layout with those of each status bar summed up.
  static func summed(_ text: String) -> String {
    var result: [Substring] = []
    var rest = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0) }[...]
    while let line = rest.popFirst() {
      guard name(line) == statusBar else {
        result.append(line)
        continue
      }
      // The bar's other elements stay; how many stand before a sign is a part of the sum.
      let bar = rest.prefix { $0.utf8.first == space }
      rest = rest.dropFirst(bar.count)
      var parts: [String] = []
      var others: [Substring] = []
      for line in bar {
        if isPart(line) { parts.append("\(others.count) \(line)") } else { others.append(line) }
      }
      result.append("\(line)  signs \(StableHash.digits(of: parts))")
      result += others
    }
    return result.joined(separator: "\n")
  }

  private static let statusBar = Substring("\(ElementID.statusBar)")
  private static let clock = Substring("\(ElementID.clock)")
  private static let space = UInt8(ascii: " ")

  /// The element whose line it is; empty for a bar's own line and those of the whole scene.
  private static func name(_ line: Substring) -> Substring {
    guard line.utf8.starts(with: [space, space]) else { return "" }
    return Substring(line.utf8.dropFirst(2).prefix { $0 != space })
  }

  private static func isPart(_ line: Substring) -> Bool {
    let name = name(line)
    guard name.utf8.starts(with: statusBar.utf8) else { return name == clock }
    return name.utf8.dropFirst(statusBar.utf8.count).first == UInt8(ascii: ".")
  }
}

extension BarScene {
  /// Whether the scene says something of its own about the status bar.
  package var asksForStatusBar: Bool {
    clock != nil || statusBarStyle != nil || statusBar != nil
  }
}
