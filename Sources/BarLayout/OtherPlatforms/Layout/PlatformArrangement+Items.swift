extension PlatformArrangement {
  /// Adds a leading button after the ones before it; one that finds no room is hidden.
  mutating func addItem(
    _ item: ResolvedItem, from start: inout Double, until end: Double, neighbours: Neighbours
  ) {
    let width = width(of: item, shares: neighbours.shares)
    if start + width <= end {
      addItem(item, x: start, width: width)
      start += width + neighbours.gap
    } else {
      addItem(item, x: start, width: 0)
    }
  }

  /// Adds a trailing button before the ones after it; one that finds no room is hidden.
  mutating func addItem(
    _ item: ResolvedItem, backFrom end: inout Double, until start: Double, neighbours: Neighbours
  ) {
    let width = width(of: item, shares: neighbours.shares)
    if end - width >= start {
      addItem(item, x: end - width, width: width)
      end -= width + neighbours.gap
    } else {
      addItem(item, x: end, width: 0)
    }
  }

  /// Items on the middle of the bar, moved aside just far enough; those without room are hidden,
  /// the last ones first.
  ///
  /// - Returns: where the room of the title ends.
  mutating func arrangeMiddle(from start: Double, to end: Double) -> Double {
    let gap = metrics[.itemGap]
    guard !bar.middleItems.isEmpty else { return end }
    let widths = bar.middleItems.map { width(of: $0) }
    let wanted = widths.reduce(0, +) + gap * Double(widths.count - 1)
    let first = min(max((bar.width - wanted) / 2, start), max(end - wanted, start))
    var x = first
    for item in bar.middleItems {
      addItem(item, from: &x, until: end, neighbours: Neighbours(gap: gap))
    }
    return first
  }

  /// Width of an item in points: what it states, but never less than what it shows needs.
  ///
  /// Source: assumed — UIBarButtonItem.width is UIKit's on every platform; none says what is cut.
  private func width(of item: ResolvedItem, shares: Bool = false) -> Double {
    max(neededWidth(of: item, shares: shares), item.width ?? 0)
  }

  private func neededWidth(of item: ResolvedItem, shares: Bool) -> Double {
    let least = metrics[.itemMinimumWidth]
    switch item.content {
    case .view(.avatar(let text, _, _)): return labelWidth(text) + 2 * metrics[.itemPadding]
    case .text(let text), .view(.text(let text)):
      return max(labelWidth(text.value) + 2 * metrics[.itemPadding], least)
    case .image(let image), .view(.image(let image)):
      let padding = metrics[shares ? .sharedImagePadding : .imagePadding]
      return max(image.size.width + 2 * padding, least)
    case .view(.labeled(let image, let text)):
      return labeledWidth(image, text) + 2 * metrics[.itemPadding]
    case .view(.box(let size)): return size.width
    case .view(.wheel(let side, _, _)): return max(side, least)
    case .view(.lines(let lines)):
      return max((lines.map { labelWidth($0) }.max() ?? 0) + 2 * metrics[.itemPadding], least)
    case .view(.search(let search)):
      return max(labelWidth(search.text) + 2 * metrics[.itemPadding], least)
    case .view(.segments(let segments, _)):
      return segments.reduce(0) { $0 + labelWidth($1) + 2 * metrics[.itemPadding] }
    // Negative spaces are UIKit's of old; no other platform has them.
    case .space(let width): return max(width, 0)
    case .flexibleSpace: return 0
    }
  }

  /// The label's width of a whole text in points, on pixels.
  func labelWidth(_ text: ResolvedText) -> Double {
    guard !text.text.isEmpty else { return 0 }
    return grid.up(measurer.measure(text.text, style: text.style, limit: bar.width).width)
  }

  /// A line of text cut to its room.
  func label(
    _ id: ElementID, _ text: ResolvedText, x: Double, baseline: Double, room: Double
  ) -> ArrangedElement {
    let size = text.style.size
    let cut = Truncation(
      fitting: text.text, style: text.style, width: max(room, 0) + grid.pixel / 2,
      measuring: measurer)
    let line = ArrangedText(
      text: cut.text, isTruncated: cut.isTruncated, style: text.style, color: text.color,
      measure: cut.measure, baseline: baseline)
    return ArrangedElement(
      id: id,
      frame: BarRect(
        x: x, y: baseline - metrics[.ascentEm] * size, width: line.labelWidth(grid),
        height: grid.up(metrics[.lineHeightEm] * size)),
      shape: .text(line), alpha: cut.text.isEmpty ? 0 : text.alpha,
      accessibilityLabel: line.spoken(text))
  }

  private mutating func addItem(_ item: ResolvedItem, x: Double, width: Double) {
    func id(_ part: ElementID.Part) -> ElementID { .item(item.place, part) }
    let extent = metrics[.itemExtent]
    var frame = BarRect(x: x, y: middle - extent / 2, width: width, height: extent)
    let isHidden = width == 0
    switch item.content {
    case .space, .flexibleSpace: return
    case .view(.box(let size)):
      frame = BarRect(x: x, y: middle - size.height / 2, width: width, height: size.height)
      add(
        ArrangedElement(
          id: id(.whole), frame: frame, shape: .fill(bar.palette.button), alpha: isHidden ? 0 : 1,
          isEnabled: item.isEnabled, accessibilityLabel: item.accessibilityLabel,
          hasMenu: item.hasMenu))
      return
    default: break
    }
    var element = ArrangedElement(
      id: id(.whole), frame: frame, alpha: isHidden ? 0 : 1, isEnabled: item.isEnabled,
      accessibilityLabel: item.accessibilityLabel, hasMenu: item.hasMenu)
    if metrics[.itemHasFill] {
      element.shape = .roundedBox(radius: min(width, extent) / 2, bar.palette.button)
    }
    add(element)
    guard !isHidden else { return }
    switch item.content {
    case .text(let text), .view(.text(let text)):
      let text = text.value
      let baseline = middle + metrics[.capHeightEm] * text.style.size / 2
      add(
        label(
          id(.label), text, x: frame.midX - labelWidth(text) / 2, baseline: baseline, room: width))
    case .image(let image), .view(.image(let image)):
      add(
        ArrangedElement(
          id: id(.image),
          frame: BarRect(
            x: frame.midX - image.size.width / 2,
            y: middle - metrics[.imageRise] - image.size.height / 2, width: image.size.width,
            height: image.size.height),
          shape: .picture(image)))
    case .view(.avatar(let text, _, let color)):
      let side = min(frame.width, frame.height)
      add(
        ArrangedElement(
          id: id(.image),
          frame: BarRect(
            x: frame.midX - side / 2, y: middle - side / 2, width: side, height: side),
          shape: .roundedBox(radius: side / 2, color)))
      add(
        label(
          id(.label), text, x: frame.midX - labelWidth(text) / 2,
          baseline: middle + metrics[.capHeightEm] * text.style.size / 2, room: width))
    case .view(.labeled(let image, let text)):
      let start = frame.midX - labeledWidth(image, text) / 2
      add(
        ArrangedElement(
          id: id(.image),
          frame: BarRect(
            x: start, y: middle - metrics[.imageRise] - image.size.height / 2,
            width: image.size.width, height: image.size.height),
          shape: .picture(image)))
      add(
        label(
          id(.label), text, x: start + image.size.width + labelSpacing,
          baseline: middle + metrics[.capHeightEm] * text.style.size / 2, room: width))
    case .view(.segments(let segments, let selected)):
      addSegments(segments, selected: selected, in: frame, of: .item(item.place))
    case .view(.lines(let lines)): addLines(lines, in: frame, of: .item(item.place))
    case .view(.wheel(let side, let spokes, let color)):
      addWheel(side, spokes, color, in: frame, of: .item(item.place))
    case .view(.search(let search)):
      addSearchField(search.text, search.fieldColor, in: frame, of: .item(item.place))
    default: break
    }
  }

  /// Distance of a word from the picture before it.
  ///
  /// Source: assumed — half of what stands beside both.
  private var labelSpacing: Double { metrics[.itemPadding] / 2 }

  /// Width of a picture with words after it.
  private func labeledWidth(_ image: ResolvedImage, _ text: ResolvedText) -> Double {
    image.size.width + labelSpacing + labelWidth(text)
  }

  /// The segments of a control, each as wide as its word asks, a fill under the chosen one.
  private mutating func addSegments(
    _ segments: [ResolvedText], selected: Int?, in frame: BarRect, of host: ElementID.SegmentHost
  ) {
    var x = frame.x
    for (index, segment) in segments.enumerated() {
      let words = labelWidth(segment)
      let box = BarRect(
        x: x, y: frame.y, width: words + 2 * metrics[.itemPadding], height: frame.height)
      if index == selected {
        add(
          ArrangedElement(
            id: .segment(host, index, .thumb), frame: box,
            shape: .roundedBox(radius: box.height / 2, bar.palette.button)))
      }
      add(ArrangedElement(id: .segment(host, index, .whole), frame: box, isEnabled: true))
      let baseline = middle + metrics[.capHeightEm] * segment.style.size / 2
      add(
        label(
          .segment(host, index, .label), segment, x: box.midX - words / 2, baseline: baseline,
          room: box.width))
      x += box.width
    }
  }
}
