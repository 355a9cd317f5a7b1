extension Arrangement {
  /// A text in lines, broken between words.
  ///
  /// - Parameter limit: the most lines, the last of which holds the rest; nil for as many as there
  ///   are.
  func lines(of text: ResolvedText, room: Double, limit: Int? = nil) -> [ResolvedText] {
    LineBreaks(text.text, style: text.style, width: room, limit: limit, measuring: measurer).lines
      .map { line in
        var part = text
        part.text = line
        return part
      }
  }

  /// Words above a section; returns where the section begins.
  mutating func arrange(
    _ header: ResolvedText, above top: Double, _ index: Int, _ content: ResolvedContent
  ) -> Double {
    let room = wordsRoom(content)
    add(
      label(
        .contentRow(index), header, x: room.x,
        baseline: top + metrics[.ascentEm] * header.style.size, room: room.width))
    return top + metrics[.lineHeightEm] * header.style.size + metrics[.contentHeaderGap]
  }

  /// Words below a section; returns where they end.
  mutating func arrange(
    _ footer: ResolvedText, below bottom: Double, _ index: Int, _ content: ResolvedContent
  ) -> Double {
    let room = wordsRoom(content)
    var y = bottom + metrics[.contentHeaderGap]
    for line in lines(of: footer, room: room.width) {
      add(
        label(
          .contentRow(index), line, x: room.x,
          baseline: y + metrics[.ascentEm] * line.style.size, room: room.width))
      y += metrics[.lineHeightEm] * line.style.size
    }
    return y
  }

  /// Where words above and below a section stand.
  private func wordsRoom(_ content: ResolvedContent) -> BarRect {
    let margins = bar.place.margins
    let padding = content.isGrouped ? metrics[.contentCardPadding] : 0
    return BarRect(
      minX: margins.leading + padding, minY: 0, maxX: width - margins.trailing - padding, maxY: 0)
  }

  /// The lines of a message.
  func balloonLines(of row: ResolvedContent.Row) -> [ResolvedText] {
    let room = width * metrics[.balloonShare] - 2 * metrics[.balloonPadding]
    return row.title.map { lines(of: $0, room: room) } ?? []
  }

  /// The height of a message with the distance to the next one.
  func balloonHeight(_ lines: [ResolvedText]) -> Double {
    let text = lines.reduce(0) { $0 + metrics[.lineHeightEm] * $1.style.size }
    return text + 2 * metrics[.balloonMargin] + metrics[.balloonGap]
  }

  /// A message of a conversation.
  mutating func arrange(
    _ balloon: ResolvedContent.Balloon, _ lines: [ResolvedText], _ index: Int, _ band: BarRect
  ) {
    let id = ElementID.contentRow(index)
    let padding = metrics[.balloonPadding]
    let widest = lines.map { naturalWidth($0.text, $0.style) }.max() ?? 0
    let extent = min(widest, width * metrics[.balloonShare] - 2 * padding) + 2 * padding
    let height = balloonHeight(lines) - metrics[.balloonGap]
    let margins = bar.place.margins
    let frame = BarRect(
      x: balloon.isSent ? width - margins.trailing - extent : margins.leading, y: band.y,
      width: extent, height: height)
    let radius = min(metrics[.balloonRadius], height / 2)
    add(
      ArrangedElement(
        id: id, frame: frame, shape: .roundedBox(radius: radius, balloon.color, curve: .continuous))
    )
    var y = band.y + metrics[.balloonMargin]
    for line in lines {
      add(
        label(
          id, line, x: frame.x + padding, baseline: y + metrics[.ascentEm] * line.style.size,
          room: extent - 2 * padding))
      y += metrics[.lineHeightEm] * line.style.size
    }
  }
}

extension Arrangement {
  /// When the messages below were written, on the middle of the screen; returns where they begin.
  mutating func arrangeTime(_ time: ResolvedText, above top: Double, _ index: Int) -> Double {
    let margins = bar.place.margins
    let y = top + metrics[.contentHeaderGap]
    var label = label(
      .contentRow(index), time, x: 0, baseline: y + metrics[.ascentEm] * time.style.size,
      room: width - margins.leading - margins.trailing)
    label.frame.x = (width - label.frame.width) / 2
    add(label)
    return y + metrics[.lineHeightEm] * time.style.size + metrics[.contentHeaderGap]
  }

  /// What became of a message, below it at its edge; returns where the words end.
  mutating func arrange(
    _ state: ResolvedText, below bottom: Double, _ index: Int, isSent: Bool
  ) -> Double {
    let margins = bar.place.margins
    let padding = metrics[.balloonPadding] / 2
    let (start, end) = (margins.leading + padding, width - margins.trailing - padding)
    var label = label(
      .contentRow(index), state, x: start,
      baseline: bottom + metrics[.ascentEm] * state.style.size, room: max(end - start, 0))
    if isSent { label.frame.x = end - label.frame.width }
    add(label)
    return bottom + metrics[.lineHeightEm] * state.style.size + metrics[.balloonGap]
  }
}

extension BarRect {
  /// The rectangle, in leading coordinates, with distances taken off its ends.
  func inset(leading: Double = 0, trailing: Double = 0) -> BarRect {
    BarRect(
      x: x + leading, y: y, width: max(width - leading - trailing, 0), height: height)
  }
}
