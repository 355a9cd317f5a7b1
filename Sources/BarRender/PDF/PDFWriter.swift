internal import BarLayout

/// A PDF page while it is being written: shapes, texts to be found, pictures.
///
/// The unit is a point, and y goes down as everywhere here; the page is turned over once. Source:
/// ISO 32000-1.
struct PDFWriter {
  private let size: BarSize
  /// What the page draws.
  private var body = ""
  /// Objects after the fixed ones, in the order of their numbers.
  private var objects: [[UInt8]] = []
  /// Graphics states by their opacity of 255.
  private var states: [UInt8: String] = [:]
  private var pictures: [String] = []

  /// Numbers of the objects that every file has.
  private enum Number {
    static let (catalog, pages, page, content, font, letters, descriptor, unicode, info) =
      (1, 2, 3, 4, 5, 6, 7, 8, 9)
    static let firstFree = 10
  }

  /// A page.
  init(size: BarSize) { self.size = size }

  private func n(_ value: Double) -> String { SVG.number(value) }

  // MARK: Drawing

  /// Fills a path.
  mutating func fill(_ path: BarPath, _ color: BarColor, clip: BarRect?) {
    guard color.alpha > 0, !path.elements.isEmpty else { return }
    within(clip) { writer in
      writer.paint(color)
      writer.body += "\(writer.data(path))f\n"
    }
  }

  /// Puts a picture into a box, inside a path.
  ///
  /// - Throws: `RenderError` where it cannot be packed.
  mutating func add(_ picture: Bitmap, in box: BarRect, inside path: BarPath?, clip: BarRect?) {
    let name = picture.isOpaque ? image(picture) : image(picture.opaque, mask: picture.alphas)
    within(clip) { writer in
      if let path { writer.body += "\(writer.data(path))W n\n" }
      let place =
        "\(writer.n(box.width)) 0 0 \(writer.n(-box.height)) \(writer.n(box.x)) \(writer.n(box.maxY))"
      writer.body += "\(place) cm /\(name) Do\n"
    }
  }

  /// Writes a line that nobody sees, where its letters are, so that it can be found and copied.
  mutating func addHidden(_ run: TextRun) {
    let size = run.style.size * run.magnification
    let units = Array(run.text.utf16)
    guard size > 0, !units.isEmpty else { return }
    let natural = size * Double(units.count) * Self.hiddenWidth
    let width = run.width * run.magnification
    guard natural > 0, width > 0 else { return }
    let codes = units.map { unit in
      let hex = String(unit, radix: 16)
      return String(repeating: "0", count: 4 - hex.count) + hex
    }.joined()
    body += "BT /F 1 Tf 3 Tr \(n(100 * width / natural)) Tz \(n(size)) 0 0 \(n(-size)) "
    body += "\(n(run.origin.x)) \(n(run.origin.y)) Tm <\(codes)> Tj ET\n"
  }

  /// Width of a hidden letter, in ems.
  private static let hiddenWidth = 0.5

  /// Opens what belongs to an element.
  mutating func open(_ element: String) {
    body += "/Span << /T (\(Self.escaped(element))) >> BDC\n"
  }

  /// Closes it.
  mutating func close() { body += "EMC\n" }

  /// Takes away what was drawn outside a path.
  mutating func crop(_ path: BarPath) {
    body = "q\n\(data(path))W n\n\(body)Q\n"
  }

  private mutating func within(_ clip: BarRect?, _ draw: (inout PDFWriter) -> Void) {
    body += "q\n"
    if let clip {
      body += "\(n(clip.x)) \(n(clip.y)) \(n(clip.width)) \(n(clip.height)) re W n\n"
    }
    draw(&self)
    body += "Q\n"
  }

  /// Sets the colour of what is filled.
  private mutating func paint(_ color: BarColor) {
    let channels = [color.red, color.green, color.blue].map { n(Double($0) / 255) }
    body += channels.joined(separator: " ") + " rg\n"
    guard color.alpha < .max else { return }
    states[color.alpha] = "A\(color.alpha)"
    body += "/A\(color.alpha) gs\n"
  }

