extension Arrangement {
  /// The search field: under the titles at rest, in their place while searching.
  mutating func arrangeSearch() {
    guard let search = bar.search else { return }
    if search.isInline {
      return
    } else if search.isActive {
      arrangeActiveSearch(search)
    } else {
      arrangeStackedSearch(search)
    }
  }

  /// The field in the row of an iPad's bar, at its trailing end; returns how far it reaches from
  /// there, nil where the field stands elsewhere.
  ///
  /// Source: measured — `inlineSearchFieldWidth`.
  mutating func arrangeInlineSearch() -> Double? {
    guard let search = bar.search, search.isInline else { return nil }
    let margin = bar.place.itemMargins.trailing
    let back =
      bar.backButton == nil
      ? 0 : metrics[.minimumTouchWidth] + metrics[.backButtonGap] + gap(nil)
    let room = width - bar.place.itemMargins.leading - margin - back
    let wish: Metric = search.isActive ? .activeInlineSearchFieldWidth : .inlineSearchFieldWidth
    let height = metrics[.inlineSearchFieldHeight]
    let size = BarSize(
      width: search.isButton ? height : min(metrics[wish], max(room, 0)), height: height)
    let field = BarRect(
      x: width - margin - size.width, y: rowCentre - size.height / 2, width: size.width,
      height: size.height)
    add(
      ArrangedElement(
        id: .searchBar, frame: field, shape: search.isButton ? glass(height: height) : .none))
    arrangeField(search, field, alpha: 1)
    return margin + size.width
  }

  /// The field under the titles.
  ///
  /// As its section collapses the field shrinks with it and what is inside fades.
  /// Source: measured — `searchRows`.
  private mutating func arrangeStackedSearch(_ search: ResolvedSearch) {
    let rows = scroll.rows
    let margins = bar.place.margins
    let top = baseBottom + rows.visibleLargeTitle
    let section = BarRect(x: 0, y: top, width: width, height: rows.visibleSearch)
    let padding = metrics[.searchFieldTop] + metrics[.searchFieldBottom]
    let height = min(metrics[.searchFieldHeight], max(rows.visibleSearch - padding, 0))
    let field = BarRect(
      x: margins.leading, y: top + metrics[.searchFieldTop],
      width: width - margins.leading - margins.trailing, height: height)
    add(ArrangedElement(id: .searchBar, frame: section))
    arrangeField(
      search, field, alpha: rows.visibleSearch > 0 ? 1 : 0, contentAlpha: scroll.searchAlpha)
  }

  /// The field while the user searches: it takes the bar, a cancel button beside it.
  private mutating func arrangeActiveSearch(_ search: ResolvedSearch) {
    let margins = bar.place.itemMargins
    let top = bar.place.y + bar.rows.prompt
    let section = BarRect(x: 0, y: top, width: width, height: bar.rows.base)
    let height = metrics[.activeSearchFieldHeight]
    let fieldTop = top + metrics[.activeSearchFieldTop]
    var end = width - margins.trailing
    add(ArrangedElement(id: .searchBar, frame: section))
    if let cancel = search.cancel {
      let buttonWidth = cancelWidth(cancel)
      let buttonHeight = cancel.text.isEmpty ? buttonWidth : height
      let button = BarRect(
        x: end - buttonWidth, y: fieldTop + (height - buttonHeight) / 2, width: buttonWidth,
        height: buttonHeight)
      arrangeCancel(cancel, button)
      end = button.minX - metrics[.searchCancelGap]
    }
    arrangeField(
      search, BarRect(minX: margins.leading, minY: fieldTop, maxX: end, maxY: fieldTop + height),
      alpha: 1)
    guard !search.scopes.isEmpty else { return }
    let scopeBar = BarRect(
      x: margins.leading, y: fieldTop + height + metrics[.scopeBarTop],
      width: width - margins.leading - margins.trailing, height: metrics[.scopeBarHeight])
    add(ArrangedElement(id: .searchBarScopeBar, frame: scopeBar))
    addSegments(search.scopes, selected: search.selectedScope, in: scopeBar, of: .scopeBar)
  }

  /// Width of the button that ends a search, in points: a circle's or that of its word.
  func cancelWidth(_ cancel: ResolvedText) -> Double {
    cancel.text.isEmpty
      ? metrics[.searchCancelWidth] : naturalWidth(cancel.text, cancel.style)
  }

  mutating func arrangeCancel(
    _ cancel: ResolvedText, _ button: BarRect, _ names: SearchFieldNames = SearchFieldNames()
  ) {
    let isCircle = cancel.text.isEmpty
    add(
      ArrangedElement(
        id: names.cancel, frame: button,
        shape: isCircle
          ? glass(height: button.height) : .none,
        isEnabled: true, accessibilityLabel: cancel.accessibilityLabel))
    if isCircle {
      let symbol = ResolvedSymbol(
        name: .xmark, pointSize: cancel.style.size, weight: .medium)
      let size = symbol.inkSize
      add(
        ArrangedElement(
          id: names.cancelImage,
          frame: BarRect(
            x: button.midX - size.width / 2, y: button.midY - size.height / 2, width: size.width,
            height: size.height),
          shape: .picture(
            ResolvedImage(size: size, picture: .symbol(symbol), color: cancel.color))))
      return
    }
    add(
      label(
        names.cancelLabel, cancel, x: button.x,
        baseline: button.midY + metrics[.searchCancelBaseline], room: button.width))
  }

  /// A field with its magnifying glass and its words.
  ///
  /// - Parameter contentAlpha: how much of what is in the field shows, 0 to 1.
  mutating func arrangeField(
    _ search: ResolvedSearch, _ field: BarRect, alpha: Double, contentAlpha: Double = 1,
    as names: SearchFieldNames = SearchFieldNames()
  ) {
    let isButton = search.isButton || field.width <= field.height
    add(
      ArrangedElement(
        id: names.field, frame: field,
        shape: .roundedBox(
          radius: metrics[.searchFieldIsCapsule]
            ? field.height / 2 : min(metrics[.searchFieldRadius], field.height / 2),
          search.fieldColor),
        alpha: alpha, isEnabled: true,
        accessibilityLabel: isButton ? search.text.text : nil))
    let iconSize = metrics[.searchIconSize]
    let inset = search.isInline ? metrics[.inlineSearchInset] : 0
    let icon = BarRect(
      x: isButton ? field.midX - iconSize / 2 : field.x + inset + metrics[.searchIconInset],
      y: field.midY - iconSize / 2, width: iconSize, height: iconSize)
    var symbol = ResolvedSymbol(
      name: .magnifyingglass, pointSize: search.text.style.size, weight: .regular, scale: .medium)
    symbol.pointSize *= iconSize / max(symbol.inkSize.width, grid.pixel)
    add(
      ArrangedElement(
        id: names.image, frame: icon,
        shape: .picture(
          ResolvedImage(size: icon.size, picture: .symbol(symbol), color: search.iconColor)),
        alpha: alpha * contentAlpha, clip: field))
    guard !isButton else { return }
    let textX = field.x + inset + metrics[.searchFieldTextInset]
    let full = metrics[search.isActive ? .activeSearchFieldHeight : .searchFieldHeight]
    let baseline =
      field.midY + metrics[.searchFieldBaseline] - metrics[.searchFieldHeight] / 2
    var label = label(
      names.label, search.text, x: textX, baseline: baseline,
      room: max(field.maxX - inset - textX - metrics[.searchIconInset], 0))
    label.alpha = alpha * contentAlpha
    label.clip = full > field.height ? field : nil
    add(label)
  }
}
