internal import AppReading
internal import BarLayout

/// A laid-out bar as a drawing for a page where no font is there to draw it with: texts where they
/// stand, pictures as boxes.
struct BarSketch {
  let bar: LaidOutBar

  /// The drawing, as wide as the bar at most.
  var svg: String {
    let frame = bar.frame
    var parts: [String] = []
    for element in bar.elements where element.alpha > 0 {
      let isBackground: Bool
      switch element.id {
      case .background, .shadow: isBackground = true
      default: isBackground = false
      }
      if let line = element.text {
        parts.append(text(line, element))
      } else if let ink = element.ink ?? (isBackground ? element.frame : nil),
        let color = element.color, color.alpha > 0
      {
        // What is drawn without letters stands there as its bounds.
        let shape = isBackground ? "" : " rx=\"3\" fill-opacity=\".55\""
        parts.append(
          "<rect x=\"\(ink.x.onPage)\" y=\"\(ink.y.onPage)\" width=\"\(ink.width.onPage)\" "
            + "height=\"\(ink.height.onPage)\" fill=\"\(css(color))\"\(shape)/>")
      }
    }
    return
      "<svg width=\"\(frame.width.onPage)\" height=\"\(frame.height.onPage)\" "
      + "viewBox=\"\(frame.x.onPage) \(frame.y.onPage) \(frame.width.onPage) "
      + "\(frame.height.onPage)\" role=\"img\" aria-label=\"\(AuditReport.escaped(bar.spokenTexts))\">"
      + parts.joined() + "</svg>"
  }

  private func text(_ line: TextLine, _ element: LaidOutElement) -> String {
    let size = line.style.size * line.magnification
    // The page's font is another one than the bar's; the width is the bar's.
    return
      "<text x=\"\(line.x.onPage)\" y=\"\(line.baseline.onPage)\" font-size=\"\(size.onPage)\" "
      + "font-weight=\"\(line.style.weight.cssValue)\" fill=\"\(css(element.color ?? .black))\" "
      + "textLength=\"\((line.width * line.magnification).onPage)\" "
      + "lengthAdjust=\"spacingAndGlyphs\">\(AuditReport.escaped(line.text))</text>"
  }

  private func css(_ color: BarColor) -> String {
    "rgba(\(color.red),\(color.green),\(color.blue),\((Double(color.alpha) / 255).onPage))"
  }
}

extension Double {
  /// The number as it stands on a page, with two decimal places at most.
  var onPage: String {
    let text = "\((self * 100).rounded() / 100)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
