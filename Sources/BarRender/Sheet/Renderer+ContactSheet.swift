package import BarLayout

extension Renderer {
  /// The largest number of pixels a point that a picture of some points may have.
  package static func largestScale(of size: BarSize) -> Double {
    let side = Double(CanvasExtent.sideLimit)
    let area = Double(CanvasExtent.areaLimit) / (size.width * size.height)
    return min(side / size.width, side / size.height, area.squareRoot())
  }

  /// Puts pictures that are drawn already on a sheet.
  ///
  /// - Parameter pictures: the pictures in the sheet's order, each drawn at the sheet's scale.
  package func draw(_ sheet: ContactSheet, pictures: [Bitmap]) throws(RenderError) -> Bitmap {
    var canvas = try SheetPixels(of: sheet, with: self)
    for (index, picture) in pictures.enumerated() { try canvas.lay(picture, at: index) }
    return canvas.finish()
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

/// The pixels of a sheet that pictures are laid on as they are drawn, so that no more than a few of
/// them are in memory.
package actor SheetCanvas {
  private var pixels: SheetPixels

  /// The sheet without its pictures.
  package init(of sheet: ContactSheet, with renderer: Renderer) throws(RenderError) {
    pixels = try SheetPixels(of: sheet, with: renderer)
  }

  /// Lays a picture on the sheet.
  ///
  /// - Parameters:
  ///   - picture: drawn at the sheet's scale.
  ///   - index: which of the sheet's pictures it is.
  package func lay(_ picture: Bitmap, at index: Int) throws(RenderError) {
    try pixels.lay(picture, at: index)
  }

  /// The sheet as it is; nothing can be laid on it after that.
  package func finish() -> Bitmap { pixels.finish() }
}

/// A sheet on its way to a picture.
private struct SheetPixels {
  private let sheet: ContactSheet
  private let width: Int
  private let height: Int
  private var pixels: [UInt8]

  init(of sheet: ContactSheet, with renderer: Renderer) throws(RenderError) {
    self.sheet = sheet
    let ground = try renderer.draw(sheet.ground)
    (width, height, pixels) = (ground.width, ground.height, ground.pixels)
  }

  mutating func lay(_ picture: Bitmap, at index: Int) throws(RenderError) {
    guard sheet.frames.indices.contains(index) else { return }
    let edges = try PixelEdges(
      sheet.frames[index], scale: sheet.ground.scale, element: "sheet.picture")
    let place = edges.rounded(inside: PixelRect(minX: 0, minY: 0, maxX: width, maxY: height))
    picture.lay(over: &pixels, width: width, x: place.minX, y: place.minY)
  }

  /// The picture, which takes the pixels with it.
  mutating func finish() -> Bitmap {
    defer { pixels = [] }
    return Bitmap(width: width, height: height, pixels: pixels, isOpaque: true)
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
