extension RasterImage {
  /// The picture at another size; 1 keeps it.
  ///
  /// Works on premultiplied channels, so edges stay clean.
  func scaled(by factor: Double) -> RasterImage {
    let (newWidth, newHeight) = (Self.extent(width, factor), Self.extent(height, factor))
    let columns = StretchedAxis(
      count: width, length: newWidth, caps: nil, natural: factor, isTiled: false)
    let rows = StretchedAxis(
      count: height, length: newHeight, caps: nil, natural: factor, isTiled: false)
    var result = resampled(
      columns: (0..<newWidth).map(columns.share), rows: (0..<newHeight).map(rows.share))
    result.left = Int((Double(left) * factor).rounded())
    result.top = Int((Double(top) * factor).rounded())
    return result
  }

  /// The picture made of other rows and columns.
  func resampled(columns: [StretchedAxis.Share], rows: [StretchedAxis.Share]) -> RasterImage {
    let used = rows.map(\.first).min() ?? 0
    let end = rows.map { $0.first + $0.weights.count }.max() ?? 0
    var across = [SIMD4<Double>](repeating: .zero, count: columns.count * max(end - used, 0))
    for y in used..<max(end, used) {
      for (x, column) in columns.enumerated() {
        var sum = SIMD4<Double>.zero
        for (index, weight) in column.weights.enumerated() {
          sum += weight * Self.channels(pixels[y * width + column.first + index])
        }
        across[(y - used) * columns.count + x] = sum
      }
    }
    var result: [UInt32] = []
    result.reserveCapacity(columns.count * rows.count)
    for row in rows {
      for x in columns.indices {
        var sum = SIMD4<Double>.zero
        for (index, weight) in row.weights.enumerated() {
          sum += weight * across[(row.first - used + index) * columns.count + x]
        }
        result.append(Self.pixel(sum))
      }
    }
    return RasterImage(width: columns.count, height: rows.count, pixels: result, left: 0, top: 0)
  }

  private static func extent(_ old: Int, _ factor: Double) -> Int {
    max(1, Int((Double(old) * factor).rounded()))
  }

  private static func channels(_ pixel: UInt32) -> SIMD4<Double> {
    SIMD4(
      Double(pixel & 255), Double(pixel >> 8 & 255), Double(pixel >> 16 & 255),
      Double(pixel >> 24))
  }

  private static func pixel(_ channels: SIMD4<Double>) -> UInt32 {
    var result: UInt32 = 0
    for index in 0..<4 {
      let value = min(255, max(0, channels[index].rounded()))
      result |= UInt32(value) << UInt32(8 * index)
    }
    return result
  }
}
