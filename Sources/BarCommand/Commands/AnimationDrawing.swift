internal import BarLayout
internal import BarRender

/// What is drawn at a moment.
enum AnimationFrame {
  case list(DisplayList)
  /// A screen that is being turned, and how much of the quarter is done.
  case turning(DisplayList, DisplayList, Double)
}

/// Draws the pictures of an animation, all of one size.
struct AnimationDrawing {
  private let frames: [AnimationFrame]
  private let isTurning: Bool
  private let renderer: Renderer
  /// As large as the largest: a bar that collapses leaves room below.
  private let size: BarSize
  /// Pixels per point.
  let scale: Double

  /// Gets ready.
  ///
  /// - Parameter isTurning: whether the pictures are squares, in which a screen turns.
  init(frames: [AnimationFrame], isTurning: Bool, renderer: Renderer) {
    (self.frames, self.isTurning, self.renderer) = (frames, isTurning, renderer)
    var size = BarSize(width: 0, height: 0)
    var scale = 1.0
    for case .list(let list) in frames {
      size = BarSize(
        width: max(size.width, list.size.width), height: max(size.height, list.size.height))
      scale = list.scale
    }
    (self.size, self.scale) = (size, scale)
  }

  /// The picture of a moment.
  func picture(_ index: Int) throws(RenderError) -> Bitmap {
    switch frames[index] {
    case .list(let list) where isTurning:
      // A screen that is held is one that has not begun to turn, or has done.
      let picture = try renderer.draw(list)
      return picture.turned(into: picture, share: 0)
    case .list(var list):
      list.size = size
      return try renderer.draw(list)
    case .turning(let start, let end, let share):
      return try renderer.draw(start).turned(into: try renderer.draw(end), share: share)
    }
  }

  /// Pictures side by side, numbered.
  func strip(of pictures: [Bitmap]) throws(RenderError) -> [UInt8] {
    let named = frames.enumerated().compactMap { index, frame -> ContactSheetImage? in
      guard case .list(var list) = frame else { return nil }
      list.size = size
      return ContactSheetImage(name: "\(index + 1)", list: list)
    }
    let sheet = ContactSheet(named, columns: named.count, measuring: AdvanceTable.sanFrancisco)
    return try PNG.encode(try renderer.draw(sheet, pictures: pictures), scale: sheet.ground.scale)
  }
}
