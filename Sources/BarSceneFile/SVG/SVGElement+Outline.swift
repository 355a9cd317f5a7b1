internal import BarLayout

extension SVGElement {
  /// Names of the shapes that can be drawn.
  static let shapes = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"]

  /// Attributes that say where a shape is.
  var geometryNames: [String] {
    switch name {
    case "path": ["d"]
    case "rect": ["x", "y", "width", "height", "rx", "ry"]
    case "circle": ["cx", "cy", "r"]
    case "ellipse": ["cx", "cy", "rx", "ry"]
    case "line": ["x1", "y1", "x2", "y2"]
    case "polyline", "polygon": ["points"]
    default: []
    }
  }

  /// The outline of a shape in its own coordinates.
  func outline() throws(SVGFault) -> BarPath {
    switch name {
    case "path": try pathOutline()
    case "rect": try rectOutline()
    case "circle":
      Self.ellipse(
        try length("cx"), try length("cy"), try neededExtent("r"), try neededExtent("r"))
    case "ellipse":
      Self.ellipse(
        try length("cx"), try length("cy"), try neededExtent("rx"), try neededExtent("ry"))
    case "line":
      BarPath([
        .move(BarPoint(x: try length("x1"), y: try length("y1"))),
        .line(BarPoint(x: try length("x2"), y: try length("y2"))),
      ])
    default: try pointsOutline()
    }
  }

  private func pathOutline() throws(SVGFault) -> BarPath {
    guard let data = attribute("d") else {
      throw SVGFault(offset: offset, message: "<path> needs \"d\"")
    }
    do throws(PathData.Fault) {
      return try PathData(data.value).path
    } catch {
      let before = data.value.unicodeScalars.prefix(error.offset)
      let bytes = before.reduce(0) { $0 + UTF8.width($1) }
      throw SVGFault(offset: data.offset + bytes, message: "bad path data: \(error.message)")
    }
  }

  private func rectOutline() throws(SVGFault) -> BarPath {
    let (x, y) = (try length("x"), try length("y"))
    let (width, height) = (try neededExtent("width"), try neededExtent("height"))
    let given = (try extent("rx"), try extent("ry"))
    let rx = min(given.0 ?? given.1 ?? 0, width / 2)
    let ry = min(given.1 ?? given.0 ?? 0, height / 2)
    guard width > 0, height > 0 else { return BarPath() }
    let (right, bottom) = (x + width, y + height)
    guard rx > 0, ry > 0 else {
      return BarPath([
        .move(BarPoint(x: x, y: y)), .line(BarPoint(x: right, y: y)),
        .line(BarPoint(x: right, y: bottom)), .line(BarPoint(x: x, y: bottom)), .close,
      ])
    }
    let corners = [
      (BarPoint(x: right - rx, y: y), BarPoint(x: right, y: y + ry)),
      (BarPoint(x: right, y: bottom - ry), BarPoint(x: right - rx, y: bottom)),
      (BarPoint(x: x + rx, y: bottom), BarPoint(x: x, y: bottom - ry)),
      (BarPoint(x: x, y: y + ry), BarPoint(x: x + rx, y: y)),
    ]
    var elements: [BarPath.Element] = [.move(BarPoint(x: x + rx, y: y))]
    for (start, end) in corners {
      elements.append(.line(start))
      elements +=
        EllipticalArc(
          start: start, end: end, radii: BarSize(width: rx, height: ry), degrees: 0, isLarge: false,
          isClockwise: true
        ).elements
    }
    return BarPath(elements + [.close])
  }

  private func pointsOutline() throws(SVGFault) -> BarPath {
    guard let attribute = attribute("points") else {
      throw SVGFault(offset: offset, message: "<\(name)> needs \"points\"")
    }
    let numbers = try attribute.numbers(in: attribute.value)
    guard numbers.count.isMultiple(of: 2), numbers.count >= 4 else {
      throw attribute.fault("points are pairs of numbers, two pairs at least")
    }
    let points = stride(from: 0, to: numbers.count, by: 2).map {
      BarPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
    let lines = points.dropFirst().map(BarPath.Element.line)
    return BarPath([.move(points[0])] + lines + (name == "polygon" ? [.close] : []))
  }

  private static func ellipse(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> BarPath {
    guard width > 0, height > 0 else { return BarPath() }
    let points = [
      BarPoint(x: x + width, y: y), BarPoint(x: x, y: y + height), BarPoint(x: x - width, y: y),
      BarPoint(x: x, y: y - height),
    ]
    var elements: [BarPath.Element] = [.move(points[0])]
    for (index, start) in points.enumerated() {
      elements +=
        EllipticalArc(
          start: start, end: points[(index + 1) % 4], radii: BarSize(width: width, height: height),
          degrees: 0, isLarge: false, isClockwise: true
        ).elements
    }
    return BarPath(elements + [.close])
  }
}
