internal import BarText

/// A picture as scalable vector graphics: the display list, element by element.
///
/// One unit is a point. Every element says in `data-element` which part of the bar it draws; a part
/// is a layer, whose `id` is its name, within that of what it is a part of.
/// What shows through panes and soft edges is a picture of the renderer's own pixels, at the list's
/// scale; over an even ground they are shapes. Shadows are pictures of few pixels; those of
/// letters are the only filters.
public struct SVG: Hashable, Sendable {
  /// What becomes of letters.
  public enum TextMode: String, CaseIterable, Hashable, Sendable {
    /// Shapes: looks the same everywhere, and needs no font.
    case outlines
    /// Text that can be searched and edited, as wide as layout said; the viewer's font draws it.
    case text
  }

  /// The file's text.
  public let text: String
}

extension SVG {
  /// A number in decimal form, to a ten-thousandth; no locale takes part.
  static func number(_ value: Double) -> String {
    let perUnit = 10_000
    let scaled = (value * Double(perUnit)).rounded()
    guard let count = Int(exactly: scaled) else { return "0" }
    let size = count.magnitude
    let whole = size / UInt(perUnit)
    var fraction = String(size % UInt(perUnit) + UInt(perUnit)).dropFirst()
    while fraction.last == "0" { fraction = fraction.dropLast() }
    return (count < 0 ? "-" : "") + "\(whole)" + (fraction.isEmpty ? "" : ".\(fraction)")
  }

  /// A text with what XML keeps for itself written otherwise; what XML 1.0 cannot hold is left out.
  static func escaped(_ text: String) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\t", "\n", "\r": kept.append(" ")
      case "\u{0}"..."\u{1F}", "\u{FFFE}"..."\u{FFFF}": break
      default: kept.append(scalar)
      }
    }
    return XMLText.content(String(kept))
  }
}
