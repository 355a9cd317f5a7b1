internal import BarLayout
internal import BarRender

/// What is behind the texts and symbols of a bar, as it is drawn: content, material, glass,
/// pictures.
struct Backdrop {
  private let bitmap: Bitmap
  private let canvas: BarRect
  private let scale: Double

  /// Draws a bar without the elements that are read.
  ///
  /// One pixel a point is enough for what is looked at in squares of a stroke's width.
  init(
    of scene: LaidOutScene, without elements: Set<String>, renderer: Renderer
  ) throws(RenderError) {
    var list = DisplayList(drawing: scene, crop: .bar)
    list.items.removeAll { item in
      if case .text = item.content { return true }
      return elements.contains(item.element)
    }
    list.scale = 1
    bitmap = try renderer.draw(list)
    canvas = DisplayList.canvas(of: scene, crop: .bar)
    scale = list.scale
  }

  /// The least contrast of a colour with what is behind a rectangle of the screen, 1 to 21; nil
  /// where the rectangle is not on the bar.
  ///
  /// Pixels are taken together in squares of a stroke's width, so that one odd pixel counts for
  /// nothing and a part of a picture that swallows a letter counts in full.
  func contrast(of color: BarColor, in rect: BarRect) -> Double? {
    guard let part = rect.intersection(canvas), part.width > 0, part.height > 0 else { return nil }
    let step = max(Int((LintLimits.strokeWidth * scale).rounded()), 1)
    let left = Int(((part.minX - canvas.minX) * scale).rounded(.down))
    let top = Int(((part.minY - canvas.minY) * scale).rounded(.down))
    let right = min(Int(((part.maxX - canvas.minX) * scale).rounded(.up)), bitmap.width)
    let bottom = min(Int(((part.maxY - canvas.minY) * scale).rounded(.up)), bitmap.height)
    var worst: Double?
    var last: (color: BarColor, ratio: Double)?
    for y in stride(from: top, to: bottom, by: step) {
      for x in stride(from: left, to: right, by: step) {
        let below = average(
          from: (x, y), to: (min(x + step, right), min(y + step, bottom)))
        if let last, last.color == below { continue }
        let ratio = Luminance.contrast(color.laid(over: below), below)
        last = (below, ratio)
        worst = min(worst ?? ratio, ratio)
      }
    }
    return worst
  }

  /// The colour of a square; what shows nothing is a dark screen.
  private func average(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) -> BarColor {
    var (red, green, blue, count) = (0, 0, 0, 0)
    for y in start.y..<end.y {
      for x in start.x..<end.x {
        guard let pixel = bitmap[x, y] else { continue }
        let alpha = Int(pixel.alpha)
        red += Int(pixel.red) * alpha
        green += Int(pixel.green) * alpha
        blue += Int(pixel.blue) * alpha
        count += 255
      }
    }
    guard count > 0 else { return .black }
    func channel(_ sum: Int) -> UInt8 { UInt8(min((sum + count / 2) / count, 255)) }
    return BarColor(red: channel(red), green: channel(green), blue: channel(blue))
  }
}

extension BarColor {
  /// This colour as it is seen over an opaque one.
  func laid(over below: BarColor) -> BarColor {
    let share = Double(alpha) / 255
    func channel(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      UInt8((Double(top) * share + Double(bottom) * (1 - share)).rounded())
    }
    return BarColor(
      red: channel(red, below.red), green: channel(green, below.green),
      blue: channel(blue, below.blue))
  }
}
