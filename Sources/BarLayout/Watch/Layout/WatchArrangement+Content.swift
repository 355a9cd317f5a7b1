extension WatchArrangement {
  /// A list below the bar, each row on a platter of its own.
  mutating func arrange(_ content: ResolvedWatchContent) {
    let sizes = content.numbers
    let height = bar.screen.height
    if let map = content.map { arrange(map, sizes) }
    let top =
      bar.largeTitleHasOwnLine
      ? metrics[.largeTitleSection] + metrics[.listDropBelowTitle] : metrics[.listDrop]
    var y = bar.height + top - content.offset
    for (index, row) in content.rows.enumerated() {
      let id = ElementID.contentRow(index)
      if row.startsSection { y += sizes[.watchSectionGap] }
      if let header = row.header {
        // The title above a list has its descenders there.
        if index == 0 { y += sizes[.watchRowGap] }
        y = addWords(header, id, at: y, sizes) + sizes[.watchWordGap]
      }
      // What lies below the screen is not even measured.
      guard y < height else { break }
      let extent = max(width - 2 * sizes[.watchRowMargin], 0)
      let titles = titles(of: row, room: wordsRoom(of: row, extent, sizes))
      let band = BarRect(
        x: sizes[.watchRowMargin], y: y, width: extent,
        height: row.height ?? max(row.leastHeight, heightNeeded(row, titles, sizes)))
      if band.maxY > 0 { arrange(row, titles, id, band, sizes) }
      y += band.height
      if let footer = row.footer { y = addWords(footer, id, at: y + sizes[.watchWordGap], sizes) }
      y += sizes[.watchRowGap]
    }
  }

  /// Title and subtitle in as many lines as they need, or in one where the row has a height.
  ///
  /// Source: documented — SwiftUI's Text wraps where its room ends, as rows' words do on watches.
  private func titles(of row: ResolvedWatchContent.Row, room: Double) -> [ResolvedText] {
    let texts = [row.title, row.subtitle].compactMap { $0 }
    guard row.height == nil else { return texts }
    return texts.flatMap { text in
      LineBreaks(text.text, style: text.style, width: room, measuring: measurer).lines.map {
        var part = text
        part.text = $0
        return part
      }
    }
  }

  private func heightNeeded(
    _ row: ResolvedWatchContent.Row, _ titles: [ResolvedText], _ sizes: MockupMetrics
  ) -> Double {
    titles.reduce(Double(row.lines) * 2 * sizes[.watchBarHeight] + sizes[.watchRowPadding]) {
      $0 + metrics[.lineHeightEm] * $1.style.size
    }
  }

  /// How much of a platter's width its words have, in points.
  private func wordsRoom(
    of row: ResolvedWatchContent.Row, _ extent: Double, _ sizes: MockupMetrics
  ) -> Double {
    var room = extent - 2 * sizes[.watchRowPadding]
    if row.discColor != nil || row.initials != nil || row.image != nil {
      room -= sizes[.watchDiscSize] + sizes[.watchDiscGap]
    }
    if let tick = row.tick { room -= tick.size.width + sizes[.watchDiscGap] }
    if row.isOn != nil { room -= sizes[.watchSwitchWidth] + sizes[.watchDiscGap] }
    if let detail = row.detail {
      let line = line(detail, baseline: 0, room: room / 2)
      room -= line.labelWidth(grid) + sizes[.watchDiscGap]
    }
    return max(room, 0)
  }

  private mutating func arrange(
    _ row: ResolvedWatchContent.Row, _ titles: [ResolvedText], _ id: ElementID, _ band: BarRect,
    _ sizes: MockupMetrics
  ) {
    addBox(
      id, band, radius: min(sizes[.watchRowRadius], band.height / 2), row.color, curve: .continuous)
    var room = band.inset(leading: sizes[.watchRowPadding], trailing: sizes[.watchRowPadding])
    addSign(of: row, id, &room, sizes)
    if let tick = row.tick {
      let frame = BarRect(
        x: room.maxX - tick.size.width, y: room.midY - tick.size.height / 2,
        width: tick.size.width, height: tick.size.height)
      add(ArrangedElement(id: id, frame: frame, shape: .picture(tick)))
      room = room.inset(trailing: tick.size.width + sizes[.watchDiscGap])
    }
    if let isOn = row.isOn {
      let size = BarSize(width: sizes[.watchSwitchWidth], height: sizes[.watchSwitchHeight])
      let track = BarRect(
        x: room.maxX - size.width, y: room.midY - size.height / 2, width: size.width,
        height: size.height)
      addBox(id, track, radius: size.height / 2, row.switchColor)
      let knob = size.height - 2 * sizes[.watchKnobInset]
      let x =
        isOn ? track.maxX - sizes[.watchKnobInset] - knob : track.minX + sizes[.watchKnobInset]
      addBox(
        id, BarRect(x: x, y: track.minY + sizes[.watchKnobInset], width: knob, height: knob),
        radius: knob / 2, .white)
      room = room.inset(trailing: size.width + sizes[.watchDiscGap])
    }
    if let detail = row.detail {
      let line = line(detail, baseline: baseline(of: detail, room.midY), room: room.width / 2)
      let extent = line.labelWidth(grid)
      add(label(id, detail, line, x: room.maxX - extent))
      room = room.inset(trailing: extent + sizes[.watchDiscGap])
    }
    addLines(titles, row.lines, row.lineColor, id, room, sizes)
  }

  /// Titles and the bars in place of words, about the middle of the platter.
  private mutating func addLines(
    _ texts: [ResolvedText], _ lines: Int, _ color: BarColor, _ id: ElementID, _ room: BarRect,
    _ sizes: MockupMetrics
  ) {
    let heights = texts.map { metrics[.lineHeightEm] * $0.style.size }
    let pitch = 2 * sizes[.watchBarHeight]
    var y = room.midY - (heights.reduce(0, +) + Double(lines) * pitch) / 2
    for (text, height) in zip(texts, heights) {
      add(
        label(
          id, text,
          line(text, baseline: y + metrics[.ascentEm] * text.style.size, room: room.width),
          x: room.x))
      y += height
    }
    for _ in 0..<lines {
      addBox(
        id,
        BarRect(
          x: room.x, y: y + sizes[.watchBarHeight] / 2, width: room.width * sizes[.watchBarShare],
          height: sizes[.watchBarHeight]), radius: sizes[.watchBarHeight] / 2, color)
      y += pitch
    }
  }

  /// Disc, picture or initials at the leading edge.
  private mutating func addSign(
    of row: ResolvedWatchContent.Row, _ id: ElementID, _ room: inout BarRect,
    _ sizes: MockupMetrics
  ) {
    let size = sizes[.watchDiscSize]
    let middle = room.x + size / 2
    if let color = row.discColor {
      addBox(
        id, BarRect(x: room.x, y: room.midY - size / 2, width: size, height: size),
        radius: size / 2, color)
    }
    if let initials = row.initials {
      let line = line(initials, baseline: baseline(of: initials, room.midY), room: size)
      add(label(id, initials, line, x: middle - line.labelWidth(grid) / 2))
    } else if let image = row.image {
      let share = min(1, size / max(image.size.width, image.size.height, 1))
      let (width, height) = (image.size.width * share, image.size.height * share)
      add(
        ArrangedElement(
          id: id,
          frame: BarRect(
            x: middle - width / 2, y: room.midY - height / 2, width: width, height: height),
          shape: .picture(image)))
    } else if row.discColor == nil {
      return
    }
    room = room.inset(leading: size + sizes[.watchDiscGap])
  }

  /// Words above or below a section, in lines; returns where they end.
  private mutating func addWords(
    _ words: ResolvedText, _ id: ElementID, at top: Double, _ sizes: MockupMetrics
  ) -> Double {
    let start = sizes[.watchRowMargin] + sizes[.watchRowPadding]
    let room = max(width - 2 * start, 0)
    var y = top
    for part in LineBreaks(words.text, style: words.style, width: room, measuring: measurer).lines {
      var text = words
      text.text = part
      add(
        label(
          id, text, line(text, baseline: y + metrics[.ascentEm] * text.style.size, room: room),
          x: start))
      y += metrics[.lineHeightEm] * text.style.size
    }
    return y
  }

  /// Baseline of a text about a middle.
  private func baseline(of text: ResolvedText, _ middle: Double) -> Double {
    middle + (metrics[.ascentEm] - metrics[.lineHeightEm] / 2) * text.style.size
  }

  private mutating func addBox(
    _ id: ElementID, _ frame: BarRect, radius: Double, _ color: BarColor,
    curve: CornerCurve = .circular
  ) {
    add(
      ArrangedElement(
        id: id, frame: frame, shape: .roundedBox(radius: radius, color, curve: curve)))
  }
}

