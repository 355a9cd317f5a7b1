extension Arrangement {
  /// Width that the sign of a menu takes beside the title, in points; 0 without one.
  var titleMenuWidth: Double {
    bar.titleMenu.map { metrics[.titleMenuGap] + $0.indicator.size.width } ?? 0
  }

  /// The chevron after a title that has a menu, or the field in which the title is being changed.
  ///
  /// Source: chosen — `titleMenuRows`.
  mutating func arrangeTitleMenu(after end: Double, from start: Double, alpha: Double) {
    guard let menu = bar.titleMenu else { return }
    let size = menu.indicator.size
    if let color = menu.fieldColor {
      let inset = metrics[.titleFieldInset]
      let x = max(start - inset, 0)
      add(
        ArrangedElement(
          id: .titleField,
          frame: Rect(
            minX: x, minY: rowTop + inset, maxX: min(end + titleMenuWidth + inset, width),
            maxY: rowTop + bar.rows.row - inset),
          shape: .roundedBox(radius: metrics[.titleFieldRadius], color), alpha: alpha,
          isEnabled: true))
      return
    }
    add(
      ArrangedElement(
        id: .titleMenu,
        frame: Rect(
          x: end + metrics[.titleMenuGap], y: rowCentre - size.height / 2, width: size.width,
          height: size.height),
        shape: .picture(menu.indicator), alpha: alpha))
  }
}
