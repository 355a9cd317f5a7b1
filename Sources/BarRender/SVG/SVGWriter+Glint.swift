internal import BarLayout

extension SVGWriter {
  /// Adds a line of light along the edge of glass, as a gradient from top to bottom.
  mutating func add(_ line: GlintRun, item: DisplayItem) {
    guard line.color.alpha > 0, let bounds = line.path.controlBounds else { return }
    let height = line.bottom - line.top
    guard height > 0 else { return }
    let corner = min(line.radius / height, 0.5)
    let stops = [(0, 1), (corner, line.flankShare), (1 - corner, line.flankShare), (1, 1)]
      .map { place, share in
        "<stop offset=\"\(n(place))\" stop-color=\"\(line.color.hex.prefix(7))\" "
          + "stop-opacity=\"\(n(line.color.share * share))\"/>"
      }
    let gradient = define(
      "linearGradient", stops.joined(),
      attributes: " gradientUnits=\"userSpaceOnUse\" x1=\"0\" x2=\"0\""
        + " y1=\"\(n(line.top))\" y2=\"\(n(line.bottom))\"")
    add("<path d=\"\(data(line.path))\" fill=\"url(#\(gradient))\"", item: item, bounds: bounds)
  }
}
