extension DisplayItem {
  /// The item moved by the given distances.
  package func offset(dx: Double, dy: Double) -> DisplayItem {
    var item = self
    item.clip = clip?.offset(dx: dx, dy: dy)
    item.mask = mask.map { mask in
      Shared(
        DisplayMask(
          box: mask.value.box.offset(dx: dx, dy: dy),
          items: mask.value.items.map { $0.offset(dx: dx, dy: dy) }))
    }
    switch content {
    case .fill(let rect, let color): item.content = .fill(rect.offset(dx: dx, dy: dy), color)
    case .path(let path, let color): item.content = .path(path.offset(dx: dx, dy: dy), color)
    case .text(var run):
      run.origin = BarPoint(x: run.origin.x + dx, y: run.origin.y + dy)
      item.content = .text(run)
    case .image(var run):
      run.rect = run.rect.offset(dx: dx, dy: dy)
      item.content = .image(run)
    case .pane(var pane):
      pane.frame = pane.frame.offset(dx: dx, dy: dy)
      item.content = .pane(pane)
    case .softEdge(var edge):
      edge.frame = edge.frame.offset(dx: dx, dy: dy)
      item.content = .softEdge(edge)
    case .shadow(var shadow):
      shadow.shape = shadow.shape.offset(dx: dx, dy: dy)
      item.content = .shadow(shadow)
    case .glint(var line):
      line.path = line.path.offset(dx: dx, dy: dy)
      line.top += dy
      line.bottom += dy
      item.content = .glint(line)
    case .crop(let path): item.content = .crop(path.offset(dx: dx, dy: dy))
    }
    return item
  }
}
