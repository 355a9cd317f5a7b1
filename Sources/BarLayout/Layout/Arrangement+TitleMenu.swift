extension Arrangement {
  /// Width that a menu's sign or a field's edges take beside the title, in points; 0 without a
  /// menu.
  var titleMenuWidth: Double {
    guard let menu = bar.titleMenu else { return 0 }
    if let field = menu.field { return 2 * metrics[.titleFieldInset] + field.clear.size.width }
    return metrics[.titleMenuGap] + titleMenuSize(menu).width
  }

  /// Width that the picture of a document takes before the title, in points; 0 without one.
  var titleIconWidth: Double {
    guard let icon = bar.titleMenu?.icon, bar.titleMenu?.field == nil else { return 0 }
    return icon.extent(inHeight: metrics[.titleIconHeight]).width + metrics[.titleMenuGap]
  }

  /// The picture of a document before its title.
  ///
  /// Source: documented — `UIDocumentProperties.wantsIconRepresentation`: at the leading edge of
  /// the title.
  mutating func arrangeTitleIcon(from start: Double, alpha: Double) {
    guard let icon = bar.titleMenu?.icon, titleIconWidth > 0 else { return }
    let extent = icon.extent(inHeight: metrics[.titleIconHeight])
    add(
      ArrangedElement(
        id: .titleIcon,
        frame: BarRect(
          x: start, y: rowCentre - extent.height / 2, width: extent.width, height: extent.height),
        shape: .picture(icon), alpha: alpha))
  }

  /// Width the title would like with its menu or as a field, in points.
  func titleWidth(of width: Double) -> Double {
    let whole = width + titleMenuWidth + titleIconWidth
    return bar.titleMenu?.field == nil ? whole : max(whole, metrics[.titleFieldWidth])
  }

  /// The chevron after a title that has a menu, on its circle where it has one.
  ///
  /// Source: measured — `titleMenuRows`.
  mutating func arrangeTitleMenu(after end: Double, alpha: Double) {
    guard let menu = bar.titleMenu, menu.field == nil else { return }
    let size = titleMenuSize(menu)
    let frame = BarRect(
      x: end + metrics[.titleMenuGap], y: rowCentre - size.height / 2, width: size.width,
      height: size.height)
    guard let color = menu.circleColor else {
      add(
        ArrangedElement(
          id: .titleMenu, frame: frame, shape: .picture(menu.indicator), alpha: alpha,
          isEnabled: true))
      return
    }
    add(
      ArrangedElement(
        id: .titleMenu, frame: frame, shape: .roundedBox(radius: size.width / 2, color),
        alpha: alpha, isEnabled: true))
    let chevron = menu.indicator.size
    add(
      ArrangedElement(
        id: .titleMenuImage,
        frame: BarRect(
          x: frame.midX - chevron.width / 2, y: rowCentre - chevron.height / 2,
          width: chevron.width, height: chevron.height),
        shape: .picture(menu.indicator), alpha: alpha))
  }

  /// The field in which the title is being changed: its words selected, a button that empties it at
  /// its end.
  ///
  /// - Parameters:
  ///   - start: where the field begins, in points.
  ///   - width: how wide it is, in points.
  ///   - words: width of the words in it, in points.
  mutating func arrangeTitleField(
    from start: Double, width: Double, words: Double, alpha: Double
  ) {
    guard let field = bar.titleMenu?.field else { return }
    let inset = metrics[.titleFieldInset]
    let frame = BarRect(
      x: start, y: rowTop + inset, width: width, height: bar.rows.row - 2 * inset)
    add(
      ArrangedElement(
        id: .titleField, frame: frame,
        shape: .roundedBox(radius: metrics[.titleFieldRadius], field.color), alpha: alpha,
        isEnabled: true))
    add(
      ArrangedElement(
        id: .titleFieldSelection,
        frame: BarRect(
          x: start + inset, y: frame.y + inset / 2, width: words, height: frame.height - inset),
        shape: .fill(field.selectionColor), alpha: alpha))
    let size = field.clear.size
    add(
      ArrangedElement(
        id: .titleFieldClear,
        frame: BarRect(
          x: frame.maxX - inset - size.width, y: rowCentre - size.height / 2, width: size.width,
          height: size.height),
        shape: .picture(field.clear), alpha: alpha, isEnabled: true,
        accessibilityLabel: field.clearLabel))
  }

  /// Extent of a menu's sign, in points.
  private func titleMenuSize(_ menu: ResolvedTitleMenu) -> BarSize {
    let circle = metrics[.titleMenuCircle]
    return menu.circleColor == nil
      ? menu.indicator.size : BarSize(width: circle, height: circle)
  }
}
