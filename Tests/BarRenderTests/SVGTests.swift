import BarLayout
import Foundation
import Testing

@testable import BarRender

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct SVGTests {
  /// The elements of a file that is well-formed, in order.
  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String])] = []
    var words = ""
    private var isInText = false

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      elements.append((name, attributes))
      isInText = name == "text"
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      isInText = false
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      if isInText { words += string }
    }
  }

  private func read(_ svg: SVG) throws -> Reader {
    let reader = Reader()
    let parser = XMLParser(data: Data(svg.text.utf8))
    parser.delegate = reader
    try #require(parser.parse(), "not well-formed: \(String(describing: parser.parserError))")
    return reader
  }

  private func svg(_ list: DisplayList, _ mode: SVG.TextMode = .outlines) throws -> SVG {
    try Renderer(fonts: .pinned()).svg(list, text: mode)
  }

  private static let glassy: [DisplayItem.Content] = [
    .fill(BarRect(x: 0, y: 0, width: 40, height: 20), Drawing.blue),
    .shadow(
      DropShadow(
        shape: BarPath(roundedRect: BarRect(x: 4, y: 4, width: 20, height: 10), radius: 5),
        blurRadius: 2, drop: 1, color: .black)),
    .pane(
      Pane(
        frame: BarRect(x: 4, y: 4, width: 20, height: 10), cornerRadius: 5,
        material: BarMaterial(
          blurRadius: 3, saturation: 1.8,
          lightness: LightnessCurve([.init(0, 20), .init(255, 200)]),
          tint: BarColor(rgba: 0xffff_ff80)), opacity: 0.5)),
    .softEdge(
      SoftEdge(
        frame: BarRect(x: 0, y: 0, width: 40, height: 20), blurRadius: 4, tint: .white,
        fadeHeight: 15)),
    .crop(
      BarPath(
        roundedRect: BarRect(x: 0, y: 0, width: 40, height: 30), radius: 9, curve: .continuous)),
  ]

  @Test(arguments: SVG.TextMode.allCases)
  func `a bar is a well-formed file as large as its canvas in points`(
    mode: SVG.TextMode
  ) throws {
    let reader = try read(try svg(try Drawing.bar(), mode))
    let root = try #require(reader.elements.first)
    #expect(root.name == "svg")
    #expect(root.attributes["width"] == "200" && root.attributes["height"] == "44")
    #expect(root.attributes["viewBox"] == "0 0 200 44")
    #expect(reader.elements.count { $0.name == "text" } == (mode == .text ? 2 : 0))
  }

  @Test func `rectangles stand where the display list has them`() throws {
    let reader = try read(try svg(try Drawing.bar()))
    let hairline = try #require(reader.elements.first { $0.attributes["y"] == "43.667" })
    #expect(hairline.attributes["height"] == "0.3333")
    #expect(hairline.attributes["fill"] == "#000000")
    #expect(hairline.attributes["fill-opacity"] == "0.302")
    #expect(hairline.attributes["data-element"] == "test")
  }

  @Test func `what lies wholly outside the picture is not written`() throws {
    func box(_ y: Double, _ name: String, clip: BarRect? = nil) -> DisplayItem {
      DisplayItem(
        .fill(BarRect(x: 10, y: y, width: 20, height: 10), .black), clip: clip, element: name)
    }
    let list = DisplayList(
      size: BarSize(width: 200, height: 44), scale: 2, background: .clear,
      items: [
        box(40, "half"), box(60, "below"), box(-20, "above"),
        box(10, "cut", clip: BarRect(x: 0, y: 50, width: 200, height: 20)),
      ])
    let names = try read(svg(list)).elements.compactMap { $0.attributes["data-element"] }
    #expect(names == ["half"])
  }

  @Test func `materials, shadows and crops refer to definitions that are there`() throws {
    let reader = try read(try svg(Drawing.list(Self.glassy)))
    let names = Set(reader.elements.map(\.name))
    #expect(names.isSuperset(of: ["clipPath", "image"]))
    #expect(!names.contains("filter"))
    let ids = reader.elements.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    for (_, attributes) in reader.elements {
      for key in ["clip-path", "filter", "mask", "fill", "href"] {
        guard let value = attributes[key], let mark = value.firstIndex(of: "#"),
          key == "href" || value.hasPrefix("url(")
        else { continue }
        let id = value[value.index(after: mark)...].prefix { $0 != ")" }
        #expect(ids.contains(String(id)), "\(key)=\(value)")
      }
    }
  }

  /// The pictures of a file, with what each is an element of.
  private func pictures(in reader: Reader) throws -> [(element: String?, picture: Bitmap)] {
    try reader.elements.filter { $0.name == "image" }.map { _, attributes in
      let prefix = "data:image/png;base64,"
      let href = try #require(attributes["xlink:href"])
      #expect(href.hasPrefix(prefix))
      let bytes = try #require(Data(base64Encoded: String(href.dropFirst(prefix.count))))
      return (attributes["data-element"], try PNG.decode(Array(bytes)))
    }
  }

  @Test func `what shows through a pane is a picture of the renderer's own pixels`() throws {
    let halves: [DisplayItem.Content] = [
      .fill(BarRect(x: 0, y: 0, width: 14, height: 30), .black),
      .fill(BarRect(x: 14, y: 0, width: 26, height: 30), .white),
    ]
    let pane = Pane(
      frame: BarRect(x: 4, y: 5, width: 20, height: 10), cornerRadius: 5,
      material: BarMaterial(blurRadius: 3, tint: BarColor(rgba: 0xffff_ff80)),
      lens: GlassLens(reachShare: 0.5, reachLimit: 9, bendShare: 0.5, bendLimit: 9), opacity: 0.5)
    let list = Drawing.list(halves + [.pane(pane), .fill(pane.frame, .black)])
    let reader = try read(try svg(list))
    let (_, picture) = try #require(try pictures(in: reader).first)
    let ours = try Drawing.draw(halves + [.pane(pane)])
    #expect(picture.width == 20 && picture.height == 10 && picture.isOpaque)
    for x in 6..<18 {
      let (mine, its) = (try #require(ours[x + 4, 9]), try #require(picture[x, 4]))
      #expect(mine == its, "\(x)")
    }
    #expect(!reader.elements.contains { $0.name == "filter" || $0.name == "use" })
    let image = try #require(reader.elements.first { $0.name == "image" })
    #expect(image.attributes["x"] == "4" && image.attributes["height"] == "10")
    #expect(image.attributes["clip-path"] != nil)
  }

  @Test func `a shadow is a picture that every viewer shows`() throws {
    let shape = BarPath(roundedRect: BarRect(x: 10, y: 9, width: 20, height: 10), radius: 5)
    let shadow = DropShadow(
      shape: shape, blurRadius: 3, drop: 2, color: BarColor(rgba: 0x0000_0080))
    let list = Drawing.list([.shadow(shadow)])
    let reader = try read(try svg(list))
    let (_, picture) = try #require(try pictures(in: reader).first)
    let image = try #require(reader.elements.first { $0.name == "image" }).attributes
    let x = try #require(image["x"].flatMap { Double($0) })
    let y = try #require(image["y"].flatMap { Double($0) })
    let share = try #require(image["opacity"].flatMap { Double($0) })
    #expect(abs(share - 0.5) < 0.01)
    // Beside the shape, where it is not cut: as dark as the renderer's own, over white.
    let ours = try Drawing.draw([.shadow(shadow)])
    for row in [5, 12, 22, 24] {
      let (mine, its) = (
        try #require(ours[34, row]), try #require(picture[34 - Int(x), row - Int(y)])
      )
      #expect(abs(Double(255 - mine.red) - Double(its.alpha) * share) <= 1.5, "\(row)")
    }
    #expect(reader.elements.contains { $0.attributes["clip-rule"] == "evenodd" })
  }

  @Test func `over an even ground panes and soft edges are shapes of the same colours`() throws {
    let material = BarMaterial(blurRadius: 9, saturation: 1.8, tint: BarColor(rgba: 0xffff_ff80))
    let pane = Pane(
      frame: BarRect(x: 0, y: 0, width: 40, height: 10), material: material)
    let edge = SoftEdge(
      frame: BarRect(x: 0, y: 10, width: 40, height: 20), blurRadius: 4, tint: .white,
      fadeHeight: 15)
    let ground: [DisplayItem.Content] = [
      .fill(BarRect(x: 0, y: 0, width: 40, height: 30), Drawing.blue)
    ]
    let reader = try read(try svg(Drawing.list(ground + [.pane(pane), .softEdge(edge)])))
    #expect(try pictures(in: reader).isEmpty)
    let color = material.color(over: Drawing.blue)
    #expect(reader.elements.contains { $0.attributes["fill"] == String(color.hex.prefix(7)) })
    #expect(reader.elements.contains { $0.name == "linearGradient" })
  }

  @Test func `letters as shapes lie where the pixels have them`() throws {
    let run = try Drawing.text("lH", x: 10, y: 22, size: 20)
    let list = Drawing.list(scale: 4, [.text(run)])
    let reader = try read(try svg(list))
    let path = try #require(reader.elements.first { $0.name == "path" }?.attributes["d"])
    let numbers = path.split { !"0123456789.-".contains($0) }.compactMap { Double($0) }
    let xs = stride(from: 0, to: numbers.count, by: 2).map { numbers[$0] }
    let ys = stride(from: 1, to: numbers.count, by: 2).map { numbers[$0] }
    let ink = try #require(try Renderer(fonts: .pinned()).draw(list).inkBox)
    #expect(abs(try #require(xs.min()) - Double(ink.minX) / 4) <= 0.26)
    #expect(abs(try #require(xs.max()) - Double(ink.maxX) / 4) <= 0.26)
    #expect(abs(try #require(ys.min()) - Double(ink.minY) / 4) <= 0.26)
    #expect(abs(try #require(ys.max()) - Double(ink.maxY) / 4) <= 0.26)
  }

  @Test func `text as text keeps its words and its width, whatever they are`() throws {
    let run = try Drawing.text("A < B & \"C\" \u{1}")
    let reader = try read(try svg(Drawing.list([.text(run)]), .text))
    #expect(reader.words == "A < B & \"C\" ")
    let text = try #require(reader.elements.first { $0.name == "text" })
    let length = try #require(Double(text.attributes["textLength"] ?? ""))
    #expect(abs(length - run.width) < 0.001)
    #expect(text.attributes["y"] == "22")
  }

  @Test(.enabled(if: FontLibrary.pinned().file(.emoji, .regular) != nil))
  func `an emoji is a picture`() throws {
    let reader = try read(try svg(Drawing.list([.text(try Drawing.text("😀"))])))
    #expect(try #require(pictures(in: reader).first).picture.width > 10)
  }

  @Test func `the same list gives the same file`() throws {
    let list = Drawing.list(Self.glassy)
    #expect(try svg(list) == (try svg(list)))
  }

  @Test func `numbers are short and never in another form`() {
    #expect(SVG.number(44) == "44")
    #expect(SVG.number(-0.5) == "-0.5")
    #expect(SVG.number(1.0 / 3) == "0.3333")
    #expect(SVG.number(-0.00001) == "0")
    #expect(SVG.number(12345678.0625) == "12345678.0625")
  }

  @Test func `what is no number is refused`() throws {
    let list = Drawing.list([.fill(BarRect(x: .nan, y: 0, width: 1, height: 1), .black)])
    #expect(throws: RenderError.notFinite(element: "test")) { try svg(list) }
  }
}
