extension Arrangement {
  /// Tiles below the rows: those with words and pictures, as many as there are, else colours to the
  /// container's end.
  mutating func arrange(
    _ grid: SceneContent.Grid, _ content: ResolvedContent, top: Double, container: BarRect
  ) {
    let places = places(of: content.tiles, in: grid)
    guard places.side > 0, places.step > 0 else { return }
    guard !content.tiles.isEmpty || !content.endlessColors.isEmpty else { return }
    let isLine = grid.scrollDirection == .horizontal
    let isInset = grid.cornerRadius > 0 || isLine
    var y = top + (isInset ? max(grid.spacing, 0) : 0)
    let columns = isLine ? Int(width / max(places.pitch, 1)) + 1 : grid.columns
    let (first, band) = (elements.count, BarRect(x: 0, y: y, width: width, height: places.step))
    var index = 0
    while y < container.maxY, content.tiles.isEmpty || index < content.tiles.count {
      for column in 0..<columns where content.tiles.isEmpty || index < content.tiles.count {
        let tile = content.tiles.isEmpty ? nil : content.tiles[index]
        if y + max(places.step, places.height) > container.minY {
          let id = ElementID.contentRow(content.rows.count + index)
          let color = tile?.color ?? content.endlessColors[index % content.endlessColors.count]
          arrange(tile, id, color, places.frame(column, y: y), grid, places, content)
        }
        index += 1
      }
      y += places.step
      if isLine { return slide(elementsFrom: first, by: 0, in: band) }
    }
  }

  /// Tiles in place of a row's words, below each other or in a line that goes on past the edge.
  mutating func arrangeTiles(
    of row: ResolvedContent.Row, _ index: Int, _ band: BarRect, _ content: ResolvedContent,
    _ container: BarRect
  ) {
    let places = places(of: row.tiles, in: row.grid)
    guard places.side > 0, places.step > 0 else { return }
    let isLine = row.grid.scrollDirection == .horizontal
    let columns = isLine ? row.tiles.count : row.grid.columns
    let first = elements.count
    for (number, tile) in row.tiles.enumerated() {
      let y =
        band.y + freeStandingPadding + Double(number / columns) * places.step
      let frame = places.frame(number % columns, y: y)
      guard frame.x < band.maxX, y < container.maxY else { break }
      guard y + max(places.step, places.height) > container.minY else { continue }
      arrange(
        tile, .contentTile(row: index, number), tile.color, frame, row.grid, places, content)
    }
    if isLine { slide(elementsFrom: first, by: 0, in: band) }
  }

  /// The height of the tiles in place of a row's words.
  func heightOfTiles(of row: ResolvedContent.Row) -> Double {
    let places = places(of: row.tiles, in: row.grid)
    let isLine = row.grid.scrollDirection == .horizontal
    let columns = isLine ? row.tiles.count : row.grid.columns
    let lines = (row.tiles.count + columns - 1) / columns
    return Double(lines - 1) * places.step + places.wholeHeight
  }

  /// Where the tiles of a grid stand, and how large they are.
  struct TilePlaces {
    /// Where the first one begins, and how far it is from there to the one beside and below it.
    var start: Double
    var pitch: Double
    var step: Double
    /// Width and height of a tile.
    var side: Double
    var height: Double
    /// Height of a tile with words below it.
    var wholeHeight: Double
    /// Height of the part that shows of one that lies under the next.
    var low: Double
    /// Whether pictures stand above words.
    var isTall: Bool

    /// The box of a tile of a column.
    func frame(_ column: Int, y: Double) -> BarRect {
      BarRect(x: start + Double(column) * pitch, y: y, width: side, height: height)
    }
  }

  /// Decides where tiles stand: those with round corners, and those of a line, on the margins.
  private func places(
    of tiles: [ResolvedContent.Row], in grid: SceneContent.Grid
  ) -> TilePlaces {
    let margins = bar.place.margins
    let isLine = grid.scrollDirection == .horizontal
    let isInset = grid.cornerRadius > 0 || isLine
    let start = isInset ? margins.leading : 0
    let room = width - start - (isInset && !isLine ? margins.trailing : 0)
    let columns = Double(grid.columns)
    let side =
      isLine
      ? grid.itemWidth ?? (room - grid.spacing * columns) / (columns + mockup[.tilePeekShare])
      : (room - grid.spacing * (columns - 1)) / columns
    let isBelow = grid.titlePosition == .below
    let tall = tiles.map { tallHeight($0, words: !isBelow) }.max() ?? 0
    let isAtHead = grid.titlePosition == .head
    let isTall =
      isBelow || grid.titlePosition == .center || side / grid.aspectRatio >= tall
      || metrics.contentRowsAreStacked
    let low = tiles.map(lowHeight).max() ?? 0
    let needed = isTall && !isAtHead ? tall : low
    let height = max(side / grid.aspectRatio, needed)
    let words = isBelow ? tiles.map(heightOfWords).max() ?? 0 : 0
    let whole = height + (words > 0 ? words + mockup[.tileGap] : 0)
    // Of a tile that lies under the next one, its head shows.
    return TilePlaces(
      start: start, pitch: side + grid.spacing, step: max(whole + grid.spacing, min(low, height)),
      side: side, height: height, wholeHeight: whole, low: low, isTall: isTall)
  }

  /// A tile in its colour; one that has no words is nil.
  private mutating func arrange(
    _ tile: ResolvedContent.Row?, _ id: ElementID, _ color: BarColor, _ frame: BarRect,
    _ grid: SceneContent.Grid, _ places: TilePlaces, _ content: ResolvedContent
  ) {
    add(
      ArrangedElement(
        id: id, frame: frame,
        shape: grid.cornerRadius > 0
          ? .roundedBox(radius: grid.cornerRadius, color, curve: .continuous) : .fill(color)))
    guard let tile else { return }
    if grid.titlePosition == .head {
      let head = BarRect(x: frame.x, y: frame.y, width: frame.width, height: places.low)
      arrange(tile, id, head, isTall: false, content)
    } else {
      arrange(tile, id, frame, grid.titlePosition, isTall: places.isTall, content)
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
