extension LaidOutScene {
  /// Makes every frame the nearest number to a whole count of pixels, so that `frame.height == 44`
  /// holds where adding and taking away left 44.00000000000001.
  mutating func makePixelsExact() {
    let grid = PixelGrid(scale: scale)
    safeArea = grid.exact(safeArea)
    for index in bars.indices { bars[index].makePixelsExact(grid) }
  }
}

extension LaidOutBar {
  fileprivate mutating func makePixelsExact(_ grid: PixelGrid) {
    frame = grid.exact(frame)
    safeArea = safeArea.map(grid.exact)
    for index in elements.indices { elements[index].makePixelsExact(grid) }
  }
}

extension LaidOutElement {
  /// The same for one element.
  mutating func makePixelsExact(_ grid: PixelGrid) {
    frame = grid.exact(frame)
    if let clip { self.clip = grid.exact(clip) }
  }
}
