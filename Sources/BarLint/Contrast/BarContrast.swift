internal import BarLayout

/// How clearly the parts of a bar stand out from what is behind them.
struct BarContrast {
  /// A part that is read or recognised.
  struct Part {
    var element: LaidOutElement
    /// Its contrast with what is behind it, 1 to 21.
    var ratio: Double
    /// The least contrast that it should have.
    var needed: Double
  }

  private let bar: LaidOutBar
  private let ground: Color

  init(_ bar: LaidOutBar, ground: Color) {
    self.bar = bar
    self.ground = ground
  }

  /// Texts and symbols that show wholly and answer touches if they can.
  var parts: [Part] {
    bar.elements.compactMap { element in
      guard element.alpha == 1, element.isSeen, let color = element.color, isRead(element.id),
        !isDisabled(element.id), let needed = needed(by: element),
        let behind = behind(element)
      else { return nil }
      return Part(
        element: element, ratio: Luminance.contrast(color.laid(over: behind), behind),
        needed: needed)
    }
  }

  /// The least contrast an element should have; nil for one that is neither text nor symbol.
  private func needed(by element: LaidOutElement) -> Double? {
    switch element.content {
    case .text(let line):
      guard !line.text.isEmpty else { return nil }
      let isBold = line.style.weight >= .bold
      let isLarge =
        line.style.size >= (isBold ? LintLimits.largeBoldText : LintLimits.largeText)
      return isLarge ? LintLimits.largeContrast : LintLimits.textContrast
    case .symbol, .indicator: return LintLimits.largeContrast
    default: return nil
    }
  }

  /// Whether an element's colours are the app's to choose.
  private func isRead(_ id: ElementID) -> Bool {
    switch id {
    case .title, .subtitle, .largeTitle, .largeSubtitle, .prompt, .titleViewLabel,
      .backButton, .leftBarButtonItem, .rightBarButtonItem, .centerItem:
      true
    default: false
    }
  }

  private func isDisabled(_ id: ElementID) -> Bool {
    id.part(.whole).flatMap(bar.element)?.isEnabled == false
  }

  /// The colour behind an element; nil where a picture is there.
  private func behind(_ element: LaidOutElement) -> Color? {
    if let picture = bar.element(.backgroundImage), picture.alpha > 0 { return nil }
    var color = ground
    if let background = bar.element(.background), background.alpha > 0 {
      guard let fill = background.color, background.isPlain else { return nil }
      color = fill.opacity(background.alpha).laid(over: color)
    }
    let middle = element.frame
    for glass in bar.elements where glass.isGlass && glass.alpha > 0 {
      guard glass.frame.minX <= middle.midX, middle.midX <= glass.frame.maxX,
        glass.frame.minY <= middle.midY, middle.midY <= glass.frame.maxY, let fill = glass.color
      else { continue }
      color = fill.opacity(glass.alpha).laid(over: color)
    }
    return color
  }
}

extension LaidOutElement {
  /// Whether it is one colour.
  fileprivate var isPlain: Bool {
    if case .fill = content { return true }
    return false
  }

  fileprivate var isGlass: Bool { id.part(.glass) == id }
}

extension Color {
  /// This colour as it is seen over an opaque one.
  func laid(over below: Color) -> Color {
    let share = Double(alpha) / 255
    func channel(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      UInt8((Double(top) * share + Double(bottom) * (1 - share)).rounded())
    }
    return Color(
      red: channel(red, below.red), green: channel(green, below.green),
      blue: channel(blue, below.blue))
  }
}
