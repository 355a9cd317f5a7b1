/// Measures text without a font: San Francisco's advances and pairs as they were measured, and rules
/// for what was not.
///
/// The same answer on every machine.
///
/// How exact it is stands in docs/TEXT.md. ASCII is San Francisco's, accented letters follow from it,
/// the rest of Latin, Greek and Cyrillic is Inter's, fitted; Hebrew, Arabic, Devanagari and Thai are
/// Noto Sans's; the rest is a width a character by script.
public struct AdvanceTable: TextMeasuring, Sendable {
  /// The name in a layout's answer.
  public var name: String { "sf-fitted" }

  /// The table for San Francisco, the system's font.
  public static let sanFrancisco = AdvanceTable()

  private init() {}

  /// Measures one line of text, in reading order.
  ///
  /// A size that is not a positive number measures as 0.
  public func measure(_ text: String, style: TextStyle, limit: Double) -> TextMeasure {
    guard !text.isEmpty else { return .empty }
    let face = FittedFace(style)
    return measureShortASCII(text, face, limit: limit)
      ?? LineMeasurer(face: face).measure(text, limit: limit)
  }
}
