internal import BarLayout
internal import BarRender

extension BarScene {
  /// Looks how light the picture under a bar of glass is, by which glass and titles turn light or
  /// dark.
  ///
  /// A file that cannot be read says nothing here: drawing it says what is wrong.
  mutating func lookAtPicture() {
    guard system.platform == .iOS, system.major >= 26, case .bitmap(var image) = content?.image,
      image.renderingMode != .alwaysTemplate
    else { return }
    for index in image.variants.indices { image.variants[index].look() }
    content?.image = .bitmap(image)
  }
}

extension ImageReference.Variant {
  /// Finds the mean lightness of each part; what shows through counts as white.
  fileprivate mutating func look() {
    guard lightness.isEmpty,
      let bitmap = try? PNG.decode(
        file, limits: PNG.Limits(side: PNGHeader.sideLimit, area: PNGHeader.areaLimit))
    else { return }
    let side = Self.lightnessSide
    var parts: [UInt8] = []
    for row in 0..<side {
      for column in 0..<side {
        let xs = Self.range(column, of: bitmap.width)
        let ys = Self.range(row, of: bitmap.height)
        var sum = 0.0
        for y in ys {
          for x in xs {
            let place = (y * bitmap.width + x) * 4
            let color = BarColor(
              red: bitmap.pixels[place], green: bitmap.pixels[place + 1],
              blue: bitmap.pixels[place + 2], alpha: bitmap.pixels[place + 3])
            sum += color.lightness * color.share + BarColor.fullLevel * (1 - color.share)
          }
        }
        let mean = sum / Double(max(xs.count * ys.count, 1))
        parts.append(UInt8(min(max(mean.rounded(), 0), BarColor.fullLevel)))
      }
    }
    lightness = parts
  }

  /// The pixels of a part; at least one.
  private static func range(_ part: Int, of count: Int) -> Range<Int> {
    let start = part * count / lightnessSide
    return start..<max((part + 1) * count / lightnessSide, start + 1)
  }
}
