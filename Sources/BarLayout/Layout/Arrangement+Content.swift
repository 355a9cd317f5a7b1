extension Arrangement {
  /// What scrolls under the bar: a picture and rows from a distance below the origin of the answer,
  /// as far as they show in the container.
  ///
  /// A list's rows fill the width; in cards they stand on the margins, and the first and the last
  /// of a card have its round corners. Source: assumed — `contentRows`.
  mutating func arrangeContent(_ content: ResolvedContent, top: Double, container: BarRect) {
    var y = top
    if let map = content.map { arrange(map, container: container) }
    if content.startsUnderBar { y = container.minY - bar.contentOffset }
    if let picture = content.picture { y += arrange(picture, top: y, container: container) }
    for (index, row) in content.rows.enumerated() {
      // What lies below the container is not even measured.
      guard y < container.maxY else { break }
      if row.opensSection, content.isGrouped || index > 0 { y += metrics[.contentSectionGap] }
      if let header = row.header {
        if index == 0, !content.isGrouped { y += metrics[.contentHeaderGap] }
        y =
          row.balloon == nil
          ? arrange(header, above: y, index, content) : arrangeTime(header, above: y, index)
      }
      let lines = row.balloon == nil ? [] : balloonLines(of: row)
      let height =
        row.height ?? (row.balloon == nil ? neededHeight(of: row, content) : balloonHeight(lines))
      if y < container.maxY, y + height > container.minY {
        let band = BarRect(x: 0, y: y, width: width, height: height)
        if let balloon = row.balloon {
          arrange(balloon, lines, index, band)
        } else if row.isFreeStanding {
          arrangeFreeStanding(row, index, band, content, container)
        } else {
          arrange(row, index, band, content)
        }
      }
      y += height
      if let footer = row.footer {
        y =
          row.balloon.map { arrange(footer, below: y, index, isSent: $0.isSent) }
          ?? arrange(footer, below: y, index, content)
      }
    }
    if let grid = content.grid {
      arrange(grid, content, top: y, container: container)
    } else if !content.endlessColors.isEmpty {
      arrangeStripes(content, top: y, container: container)
    }
  }

  /// The height of a row that states none.
  private func neededHeight(
    of row: ResolvedContent.Row, _ content: ResolvedContent
  ) -> Double {
    row.isFreeStanding ? freeStandingHeight(of: row) : stackedHeight(of: row, content)
  }

  /// Plain rows to the container's end.
  private mutating func arrangeStripes(
    _ content: ResolvedContent, top: Double, container: BarRect
  ) {
    guard content.endlessHeight > 0 else { return }
    var y = top
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
    _ picture: ResolvedContent.HeaderImage, top: Double, container: BarRect
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
}
