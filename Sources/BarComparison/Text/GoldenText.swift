package import BarLayout

/// The text that is kept of a layout: its frames, then what VoiceOver reads.
///
/// The first line tells the form and the tool that wrote it. The lines after it are those of
/// `navbar layout` with the looks of each element at their ends, of a status bar only as much as
/// `StatusBarSummary` says; a changed line in a diff is a changed element.
package struct GoldenText: Hashable, Sendable {
  /// The version of the form; it grows when the same layout is written in another way.
  ///
  /// Forms 1 and 2, which are written where they were kept, say nothing of looks but texts, symbols
  /// and colours; form 1 has all lines of every status bar.
  package static let form = 3

  /// The whole text.
  package let text: String

  /// Describes a layout.
  ///
  /// - Parameters:
  ///   - scene: the layout.
  ///   - scope: how much of it is told.
  ///   - form: the form; the newest in place of one that is not known.
  package init(
    of scene: LaidOutScene, scope: GoldenScope = GoldenScope(), form: Int = Self.form
  ) {
    let form = 1...Self.form ~= form ? form : Self.form
    let hasLooks = form >= Self.firstWithLooks
    let description =
      hasLooks
      ? scene.text { ElementLook(of: $0, scale: scene.scale).notes } : scene.description
    let isWhole = scope.showsStatusBar || form == 1
    var text = Self.formLine(form) + "\n"
    text += isWhole ? description : StatusBarSummary.summed(description)
    if hasLooks {
      for line in ScreenLook(of: scene, crop: scope.crop).lines { text += line + "\n" }
    }
    for bar in scene.bars {
      text += "\n\(Self.voiceOver)\(bar.column.map { "  \($0)" } ?? "")\n"
      for element in bar.accessibilityElements {
        text += "  \(Self.visible(element.description))\n"
      }
    }
    self.text = text
  }

  /// The first form that tells looks.
  private static let firstWithLooks = 3

  /// Takes a text that was kept; line ends of another system become ours.
  package init(_ kept: String) {
    text = kept.utf8.contains(0x0D) ? Self.withOwnLineEnds(kept) : kept
  }

  /// The version of the form a text is in; nil for a text without one.
  package var keptForm: Int? {
    heading.flatMap { Int($0.prefix { $0 != "," }) }
  }

  /// The version of the tool that wrote a text; nil for a text that does not say.
  package var keptVersion: String? {
    guard let parts = heading?.split(separator: ","), parts.count == 2 else { return nil }
    let words = parts[1].split(separator: " ")
    return words.count == 2 && words[0] == "navbar" ? String(words[1]) : nil
  }

  /// What stands on the first line after its fixed words: `1, navbar 0.1.0`.
  private var heading: Substring? {
    let line = text.prefix { $0 != "\n" }
    return line.hasPrefix(Self.formStart) ? line.dropFirst(Self.formStart.count) : nil
  }

  /// The text without lines that only say how it was made.
  package var body: Substring {
    var rest = text[...]
    while rest.hasPrefix("#") {
      guard let end = rest.firstIndex(of: "\n") else { return "" }
      rest = rest[rest.index(after: end)...]
    }
    return rest
  }

  /// The heading of what VoiceOver reads.
  static let voiceOver = "VoiceOver"
  private static let formStart = "# layout, form "

  private static func formLine(_ form: Int) -> String {
    "\(formStart)\(form), navbar \(ToolVersion.text)"
  }

  private static func withOwnLineEnds(_ kept: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(kept.utf8.count)
    for byte in kept.utf8 {
      if byte == 0x0A, bytes.last == 0x0D { bytes.removeLast() }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A text whose unseen characters are written out: `\u{200F}`.
  private static func visible(_ text: String) -> String {
    text.unicodeScalars.map { $0 == "\"" || $0 == "\u{A0}" ? "\($0)" : $0.quoted }.joined()
  }
}
