internal import BarLayout
internal import CBarShim

/// One face of a font file: which characters it has, how it shapes them, how its glyphs look.
///
/// Lengths are font units with y upwards; advances are the font's own, exact and unhinted. HarfBuzz
/// is asked where the face does not read itself what is wanted.
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
  /// The face as HarfBuzz has it, opened when it is needed.
  private var shaping: OpaquePointer?
  private var axes: (weight: Double, opticalSize: Double)?
  /// What is drawn without HarfBuzz; nil for a face that leaves everything to it.
  private let own: TrueTypeFont?
  private var instance: TrueTypeFont.Instance?
  private var outlines = HashTable<UInt32, [OutlinePoint]>()

  /// Opens a face.
  init(file: FontFile, index: Int, id: Int) throws(RenderError) {
    self.file = file
    self.index = index
    self.id = id
    if let own = file.letters, let instance = own.instance() {
      self.own = own
      self.instance = instance
      unitsPerEm = Double(own.unitsPerEm)
      family = own.family
      weight = own.weight
      isItalic = own.isItalic
      isVariable = own.hasWeights
      hasOpticalSizes = own.hasOpticalSizes
      hasPictures = false
      return
    }
    own = nil
    let font = try unsafe file.openFace(index)
    unsafe shaping = unsafe font
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

  deinit { unsafe nb_font_close(shaping) }

  /// The face as HarfBuzz has it.
  private func shapingFont() throws(RenderError) -> OpaquePointer {
    if let shaping = unsafe shaping { return unsafe shaping }
    let font = try unsafe file.openFace(index)
    if let axes { unsafe nb_font_set_axes(font, axes.weight, axes.opticalSize) }
    unsafe shaping = unsafe font
    return unsafe font
  }

  /// Whether it is Inter, which layout's offsets and scales are meant for.
  var isStandIn: Bool {
    FontFamily.interDisplay.name == family || FontFamily.inter.faceNames.contains(family)
  }

  /// Moves a variable face to a weight and an optical size; others stay as they are.
  func setAxes(weight: Double, opticalSize: Double) {
    axes = (weight, opticalSize)
    outlines.removeAll()
    if let own { instance = own.instance(weight: weight, opticalSize: opticalSize) }
    if let shaping = unsafe shaping { unsafe nb_font_set_axes(shaping, weight, opticalSize) }
  }

  /// Whether the face has a glyph for a scalar.
  func covers(_ scalar: UInt32) -> Bool {
    if let own { return own.glyph(of: scalar) != nil }
    return unsafe shaping.map { unsafe nb_font_covers($0, scalar) != 0 } ?? false
  }

  /// Shapes a part of a text as one run.
  func shape(
    _ text: [UInt32], _ part: Range<Int>, isRightToLeft: Bool, script: ScriptTag, isPlain: Bool
  ) throws(RenderError) -> [Glyph] {
    let font = try unsafe shapingFont()
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
  func letters(_ text: [UInt32], _ part: Range<Int>) throws(RenderError) -> [Glyph] {
    if let own, let instance {
      var glyphs: [Glyph] = []
      glyphs.reserveCapacity(part.count)
      for index in part {
        guard let glyph = own.glyph(of: text[index]),
          let advance = own.advance(of: glyph, at: instance)
        else { return [] }
        glyphs.append(
          Glyph(
            glyph: UInt32(glyph), cluster: index, advance: advance, xOffset: 0, yOffset: 0))
      }
      return glyphs
    }
    let font = try unsafe shapingFont()
    var glyphs: UnsafePointer<nb_glyph>?
    let count = unsafe nb_font_letters(font, text, part.lowerBound, part.count, &glyphs)
    return unsafe UnsafeBufferPointer(start: glyphs, count: count).map(Glyph.init)
  }

  /// Whether a glyph is made of no more others than can be drawn in good time.
  func canDraw(_ glyph: UInt32) throws(RenderError) -> Bool {
    if try points(glyph) != nil { return true }
    let font = try unsafe shapingFont()
    return unsafe nb_font_can_draw(font, glyph) != 0
  }

  /// Whether anything of a glyph is seen.
  func hasInk(_ glyph: UInt32) throws(RenderError) -> Bool {
    guard let points = try points(glyph), let first = points.first else {
      return try extents(glyph) != nil
    }
    return points.contains { $0.x != first.x } && points.contains { $0.y != first.y }
  }

  /// The points of a glyph's outline without HarfBuzz; nil where that is needed for it.
  private func points(_ glyph: UInt32) throws(RenderError) -> [OutlinePoint]? {
    guard let own, let instance else { return nil }
    if let known = outlines[glyph] { return known }
    let points = own.outline(of: Int(glyph), at: instance)
    if own.hasChanged { throw file.unusable("it changed while it was used") }
    if let points { outlines.set(glyph, points) }
    return points
  }

  /// The box of a glyph's outline, with y downwards from the baseline; nil for a glyph without one.
  func extents(_ glyph: UInt32) throws(RenderError) -> BarRect? {
    let font = try unsafe shapingFont()
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
    if let points = try points(glyph) {
      return BarPath(points, xScale: xScale, yScale: yScale, origin: origin)
    }
    return try shapedOutline(glyph, xScale: xScale, yScale: yScale, origin: origin)
  }

  /// The same outline as HarfBuzz has it.
  func shapedOutline(
    _ glyph: UInt32, xScale: Double, yScale: Double, origin: PixelPoint
  ) throws(RenderError) -> BarPath {
    let font = try unsafe shapingFont()
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
