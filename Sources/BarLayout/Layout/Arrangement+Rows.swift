extension Arrangement {
  /// The bar, its background and hairline, and the row of title and buttons.
  ///
  /// The hairline lies one device pixel thick on the side of the content: below the background, or
  /// above it on a bar at the bottom. Source: `hairlinePixels`; documented — UIBarPosition.bottom.
  mutating func arrangeRows() {
    let place = bar.place
    let rows = scroll.rows
    let appearance = scroll.appearance
    let bottom = place.y + rows.total
    let background = BarRect(minX: 0, minY: place.backgroundTop, maxX: place.width, maxY: bottom)
    add(
      .background, filling: background, scroll.material.map { .material($0) } ?? .fill,
      appearance.backgroundColor, alpha: appearance.backgroundAlpha)
    if let image = appearance.backgroundImage { addBackground(image, in: background) }
    let line = appearance.shadowImage?.size.height ?? metrics[.hairlinePixels] * grid.pixel
    let shadow = BarRect(
      x: 0, y: hairlineTop(bottom, line), width: place.width, height: line)
    if let image = appearance.shadowImage {
      add(
        ArrangedElement(
          id: .shadow, frame: shadow, shape: .picture(image), alpha: appearance.shadowAlpha))
    } else {
      add(.shadow, filling: shadow, .fill, appearance.shadowColor, alpha: appearance.shadowAlpha)
    }
    add(.bar, BarRect(x: 0, y: place.y, width: place.width, height: rows.total))
    add(.contentView, BarRect(x: 0, y: rowTop, width: place.width, height: rows.row))
  }

  /// Where a hairline of a thickness begins: at the content's side of the background, or inside its
  /// end where that is the hard edge of content.
  ///
  /// Source: measured — `scrollEdgeIsHard`.
  private func hairlineTop(_ bottom: Double, _ line: Double) -> Double {
    if bar.place.hairlineIsAbove { return bar.place.backgroundTop - line }
    let isInside = metrics[.scrollEdgeIsHard] && scroll.appearance.shadowImage == nil
    return isInside ? bottom - line : bottom
  }

  /// The app's picture over the background, as its content mode has it.
  private mutating func addBackground(_ image: ResolvedBackgroundImage, in background: BarRect) {
    var box = background
    if image.isBarOnly { box = BarRect(minX: 0, minY: bar.place.y, maxX: box.maxX, maxY: box.maxY) }
    let frame = image.contentMode.frame(
      of: image.image.size, in: box, isMirrored: bar.direction == .rightToLeft)
    add(
      ArrangedElement(
        id: .backgroundImage, frame: frame, shape: .picture(image.image), alpha: image.alpha,
        clip: frame == box ? nil : box))
  }

  /// The line above the row, centred in its band.
  ///
  /// Source: assumed — see `promptHeight`.
  mutating func arrangePrompt() {
    guard let prompt = bar.prompt else { return }
    let size = prompt.style.size
    let margins = bar.place.margins
    let room = width - margins.leading - margins.trailing
    let height = metrics[.lineHeightEm] * size
    let top = bar.place.y + (bar.rows.prompt - height) / 2
    let baseline = top + metrics[.ascentEm] * size
    var label = label(.prompt, prompt, x: 0, baseline: baseline, room: room)
    label.frame.x = (width - label.frame.width) / 2
    add(label)
  }
}