  /// A path's steps.
  private func data(_ path: BarPath) -> String {
    func at(_ point: BarPoint) -> String { "\(n(point.x)) \(n(point.y))" }
    var pen = BarPoint(x: 0, y: 0)
    var text = ""
    for element in path.elements {
      switch element {
      case .move(let point):
        text += "\(at(point)) m\n"
        pen = point
      case .line(let point):
        text += "\(at(point)) l\n"
        pen = point
      case .quad(let control, let end):
        // PDF has cubic curves alone; these are the control points of the same curve.
        func between(_ a: BarPoint) -> BarPoint {
          BarPoint(x: (a.x + 2 * control.x) / 3, y: (a.y + 2 * control.y) / 3)
        }
        text += "\(at(between(pen))) \(at(between(end))) \(at(end)) c\n"
        pen = end
      case .curve(let control1, let control2, let end):
        text += "\(at(control1)) \(at(control2)) \(at(end)) c\n"
        pen = end
      case .close: text += "h\n"
      }
    }
    return text
  }

  // MARK: Objects

  /// Keeps a picture, and says what it is called.
  private mutating func image(_ picture: Bitmap, mask: Bitmap? = nil) -> String {
    var more = ""
    if let mask {
      objects.append(Self.imageObject(mask, colors: "/DeviceRGB", isMask: true, more: ""))
      more = " /SMask \(Number.firstFree + objects.count - 1) 0 R"
    }
    objects.append(Self.imageObject(picture, colors: "/DeviceRGB", isMask: false, more: more))
    let name = "I\(pictures.count + 1)"
    pictures.append("/\(name) \(Number.firstFree + objects.count - 1) 0 R")
    return name
  }

  private static func imageObject(
    _ picture: Bitmap, colors: String, isMask: Bool, more: String
  ) -> [UInt8] {
    let count = isMask ? 1 : 3
    let space = isMask ? "/DeviceGray" : colors
    let packed =
      isMask
      ? ZlibStream.bytes(picture.firstChannel, rowLength: picture.width)
      : FlatEncoder.stream(RowStream(NewRows(picture)), effort: .standard)
    let filter =
      isMask
      ? "" : " /DecodeParms << /Predictor 15 /Colors \(count) /Columns \(picture.width) >>"
    return stream(
      "/Type /XObject /Subtype /Image /Width \(picture.width) /Height \(picture.height) "
        + "/ColorSpace \(space) /BitsPerComponent 8 /Filter /FlateDecode\(filter)\(more)",
      packed)
  }

  private static func stream(_ dictionary: String, _ bytes: [UInt8]) -> [UInt8] {
    Array("<< \(dictionary) /Length \(bytes.count) >>\nstream\n".utf8) + bytes
      + Array("\nendstream".utf8)
  }

