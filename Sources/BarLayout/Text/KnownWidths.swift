/// A measurer that knows some widths from real devices and asks another for the rest.
///
/// An object, as every part of a layout takes hold of it.
package final class KnownWidths: TextMeasuring {
  /// The measurer for texts whose width is not known.
  package let base: any TextMeasuring
  /// The known widths.
  package let widths: [MeasuredText]
  /// The first bytes of each text; empty for a few, which are compared themselves.
  private let beginnings: [UInt64]
  /// Whether there are beginnings and all of them are ASCII.
  private let areASCII: Bool

  /// Puts known widths before a measurer.
  package init(_ widths: [MeasuredText], over base: any TextMeasuring) {
    self.base = base
    self.widths = widths
    beginnings = widths.count > Self.few ? widths.map { Self.beginning(of: $0.text) } : []
    areASCII = !beginnings.isEmpty && beginnings.allSatisfy(Self.isASCII)
  }

  /// The name of the measurer for the rest.
  package var name: String { base.name }

  /// Measures one line of text; a known width holds for the whole text only, so for a text that
  /// was cut the base is asked.
  ///
  /// Where the width is known the advances are stretched in proportion, each glyph in the middle of
  /// what that adds, and the right edge of the ink keeps its distance from the end.
  package func measure(_ text: String, style: TextStyle, limit: Double) -> TextMeasure {
    guard let known = known(text, style: style) else {
      return base.measure(text, style: style, limit: limit)
    }
    var measure = base.measure(text, style: style, limit: .infinity)
    measure.stretch(to: known)
    return measure
  }

  /// The width of the match that says most about the style; of two equal ones the first.
  private func known(_ text: String, style: TextStyle) -> Double? {
    let beginning = areASCII ? Self.beginning(of: text) : .max
    let isTold = areASCII && Self.isASCII(beginning)
    var best: (score: Int, width: Double)?
    // Each row is read where it stands: copying it takes hold of its text.
    for index in widths.indices where !isTold || beginnings[index] == beginning {
      let width = widths[index].width
      guard widths[index].text == text, width.isFinite, width >= 0 else { continue }
      let (size, weight) = (widths[index].size, widths[index].weight)
      if let size, abs(size - style.size) > Self.sizeTolerance { continue }
      if let weight, weight != style.weight { continue }
      let score = (size == nil ? 0 : 1) + (weight == nil ? 0 : 1)
      if score > best?.score ?? -1 { best = (score, width) }
    }
    return best?.width
  }

  /// So many texts are compared themselves.
  private static var few: Int { 8 }

  /// Sizes that differ by less are the same, in points.
  private static var sizeTolerance: Double { 0.01 }

  /// The first eight bytes of a text, the first one highest, which tell most texts apart.
  ///
  /// Texts of other bytes may still be equal, composed letters and decomposed ones; never where
  /// both begin with ASCII.
  private static func beginning(of text: String) -> UInt64 {
    let bytes = unsafe text.utf8.withContiguousStorageIfAvailable { text in
      var bytes: UInt64 = 0
      for index in 0..<min(text.count, UInt64.bitWidth / UInt8.bitWidth) {
        bytes = unsafe bytes << 8 | UInt64(text[index])
      }
      return bytes
    }
    return bytes ?? .max
  }

  private static func isASCII(_ bytes: UInt64) -> Bool { bytes & 0x8080_8080_8080_8080 == 0 }
}

extension TextMeasure {
  /// Makes a whole line so wide, in points.
  fileprivate mutating func stretch(to known: Double) {
    let count = Double(glyphs.count)
    for index in glyphs.indices {
      let advance = width > 0 ? glyphs[index].advance * known / width : known / count
      glyphs[index] = glyphs[index].fitted(to: advance)
    }
    if let ink {
      self.ink = BarRect(
        minX: ink.minX, minY: ink.minY, maxX: max(ink.minX, ink.maxX + known - width),
        maxY: ink.maxY)
    }
    width = known
  }
}
