extension DisplayList {
  /// Lays distances over a picture, as in a drawing for engineers: red lines with their lengths in
  /// points, between the bar's sides and what can be seen of its controls and titles, and along its
  /// rows.
  ///
  /// A line goes from ink to ink, or to the edge of a button's glass, a field or a picture; what
  /// cannot be seen, such as the area a button answers in, is measured only on request.
  ///
  /// - Parameters:
  ///   - scene: the layout that the list draws.
  ///   - crop: the part of the screen that the list shows.
  ///   - frame: whether the list shows the screen in its case.
  public mutating func addRedlines(of scene: LaidOutScene, crop: Crop, frame: Bool = false) {
    addRedlines(of: scene, crop: crop, frame: frame, details: [])
  }

  /// Lays distances over a picture, and what else is asked for.
  ///
  /// - Parameter details: what is written down besides distances.
  package mutating func addRedlines(
    of scene: LaidOutScene, crop: Crop, frame: Bool = false, details: Set<RedlineDetail>
  ) {
    let canvas = frame ? scene.bezelFrame : Self.canvas(of: scene, crop: crop)
    // Numbers keep off the letters of the bar, off each other, and inside the screen.
    let screen = BarRect(x: 0, y: 0, width: scene.screen.width, height: scene.screen.height)
    var pen = RedlinePen(
      pixel: PixelGrid(scale: scene.scale).pixel,
      room: canvas.intersection(frame ? screen : canvas) ?? canvas,
      ink: scene.bars.flatMap { Self.ink(of: $0.elements) },
      content: Self.ink(of: scene.environment.content + scene.bars.flatMap(\.columnContent)))
    for bar in scene.bars {
      pen.distances(in: bar)
      pen.heights(of: bar)
      pen.note(details, in: bar)
    }
    pen.writeLabels()
    items += pen.items.map { $0.offset(dx: -canvas.x, dy: -canvas.y) }
  }

  /// Where letters and pictures are.
  private static func ink(of elements: [LaidOutElement]) -> [BarRect] {
    elements.filter { $0.alpha > 0 && $0.isInk }.compactMap(\.ink)
  }
}

/// What red lines say besides distances, on request.
package enum RedlineDetail: String, CaseIterable, Hashable, Sendable {
  /// Size and weight of each text.
  case fonts
  /// A line under the letters of each text.
  case baselines
  /// The colour of each text and picture.
  case colors
  /// Radii of the corners of glass and fields.
  case radii
  /// The areas in which controls answer a finger.
  case touch
}

extension LaidOutElement {
  /// Whether numbers would hide something of it: a text or a picture.
  fileprivate var isInk: Bool {
    switch content {
    case .text, .path, .symbol, .indicator, .icon, .bitmap, .sign: true
    default: false
    }
  }
}
