internal import AppReading
internal import BarLayout
internal import BarSceneFile

/// A laid-out bar as a drawing for a page: texts where they stand, pictures as boxes.
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
          "<rect x=\"\(number(ink.x))\" y=\"\(number(ink.y))\" width=\"\(number(ink.width))\" "
            + "height=\"\(number(ink.height))\" fill=\"\(css(color))\"\(shape)/>")
      }
    }
    return
      "<svg width=\"\(number(frame.width))\" height=\"\(number(frame.height))\" "
      + "viewBox=\"\(number(frame.x)) \(number(frame.y)) \(number(frame.width)) "
      + "\(number(frame.height))\" role=\"img\" aria-label=\"\(AuditReport.escaped(spoken))\">"
      + parts.joined() + "</svg>"
  }

  private var spoken: String {
    bar.elements.compactMap { $0.alpha > 0 ? $0.text?.text : nil }.joined(separator: ", ")
  }

  private func text(_ line: TextLine, _ element: LaidOutElement) -> String {
    let size = line.style.size * line.magnification
    // The page's font is another one than the bar's; the width is the bar's.
    return
      "<text x=\"\(number(line.x))\" y=\"\(number(line.baseline))\" font-size=\"\(number(size))\" "
      + "font-weight=\"\(line.style.weight.cssValue)\" fill=\"\(css(element.color ?? .black))\" "
      + "textLength=\"\(number(line.width * line.magnification))\" "
      + "lengthAdjust=\"spacingAndGlyphs\">\(AuditReport.escaped(line.text))</text>"
  }

  private func css(_ color: BarColor) -> String {
    "rgba(\(color.red),\(color.green),\(color.blue),\(number(Double(color.alpha) / 255)))"
  }

  private func number(_ value: Double) -> String {
    let text = "\((value * 100).rounded() / 100)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension Auditor {
  /// A drawing of the bar that a finding is about, in the first setting it is found in; nil for a
  /// finding that is about no layout.
  func drawing(of finding: Finding) -> String? {
    guard let setting = finding.settings.first?.split(separator: " "), setting.count > 1,
      let device = matrix.devices.first(where: { $0.id == setting[0] }),
      let size = BarContentSizeCategory(rawValue: String(setting[1]))
    else { return nil }
    let writer = writer(for: finding.locale)
    let candidates = screens.filter { $0.name == finding.screen }
    let screen =
      candidates.first { $0.texts.contains { writer.words.string($0) == finding.whole } }
      ?? candidates.first
    guard let screen else { return nil }
    let source = SceneSource(name: "finding.yaml", bytes: Array(writer.text(of: screen).utf8))
    guard var scene = try? SceneFile(source).scene else { return nil }
    scene.device = device.device(on: scene.system, orientation: .portrait)
    scene.traits.preferredContentSizeCategory = size
    scene.traits.layoutDirection =
      finding.settings[0].hasSuffix("right to left")
        || (!matrix.turns && AuditMatrix.isRightToLeft(finding.locale))
      ? .rightToLeft : .leftToRight
    let answer = try? LaidOutScene(layingOut: scene, measuring: AdvanceTable.sanFrancisco)
    return answer?.bars.first.map { BarSketch(bar: $0).svg }
  }
}
