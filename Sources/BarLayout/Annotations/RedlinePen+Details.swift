extension RedlinePen {
  /// Writes down what was asked for besides distances.
  mutating func note(_ details: Set<RedlineDetail>, in bar: LaidOutBar) {
    guard !details.isEmpty else { return }
    if details.contains(.touch) {
      let minimum = MetricTable.rows.last { $0.metric == .number(.minimumTouchWidth) }?.value ?? 0
      for target in bar.touchTargets(minimum: minimum) {
        outline(target.area)
        keepOff(edgesOf: target.area)
        let size = "\(target.area.width.inThirds) × \(target.area.height.inThirds)"
        label(size, at: BarPoint(x: target.area.midX, y: target.area.maxY), isBeside: false)
      }
    }
    for element in bar.elements where element.alpha > 0 && !element.frame.isEmpty {
      if details.contains(.baselines), let line = element.text, let ink = element.ink {
        let baseline = BarRect(x: ink.minX, y: line.baseline, width: ink.width, height: pixel)
        fill(baseline)
        keepOff(baseline)
      }
      let words = self.words(details, of: element)
      guard !words.isEmpty else { continue }
      let box = element.ink ?? element.frame
      label(
        words.joined(separator: " "), at: BarPoint(x: box.midX, y: box.maxY), isBeside: false)
    }
  }

  private func words(_ details: Set<RedlineDetail>, of element: LaidOutElement) -> [String] {
    var words: [String] = []
    if details.contains(.fonts), let style = element.text?.style {
      words.append("\(style.size.inThirds) \(style.weight.rawValue)")
    }
    switch element.content {
    case .text, .symbol, .indicator, .icon, .path:
      if details.contains(.colors), let color = element.color { words.append(color.shortHex) }
    case .glass(_, let radius), .roundedRect(let radius, _):
      if details.contains(.radii), radius > 0 { words.append("r \(radius.inThirds)") }
    default: break
    }
    return words
  }
}
