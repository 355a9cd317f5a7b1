extension Arrangement {
  /// What a swipe has brought up beside a row; returns how far the row has gone towards its trailing
  /// edge for it, in points, less than 0 for the other way.
  ///
  /// Up to iOS 18 the buttons fill the row's height side by side, from iOS 26 on they are capsules.
  mutating func arrangeSwipe(
    of row: ResolvedContent.Row, _ id: ElementID, _ band: BarRect, isGrouped: Bool
  ) -> Double {
    let isLeading = row.trailingActions.isEmpty
    let actions = isLeading ? row.leadingActions : row.trailingActions
    guard !actions.isEmpty else { return 0 }
    let sizes = mockup
    var reach = sizes[.swipeGap]
    for (index, action) in actions.enumerated() {
      let extent = swipeWidth(action, sizes)
      let start = isLeading ? band.x + reach : band.maxX - reach - extent
      let most = sizes[.swipeMaximumHeight]
      let room = band.height - 2 * sizes[.swipeGap]
      let height = most > 0 ? min(room, most) : room
      let frame = BarRect(
        x: start, y: band.midY - height / 2, width: extent, height: height)
      addGround(of: action, id, frame, band, row, isOutermost: index == 0 && isGrouped)
      addWords(of: action, id, frame, sizes)
      reach += extent + sizes[.swipeGap]
    }
    return isLeading ? reach : -reach
  }

  private func swipeWidth(_ action: ResolvedContent.SwipeAction, _ sizes: MockupMetrics) -> Double {
    let words = action.image == nil ? action.title : nil
    let width = words.map { naturalWidth($0.text, $0.style) + 2 * sizes[.swipePadding] } ?? 0
    return max(sizes[.swipeMinimumWidth], width)
  }

  /// A capsule, or a part of the row's height; the outermost has its card's corners.
  private mutating func addGround(
    of action: ResolvedContent.SwipeAction, _ id: ElementID, _ frame: BarRect, _ band: BarRect,
    _ row: ResolvedContent.Row, isOutermost: Bool
  ) {
    guard !metrics[.hasGlass] else {
      return add(
        ArrangedElement(
          id: id, frame: frame,
          shape: .roundedBox(radius: min(frame.width, frame.height) / 2, action.color)))
    }
    let radius = metrics[.contentCardRadius]
    guard isOutermost, row.isFirst || row.isLast else {
      return add(ArrangedElement(id: id, frame: frame, shape: .fill(action.color)))
    }
    let beyond = radius * CornerCurve.continuous.reach
    let isLeading = frame.x < band.midX
    let box = BarRect(
      minX: frame.minX - (isLeading ? 0 : beyond),
      minY: frame.minY - (row.isFirst ? 0 : beyond),
      maxX: frame.maxX + (isLeading ? beyond : 0), maxY: frame.maxY + (row.isLast ? 0 : beyond))
    add(
      ArrangedElement(
        id: id, frame: box, shape: .roundedBox(radius: radius, action.color, curve: .continuous),
        clip: frame))
  }

  /// Picture over words where the row is tall enough, else the picture or the words alone.
  ///
  /// Source: documented — `UIContextualAction.title`: not shown in rows too low for both.
  private mutating func addWords(
    of action: ResolvedContent.SwipeAction, _ id: ElementID, _ frame: BarRect,
    _ sizes: MockupMetrics
  ) {
    let lineHeight = action.title.map { metrics[.lineHeightEm] * $0.style.size } ?? 0
    let imageHeight = action.image?.size.height ?? 0
    let both = imageHeight + sizes[.swipeLineGap] + lineHeight
    let hasBoth =
      action.image != nil && action.title != nil && both + 2 * sizes[.swipePadding] <= frame.height
    var top = frame.midY - (hasBoth ? both : max(imageHeight, 0)) / 2
    if let image = action.image {
      add(
        ArrangedElement(
          id: id,
          frame: BarRect(
            x: frame.midX - image.size.width / 2, y: top, width: image.size.width,
            height: image.size.height),
          shape: .picture(image)))
      top += imageHeight + sizes[.swipeLineGap]
    }
    guard let title = action.title, hasBoth || action.image == nil else { return }
    if !hasBoth { top = frame.midY - lineHeight / 2 }
    var label = label(
      id, title, x: 0, baseline: top + metrics[.ascentEm] * title.style.size,
      room: frame.width)
    label.frame.x = frame.midX - label.frame.width / 2
    add(label)
  }
}
