internal import BarLayout
internal import BarRender

/// How clearly the parts of a bar stand out from what is behind them.
struct BarContrast {
  /// A part that is read or recognised.
  struct Part {
    var element: LaidOutElement
    /// Its contrast with what is behind it where that is worst, 1 to 21.
    var ratio: Double
    /// The least contrast that it should have.
    var needed: Double
  }

  /// Texts and symbols that show wholly and answer touches if they can.
  let parts: [Part]

  /// Looks at every bar of a layout.
  ///
  /// - Throws: why what is behind them cannot be drawn.
  init(_ scene: LaidOutScene, renderer: Renderer) throws(RenderError) {
    let read = scene.bars.flatMap { bar in
      bar.elements.filter { element in
        element.alpha == 1 && element.isSeen && element.needed != nil
          && !Self.isDisabled(element.id, in: bar)
      }
    }
    let names = Set(
      scene.bars.flatMap(\.elements).filter { $0.needed != nil }.map(\.id.description))
    guard !read.isEmpty else {
      parts = []
      return
    }
    let backdrop = try Backdrop(of: scene, without: names, renderer: renderer)
    parts = read.compactMap { element in
      guard let color = element.color, let needed = element.needed,
        let ratio = backdrop.contrast(of: color, in: element.shownInk)
      else { return nil }
      return Part(element: element, ratio: ratio, needed: needed)
    }
  }

  private static func isDisabled(_ id: ElementID, in bar: LaidOutBar) -> Bool {
    id.part(.whole).flatMap(bar.element)?.isEnabled == false
  }
}

extension LaidOutElement {
  /// The least contrast it should have; nil for one that is neither text nor symbol, and for what
  /// no colour of the app's reaches.
  fileprivate var needed: Double? {
    guard isRead else { return nil }
    switch content {
    case .text(let line):
      guard !line.text.isEmpty else { return nil }
      let isBold = line.style.weight >= .bold
      let isLarge =
        line.style.size >= (isBold ? LintLimits.largeBoldText : LintLimits.largeText)
      return isLarge ? LintLimits.largeContrast : LintLimits.textContrast
    case .symbol, .indicator, .icon, .path, .bitmap(_, isTemplate: true):
      return LintLimits.largeContrast
    default: return nil
    }
  }

  /// Whether it is a part of the bar that is read.
  private var isRead: Bool {
    switch id {
    case .title, .subtitle, .largeTitle, .largeSubtitle, .prompt, .titleViewLabel: true
    case .backButton(let part), .leftBarButtonItem(_, let part),
      .rightBarButtonItem(_, let part), .centerItem(_, _, let part), .overflowButton(let part):
      part == .label || part == .image || part == .indicator
    default: false
    }
  }

  /// Where something of it is drawn, in points.
  fileprivate var shownInk: BarRect {
    let drawn = ink ?? frame
    return clip.flatMap { drawn.intersection($0) } ?? drawn
  }
}
