import BarLayout

@testable import BarRender

/// Pictures and lists that several tests draw.
enum Drawing {
  static let blue = BarColor(rgba: 0x007a_ffff)

  /// A list of the given items on white.
  static func list(
    width: Double = 40, height: Double = 30, scale: Double = 1, background: BarColor = .white,
    _ contents: [DisplayItem.Content], clip: BarRect? = nil
  ) -> DisplayList {
    DisplayList(
      size: BarSize(width: width, height: height), scale: scale, background: background,
      items: contents.map { DisplayItem($0, clip: clip, element: "test") })
  }

  /// Draws contents with a renderer of its own.
  static func draw(
    width: Double = 40, height: Double = 30, scale: Double = 1, background: BarColor = .white,
    _ contents: [DisplayItem.Content], clip: BarRect? = nil
  ) throws -> Bitmap {
    try Renderer(fonts: .pinned()).draw(
      list(
        width: width, height: height, scale: scale, background: background, contents, clip: clip))
  }

  /// A circle of four cubic curves.
  static func circle(x: Double, y: Double, radius: Double) -> BarPath {
    let k = radius * 0.5522847498
    func point(_ dx: Double, _ dy: Double) -> BarPoint { BarPoint(x: x + dx, y: y + dy) }
    return BarPath([
      .move(point(radius, 0)),
      .curve(control1: point(radius, k), control2: point(k, radius), end: point(0, radius)),
      .curve(control1: point(-k, radius), control2: point(-radius, k), end: point(-radius, 0)),
      .curve(control1: point(-radius, -k), control2: point(-k, -radius), end: point(0, -radius)),
      .curve(control1: point(k, -radius), control2: point(radius, -k), end: point(radius, 0)),
      .close,
    ])
  }

  /// The path of a rectangle.
  static func box(_ rect: BarRect) -> BarPath {
    BarPath([
      .move(BarPoint(x: rect.minX, y: rect.minY)), .line(BarPoint(x: rect.maxX, y: rect.minY)),
      .line(BarPoint(x: rect.maxX, y: rect.maxY)), .line(BarPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ])
  }

  /// A line of text, as wide as the font has it.
  static func text(
    _ text: String, x: Double = 4, y: Double = 22, size: Double = 17,
    weight: FontWeight = .regular, direction: BarLayoutDirection = .leftToRight,
    magnification: Double = 1, color: BarColor = .black
  ) throws -> TextRun {
    let style = TextStyle(size: size, weight: weight)
    let measure = try FontMeasurer(fonts: .pinned())
      .measure(text, style: style, limit: .infinity)
    return TextRun(
      text: text, origin: BarPoint(x: x, y: y), glyphs: measure.glyphs, width: measure.width,
      style: style, direction: direction, magnification: magnification, color: color)
  }

  /// A line of text, as wide as San Francisco has it.
  static func fitted(
    _ text: String, x: Double = 4, y: Double = 22, size: Double = 17,
    weight: FontWeight = .regular
  ) -> TextRun {
    let style = TextStyle(size: size, weight: weight)
    let measure = AdvanceTable.sanFrancisco.measure(text, style: style, limit: .infinity)
    return TextRun(
      text: text, origin: BarPoint(x: x, y: y), glyphs: measure.glyphs, width: measure.width,
      style: style, direction: .leftToRight, color: .black)
  }

  /// Everything a navigation bar has.
  static func bar() throws -> DisplayList {
    list(
      width: 200, height: 44, scale: 3,
      [
        .fill(BarRect(x: 0, y: 0, width: 200, height: 43.667), BarColor(rgba: 0xf9f9_f9f0)),
        .fill(BarRect(x: 0, y: 43.667, width: 200, height: 1.0 / 3), BarColor(rgba: 0x0000_004d)),
        .path(circle(x: 20, y: 20, radius: 7.3), blue),
        .text(try text("Mailboxes", x: 30, y: 28, color: blue)),
        .text(try text("مرحبا", x: 120, y: 28, weight: .semibold, direction: .rightToLeft)),
      ])
  }
}

extension Bitmap {
  /// How dark a grey pixel is on white, 0 to 255.
  func darkness(_ x: Int, _ y: Int) -> Int {
    self[x, y].map { 255 - Int($0.red) } ?? -1
  }

  /// Sum of darkness, in whole pixels of black.
  var inkedArea: Double {
    var sum = 0
    for index in stride(from: 0, to: pixels.count, by: 4) { sum += 255 - Int(pixels[index]) }
    return Double(sum) / 255
  }

  /// The box of all pixels at least 35 % black; nil when there are none.
  var inkBox: PixelRect? {
    var box: PixelRect?
    for y in 0..<height {
      for x in 0..<width where darkness(x, y) >= 90 {
        let old = box ?? PixelRect(minX: x, minY: y, maxX: x, maxY: y)
        box = PixelRect(
          minX: min(old.minX, x), minY: min(old.minY, y), maxX: max(old.maxX, x + 1),
          maxY: max(old.maxY, y + 1))
      }
    }
    return box
  }

  /// The number of stretches of blank columns between the first and the last inked one.
  var gapCount: Int {
    guard let box = inkBox else { return 0 }
    let inked = (box.minX..<box.maxX).map { x in (0..<height).contains { darkness(x, $0) > 30 } }
    return zip(inked, inked.dropFirst()).count { $0 && !$1 }
  }
}
