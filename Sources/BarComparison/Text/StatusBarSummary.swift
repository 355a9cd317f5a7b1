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
    var rest = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = rest.popFirst() {
      guard name(line) == statusBar else {
        result.append(line)
        continue
      }
      // The bar's other elements stay; how many stand before a sign is a part of the sum.
      let bar = rest.prefix { $0.hasPrefix(" ") }
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

  /// The element whose line it is; empty for a bar's own line and those of the whole scene.
  private static func name(_ line: Substring) -> Substring {
    line.hasPrefix("  ") ? line.dropFirst(2).prefix { $0 != " " } : ""
  }

  private static func isPart(_ line: Substring) -> Bool {
    let name = name(line)
    return name == "\(ElementID.clock)" || name.hasPrefix("\(statusBar).")
  }
}

extension BarScene {
  /// Whether the scene says something of its own about the status bar.
  package var asksForStatusBar: Bool {
    clock != nil || statusBarStyle != nil || statusBar != nil
  }
}
