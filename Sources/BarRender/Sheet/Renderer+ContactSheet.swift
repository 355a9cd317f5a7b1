package import BarLayout

extension Renderer {
  /// Puts pictures that are drawn already on a sheet.
  ///
  /// - Parameter pictures: the pictures in the sheet's order, each drawn at the sheet's scale.
  package func draw(_ sheet: ContactSheet, pictures: [Bitmap]) throws(RenderError) -> Bitmap {
    let ground = try draw(sheet.ground)
    var pixels = ground.pixels
    for (picture, frame) in zip(pictures, sheet.frames) {
      let edges = try PixelEdges(frame, scale: sheet.ground.scale, element: "sheet.picture")
      let place = edges.rounded(
        inside: PixelRect(minX: 0, minY: 0, maxX: ground.width, maxY: ground.height))
      picture.lay(over: &pixels, width: ground.width, x: place.minX, y: place.minY)
    }
    return Bitmap(width: ground.width, height: ground.height, pixels: pixels, isOpaque: true)
  }

  /// Writes a sheet as SVG, each picture a drawing of its own inside it.
  package func svg(
    _ sheet: ContactSheet, pictures: [ContactSheetImage], text mode: SVG.TextMode = .outlines
  ) throws(RenderError) -> SVG {
    var outer = try writer(of: sheet.ground, text: mode)
    for (index, (picture, frame)) in zip(pictures, sheet.frames).enumerated() {
      let inner = try writer(of: picture.list, text: mode, idPrefix: "picture\(index + 1)-")
      outer.add(inner, named: picture.name, at: frame)
    }
    return SVG(text: outer.text)
  }
}

extension Bitmap {
  /// Lays the picture over the pixels of an opaque one, as far as it lies on it.
  fileprivate func lay(over ground: inout [UInt8], width groundWidth: Int, x: Int, y: Int) {
    let groundHeight = ground.count / 4 / groundWidth
    let columns = min(width, groundWidth - x)
    for row in 0..<min(height, groundHeight - y) {
      let source = row * width * 4
      let target = ((y + row) * groundWidth + x) * 4
      if isOpaque {
        ground.replaceSubrange(
          target..<(target + columns * 4), with: pixels[source..<(source + columns * 4)])
        continue
      }
      for column in 0..<columns {
        let alpha = Int(pixels[source + column * 4 + 3])
        if alpha == 0 { continue }
        for channel in 0..<3 {
          let below = Int(ground[target + column * 4 + channel])
          let above = Int(pixels[source + column * 4 + channel])
          let mixed = below * (255 - alpha) + above * alpha
          ground[target + column * 4 + channel] = UInt8((mixed + 127) / 255)
        }
      }
    }
  }
}
