// The text form of a layout: one line an element, made to be read in a diff.
//
// Columns have fixed widths, so that an element that moves changes its own line and no other.

extension LaidOutScene: CustomStringConvertible {
  /// The layout as text: a line for the scene, then one for each bar and, indented, its elements.
  ///
  /// A line is a name, the frame as `x y width height` in points, and what the element shows:
  /// its text in quotes, font, colour, baseline and ink. The order is that of drawing.
  public var description: String { text { _ in [] } }

  /// The same text with more notes at the end of the elements' lines.
  package func text(noting more: (LaidOutElement) -> [String]) -> String {
    let extent = "\(Thousandths(screen.width)) x \(Thousandths(screen.height))"
    var lines = [
      "scene  \(device)  \(system)  \(extent) @ \(Thousandths(scale))  measured by \(measurer)"
    ]
    for bar in bars { lines += bar.lines(noting: more) }
    lines.append(line("safeArea", frame: safeArea, notes: []))
    for region in reservedRegions {
      lines.append(
        line(region.kind.rawValue, frame: region.frame, notes: region.isActive ? [] : ["inactive"]))
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension LaidOutBar {
  /// The bar's own line and those of its elements.
  fileprivate func lines(noting more: (LaidOutElement) -> [String]) -> [String] {
    var notes = [
      "state \(appearance.rawValue)", "metrics \(barMetrics.rawValue)",
      "title \(titleMode.rawValue)",
    ]
    if largeTitleProgress != 0 { notes.append("progress \(Thousandths(largeTitleProgress))") }
    if let column { notes.append("column \(column)") }
    if behavioralStyle == .pad { notes.append("behaves as on a pad") }
    if let verticalBarEdge { notes.append("upright at the \(verticalBarEdge.rawValue) edge") }
    if isOverlay { notes.append("overlay") }
    if isDimmed { notes.append("dimmed") }
    if let titleMenu {
      let entries = titleMenu.entries + titleMenu.systemEntries(in: locale)
      notes.append("menu \(entries.joined(separator: ", "))")
    }
    notes += toolbarElsewhere.map { "\($0.name.quoted) at \($0.place.rawValue)" }
    return [line("bar", frame: frame, notes: notes)]
      + elements.filter { $0.id != .bar || $0.frame != frame }.map { $0.line(noting: more($0)) }
  }
}

extension LaidOutElement {
  /// The element's line.
  ///
  /// - Parameter more: notes at its end.
  package func line(noting more: [String]) -> String {
    var notes: [String] = []
    if alpha == 0 {
      notes.append("hidden")
    } else if alpha != 1 {
      notes.append("alpha \(Thousandths(alpha))")
    }
    if isEnabled == false { notes.append("disabled") }
    if isSelected { notes.append("selected") }
    if let text {
      notes.append(text.text.quoted)
      if text.isTruncated { notes.append("truncated") }
      notes.append("\(Thousandths(text.style.size)) \(text.style.weight.rawValue)")
      if text.magnification != 1 { notes.append("magnified \(Thousandths(text.magnification))") }
    }
    if case .symbol(let symbol, _) = content { notes.append("symbol \(symbol.name.rawValue)") }
    if let accessibilityLabel { notes.append("says \(accessibilityLabel.quoted)") }
    if let color { notes.append(color.hex) }
    if let text { notes.append("baseline \(Thousandths(text.baseline))") }
    if let ink { notes.append("ink \(words(ink))") }
    if let clip { notes.append("clip \(words(clip))") }
    return BarLayout.line("  \(id)", frame: frame, notes: notes + more)
  }
}

/// A name, four numbers in columns of fixed width, and the rest.
private func line(_ name: String, frame: BarRect, notes: [String]) -> String {
  var text = name + padding(after: name, to: 32)
  for number in [frame.x, frame.y, frame.width, frame.height] {
    let digits = Thousandths(number).description
    text += " " + padding(after: digits, to: 8) + digits
  }
  return notes.isEmpty ? text : text + "  " + notes.joined(separator: "  ")
}

/// Spaces that fill a column; none where the word is as wide.
private func padding(after word: String, to width: Int) -> String {
  String(repeating: " ", count: max(0, width - word.utf8.count))
}

/// A rectangle as four numbers.
private func words(_ rect: BarRect) -> String {
  [rect.x, rect.y, rect.width, rect.height].map { Thousandths($0).description }
    .joined(separator: " ")
}
