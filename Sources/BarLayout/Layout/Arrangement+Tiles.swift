extension Arrangement {
  /// Tiles: those with words and pictures, as many as there are, else colours to the container's end.
  ///
  /// Tiles with round corners stand on the margins.
  mutating func arrange(
    _ tiles: SceneContent.Grid, _ content: ResolvedContent, top: Double, container: BarRect
  ) {
    let margins = bar.place.margins
    let isRound = tiles.cornerRadius > 0
    let start = isRound ? margins.leading : 0
    let room = width - start - (isRound ? margins.trailing : 0)
    let columns = Double(tiles.columns)
    let side = (room - tiles.spacing * (columns - 1)) / columns
    let isBelow = tiles.titlePosition == .below
    let tall = content.tiles.map { tallHeight($0, words: !isBelow) }.max() ?? 0
    let isAtHead = tiles.titlePosition == .head
    let isTall =
      isBelow || tiles.titlePosition == .center || side / tiles.aspectRatio >= tall
      || metrics.contentRowsAreStacked
    let low = content.tiles.map(lowHeight).max() ?? 0
    let needed = isTall && !isAtHead ? tall : low
    let height = max(side / tiles.aspectRatio, needed)
    let words = isBelow ? content.tiles.map(heightOfWords).max() ?? 0 : 0
    // Of a tile that lies under the next one, its head shows.
    let step = max(
      height + (words > 0 ? words + mockup[.tileGap] : 0) + tiles.spacing, min(low, height))
    guard side > 0, step > 0 else { return }
    guard !content.tiles.isEmpty || !content.endlessColors.isEmpty else { return }
    var y = top + (isRound ? max(tiles.spacing, 0) : 0)
    var index = 0
    while y < container.maxY, content.tiles.isEmpty || index < content.tiles.count {
      for column in 0..<tiles.columns where content.tiles.isEmpty || index < content.tiles.count {
        let tile = content.tiles.isEmpty ? nil : content.tiles[index]
        let frame = BarRect(
          x: start + Double(column) * (side + tiles.spacing), y: y, width: side, height: height)
        if y + max(step, height) > container.minY {
          let id = ElementID.contentRow(content.rows.count + index)
          let color = tile?.color ?? content.endlessColors[index % content.endlessColors.count]
          add(
            ArrangedElement(
              id: id, frame: frame,
              shape: isRound
                ? .roundedBox(radius: tiles.cornerRadius, color, curve: .continuous)
                : .fill(color)))
          if let tile {
            let head = BarRect(x: frame.x, y: y, width: side, height: low)
            if isAtHead {
              arrange(tile, id, head, isTall: false, content)
            } else {
              arrange(tile, id, frame, tiles.titlePosition, isTall: isTall, content)
            }
          }
        }
        index += 1
      }
      y += step
    }
  }

  /// What a tile shows, with its words where the grid has them.
  private mutating func arrange(
    _ tile: ResolvedContent.Row, _ id: ElementID, _ frame: BarRect,
    _ position: SceneContent.Grid.TitlePosition, isTall: Bool, _ content: ResolvedContent
  ) {
    guard position != .foot else { return arrange(tile, id, frame, isTall: isTall, content) }
    let sizes = mockup
    var rest = tile
    (rest.title, rest.subtitle) = (nil, nil)
    guard position == .center else {
      arrange(rest, id, frame, isTall: true, content)
      return addWords(
        of: tile, id, in: frame.offset(dx: 0, dy: frame.height + sizes[.tileGap]), isCentered: false
      )
    }
    let inner = frame.inset(by: BarEdgeInsets(all: sizes[.tilePadding]))
    let words = heightOfWords(tile)
    let sign = hasSign(tile) ? tile.signSize : 0
    let gap = sign > 0 && words > 0 ? sizes[.tileGap] : 0
    let top = inner.midY - (sign + gap + words) / 2
    var place = BarRect(x: inner.midX - sign / 2, y: top, width: sign, height: sign)
    if sign > 0 { addSign(of: rest, id, &place, content) }
    (rest.image, rest.iconColor) = (nil, .clear)
    arrange(rest, id, frame, isTall: true, content)
    addWords(
      of: tile, id,
      in: BarRect(x: inner.x, y: top + sign + gap, width: inner.width, height: words),
      isCentered: true)
  }

  /// The title and the subtitle of a tile, one below the other from the top of their room.
  private mutating func addWords(
    of tile: ResolvedContent.Row, _ id: ElementID, in room: BarRect, isCentered: Bool
  ) {
    var y = room.y
    for text in [tile.title, tile.subtitle].compactMap(\.self) {
      var line = label(
        id, text, x: room.x, baseline: y + metrics[.ascentEm] * text.style.size, room: room.width)
      if isCentered { line.frame.x = room.midX - line.frame.width / 2 }
      add(line)
      y += metrics[.lineHeightEm] * text.style.size
    }
  }

  /// What a tile shows: its picture above its words where all of the grid are tall enough, else
  /// beside them; a picture alone stands in the middle.
  private mutating func arrange(
    _ tile: ResolvedContent.Row, _ id: ElementID, _ frame: BarRect, isTall: Bool,
    _ content: ResolvedContent
  ) {
    let sizes = mockup
    var inner = frame.inset(by: BarEdgeInsets(all: sizes[.tilePadding]))
    let texts = [tile.title, tile.subtitle].compactMap { $0 }
    let words = heightOfWords(tile)
    var top = BarRect(
      x: inner.x, y: inner.y, width: inner.width, height: isTall ? tile.signSize : inner.height)
    if texts.isEmpty, tile.detail == nil {
      top = inner.inset(leading: max(inner.width - tile.signSize, 0) / 2)
    }
    addSign(of: tile, id, &top, content)
    if let detail = tile.detail {
      let height = metrics[.lineHeightEm] * detail.style.size
      var label = label(
        id, detail, x: 0, baseline: top.midY - height / 2 + metrics[.ascentEm] * detail.style.size,
        room: isTall ? top.width : top.width / 2)
      label.frame.x = top.maxX - label.frame.width
      add(label)
      if !isTall { top = top.inset(trailing: label.frame.width + sizes[.tileGap]) }
    }
    if !isTall { inner = top }
    inner.y = isTall ? inner.maxY - words : inner.midY - words / 2
    addWords(of: tile, id, in: inner, isCentered: false)
  }

  private func heightOfWords(_ tile: ResolvedContent.Row) -> Double {
    [tile.title, tile.subtitle].compactMap { $0 }
      .reduce(0) { $0 + metrics[.lineHeightEm] * $1.style.size }
  }

  /// The least height of a tile with its picture above its words, in points.
  private func tallHeight(_ tile: ResolvedContent.Row, words: Bool) -> Double {
    let detail = tile.detail.map { metrics[.lineHeightEm] * $0.style.size } ?? 0
    let top = max(hasSign(tile) ? tile.signSize : 0, detail)
    let sizes = mockup
    return (words ? heightOfWords(tile) : 0) + top + (top > 0 ? sizes[.tileGap] : 0) + 2
      * sizes[.tilePadding]
  }

  /// The least height of a tile with its picture beside its words, in points.
  private func lowHeight(_ tile: ResolvedContent.Row) -> Double {
    max(heightOfWords(tile), hasSign(tile) ? tile.signSize : 0) + 2 * mockup[.tilePadding]
  }

  /// Whether a tile has a picture, or the square behind one.
  private func hasSign(_ tile: ResolvedContent.Row) -> Bool {
    tile.image != nil || tile.iconColor.alpha > 0
  }
}
