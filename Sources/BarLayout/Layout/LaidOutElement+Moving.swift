extension LaidOutElement {
  /// The element moved by the given distances, in points.
  func moved(dx: Double, dy: Double) -> LaidOutElement {
    var result = self
    result.frame = frame.offset(dx: dx, dy: dy)
    result.ink = ink?.offset(dx: dx, dy: dy)
    switch content {
    case .text(var line):
      line.x += dx
      line.baseline += dy
      result.content = .text(line)
    case .path(let path): result.content = .path(path.offset(dx: dx, dy: dy))
    default: break
    }
    return result
  }

  /// A label scaled about the end of its baseline where its line begins, not yet on pixels.
  func magnified(by factor: Double) -> LaidOutElement {
    guard case .text(var line) = content else { return self }
    var result = self
    let isMirrored = line.direction == .rightToLeft
    let origin = BarPoint(x: isMirrored ? frame.maxX : frame.minX, y: line.baseline)
    func scaled(_ rect: BarRect) -> BarRect {
      BarRect(
        minX: origin.x + (rect.minX - origin.x) * factor,
        minY: origin.y + (rect.minY - origin.y) * factor,
        maxX: origin.x + (rect.maxX - origin.x) * factor,
        maxY: origin.y + (rect.maxY - origin.y) * factor)
    }
    result.frame = scaled(frame)
    result.ink = ink.map(scaled)
    line.x = origin.x + (line.x - origin.x) * factor
    line.magnification *= factor
    result.content = .text(line)
    return result
  }
}
