@testable internal import BarLayout

/// What holds between neighbours in the bar.
extension SceneProperty {
  static let neighbours = [
    SceneProperty("no two controls overlap", apart),
    SceneProperty("the title is never under a neighbour", uncovered),
    SceneProperty("a title leaves the middle only as far as a neighbour pushes it", centred),
    SceneProperty("exactly one title can be read at any offset", readable),
  ]

  private static func apart(_ sample: SceneSample) -> String? {
    // Negative spaces of old systems lay buttons over each other: the app asked for it.
    if sample.atRest.hasNegativeSpaces { return nil }
    let bar = sample.resting.bar
    let rows = sample.resolved.bar.rows
    let row = bar.element(.contentView)?.frame ?? bar.frame
    let controls = bar.elements.filter { control in
      if case .segment = control.id { return false }
      if control.id.isPartOfItem { return false }
      // In a bar lower than its row the app has the row lie over what is below.
      if case .searchBarField = control.id, rows.base < rows.row { return false }
      return control.isEnabled != nil && control.shows
    }
    for (index, control) in controls.enumerated() {
      for other in controls[(index + 1)...] {
        // A view taller than the row hangs over the rows below and above, as in UIKit.
        let isTall = max(control.frame.height, other.frame.height) > row.height + floatNoise
        let first = isTall ? control.within(row) : control.frame
        let second = isTall ? other.within(row) : other.frame
        if first.overlaps(second) { return "\(control.spelling) overlaps \(other.spelling)" }
      }
    }
    return nil
  }

  private static func uncovered(_ sample: SceneSample) -> String? {
    let bar = sample.resting.bar
    let labels = bar.elements.filter { $0.id == .backButton(.label) && $0.shows }
    for title in bar.inlineTitles {
      for neighbour in bar.rowControls + labels
      where title.frame.sideways.overlaps(neighbour.frame.sideways) {
        return "\(title.spelling) is under \(neighbour.spelling)"
      }
    }
    return nil
  }

  private static func centred(_ sample: SceneSample) -> String? {
    let resolved = sample.resolved.bar
    if resolved.isTitleLeading { return nil }
    let bar = sample.resting.bar
    let pixel = 1 / sample.resting.scale
    let metrics = resolved.metrics
    let gap = max(metrics[.titleGap], metrics[.backButtonGap]) + 2 * pixel
    // An empty side keeps its margin but for what may hang over it.
    let margins = resolved.place.itemMargins
    let empty = max(margins.leading, margins.trailing, resolved.place.margins.leading)
    for title in bar.inlineTitles {
      let shift = title.frame.midX - bar.frame.midX
      if abs(shift) <= pixel { continue }
      let start = bar.pushers.filter { $0.frame.midX < title.frame.midX }
        .map(\.frame.maxX).max()
      let end = bar.pushers.filter { $0.frame.midX > title.frame.midX }
        .map(\.frame.minX).min()
      // Where a crowded title leads, its leading side is the one without room.
      let leads = metrics[.crowdedTitleLeads]
      let isLeadingLeft = sample.scene.traits.layoutDirection == .leftToRight
      let free =
        (leads ? isLeadingLeft : shift > 0)
        ? title.frame.minX - (start ?? bar.frame.minX + empty)
        : (end ?? bar.frame.maxX - empty) - title.frame.maxX
      if free > gap + metrics[.glassInset] + floatNoise {
        return "\(title.spelling) moved by \(shift) though \(free) are free"
      }
    }
    return nil
  }

  private static func readable(_ sample: SceneSample) -> String? {
    let bar = sample.resting.bar
    guard let large = bar.element(.largeTitle), let inline = bar.element(.title),
      !sample.scene.navigationBar.isHidden
    else { return nil }
    // A title without room in the row has nothing to show.
    if inline.frame.isEmpty { return nil }
    return abs(large.alpha + inline.alpha - 1) < floatNoise
      ? nil : "the large title shows \(large.alpha), the inline one \(inline.alpha)"
  }
}

extension LaidOutBar {
  /// What may push a title aside: also buttons that show nothing, for they have their place.
  fileprivate var pushers: [LaidOutElement] {
    elements.filter { element in
      switch element.id {
      case .backButton(.whole), .leftBarButtonItem(_, .whole), .rightBarButtonItem(_, .whole),
        .centerItem(_, _, .whole), .overflowButton(.whole), .searchBarField:
        element.alpha > 0
      default: false
      }
    }
  }
}

extension LaidOutElement {
  /// The part of the frame that lies in a row.
  fileprivate func within(_ row: BarRect) -> BarRect {
    frame.intersection(row) ?? BarRect(x: frame.x, y: row.y, width: 0, height: 0)
  }
}

extension BarRect {
  /// The same stretch of a line one point thick.
  fileprivate var sideways: BarRect { BarRect(x: x, y: 0, width: width, height: 1) }
}
