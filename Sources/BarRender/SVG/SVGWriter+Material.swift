internal import BarLayout

extension SVGWriter {
  /// What lies beneath a pane, as its material shows it.
  ///
  /// A wide blur goes up and down first, over the outermost rows, which go on beyond the pane as they
  /// do where pixels are drawn; a renderer has no picture there, and most take none from a filter.
  mutating func blurred(_ ground: String, _ pane: Pane) -> String {
    let material = pane.material
    let screen = BarRect(x: 0, y: 0, width: size.width, height: size.height)
    let area = screen.intersection(pane.frame) ?? pane.frame
    let radius = n(material.blurRadius)
    let use = "<use href=\"#\(ground)\""
    guard material.blurRadius >= Self.wideBlur, area.height > 0 else {
      let filter = filter(of: material, over: area, deviation: radius)
      return "\(use) filter=\"url(#\(filter))\"/>"
    }
    let vertical = define(
      "filter", "<feGaussianBlur stdDeviation=\"0 \(radius)\"/>",
      attributes: " filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\""
        + place(area))
    let filter = filter(of: material, over: area, deviation: "\(radius) 0")
    // Each row is made as high as the pane, and shows in one half of it.
    let edges = [(area.minY, area.minY), (area.maxY, area.midY)].map { edge, top in
      let half = id(
        ofClip: BarRect(x: area.x, y: top, width: area.width, height: area.height / 2))
      let scale = "1 0 0 \(n(area.height)) 0 \(n(edge * (1 - area.height)))"
      return "<g clip-path=\"url(#\(half))\">\(use) transform=\"matrix(\(scale))\"/></g>"
    }
    return
      "<g filter=\"url(#\(filter))\">\(edges.joined())\(use) filter=\"url(#\(vertical))\"/></g>"
  }

  /// Standard deviation in points from which on the edges of a blur are seen.
  private static var wideBlur: Double { 8 }

  /// What a material makes of what lies beneath a pane, and of nothing beside it: the region cuts the
  /// copy before it is blurred, and what the blur takes from the edges is given back by making every
  /// pixel opaque again.
  private mutating func filter(
    of material: BarMaterial, over area: BarRect, deviation: String
  ) -> String {
    var steps = "<feGaussianBlur stdDeviation=\"\(deviation)\"/>"
    // A table, since librsvg does not limit what a slope makes of an opacity.
    steps +=
      "<feComponentTransfer result=\"blurred\">"
      + "<feFuncA type=\"table\" tableValues=\"0 1 1 1 1 1 1 1 1\"/></feComponentTransfer>"
    if material.lightness == .unchanged {
      steps += "<feColorMatrix values=\"\(saturation(material.saturation))\"/>"
    } else {
      steps += bending(material.lightness, saturation: material.saturation)
    }
    return define(
      "filter", steps,
      attributes: " filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\""
        + place(area))
  }

  /// What makes colours more vivid and bends their lightness, by the same amount in all channels: a
  /// multiple of the blurred colour, and what is missing of the bent lightness, which a table of even
  /// steps looks up for the lightness.
  private func bending(_ curve: LightnessCurve, saturation share: Double) -> String {
    let grey = Array(repeating: "0.2126 0.7152 0.0722 0 0", count: 3).joined(separator: " ")
    let table = stride(from: 0.0, through: 255, by: 5)
      .map { n(((curve[$0] - share * $0) / 255 + share) / (1 + share)) }
      .joined(separator: " ")
    let channels = ["R", "G", "B"].map { channel in
      "<feFunc\(channel) type=\"table\" tableValues=\"\(table)\"/>"
    }
    return "<feColorMatrix values=\"\(grey) 0 0 0 1 0\"/>"
      + "<feComponentTransfer result=\"bent\">\(channels.joined())</feComponentTransfer>"
      + "<feComposite in=\"blurred\" in2=\"bent\" operator=\"arithmetic\" k1=\"0\" k2=\"\(n(share))\""
      + " k3=\"\(n(1 + share))\" k4=\"\(n(-share))\"/>"
  }

  /// The matrix of `saturate`, written out: resvg takes no more than 1 there.
  ///
  /// Source: Filter Effects Module Level 1, feColorMatrix.
  private func saturation(_ share: Double) -> String {
    let luminance = [0.213, 0.715, 0.072]
    let rows = (0..<3).map { row in
      (0..<3).map { luminance[$0] * (1 - share) + ($0 == row ? share : 0) } + [0, 0]
    }
    return (rows.flatMap { $0 } + [0, 0, 0, 1, 0]).map { n($0) }.joined(separator: " ")
  }
}
