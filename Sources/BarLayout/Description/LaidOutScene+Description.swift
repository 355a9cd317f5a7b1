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
    var text = LayoutText()
    text.add(
      "scene  \(device)  \(system)  \(extent) @ \(Thousandths(scale))  measured by \(measurer)")
    text.end()
    for bar in bars { bar.write(to: &text, noting: more) }
    text.begin("safeArea", frame: safeArea)
    text.end()
    for region in reservedRegions {
      text.begin(region.kind.rawValue, frame: region.frame)
      if !region.isActive { text.note("inactive") }
      text.end()
    }
    return text.text
  }
}

extension LaidOutBar {
  /// Writes the bar's own line and those of its elements.
  fileprivate func write(to text: inout LayoutText, noting more: (LaidOutElement) -> [String]) {
    text.begin("bar", frame: frame)
    text.note("state \(appearance.rawValue)")
    text.note("metrics \(barMetrics.rawValue)")
    text.note("title \(titleMode.rawValue)")
    if largeTitleProgress != 0 { text.note("progress \(Thousandths(largeTitleProgress))") }
    if let column { text.note("column \(column)") }
    if behavioralStyle == .pad { text.note("behaves as on a pad") }
    if let verticalBarEdge { text.note("upright at the \(verticalBarEdge.rawValue) edge") }
    if isOverlay { text.note("overlay") }
    if isDimmed { text.note("dimmed") }
    if let titleMenu {
      let entries = titleMenu.entries + titleMenu.systemEntries(in: locale)
      text.note("menu \(entries.joined(separator: ", "))")
    }
    for button in toolbarElsewhere {
      text.note("\(button.name.quoted) at \(button.place.rawValue)")
    }
    text.end()
    for element in elements where element.id != .bar || element.frame != frame {
      element.write(to: &text, noting: more(element))
      text.end()
    }
  }
}

extension LaidOutElement {
  /// The element's line.
  ///
  /// - Parameter more: notes at its end.
  package func line(noting more: [String]) -> String {
    var text = LayoutText()
    write(to: &text, noting: more)
    return text.text
  }

  /// Writes the element's line, but for its end.
  fileprivate func write(to line: inout LayoutText, noting more: [String]) {
    line.begin("  \(id)", frame: frame)
    if alpha == 0 {
      line.note("hidden")
    } else if alpha != 1 {
      line.note("alpha \(Thousandths(alpha))")
    }
    if isEnabled == false { line.note("disabled") }
    if isSelected { line.note("selected") }
    if let text {
      line.note(text.text.quoted)
      if text.isTruncated { line.note("truncated") }
      line.note("", text.style.size)
      line.add(" ")
      line.add(text.style.weight.rawValue)
      if text.magnification != 1 { line.note("magnified ", text.magnification) }
    }
    if case .symbol(let symbol, _) = content { line.note("symbol \(symbol.name.rawValue)") }
    if let accessibilityLabel { line.note("says \(accessibilityLabel.quoted)") }
    if let color { line.note(color.hex) }
    if let text { line.note("baseline ", text.baseline) }
    if let ink {
      line.note("ink ")
      line.add(ink)
    }
    if let clip {
      line.note("clip ")
      line.add(clip)
    }
    for note in more { line.note(note) }
  }
}
