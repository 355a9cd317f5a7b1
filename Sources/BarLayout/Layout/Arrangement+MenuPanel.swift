extension Arrangement {
  /// The open menu of the title: the document first, then the entries one below another.
  ///
  /// It stands on the middle of the title's words, as far as the sides of the bar leave room: below
  /// them up to iOS 18, and in their place on glass.
  /// Source: `openTitleMenuRows`.
  mutating func arrangeMenuPanel() {
    guard let panel = bar.titleMenu?.panel else { return }
    if metrics[.hasGlass] {
      for id in [ElementID.title, .subtitle, .titleIcon, .titleMenu, .titleMenuImage] { hide(id) }
    }
    let header = panel.header == nil ? 0 : metrics[.titleMenuHeaderHeight]
    let (row, padding) = (metrics[.titleMenuRowHeight], metrics[.titleMenuPadding])
    let margin = metrics[.menuMargin]
    let extent = min(metrics[.titleMenuWidth], max(width - 2 * margin, 0))
    let height = header + Double(panel.entries.count) * row + 2 * padding
    let middle = titleMiddle + (titleIconWidth - titleMenuWidth) / 2
    let frame = BarRect(
      x: min(max(middle - extent / 2, margin), max(width - margin - extent, margin)),
      y: rowCentre + grid.up(metrics[.lineHeightEm] * metrics[.titleFontSize]) / 2
        + metrics[.titleMenuDrop],
      width: extent, height: height)
    add(
      ArrangedElement(
        id: .titleMenuPanel, frame: frame,
        shape: metrics[.hasGlass]
          ? .glass(bar.palette.glassMaterial, radius: metrics[.titleMenuRadius], bar.palette.glass)
          : .roundedBox(radius: metrics[.titleMenuRadius], panel.color, curve: .continuous)))
    var top = frame.minY + padding
    if let header = panel.header {
      arrange(
        header,
        in: BarRect(x: frame.x, y: top, width: extent, height: metrics[.titleMenuHeaderHeight]))
      top += metrics[.titleMenuHeaderHeight]
      arrangeSeparator(of: .titleMenuHeader(.separator), at: top, in: frame, panel)
    }
    for (index, entry) in panel.entries.enumerated() {
      let place = BarRect(x: frame.x, y: top, width: extent, height: row)
      arrange(entry, index, in: place)
      top += row
      if index + 1 < panel.entries.count {
        arrangeSeparator(of: .titleMenuEntry(index, .separator), at: top, in: frame, panel)
      }
    }
  }

  private mutating func arrange(_ entry: ResolvedText, _ index: Int, in frame: BarRect) {
    let inset = metrics[.titleMenuTextInset]
    add(ArrangedElement(id: .titleMenuEntry(index, .whole), frame: frame, isEnabled: true))
    add(
      label(
        .titleMenuEntry(index, .label), entry, x: frame.x + inset,
        baseline: baseline(about: frame.midY, entry.style.size), room: frame.width - 2 * inset))
  }

  /// The document with its picture, its name and the button that shares it.
  private mutating func arrange(_ header: ResolvedMenuPanel.Header, in frame: BarRect) {
    let inset = metrics[.titleMenuTextInset]
    var (start, end) = (frame.minX + inset, frame.maxX - inset)
    add(
      ArrangedElement(
        id: .titleMenuHeader(.whole), frame: frame, accessibilityLabel: header.name.text))
    if let image = header.image {
      let extent = image.extent(inHeight: metrics[.titleMenuPreview])
      add(
        ArrangedElement(
          id: .titleMenuHeader(.image),
          frame: BarRect(
            x: start, y: frame.midY - extent.height / 2, width: extent.width,
            height: extent.height), shape: .picture(image)))
      start += extent.width + inset / 2
    }
    if let share = header.share {
      let side = metrics[.titleMenuPreview]
      let button = BarRect(
        x: end - side, y: frame.midY - side / 2, width: side, height: side)
      add(
        ArrangedElement(
          id: .titleMenuShare(.whole), frame: button, isEnabled: true,
          accessibilityLabel: header.shareLabel))
      add(
        ArrangedElement(
          id: .titleMenuShare(.image),
          frame: BarRect(
            x: button.midX - share.size.width / 2, y: frame.midY - share.size.height / 2,
            width: share.size.width, height: share.size.height), shape: .picture(share)))
      end = button.minX
    }
    add(
      label(
        .titleMenuHeader(.label), header.name, x: start,
        baseline: baseline(about: frame.midY, header.name.style.size), room: max(end - start, 0)))
  }

  private mutating func arrangeSeparator(
    of id: ElementID, at y: Double, in frame: BarRect, _ panel: ResolvedMenuPanel
  ) {
    let height = metrics[.titleMenuSeparator] * grid.pixel
    guard height > 0 else { return }
    add(
      ArrangedElement(
        id: id, frame: BarRect(x: frame.x, y: y - height, width: frame.width, height: height),
        shape: .fill(panel.separatorColor)))
  }
}

extension ResolvedImage {
  /// Its extent in a box of a height: a symbol is set as large as its text says, other pictures fill
  /// the box.
  func extent(inHeight height: Double) -> BarSize {
    if case .symbol = picture { return size }
    guard size.height > 0 else { return .zero }
    return BarSize(width: size.width * height / size.height, height: height)
  }
}
