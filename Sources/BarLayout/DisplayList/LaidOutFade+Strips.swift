extension LaidOutFade {
  /// A part of a clip and how much of the text shows in it.
  struct Strip {
    var rect: BarRect
    /// 0 nothing, 1 whole.
    var share: Double
  }

  /// A clip as the stretch in which the text is whole and, at either end, a strip for each column
  /// of pixels; a column's share is that of its middle.
  func strips(of clip: BarRect, scale: Double) -> [Strip] {
    let grid = PixelGrid(scale: scale)
    let left = min(grid.nearest(left), clip.width)
    let right = min(grid.nearest(right), clip.width - left)
    var strips: [Strip] = []
    func add(_ x: Double, _ width: Double, _ share: Double) {
      guard width > 0 else { return }
      strips.append(
        Strip(rect: BarRect(x: x, y: clip.y, width: width, height: clip.height), share: share))
    }
    /// The distances of a stretch's columns from the end of the clip, nearest first.
    func columns(_ length: Double) -> StrideTo<Double> {
      stride(from: 0, to: length - grid.pixel / 2, by: grid.pixel)
    }
    for distance in columns(left) {
      add(clip.x + distance, grid.pixel, (distance + grid.pixel / 2) / left)
    }
    add(clip.x + left, clip.width - left - right, 1)
    for distance in columns(right) {
      add(clip.maxX - distance - grid.pixel, grid.pixel, (distance + grid.pixel / 2) / right)
    }
    return strips
  }
}
