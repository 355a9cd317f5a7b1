extension Arrangement {
  /// The size of a button of a row.
  func size(of button: ResolvedContent.Button) -> BarSize {
    let sizes = mockup
    let words = button.title.map { naturalWidth($0.text, $0.style) } ?? 0
    let line = metrics[.lineHeightEm] * button.lineSize
    let padding = sizes[button.isLarge ? .largeButtonLinePadding : .rowButtonLinePadding]
    let height = line + 2 * padding
    guard button.title != nil else {
      return BarSize(width: max(height, button.imageWidth), height: height)
    }
    let image = button.image == nil ? 0 : button.imageWidth + sizes[.rowButtonGap]
    let sides = button.color.alpha > 0 ? sizes[.rowButtonPadding] : 0
    let least = button.color.alpha > 0 ? sizes[.rowButtonMinimumWidth] : 0
    return BarSize(width: max(words + image + 2 * sides, least), height: height)
  }

  /// Buttons in place of words, from the band's top: as wide as each other, or each as wide as its
  /// words and in one line that goes on past the edge.
  mutating func arrangeButtons(_ row: ResolvedContent.Row, _ id: ElementID, _ band: BarRect) {
    let margins = bar.place.margins
    let room = band.inset(leading: margins.leading, trailing: margins.trailing)
    let gap = metrics[.contentIconGap] / 2
    let sizes = row.buttons.map(size)
    let count = Double(sizes.count)
    let isFilling = row.buttonAlignment == .fill
    let equal = max((room.width - gap * (count - 1)) / count, 0)
    let widths = sizes.map { isFilling ? equal : $0.width }
    let sum = widths.reduce(gap * (count - 1), +)
    let rest = max(room.width - sum, 0)
    var x = room.x
    switch row.buttonAlignment {
    case .fill, .leading: break
    case .center: x += rest / 2
    case .trailing: x += rest
    }
    let first = elements.count
    for (button, (size, width)) in zip(row.buttons, zip(sizes, widths)) {
      guard x < band.maxX else { break }
      let y = band.midY - size.height / 2
      arrange(button, id, BarRect(x: x, y: y, width: width, height: size.height))
      x += width + gap
    }
    if sum > room.width { slide(elementsFrom: first, by: 0, in: band) }
  }

  /// A button: a capsule with picture and words on its middle.
  mutating func arrange(_ button: ResolvedContent.Button, _ id: ElementID, _ frame: BarRect) {
    if button.color.alpha > 0 {
      let capsule = frame.height / 2
      let radius = button.isLarge ? min(mockup[.largeButtonRadius], capsule) : capsule
      add(ArrangedElement(id: id, frame: frame, shape: .roundedBox(radius: radius, button.color)))
    }
    let words = button.title.map { naturalWidth($0.text, $0.style) } ?? 0
    let gap = button.image == nil || button.title == nil ? 0 : mockup[.rowButtonGap]
    var x = frame.midX - (words + gap + button.imageWidth) / 2
    if let image = button.image {
      add(
        ArrangedElement(
          id: id,
          frame: BarRect(
            x: x, y: frame.midY - image.size.height / 2, width: image.size.width,
            height: image.size.height),
          shape: .picture(image)))
      x += image.size.width + gap
    }
    guard let title = button.title else { return }
    let style = title.style
    let baseline = baseline(about: frame.midY, style.size)
    add(label(id, title, x: x, baseline: baseline, room: max(words, 0)))
  }
}
