internal import BarLayout
internal import CBarShim

/// One face of a font file: which characters it has, how it shapes them, how its glyphs look.
///
/// Lengths are font units with y upwards; advances come from HarfBuzz, exact and unhinted.
@safe final class FontFace {
  /// A glyph of a shaped run, in the order of drawing from left to right.
  struct Glyph {
    var glyph: UInt32
    /// Index of the scalar it belongs to.
    var cluster: Int
    var advance: Double
    var xOffset: Double
    var yOffset: Double
  }

  /// Tells faces of one renderer apart.
  let id: Int
  let file: FontFile
  let unitsPerEm: Double
  let family: String
  /// Weight on the scale of 100 to 900.
  let weight: Double
  let isItalic: Bool
  /// Whether the weight can be chosen.
  let isVariable: Bool
  /// Whether the size that the outlines are made for can be chosen.
  let hasOpticalSizes: Bool
  /// Whether glyphs are pictures in colour.
  let hasPictures: Bool
  /// The pictures; nil when the face has none.
  private(set) lazy var pictures = FontImages(file: file, index: index)
  private let index: Int
  private let font: OpaquePointer

  /// Opens a face.
  init(file: FontFile, index: Int, id: Int) throws(RenderError) {
    let font = try unsafe file.openFace(index)
    unsafe self.font = unsafe font
    self.file = file
    self.index = index
    self.id = id
    unitsPerEm = unsafe Double(max(1, nb_font_units_per_em(font)))
    var name = [CChar](repeating: 0, count: 128)
    unsafe nb_font_family(font, &name, name.count)
    family = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    weight = unsafe nb_font_weight(font)
    isItalic = unsafe nb_font_is_italic(font) != 0
    isVariable = unsafe nb_font_has_weight_axis(font) != 0
    hasOpticalSizes = unsafe nb_font_has_optical_size_axis(font) != 0
    hasPictures = unsafe nb_font_has_pictures(font) != 0
  }

  deinit { unsafe nb_font_close(font) }

  /// Whether it is Inter, which layout's offsets and scales are meant for.
  var isStandIn: Bool {
    FontFamily.interDisplay.name == family || FontFamily.inter.faceNames.contains(family)
  }

  /// Moves a variable face to a weight and an optical size; others stay as they are.
  func setAxes(weight: Double, opticalSize: Double) {
    unsafe nb_font_set_axes(font, weight, opticalSize)
  }

  /// Whether the face has a glyph for a scalar.
  func covers(_ scalar: UInt32) -> Bool {
    unsafe nb_font_covers(font, scalar) != 0
  }

  /// Shapes a part of a text as one run.
  func shape(
    _ text: [UInt32], _ part: Range<Int>, isRightToLeft: Bool, script: ScriptTag, isPlain: Bool
  ) -> [Glyph] {
    var glyphs: UnsafePointer<nb_glyph>?
    let count = unsafe nb_font_shape(
      font, text, text.count, part.lowerBound, part.count, isRightToLeft ? 1 : 0, script.value,
      isPlain ? 1 : 0, &glyphs)
    return unsafe UnsafeBufferPointer(start: glyphs, count: count).map(Glyph.init)
  }

  /// The glyphs of a part of a text one by one, neither kerned nor joined; empty where one is
  /// missing.
  ///
  /// Making a plan to shape with takes HarfBuzz longer than drawing the letters.
  func letters(_ text: [UInt32], _ part: Range<Int>) -> [Glyph] {
    var glyphs: UnsafePointer<nb_glyph>?
    let count = unsafe nb_font_letters(font, text, part.lowerBound, part.count, &glyphs)
    return unsafe UnsafeBufferPointer(start: glyphs, count: count).map(Glyph.init)
  }

  /// Whether a glyph is made of no more others than can be drawn in good time.
  func canDraw(_ glyph: UInt32) -> Bool {
    unsafe nb_font_can_draw(font, glyph) != 0
  }

  /// The box of a glyph's outline, with y downwards from the baseline; nil for a glyph without one.
  func extents(_ glyph: UInt32) -> BarRect? {
    var (minX, minY, maxX, maxY) = (0.0, 0.0, 0.0, 0.0)
    guard unsafe nb_font_extents(font, glyph, &minX, &minY, &maxX, &maxY) == 0 else { return nil }
    return BarRect(minX: minX, minY: -maxY, maxX: maxX, maxY: -minY)
  }

  /// A glyph's outline in pixels, y downwards.
  ///
  /// - Parameters:
  ///   - xScale: pixels per font unit, to the right.
  ///   - yScale: pixels per font unit, upwards.
  ///   - origin: where the pen stands, in pixels.
  func outline(
    _ glyph: UInt32, xScale: Double, yScale: Double, origin: PixelPoint
  ) throws(RenderError) -> BarPath {
    var outline = unsafe nb_outline()
    guard unsafe nb_font_outline(font, glyph, &outline) == 0 else {
      throw .library(name: "HarfBuzz", code: 1)
    }
    guard let steps = unsafe outline.steps, let numbers = unsafe outline.xy else {
      return BarPath()
    }
    var next = 0
    func point() -> BarPoint {
      defer { next += 2 }
      return unsafe BarPoint(
        x: origin.x + Double(numbers[next]) * xScale,
        y: origin.y - Double(numbers[next + 1]) * yScale)
    }
    var path = BarPath()
    unsafe path.elements.reserveCapacity(outline.step_count)
    for index in unsafe 0..<outline.step_count {
      switch unsafe steps[index] {
      case UInt8(ascii: "m"): path.elements.append(.move(point()))
      case UInt8(ascii: "l"): path.elements.append(.line(point()))
      case UInt8(ascii: "q"):
        let control = point()
        path.elements.append(.quad(control: control, end: point()))
      case UInt8(ascii: "c"):
        let control1 = point()
        let control2 = point()
        path.elements.append(.curve(control1: control1, control2: control2, end: point()))
      default: path.elements.append(.close)
      }
    }
    return path
  }

  /// The same outline as straight lines.
  func polygon(
    _ glyph: UInt32, xScale: Double, yScale: Double, origin: PixelPoint
  ) throws(RenderError) -> Polygon {
    let outline = try outline(glyph, xScale: xScale, yScale: yScale, origin: origin)
    return Polygon(flattening: outline, scale: 1)
  }
}

extension FontFace.Glyph {
  fileprivate init(_ glyph: nb_glyph) {
    self.init(
      glyph: glyph.glyph, cluster: Int(glyph.cluster), advance: Double(glyph.x_advance),
      xOffset: Double(glyph.x_offset), yOffset: Double(glyph.y_offset))
  }
}