extension WatchArrangement {
  /// A map over the whole display, with its marks.
  private mutating func arrange(_ map: ResolvedContent.Map, _ sizes: MockupMetrics) {
    let sheet = MapSheet(
      container: BarRect(x: 0, y: 0, width: width, height: bar.screen.height), sizes: sizes,
      mirrorSum: bar.direction == .rightToLeft ? width : nil, origin: 0)
    sheet.elements(of: map) { title, middle, top in
      let line = line(title, baseline: top + metrics[.ascentEm] * title.style.size, room: width)
      var label = label(.screen(.map), title, line, x: 0)
      label.frame.x = middle - label.frame.width / 2
      return label
    }.forEach { add($0) }
  }
}

extension LaidOutScreen {
  /// The list of a watch, and how it fades under the bar once it is scrolled.
  static func content(
    _ scene: ResolvedWatchScene, measuring measurer: some TextMeasuring
  ) -> [LaidOutElement] {
    guard let content = scene.content else { return [] }
    var arrangement = WatchArrangement(scene.bar, measuring: measurer)
    arrangement.arrange(content)
    let screen = scene.bar.screen
    let snapping = Snapping(
      grid: arrangement.grid, direction: scene.bar.direction, barX: 0, width: screen.width)
    let rows = snapping.elements(arrangement.elements)
    guard content.offset > 0 else { return rows }
    let fade = content.numbers[.watchScrollFade]
    let frame = BarRect(x: 0, y: 0, width: screen.width, height: scene.bar.height + fade)
    return rows + [
      LaidOutElement(
        id: .screen(.scrollEdge), frame: frame, ink: frame, color: .black,
        content: .softEdge(tint: .black, blurRadius: fade / 2, fadeHeight: fade))
    ]
  }
}