  /// A text of ASCII as PDF writes it between parentheses.
  private static func escaped(_ text: String) -> String {
    String(
      decoding: text.utf8.flatMap { byte -> [UInt8] in
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\\"):
          [UInt8(ascii: "\\"), byte]
        case 0x20..<0x7f: [byte]
        default: [UInt8(ascii: "?")]
        }
      }, as: UTF8.self)
  }

  /// The whole file.
  var file: [UInt8] {
    let states = states.sorted { $0.key < $1.key }.map { alpha, name in
      "/\(name) << /ca \(n(Double(alpha) / 255)) >>"
    }
    let resources =
      "<< /Font << /F \(Number.font) 0 R >> /ExtGState << \(states.joined(separator: " ")) >> "
      + "/XObject << \(pictures.joined(separator: " ")) >> >>"
    let drawing = Array("1 0 0 -1 0 \(n(size.height)) cm\n\(body)".utf8)
    let fixed: [[UInt8]] = [
      Array("<< /Type /Catalog /Pages \(Number.pages) 0 R >>".utf8),
      Array("<< /Type /Pages /Kids [\(Number.page) 0 R] /Count 1 >>".utf8),
      Array(
        ("<< /Type /Page /Parent \(Number.pages) 0 R /MediaBox [0 0 \(n(size.width)) "
          + "\(n(size.height))] /Resources \(resources) /Contents \(Number.content) 0 R "
          + "/Group << /S /Transparency /CS /DeviceRGB >> >>").utf8),
      Self.stream(
        "/Filter /FlateDecode", ZlibStream.bytes(drawing, rowLength: drawing.count)),
      Array(
        ("<< /Type /Font /Subtype /Type0 /BaseFont /Hidden /Encoding /Identity-H "
          + "/DescendantFonts [\(Number.letters) 0 R] /ToUnicode \(Number.unicode) 0 R >>").utf8),
      Array(
        ("<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Hidden /CIDSystemInfo << /Registry "
          + "(Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor \(Number.descriptor) "
          + "0 R /DW \(n(1000 * Self.hiddenWidth)) /CIDToGIDMap /Identity >>").utf8),
      Array(
        ("<< /Type /FontDescriptor /FontName /Hidden /Flags 4 /FontBBox [0 -200 500 800] "
          + "/ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>").utf8),
      Self.stream("", Array(Self.unicodeMap.utf8)),
      Array("<< /Producer (navbar) >>".utf8),
    ]
    var file = Array("%PDF-1.7\n%\u{E4}\u{F6}\u{FC}\n".utf8)
    var places: [Int] = []
    for (index, object) in (fixed + objects).enumerated() {
      places.append(file.count)
      file += Array("\(index + 1) 0 obj\n".utf8) + object + Array("\nendobj\n".utf8)
    }
    let start = file.count
    var table = "xref\n0 \(places.count + 1)\n0000000000 65535 f \n"
    for place in places {
      let digits = String(place)
      table += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
    }
    table += "trailer\n<< /Size \(places.count + 1) /Root \(Number.catalog) 0 R "
    table += "/Info \(Number.info) 0 R >>\nstartxref\n\(start)\n%%EOF\n"
    return file + Array(table.utf8)
  }

  /// Every code of a hidden text is a unit of UTF-16.
  private static let unicodeMap = """
    /CIDInit /ProcSet findresource begin
    12 dict begin
    begincmap
    /CMapName /Hidden def
    /CMapType 2 def
    1 begincodespacerange
    <0000> <FFFF>
    endcodespacerange
    \(rangesOfUnits)
    endcmap
    CMapName currentdict /CMap defineresource pop
    end
    end
    """

  /// Each high byte is a range of its own: the last byte alone may grow in one.
  private static let rangesOfUnits: String = {
    let rows = (0..<256).map { high -> String in
      let hex = (high < 16 ? "0" : "") + String(high, radix: 16)
      return "<\(hex)00> <\(hex)FF> <\(hex)00>"
    }
    // A block has a hundred ranges at most.
    return stride(from: 0, to: 256, by: 64).map { start in
      "64 beginbfrange\n\(rows[start..<start + 64].joined(separator: "\n"))\nendbfrange"
    }.joined(separator: "\n")
  }()
}

extension Bitmap {
  /// The colours without what shows through.
  fileprivate var opaque: Bitmap {
    Bitmap(width: width, height: height, pixels: pixels, isOpaque: true)
  }

  /// How much of each pixel is there, as a grey picture.
  fileprivate var alphas: Bitmap {
    var result = pixels
    for place in stride(from: 0, to: result.count, by: 4) { result[place] = result[place + 3] }
    return Bitmap(width: width, height: height, pixels: result, isOpaque: true)
  }

  /// The first channel of each pixel.
  fileprivate var firstChannel: [UInt8] {
    stride(from: 0, to: pixels.count, by: 4).map { pixels[$0] }
  }
}
