extension DisplayList {
  /// A moment on the way from one list to another.
  ///
  /// What both have goes from its place in the one to that in the other; what only one has, or looks
  /// otherwise there, fades. Source: chosen, as `UIView` animates frames and alpha within a block.
  ///
  /// - Parameter share: how much of the way is done, 0 to 1.
  package init(from start: DisplayList, to end: DisplayList, share: Double) {
    self = share < 1 ? start : end
    guard share > 0, share < 1 else { return }
    size = BarSize(
      width: max(start.size.width, end.size.width), height: max(start.size.height, end.size.height))
    background = start.background.mixed(with: end.background, share: share)
    let before = Dictionary(grouping: start.items, by: \.element)
    let after = Dictionary(grouping: end.items, by: \.element)
    items = []
    var done: Set<String> = []
    var next = end.items[...]
    // The end's order, and what only the start has after what it stood on.
    for item in start.items where done.insert(item.element).inserted {
      if after[item.element] != nil {
        while let first = next.first {
          next.removeFirst()
          append(first.element, before, after, share, &done)
          if first.element == item.element { break }
        }
      } else {
        items += (before[item.element] ?? []).map { $0.faded(1 - share) }
      }
    }
    for item in next { append(item.element, before, after, share, &done) }
  }

  /// Appends the items of an element that the end has, once.
  private mutating func append(
    _ element: String, _ before: [String: [DisplayItem]], _ after: [String: [DisplayItem]],
    _ share: Double, _ done: inout Set<String>
  ) {
    guard !items.contains(where: { $0.element == element }) else { return }
    done.insert(element)
    let (old, new) = (before[element] ?? [], after[element] ?? [])
    if old.count == new.count {
      for (a, b) in zip(old, new) { items += a.moments(to: b, share: share) }
    } else {
      items += old.map { $0.faded(1 - share) } + new.map { $0.faded(share) }
    }
  }
}

extension DisplayItem {
  /// The item on its way to another one of the same element: one item where it can be, else both,
  /// one fading into the other.
  fileprivate func moments(to other: DisplayItem, share: Double) -> [DisplayItem] {
    var item = self
    item.clip = clip.flatMap { clip in other.clip.map { clip.between($0, share) } }
    switch (content, other.content) {
    case (.fill(let a, let color), .fill(let b, let end)):
      item.content = .fill(a.between(b, share), color.mixed(with: end, share: share))
    case (.pane(let a), .pane(let b)) where a.material == b.material:
      var pane = a
      pane.frame = a.frame.between(b.frame, share)
      pane.cornerRadius += (b.cornerRadius - a.cornerRadius) * share
      pane.opacity += (b.opacity - a.opacity) * share
      item.content = .pane(pane)
    case (.softEdge(let a), .softEdge(let b)):
      var edge = a
      edge.frame = a.frame.between(b.frame, share)
      edge.fadeHeight += (b.fadeHeight - a.fadeHeight) * share
      edge.opacity += (b.opacity - a.opacity) * share
      item.content = .softEdge(edge)
    case (.text(let a), .text(let b)) where a.text == b.text && a.style.weight == b.style.weight:
      var run = a
      run.origin = BarPoint(
        x: a.origin.x + (b.origin.x - a.origin.x) * share,
        y: a.origin.y + (b.origin.y - a.origin.y) * share)
      let (from, to) = (a.style.size * a.magnification, b.style.size * b.magnification)
      if a.style.size > 0 { run.magnification = (from + (to - from) * share) / a.style.size }
      run.color = a.color.mixed(with: b.color, share: share)
      item.content = .text(run)
    case (.crop, .crop): return share < 1 / 2 ? [self] : [other]
    default:
      if self == other { return [self] }
      guard let a = bounds, let b = other.bounds else {
        return [faded(1 - share), other.faded(share)]
      }
      let place = a.between(b, share)
      let old = offset(dx: place.midX - a.midX, dy: place.midY - a.midY)
      let new = other.offset(dx: place.midX - b.midX, dy: place.midY - b.midY)
      return old == new ? [new] : [old.faded(1 - share), new.faded(share)]
    }
    return [item]
  }

  /// Where it draws, in points; nil where it has no bounds of its own.
  private var bounds: BarRect? {
    switch content {
    case .fill(let rect, _): rect
    case .path(let path, _), .crop(let path): path.controlBounds
    case .text(let run):
      BarRect(x: run.origin.x, y: run.origin.y, width: run.width * run.magnification, height: 0)
    case .pane(let pane): pane.frame
    case .softEdge(let edge): edge.frame
    case .shadow(let shadow): shadow.shape.controlBounds
    case .image(let run): run.rect
    case .glint(let line): line.path.controlBounds
    }
  }

  /// The item with a share of its opacity.
  fileprivate func faded(_ share: Double) -> DisplayItem {
    var item = self
    switch content {
    case .fill(let rect, let color): item.content = .fill(rect, color.opacity(share))
    case .path(let path, let color): item.content = .path(path, color.opacity(share))
    case .text(var run):
      run.color = run.color.opacity(share)
      run.shadow = nil
      item.content = .text(run)
    case .pane(var pane):
      pane.opacity *= share
      item.content = .pane(pane)
    case .softEdge(var edge):
      edge.opacity *= share
      item.content = .softEdge(edge)
    case .shadow(var shadow):
      shadow.color = shadow.color.opacity(share)
      item.content = .shadow(shadow)
    case .image(var run):
      run.opacity *= share
      item.content = .image(run)
    case .glint(var line):
      line.color = line.color.opacity(share)
      item.content = .glint(line)
    case .crop: break
    }
    return item
  }
}

extension BarRect {
  /// A rectangle on the way to another one.
  fileprivate func between(_ other: BarRect, _ share: Double) -> BarRect {
    BarRect(
      x: x + (other.x - x) * share, y: y + (other.y - y) * share,
      width: width + (other.width - width) * share,
      height: height + (other.height - height) * share)
  }
}
