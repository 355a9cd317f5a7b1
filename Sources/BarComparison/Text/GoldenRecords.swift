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
    let lines = Array(text.body.utf8).split(separator: UInt8(ascii: "\n"))
    let bars = lines.count { $0.starts(with: "bar ".utf8) }
    var bar: String?
    var count = 0
    var isVoiceOver = false
    for line in lines {
      if line.starts(with: GoldenText.voiceOver.utf8) {
        isVoiceOver = true
      } else if isVoiceOver {
        let spoken = line.drop { $0 == UInt8(ascii: " ") }
        voiceOver.append(String(decoding: spoken, as: UTF8.self))
      } else if line.starts(with: "scene ".utf8) {
        scene = String(decoding: line, as: UTF8.self)
      } else {
        if line.starts(with: "bar ".utf8) {
          bar = bars > 1 ? "bars[\(count)]" : nil
          count += 1
        } else if line.first != UInt8(ascii: " ") {
          bar = nil
        }
        elements.append(GoldenRecord(line: line, bar: bar))
      }
    }
  }
}
