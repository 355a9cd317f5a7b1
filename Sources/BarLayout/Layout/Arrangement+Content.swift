extension Arrangement {
  /// What scrolls under the bar: a picture and rows from a distance below the origin of the answer,
  /// as far as they show in the container.
  ///
  /// A list's rows fill the width; in cards they stand on the margins, and the first and the last
  /// of a card have its round corners. Source: assumed — `contentRows`.
  mutating func arrangeContent(_ content: ResolvedContent, top: Double, container: BarRect) {
    var y = top
    if content.startsUnderBar { y = container.minY - bar.contentOffset }
    if let picture = content.picture { y += arrange(picture, top: y, container: container) }
    for (index, row) in content.rows.enumerated() {
      if content.isGrouped && row.isFirst { y += metrics[.contentSectionGap] }
      if !content.isGrouped && row.isFirst && index > 0 { y += metrics[.contentSectionGap] }
      if y < container.maxY, y + row.height > container.minY {
        arrange(row, index, BarRect(x: 0, y: y, width: width, height: row.height), content)
      }
      y += row.height
    }
    guard !content.endlessColors.isEmpty, content.endlessHeight > 0 else { return }
    var index = 0
    while y < container.maxY {
      let color = content.endlessColors[index % content.endlessColors.count]
      if y + content.endlessHeight > container.minY {
        add(
          ArrangedElement(
            id: .contentRow(content.rows.count + index),
            frame: BarRect(x: 0, y: y, width: width, height: content.endlessHeight),
            shape: .fill(color)))
      }
      y += content.endlessHeight
      index += 1
    }
  }

  /// The picture above the rows, over the whole width; returns the height of its box.
  private mutating func arrange(
    _ picture: ResolvedContent.Picture, top: Double, container: BarRect
  ) -> Double {
    let size = picture.image.size
    guard size.width > 0, size.height > 0 else { return picture.height ?? 0 }
    let height = picture.height ?? size.height * width / size.width
    let box = BarRect(x: 0, y: top, width: width, height: height)
    guard top < container.maxY, top + height > container.minY else { return height }
    let frame = picture.contentMode.frame(
      of: size, in: box, isMirrored: bar.direction == .rightToLeft)
    add(
      ArrangedElement(
        id: .screen(.contentImage), frame: frame, shape: .picture(picture.image),
        clip: frame == box ? nil : box))
    return height
  }

  private mutating func arrange(
    _ row: ResolvedContent.Row, _ index: Int, _ band: BarRect, _ content: ResolvedContent
  ) {
    let margins = bar.place.margins
    let id = ElementID.contentRow(index)
    var inner = band.inset(leading: margins.leading, trailing: margins.trailing)
    if content.isGrouped {
      addCard(row, id, inner)
      let padding = metrics[.contentCardPadding]
      inner = inner.inset(leading: padding, trailing: padding)
    } else {
      add(ArrangedElement(id: id, frame: band, shape: .fill(row.color)))
    }
    if row.iconColor.alpha > 0 {
      let size = metrics[.contentIconSize]
      add(
        ArrangedElement(
          id: id,
          frame: BarRect(x: inner.x, y: band.midY - size / 2, width: size, height: size),
          shape: .roundedBox(
            radius: metrics[.contentIconRadius], row.iconColor, curve: .continuous)))
      inner = inner.inset(leading: size + metrics[.contentIconGap])
    }
    if !row.isLast {
      let end = content.isGrouped ? inner.maxX + metrics[.contentCardPadding] : width
      let height = metrics[.hairlinePixels] * grid.pixel
      add(
        ArrangedElement(
          id: id,
          frame: BarRect(
            minX: inner.x, minY: band.maxY - height, maxX: end, maxY: band.maxY),
          shape: .fill(content.separatorColor)))
    }
    addWords(of: row, id, inner, content)
  }

  /// The row's part of its card.
  ///
  /// A card's corner belongs to its first or last row: the box goes on beyond
  /// the row, and is cut there.
  private mutating func addCard(_ row: ResolvedContent.Row, _ id: ElementID, _ band: BarRect) {
    let radius = metrics[.contentCardRadius]
    guard row.isFirst || row.isLast else {
      add(ArrangedElement(id: id, frame: band, shape: .fill(row.color)))
      return
    }
    let beyond = radius * CornerCurve.continuous.reach
    let box = BarRect(
      minX: band.minX, minY: band.minY - (row.isFirst ? 0 : beyond), maxX: band.maxX,
      maxY: band.maxY + (row.isLast ? 0 : beyond))
    add(
      ArrangedElement(
        id: id, frame: box, shape: .roundedBox(radius: radius, row.color, curve: .continuous),
        clip: band))
  }

  /// Texts, the bars that stand for them, and the chevron.
  private mutating func addWords(
    of row: ResolvedContent.Row, _ id: ElementID, _ band: BarRect, _ content: ResolvedContent
  ) {
    var room = band
    if let symbol = row.disclosure {
      let size = symbol.inkSize
      add(
        ArrangedElement(
          id: id,
          frame: BarRect(
            x: band.maxX - size.width, y: band.midY - size.height / 2, width: size.width,
            height: size.height),
          shape: .picture(
            ResolvedImage(size: size, picture: .symbol(symbol), color: content.disclosureColor))))
      room = room.inset(trailing: size.width + metrics[.contentIconGap] / 2)
    }
    if let detail = row.detail {
      let height = metrics[.lineHeightEm] * detail.style.size
      let baseline = band.midY - height / 2 + metrics[.ascentEm] * detail.style.size
      var label = label(id, detail, x: 0, baseline: baseline, room: room.width / 2)
      label.frame.x = room.maxX - label.frame.width
      add(label)
      room = room.inset(trailing: label.frame.width + metrics[.contentIconGap] / 2)
    }
    let texts = [row.title, row.subtitle].compactMap { $0 }
    let heights = texts.map { metrics[.lineHeightEm] * $0.style.size }
    let barPitch = 2 * metrics[.contentBarHeight]
    let barsHeight = Double(row.lines) * barPitch
    var y = band.midY - (heights.reduce(0, +) + barsHeight) / 2
    for (text, height) in zip(texts, heights) {
      add(
        label(
          id, text, x: room.x, baseline: y + metrics[.ascentEm] * text.style.size,
          room: room.width))
      y += height
    }
    for index in 0..<row.lines {
      let isShort = index + 1 == row.lines && row.lines > 1
      let share = metrics[isShort ? .contentShortBarShare : .contentBarShare]
      add(
        ArrangedElement(
          id: id,
          frame: BarRect(
            x: room.x, y: y + barPitch / 2 / 2, width: room.width * share,
            height: metrics[.contentBarHeight]),
          shape: .roundedBox(radius: metrics[.contentBarHeight] / 2, content.lineColor)))
      y += barPitch
    }
  }
}

extension BarRect {
  /// The rectangle, in leading coordinates, with distances taken off its ends.
  fileprivate func inset(leading: Double = 0, trailing: Double = 0) -> BarRect {
    BarRect(
      x: x + leading, y: y, width: max(width - leading - trailing, 0), height: height)
  }
}
