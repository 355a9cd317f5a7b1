extension Arrangement {
  /// A row of a list, with everything in it.
  mutating func arrange(
    _ row: ResolvedContent.Row, _ index: Int, _ band: BarRect, _ content: ResolvedContent
  ) {
    let margins = bar.place.margins
    let id = ElementID.contentRow(index)
    var inner = band.inset(leading: margins.leading, trailing: margins.trailing)
    var margin = margins.leading
    let card = content.isGrouped ? inner : band
    let way = arrangeSwipe(of: row, id, card, isGrouped: content.isGrouped)
    let first = elements.count
    defer { if way != 0 { slide(elementsFrom: first, by: way, in: card) } }
    if content.isGrouped {
      addCard(row, id, inner)
      margin = metrics[.contentCardPadding]
      inner = inner.inset(leading: margin, trailing: margin)
    } else {
      add(ArrangedElement(id: id, frame: band, shape: .fill(row.color)))
      addSelection(of: row, id, band)
    }
    if row.isUnread {
      let dot = metrics[.contentDotSize]
      addBox(
        id, around: inner.x - margin / 2, firstMiddle(of: row, in: inner), width: dot, height: dot,
        content.tint)
    }
    addSign(of: row, id, &inner, content)
    if row.hasSeparator {
      let end = content.isGrouped ? inner.maxX + metrics[.contentCardPadding] : width
      let height = metrics[.hairlinePixels] * grid.pixel
      add(
        ArrangedElement(
          id: id,
          frame: BarRect(
            minX: inner.x, minY: band.maxY - height, maxX: end, maxY: band.maxY),
          shape: .fill(content.separatorColor)))
    }
    let whole = inner
    addTrailing(of: row, id, &inner)
    if let slider = row.slider { return arrange(slider, id, in: inner) }
    let hasOneRoom = row.message == nil || !row.buttons.isEmpty
    addWords(of: row, id, inner, below: hasOneRoom ? inner : whole, content)
  }

  /// A box that is round at its ends, about a middle.
  mutating func addBox(
    _ id: ElementID, around x: Double, _ y: Double, width: Double, height: Double, _ color: BarColor
  ) {
    add(
      ArrangedElement(
        id: id,
        frame: BarRect(x: x - width / 2, y: y - height / 2, width: width, height: height),
        shape: .roundedBox(radius: min(width, height) / 2, color)))
  }

  /// The box behind a selected row of a sidebar: half a margin from its sides.
  ///
  /// Source: assumed — sidebars of iPadOS 17 and 26, to the eye.
  private mutating func addSelection(
    of row: ResolvedContent.Row, _ id: ElementID, _ band: BarRect
  ) {
    guard let color = row.selectionColor else { return }
    let margins = bar.place.margins
    let box = band.inset(leading: margins.leading / 2, trailing: margins.trailing / 2)
    let radius = min(metrics[.contentCardRadius], box.height / 2)
    add(
      ArrangedElement(
        id: id, frame: box, shape: .roundedBox(radius: radius, color, curve: .continuous)))
  }

  /// Circle with initials, square, picture or symbol at the leading edge.
  mutating func addSign(
    of row: ResolvedContent.Row, _ id: ElementID, _ band: inout BarRect, _ content: ResolvedContent
  ) {
    let size = row.signSize
    if let avatar = row.avatar {
      let middle = band.x + size / 2
      let color = row.iconColor.alpha > 0 ? row.iconColor : content.avatarColor
      addBox(id, around: middle, band.midY, width: size, height: size, color)
      let height = metrics[.lineHeightEm] * avatar.style.size
      let baseline = band.midY - height / 2 + metrics[.ascentEm] * avatar.style.size
      var label = label(id, avatar, x: 0, baseline: baseline, room: size)
      label.frame.x = middle - label.frame.width / 2
      add(label)
    } else if row.iconColor.alpha > 0 {
      add(
        ArrangedElement(
          id: id,
          frame: BarRect(x: band.x, y: band.midY - size / 2, width: size, height: size),
          shape: .roundedBox(
            radius: metrics[.contentIconRadius] * size / metrics[.contentIconSize], row.iconColor,
            curve: .continuous)))
    } else if row.image == nil {
      return
    }
    if let image = row.image, row.avatar == nil {
      let fit = image.size.fitting(size)
      add(
        ArrangedElement(
          id: id,
          frame: BarRect(
            x: band.x + (size - fit.width) / 2, y: band.midY - fit.height / 2, width: fit.width,
            height: fit.height),
          shape: .picture(image)))
    }
    band = band.inset(leading: size + metrics[.contentIconGap])
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

  /// Switch, signs and detail at the trailing edge; what is left is the words' room.
  private mutating func addTrailing(
    of row: ResolvedContent.Row, _ id: ElementID, _ room: inout BarRect
  ) {
    let gap = metrics[.contentIconGap] / 2
    let middle = row.buttons.isEmpty ? firstMiddle(of: row, in: room) : room.midY
    for sign in row.signs {
      add(
        ArrangedElement(
          id: id,
          frame: BarRect(
            x: room.maxX - sign.size.width, y: middle - sign.size.height / 2,
            width: sign.size.width, height: sign.size.height),
          shape: .picture(sign)))
      room = room.inset(trailing: sign.size.width + gap)
    }
    if let toggle = row.toggle {
      let size = BarSize(width: metrics[.switchWidth], height: metrics[.switchHeight])
      let center = room.maxX - size.width / 2
      addBox(
        id, around: center, middle, width: size.width, height: size.height, toggle.color)
      let inset = metrics[.switchKnobInset]
      let knob = BarSize(width: metrics[.switchKnobWidth], height: size.height - 2 * inset)
      let reach = (size.width - knob.width) / 2 - inset
      addBox(
        id, around: center + (toggle.isOn ? reach : -reach), middle, width: knob.width,
        height: knob.height, .white)
      room = room.inset(trailing: size.width + gap)
    }
    for button in row.buttons.reversed() {
      let size = size(of: button)
      arrange(
        button, id,
        BarRect(
          x: room.maxX - size.width, y: middle - size.height / 2, width: size.width,
          height: size.height))
      room = room.inset(trailing: size.width + gap)
    }
    if let detail = row.detail, !row.isStacked {
      let height = metrics[.lineHeightEm] * detail.style.size
      let baseline = middle - height / 2 + metrics[.ascentEm] * detail.style.size
      var label = label(id, detail, x: 0, baseline: baseline, room: room.width / 2)
      label.frame.x = room.maxX - label.frame.width
      add(label)
      room = room.inset(trailing: label.frame.width + gap)
    }
  }

  /// Where the words of a row begin; a message has the room of two lines, however long it is.
  private func wordsTop(of row: ResolvedContent.Row, in room: BarRect) -> Double {
    let texts =
      row.isStacked
      ? stackedTexts(of: row, room: room.width)
      : [row.title, row.subtitle, row.message, row.message].compactMap { $0 }
    let height = texts.reduce(0) { $0 + metrics[.lineHeightEm] * $1.style.size }
    let bars = Double(row.lines) * 2 * metrics[.contentBarHeight]
    return room.midY - (height + bars) / 2
  }

  /// The middle of what stands at the trailing edge: beside the first line of a row with a message,
  /// else in the row's middle.
  private func firstMiddle(of row: ResolvedContent.Row, in room: BarRect) -> Double {
    guard row.message != nil, let first = row.title ?? row.subtitle else { return room.midY }
    return wordsTop(of: row, in: room) + metrics[.lineHeightEm] * first.style.size / 2
  }

  /// Texts, and the bars that stand for them.
  ///
  /// - Parameters:
  ///   - room: where the first line stands.
  ///   - whole: where the lines below it stand.
  private mutating func addWords(
    of row: ResolvedContent.Row, _ id: ElementID, _ room: BarRect, below whole: BarRect,
    _ content: ResolvedContent
  ) {
    var texts =
      row.isStacked
      ? stackedTexts(of: row, room: room.width) : [row.title, row.subtitle].compactMap { $0 }
    if let message = row.message { texts += lines(of: message, room: whole.width, limit: 2) }
    let heights = texts.map { metrics[.lineHeightEm] * $0.style.size }
    let barPitch = 2 * metrics[.contentBarHeight]
    var y = wordsTop(of: row, in: room)
    for (index, (text, height)) in zip(texts, heights).enumerated() {
      add(
        label(
          id, text, x: room.x, baseline: y + metrics[.ascentEm] * text.style.size,
          room: index == 0 ? room.width : whole.width))
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

extension BarSize {
  /// The size, made smaller where it does not fit into a square, with its proportions.
  fileprivate func fitting(_ side: Double) -> BarSize {
    let share = min(1, side / max(width, height, 1))
    return BarSize(width: width * share, height: height * share)
  }
}
