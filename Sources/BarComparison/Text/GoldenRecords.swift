/// A golden text taken apart into its elements and VoiceOver's lines.
package struct GoldenRecords: Hashable {
  /// The line about device, system and screen; empty for a text that has none.
  package var scene = ""
  /// Bars, elements and the safe area, in the order of the text.
  package var elements: [GoldenRecord] = []
  /// What VoiceOver reads, in its order.
  package var voiceOver: [String] = []

  /// Takes a text apart; a line that is none of ours becomes an element of its first word.
  package init(_ text: GoldenText) {
    let lines = text.body.utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0) }
    let bars = lines.count { $0.hasPrefix("bar ") }
    var bar: String?
    var count = 0
    var isVoiceOver = false
    for line in lines {
      if line.hasPrefix(GoldenText.voiceOver) {
        isVoiceOver = true
      } else if isVoiceOver {
        voiceOver.append(String(line.drop { $0 == " " }))
      } else if line.hasPrefix("scene ") {
        scene = String(line)
      } else {
        if line.hasPrefix("bar ") {
          bar = bars > 1 ? "bars[\(count)]" : nil
          count += 1
        } else if !line.hasPrefix(" ") {
          bar = nil
        }
        elements.append(GoldenRecord(line: line, bar: bar))
      }
    }
  }
}
