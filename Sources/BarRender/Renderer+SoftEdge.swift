internal import BarLayout

extension Renderer {
  /// Draws a soft edge over what is there; as with a pane, only what lies beneath it is blurred
  /// into it.
  func draw(
    _ edge: SoftEdge, item: DisplayItem, scale: Double, clip: PixelRect, canvas: inout Canvas
  ) throws(RenderError) {
    let opacity = try Self.share(edge.opacity, item)
    let edges = try PixelEdges(edge.frame, scale: scale, element: item.element)
    let place = edges.rounded(inside: canvas.extent.rect)
    guard edge.blurRadius.isFinite, edge.blurRadius >= 0, edge.fadeHeight.isFinite else {
      throw .notFinite(element: item.element)
    }
    guard opacity > 0, !place.isEmpty else { return }
    let shares = (place.minY..<place.maxY).map { edge.share(at: (Double($0) + 0.5) / scale) }
    let tints = shares.map { UInt32((Double(edge.tint.alpha) * $0).rounded()) }
    if canvas.onlyPixel(in: place) != nil {
      // Nothing to blur.
      for (y, tint) in zip(place.minY..<place.maxY, tints) {
        let row = PixelRect(minX: place.minX, minY: y, maxX: place.maxX, maxY: y + 1)
        var color = edge.tint
        color.alpha = UInt8(Blend.dividedBy255(tint * opacity))
        canvas.fill(row.intersection(clip), color)
      }
      return
    }
    let sigma = min(edge.blurRadius * scale, BlurredField.sigmaLimit)
    canvas.soften(
      place, sigmas: shares.map { $0 * sigma }, tint: edge.tint, tints: tints,
      opacity: opacity, clip: clip)
  }
}

extension Canvas {
  /// Blurs and tints the rows of a rectangle, each as much as it is to be.
  ///
  /// - Parameters:
  ///   - sigmas: standard deviation of each row's blur, in pixels.
  ///   - tint: the colour laid over, whatever its alpha.
  ///   - tints: how much of it there is in each row, 0 to 255.
  ///   - opacity: how much of all this shows, 0 to 255.
  fileprivate mutating func soften(
    _ place: PixelRect, sigmas: [Double], tint: BarColor, tints: [UInt32], opacity: UInt32,
    clip: PixelRect
  ) {
    let part = place.intersection(clip)
    if part.isEmpty { return }
    let source = Blend.opaquePixel(tint).littleEndian
    unsafe withPixels { base, stride in
      let start = unsafe base + place.minY * stride + place.minX
      let below = part.minY - place.minY..<part.maxY - place.minY
      if unsafe Self.rowsAreEven(start, stride: stride, place.width, place.height) {
        // Rows of one colour each stay so, however they are blurred.
        let width = min(Self.evenWidth, place.width)
        let blur = unsafe GradualBlur(start, stride: stride, width: width, sigmas: sigmas)
        unsafe blur.forEachRow(in: below) { y, line in
          let tinted = unsafe Blend.over(source, alpha: tints[y], onto: line[0])
          let row = unsafe start + y * stride + part.minX - place.minX
          let result = unsafe Blend.over(tinted, alpha: opacity, onto: row[0])
          unsafe row.update(repeating: result, count: part.width)
        }
        return
      }
      let columns = part.minX - place.minX..<part.maxX - place.minX
      let blur = unsafe GradualBlur(start, stride: stride, width: place.width, sigmas: sigmas)
      unsafe blur.forEachRow(in: below) { y, line in
        let share = tints[y]
        if share > 0 {
          for x in columns {
            unsafe line[x] = unsafe Blend.over(source, alpha: share, onto: line[x])
          }
        }
        unsafe Blend.over(line, alpha: opacity, onto: start + y * stride, columns)
      }
    }
  }

  /// Pixels of a row that are looked at where all are one colour: as many as the largest cell has.
  private static let evenWidth = 32

  /// Whether each row of a rectangle is of one colour.
  private static func rowsAreEven(
    _ start: UnsafePointer<UInt32>, stride: Int, _ width: Int, _ height: Int
  ) -> Bool {
    for y in 0..<height {
      let row = unsafe start + y * stride
      // A row equals itself moved by a pixel where all its pixels are equal.
      guard unsafe equal(row, row + 1, width - 1) else { return false }
    }
    return true
  }
}
