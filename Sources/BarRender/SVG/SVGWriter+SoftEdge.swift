internal import BarLayout

extension SVGWriter {
  /// Adds a soft edge: copies of what lies beneath it, each blurred more than the one before it and
  /// beginning to show further up, and a gradient of the tint over them.
  mutating func add(_ edge: SoftEdge, item: DisplayItem, scale: Double) {
    let ground = groundID(of: edge.frame)
    var group = "<g\(attributes(of: item, bounds: edge.frame))"
    if edge.opacity < 1 { group += " opacity=\"\(n(edge.opacity))\"" }
    var inside = ""
    let steps = BlurSteps(upTo: edge.blurRadius * scale)
    for index in steps.sigmas.indices.dropFirst() {
      let filter = define(
        "filter", "<feGaussianBlur stdDeviation=\"\(n(steps.sigmas[index] / scale))\"/>",
        attributes: " filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\""
          + place(edge.frame))
      let fill = gradient(down: edge, .white) { share in
        let mix = steps.mix(share * edge.blurRadius * scale)
        if mix.lower >= index { return 1 }
        return mix.lower == index - 1 ? Double(mix.share) / 255 : 0
      }
      let mask = define(
        "mask", "<rect\(place(edge.frame)) fill=\"url(#\(fill))\"/>",
        attributes: " maskUnits=\"userSpaceOnUse\"\(place(edge.frame))")
      inside +=
        "<g mask=\"url(#\(mask))\"><use href=\"#\(ground)\" filter=\"url(#\(filter))\"/></g>"
    }
    let tint = gradient(down: edge, edge.tint) { $0 * edge.tint.share }
    inside += "<rect\(place(edge.frame)) fill=\"url(#\(tint))\"/>"
    add(group, holding: inside, bounds: edge.frame)
  }

  /// A colour from the top of an edge's fading part to its lower end.
  private mutating func gradient(
    down edge: SoftEdge, _ color: BarColor, opacity: (_ share: Double) -> Double
  ) -> String {
    let stops = stride(from: 0.0, through: 1, by: 1.0 / 32).map { way in
      let share = edge.share(at: edge.frame.maxY - (1 - way) * edge.fadeHeight)
      return "<stop offset=\"\(n(way))\" stop-color=\"\(color.hex.prefix(7))\" "
        + "stop-opacity=\"\(n(opacity(share)))\"/>"
    }
    let top = edge.frame.maxY - edge.fadeHeight
    return define(
      "linearGradient", stops.joined(),
      attributes: " gradientUnits=\"userSpaceOnUse\" x1=\"0\" x2=\"0\" y1=\"\(n(top))\" "
        + "y2=\"\(n(edge.frame.maxY))\"")
  }
}
