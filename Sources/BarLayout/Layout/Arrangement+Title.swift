extension Arrangement {
  /// The inline title, or the view in its place.
  ///
  /// It stands on the middle of the bar, whatever the widths of the sides; where that would touch a
  /// side it is moved just far enough, or, on iOS 26, to the leading edge, and only what still does
  /// not fit is cut.
  /// While the large title shows it waits lower, on a floored pixel (`hiddenTitleDrop`).
  /// Source: `MetricSource.placeOfTitles`; `titleGap`. What the app moves it by is added last, and
  /// may move it over a side.
  mutating func arrangeTitle(between row: ArrangedSides) {
    let sides = bar.rows.titleLine > 0 ? lineSides : row
    switch bar.title {
    case .none: return
    case .text(let text, let subtitle): arrangeTitle(text, subtitle, between: sides)
    case .view(let view): arrangeTitleView(view, between: sides)
    }
  }

  /// Where a title may stand that has a line to itself: between the margins.
  ///
  /// Source: measured — `titleLineHeight`.
  private var lineSides: ArrangedSides {
    let margins = bar.place.margins
    return ArrangedSides(titleStart: margins.leading, titleEnd: width - margins.trailing)
  }

  /// Width the middle of the row would like, in points.
  func wantedTitleWidth() -> Double {
    if bar.rows.titleLine > 0 { return tabsInRowWidth }
    return switch bar.title {
    case .none: tabsInRowWidth
    case .text(let text, let subtitle):
      max(
        titleWidth(of: text.value.text.isEmpty ? 0 : grid.up(titleMeasure?.width ?? 0)),
        subtitle.map { naturalWidth($0.value.text, $0.value.style) } ?? 0)
    case .view(let view): viewSize(view).width
    }
  }

  /// Where something of a width goes: on the middle, moved aside, then cut.
  private mutating func span(
    of id: ElementID, _ wanted: Double, between sides: ArrangedSides
  ) -> (x: Double, width: Double) {
    let room = max(sides.titleEnd - sides.titleStart, 0)
    let width = min(wanted, room)
    let leads = bar.isTitleLeading || isCrowded(between: sides)
    let wish = leads ? bar.place.margins.leading : middle - width / 2
    let x = min(max(wish, sides.titleStart), max(sides.titleEnd - width, sides.titleStart))
    noteSpan(of: id, wanted, (wish, leads), (x, width), sides)
    return (x, width)
  }

  /// Whether the title and its subtitle cannot both stand on the middle, where that makes them
  /// lead.
  ///
  /// Source: measured — `crowdedTitleLeads`.
  private func isCrowded(between sides: ArrangedSides) -> Bool {
    guard metrics[.crowdedTitleLeads], !bar.titleStaysCentred else { return false }
    let half = titleWidth / 2
    return middle - half < sides.titleStart - grid.pixel / 2
      || middle + half > sides.titleEnd + grid.pixel / 2
  }

  /// Where the middle of a title stands that has room: on the bar's own, but for the columns of a
  /// split view whose sidebar floats, and in columns of a phone on its side and beside a strip at the
  /// screen's edge on the middle of what their insets leave.
  ///
  /// Source: measured — `sidebarTitleShift`, `detailSafeAreaInset`; titles at 207.17 and 623.5 of
  /// columns that meet at 367, of 926 with 47 at either end (0111b/PokemonViewer, pkv-max-split);
  /// assumed — the words that stay beside a vertical bar stand beside its title (Designing for iPhone
  /// Duo).
  private var middle: Double {
    let insets = bar.place.insets
    let hasStrip = metrics.context.isVertical || metrics.context.hasStatusStrip
    if let column = bar.column, column.titleShift != 0 { return width / 2 + column.titleShift }
    let isUneven = hasStrip || bar.column != nil
    return width / 2 + (isUneven ? (insets.leading - insets.trailing) / 2 : 0)
  }

  private mutating func arrangeTitle(
    _ text: Shared<ResolvedText>, _ subtitle: Shared<ResolvedText>?, between sides: ArrangedSides
  ) {
    let size = text.value.style.size
    let ascent = metrics[.ascentEm] * size
    let baseline =
      subtitle == nil
      ? rowBaseline(size) : rowTop + max(metrics[.subtitleTitleBaseline], ascent)
    let line = bar.rows.titleLine
    addTitleLine(isTitle: true, text.value, baseline: baseline + line, between: sides)
    if let subtitle {
      addTitleLine(
        isTitle: false, subtitle.value, baseline: rowTop + line + metrics[.subtitleBaseline],
        between: sides)
    }
  }

  private mutating func addTitleLine(
    isTitle: Bool, _ text: borrowing ResolvedText, baseline: Double,
    between sides: ArrangedSides
  ) {
    let id: ElementID = isTitle ? .title : .subtitle
    let measure = isTitle ? titleMeasure ?? measure(text) : measure(text)
    let hasMenu = isTitle && bar.$titleMenu
    let alpha = scroll.titleAlpha
    let words = grid.up(measure.width)
    var span = span(of: id, hasMenu ? titleWidth(of: words) : words, between: sides)
    if hasMenu {
      let whole = span
      span.width = max(min(span.width - titleMenuWidth - titleIconWidth, words), 0)
      titleMiddle = whole.x + whole.width / 2
      arrangeTitleIcon(from: span.x, alpha: alpha)
      span.x += titleIconWidth
      if bar.titleMenu?.field != nil {
        span.x += metrics[.titleFieldInset]
        arrangeTitleField(
          from: whole.x, width: whole.width, words: span.width, alpha: alpha)
      }
      arrangeTitleMenu(after: span.x + span.width, alpha: alpha)
    }
    // A room that ends between two pixels is not rounded up.
    let room = grid.down(span.width)
    let drop = metrics[.hiddenTitleDrop] * (1 - alpha)
    if drop > 0 { span.x = grid.down(span.x) }
    let baseline = baseline + bar.titleOffset.y + drop
    let outset = metrics[.titleBoxOutset]
    let line = labelFrame(
      x: span.x + bar.titleOffset.x, width: room, baseline: baseline, size: text.style.size)
    add(
      id, text, measure,
      frame: BarRect(
        x: line.x, y: line.y - outset, width: line.width, height: line.height + 2 * outset),
      baseline: baseline, room: room, alpha: span.width > 0 ? alpha : 0,
      isEnabled: hasMenu && bar.titleMenu?.field == nil ? true : nil)
  }

  private mutating func arrangeTitleView(_ view: ResolvedView, between sides: ArrangedSides) {
    var size = viewSize(view)
    // A search field takes what the sides leave.
    if case .search = view { size.width = max(sides.titleEnd - sides.titleStart, 0) }
    let span = span(of: .titleView, size.width, between: sides)
    let frame = BarRect(
      x: span.x, y: rowCentre - size.height / 2, width: span.width, height: size.height)
    var element = ArrangedElement(
      id: .titleView, frame: frame, accessibilityLabel: bar.titleViewLabel)
    if case .box = view { element.shape = .fill(bar.palette.placeholder) }
    add(element)
    switch view {
    case .box: break
    case .text(let text):
      add(
        label(
          .titleViewLabel, text.value, x: frame.x, baseline: baseline(of: text.value, in: frame),
          room: grid.down(frame.width)))
    case .image(let image):
      add(ArrangedElement(id: .titleViewImage, frame: frame, shape: .picture(image)))
    case .avatar(let text, _, let color):
      addAvatar(text, color, in: frame, .titleViewImage, .titleViewLabel)
    case .labeled(let image, let text):
      addLabeled(image, text, in: frame, .titleViewImage, .titleViewLabel)
    case .segments(let segments, let selected):
      addSegments(segments, selected: selected, in: frame, of: .titleView)
    case .lines(let lines): addLines(lines, in: frame, of: .titleView)
    case .wheel(_, let spokes, let color): addWheel(spokes, color, in: frame, of: .titleView)
    case .search(let search): addSearchBar(search, in: frame, of: .titleView)
    }
  }
}
