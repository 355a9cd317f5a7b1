extension Arrangement {
  /// The size of a button at a row's trailing end.
  func size(of button: ResolvedContent.Button) -> BarSize {
    let sizes = mockup
    let words = button.title.map { naturalWidth($0.text, $0.style) } ?? 0
    let line = metrics[.lineHeightEm] * button.lineSize
    let height = line + 2 * sizes[.rowButtonLinePadding]
    guard button.title != nil else {
      return BarSize(width: max(height, button.imageWidth), height: height)
    }
    let image = button.image == nil ? 0 : button.imageWidth + sizes[.rowButtonGap]
    let padding = button.color.alpha > 0 ? sizes[.rowButtonPadding] : 0
    let least = button.color.alpha > 0 ? sizes[.rowButtonMinimumWidth] : 0
    return BarSize(width: max(words + image + 2 * padding, least), height: height)
  }

  /// A button: a capsule with picture and words on its middle.
  mutating func arrange(_ button: ResolvedContent.Button, _ id: ElementID, _ frame: BarRect) {
    if button.color.alpha > 0 {
      add(
        ArrangedElement(
          id: id, frame: frame, shape: .roundedBox(radius: frame.height / 2, button.color)))
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
