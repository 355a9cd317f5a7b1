package import BarLayout
package import BarRender

/// Which elements of a laid-out bar a screenshot shows elsewhere, and by how much.
///
/// What is compared is ink: the bounds of the letters and shapes that the layout says against those
/// that stand out in the screenshot. So neither the font that draws nor what scrolls below takes part.
package struct ScreenshotComparison: Hashable, Sendable {
  /// What became of an element.
  package enum State: String, CaseIterable, Hashable, Sendable {
    /// It is where it should be, within the tolerance.
    case same
    /// It is elsewhere or of another size.
    case moved
    /// Its place is in the screenshot, and nothing is there.
    case missing
    /// Its place is not in the screenshot.
    case outside
  }

  /// An element with ink.
  package struct Element: Hashable, Sendable {
    /// The element.
    package var id: ElementID
    /// The column of its bar; nil for the only one.
    package var column: String?
    /// What became of it.
    package var state: State
    /// Its ink as the layout has it, in points.
    package var ink: BarRect
    /// Its ink in the screenshot, in points; nil where there is none.
    package var seen: BarRect?
    /// The colour as the layout has it on its ground; nil for pictures.
    package var color: BarColor?
    /// The colour in the screenshot where it is clearly another one.
    package var seenColor: BarColor?
  }

  /// The elements, in the order of the layout.
  package private(set) var elements: [Element]
  /// Boxes in the bar where the screenshot shows something that the scene has not, in points.
  package private(set) var strangers: [BarRect]
  /// How far an edge may be off, in points.
  package let tolerance: Double

  /// Whether everything is where it should be.
  package var isSame: Bool {
    strangers.isEmpty
      && elements.allSatisfy { $0.state == .same || $0.state == .outside }
      && elements.contains { $0.state == .same }
  }

  /// Compares.
  ///
  /// - Parameters:
  ///   - screenshot: the part of the screen that `canvas` is, in the scene's own scale, clear where
  ///     there is none.
  ///   - drawing: the same part as it is drawn.
  ///   - canvas: the part, in points.
  package init(
    of screenshot: Bitmap, with drawing: Bitmap, canvas: BarRect, scene: LaidOutScene,
    tolerance: Double
  ) {
    self.tolerance = tolerance
    let scale = scene.scale
    var elements: [Element] = []
    var known: [BarRect] = []
    for bar in scene.bars {
      let inked = bar.elements.filter(\.hasComparableInk)
      for element in inked {
        guard let ink = element.shownInk else { continue }
        let window = bar.window(around: ink, of: element, beside: inked)
        var result = Element(
          id: element.id, column: bar.column, state: .outside, ink: ink, seen: nil, color: nil,
          seenColor: nil)
        if let search = InkSearch(
          in: screenshot, window: window.pixels(on: canvas, scale),
          expected: ink.pixels(on: canvas, scale))
        {
          let found = search.find()
          result.take(
            found, in: window, on: canvas, scale: scale, tolerance: tolerance,
            color: element.plainColor)
        }
        known += [result.ink, result.seen].compactMap { $0 }
        elements.append(result)
      }
      known += bar.elements.filter { $0.id.isStatusBar }.map(\.frame)
    }
    self.elements = elements
    strangers =
      Strangers(
        in: screenshot, beside: drawing, canvas: canvas, scale: scale, known: known,
        bars: scene.bars.map(\.frame)
      ).boxes
  }
}

extension ScreenshotComparison.Element {
  /// How far left, top, right and bottom edge are off, in points; nil where nothing was seen.
  package var edges: [Double]? {
    seen.map { seen in
      [
        seen.minX - ink.minX, seen.minY - ink.minY, seen.maxX - ink.maxX, seen.maxY - ink.maxY,
      ]
    }
  }

  /// Takes down what was found, in pixels, in a part of the screen.
  ///
  /// An edge that the part does not hold, as the ends of a hairline, is not looked for: ink that
  /// reaches the part's side is taken to run on as the layout has it.
  fileprivate mutating func take(
    _ found: InkSearch.Found?, in window: BarRect, on canvas: BarRect, scale: Double,
    tolerance: Double, color: BarColor?
  ) {
    guard let found else {
      state = .missing
      return
    }
    let box = found.box
    let (left, right) = (canvas.x + box.minX / scale, canvas.x + box.maxX / scale)
    let pixel = 1 / scale
    seen = BarRect(
      minX: ink.minX < window.minX && left < window.minX + pixel ? ink.minX : left,
      minY: canvas.y + box.minY / scale,
      maxX: ink.maxX > window.maxX && right > window.maxX - pixel ? ink.maxX : right,
      maxY: canvas.y + box.maxY / scale)
    let off = edges?.map(abs).max() ?? 0
    state = off <= tolerance ? .same : .moved
    guard let color = color?.over(found.ground) else { return }
    self.color = color
    // Thin lines are paler than their colour, and displays of another gamut shift it.
    if color.distance(to: found.color) > Self.leastColorDifference { seenColor = found.color }
  }

  /// From what difference of a channel on a colour is another one.
  private static let leastColorDifference = 40
}

extension BarColor {
  /// The largest difference of a channel.
  fileprivate func distance(to other: BarColor) -> Int {
    max(
      abs(Int(red) - Int(other.red)), abs(Int(green) - Int(other.green)),
      abs(Int(blue) - Int(other.blue)))
  }
}

extension BarRect {
  /// The box on a canvas, in its pixels.
  func pixels(on canvas: BarRect, _ scale: Double) -> BarRect {
    BarRect(
      x: (x - canvas.x) * scale, y: (y - canvas.y) * scale, width: width * scale,
      height: height * scale)
  }
}
