internal import BarAnswers
internal import BarLayout
internal import BarScreenshot
internal import BarText

/// What a screenshot shows of a scene's bar, for people and for programs.
struct ScreenshotReport {
  /// The screenshot's path, and the scene's name.
  var screenshot: String
  var scene: String
  /// The screenshot's extent.
  var pixels: (width: Int, height: Int)
  /// Where it lies on the screen.
  var place: ScreenshotPlace
  /// The layout.
  var layout: LaidOutScene
  /// What differs.
  var comparison: ScreenshotComparison

  /// A headline, and a line an element.
  var text: String {
    let how =
      switch place.evidence {
      case .size: "the whole screen"
      case .edge: "the whole screen within an edge of one colour"
      case .contents: "found by its contents"
      }
    var rows = [["element", "layout's ink", "screenshot's ink", "off by"]]
    for element in comparison.elements {
      let column = element.column.map { "\($0)." } ?? ""
      rows.append([
        column + element.id.description, Self.text(element.ink), element.seen.map(Self.text) ?? "-",
        Self.verdict(element),
      ])
    }
    for box in comparison.strangers { rows.append(["-", "-", Self.text(box), "not in the scene"]) }
    let origin = "\(NumberText.precise(place.origin.x)) \(NumberText.precise(place.origin.y))"
    return "\(screenshot)  \(pixels.width) x \(pixels.height) pixels, "
      + "\(NumberText.precise(Self.rounded(place.scale))) a point, at \(origin), \(how)\n"
      + TextTable(rows: rows).text
  }

  private static func text(_ rect: BarRect) -> String {
    [rect.x, rect.y, rect.width, rect.height].map { NumberText.precise(rounded($0)) }
      .joined(separator: " ")
  }

  /// To a hundredth of a point: a screenshot shows no more.
  private static func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }

  private static func verdict(_ element: ScreenshotComparison.Element) -> String {
    var words: [String] = []
    switch element.state {
    case .same: words = ["same"]
    case .missing: words = ["not there"]
    case .outside: words = ["outside the screenshot"]
    case .moved:
      for (name, edge) in zip(["left", "top", "right", "bottom"], element.edges ?? []) {
        let shown = rounded(edge)
        words.append("\(name) \(shown > 0 ? "+" : "")\(NumberText.precise(shown))")
      }
    }
    if let color = element.color, let seen = element.seenColor {
      words.append("\(seen.hex) for \(color.hex)")
    }
    return words.joined(separator: "  ")
  }

  /// The document.
  var json: JSONValue {
    .members([
      "schemaVersion": .number(LayoutJSON.schemaVersion),
      "screenshot": .string(screenshot),
      "scene": .string(scene),
      "device": .string(layout.device),
      "system": .string(layout.system),
      "pixels": .array([.integer(pixels.width), .integer(pixels.height)]),
      "scale": .number(place.scale),
      "origin": .array([.number(place.origin.x), .number(place.origin.y)]),
      "placedBy": .string(place.evidence.rawValue),
      "tolerance": .number(comparison.tolerance),
      "isSame": .boolean(comparison.isSame),
      "elements": .array(comparison.elements.map(Self.json)),
      "strangers": .array(comparison.strangers.map(Self.json)),
    ])
  }

  private static func json(_ element: ScreenshotComparison.Element) -> JSONValue {
    .members([
      "id": .string(element.id.description),
      "column": element.column.map(JSONValue.string),
      "state": .string(element.state.rawValue),
      "ink": json(element.ink),
      "seen": element.seen.map(json),
      "by": element.edges.map { .array($0.map(JSONValue.number)) },
      "color": element.color.map { .string($0.hex) },
      "seenColor": element.seenColor.map { .string($0.hex) },
    ])
  }

  private static func json(_ rect: BarRect) -> JSONValue {
    .array([rect.x, rect.y, rect.width, rect.height].map(JSONValue.number))
  }

  /// What the document looks like.
  static let shape = JSONShape.document([
    .key("screenshot", .text, "The screenshot's path."),
    .key("scene", .text, "The scene."), .key("device", .text, "Its device."),
    .key("system", .text, "Its system."),
    .key("pixels", .numbers(2), "Width and height of the screenshot."),
    .key("scale", .number, "Pixels of the screenshot to a point."),
    .key("origin", .numbers(2), "Its top left on the screen, in points."),
    .key(
      "placedBy", .choice(ScreenshotPlace.Evidence.allCases.map(\.rawValue)),
      "How its place was found: by its size, within an edge of one colour, by its contents."),
    .key("tolerance", .number, "How far an edge may be off, in points."),
    .key("isSame", .boolean, "Whether everything is where it should be."),
    .key(
      "elements",
      .list(
        .object([
          .key("id", .text, "The element."),
          .optional("column", .text, "The column of its bar."),
          .key(
            "state", .choice(ScreenshotComparison.State.allCases.map(\.rawValue)),
            "What became of it: missing is not there, outside is not in the screenshot."),
          .key("ink", .rect, "Bounds of its ink, as the layout has them."),
          .optional("seen", .rect, "Bounds of its ink in the screenshot."),
          .optional(
            "by", .numbers(4), "How far the left, top, right and bottom edge are off, in points."),
          .optional("color", .text, "Its colour on its ground."),
          .optional("seenColor", .text, "Its colour in the screenshot, where that is another."),
        ])), "The titles, buttons, fields and lines of the bars."),
    .key(
      "strangers", .list(.rect),
      "Boxes in the bars where the screenshot shows something that the scene has not."),
  ])
}
