internal import BarLayout

/// An SVG while it is being written.
struct SVGWriter {
  let size: BarSize
  /// Clips, filters and masks, in the order they were needed.
  private var definitions = ""
  private var body = ""
  private var count = 0
  private var clips: [BarRect: String] = [:]

  /// The name of the layer that the next element is; nil where it stands in a group of that name.
  var nextName: String?

  /// What ids begin with.
  private let idPrefix: String

  init(size: BarSize, background: BarColor, idPrefix: String = "") {
    self.size = size
    self.idPrefix = idPrefix
    guard background.alpha > 0 else { return }
    body = "<rect width=\"\(n(size.width))\" height=\"\(n(size.height))\"\(fill(background))/>\n"
  }

  /// The whole file.
  var text: String {
    let (width, height) = (n(size.width), n(size.height))
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
      width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
      <defs>
      \(definitions)</defs>
      \(body)</svg>

      """
  }

  /// Adds a whole drawing, with definitions of its own, in a place.
  mutating func add(_ drawing: SVGWriter, named name: String, at frame: BarRect) {
    let (width, height) = (n(drawing.size.width), n(drawing.size.height))
    body += "<svg\(place(frame)) viewBox=\"0 0 \(width) \(height)\" "
    body += "data-name=\"\(SVG.escaped(name))\">\n<defs>\n\(drawing.definitions)</defs>\n"
    body += "\(drawing.body)</svg>\n"
  }

  func n(_ value: Double) -> String { SVG.number(value) }

  /// A colour as attributes.
  func fill(_ color: BarColor) -> String {
    let opacity = color.alpha == .max ? "" : " fill-opacity=\"\(n(color.share))\""
    return " fill=\"\(color.hex.prefix(7))\"\(opacity)"
  }

  /// A rectangle's place as attributes.
  func place(_ rect: BarRect) -> String {
    " x=\"\(n(rect.x))\" y=\"\(n(rect.y))\" width=\"\(n(rect.width))\" "
      + "height=\"\(n(rect.height))\""
  }

  /// A path's steps.
  func data(_ path: BarPath) -> String {
    func at(_ point: BarPoint) -> String { "\(n(point.x)) \(n(point.y))" }
    return path.elements.map { element in
      switch element {
      case .move(let point): "M\(at(point))"
      case .line(let point): "L\(at(point))"
      case .quad(let control, let end): "Q\(at(control)) \(at(end))"
      case .curve(let control1, let control2, let end):
        "C\(at(control1)) \(at(control2)) \(at(end))"
      case .close: "Z"
      }
    }.joined()
  }

  /// Adds an element.
  ///
  /// - Parameters:
  ///   - tag: the element with its attributes, without the closing bracket.
  ///   - inside: what it holds, escaped already; nil for nothing.
  ///   - bounds: what it may touch, in points.
  mutating func add(_ tag: String, inside: String? = nil, item: DisplayItem, bounds: BarRect) {
    let tag = tag + attributes(of: item, bounds: bounds)
    let name = tag.dropFirst().prefix { $0 != " " }
    body += inside.map { "\(tag)>\($0)</\(name)>\n" } ?? "\(tag)/>\n"
  }

  /// An element's name, and its clip where that cuts anything off.
  private mutating func attributes(of item: DisplayItem, bounds: BarRect) -> String {
    let name = nextName.map { " id=\"\(idPrefix)\(SVG.escaped($0))\"" } ?? ""
    nextName = nil
    let text = "\(name) data-element=\"\(SVG.escaped(item.element))\""
    guard let clip = item.clip, clip.intersection(bounds) != bounds else { return text }
    return text + " clip-path=\"url(#\(id(ofClip: clip)))\""
  }

  /// Takes away what was drawn outside a path.
  mutating func crop(_ path: BarPath) {
    let id = define("clipPath", "<path d=\"\(data(path))\"/>")
    body = "<g clip-path=\"url(#\(id))\">\n\(body)</g>\n"
  }

  /// Adds a sheet of material: a shape, or a picture of what shows through it inside of one.
  mutating func add(
    _ pane: Pane, over underlay: Underlay?, scale: Double, item: DisplayItem
  ) throws(RenderError) {
    let shape = BarPath(
      roundedRect: pane.frame, radius: pane.cornerRadius, curve: pane.cornerCurve)
    if case .picture(let picture, let frame) = underlay {
      var tag = try image(picture, in: frame, scale: scale)
      if pane.cornerRadius > 0 {
        tag += " clip-path=\"url(#\(define("clipPath", "<path d=\"\(data(shape))\"/>")))\""
      }
      add(tag, item: item, bounds: frame)
    } else if let color = pane.color(over: underlay) {
      add("<path d=\"\(data(shape))\"\(fill(color))", item: item, bounds: pane.frame)
    }
  }

  /// Adds a soft edge: a picture of what shows through it, or the tint, which fades.
  mutating func add(
    _ edge: SoftEdge, over underlay: Underlay?, scale: Double, item: DisplayItem
  ) throws(RenderError) {
    if case .picture(let picture, let frame) = underlay {
      add(try image(picture, in: frame, scale: scale), item: item, bounds: frame)
    } else if underlay != nil {
      let top = edge.frame.maxY - edge.fadeHeight
      let stops = stride(from: 0.0, through: 1, by: 1.0 / 32).map { way in
        let share = edge.share(at: top + way * edge.fadeHeight)
        return (way, edge.tint.share * share * edge.opacity)
      }
      let fill = gradient(from: top, to: edge.frame.maxY, edge.tint, stops: stops)
      add("<rect\(place(edge.frame)) fill=\"\(fill)\"", item: item, bounds: edge.frame)
    }
  }

  /// Adds a line of light along the edge of glass, as a gradient from top to bottom.
  mutating func add(_ line: GlintRun, item: DisplayItem) {
    guard line.color.alpha > 0, let bounds = line.path.controlBounds else { return }
    let height = line.bottom - line.top
    guard height > 0 else { return }
    let corner = min(line.radius / height, 0.5)
    let stops = [(0, 1), (corner, line.flankShare), (1 - corner, line.flankShare), (1, 1)]
      .map { ($0, line.color.share * $1) }
    let fill = gradient(from: line.top, to: line.bottom, line.color, stops: stops)
    add("<path d=\"\(data(line.path))\" fill=\"\(fill)\"", item: item, bounds: bounds)
  }

  /// A colour that changes its opacity from a height to one below it, in points.
  private mutating func gradient(
    from top: Double, to bottom: Double, _ color: BarColor,
    stops: [(place: Double, opacity: Double)]
  ) -> String {
    let stops = stops.map { place, opacity in
      "<stop offset=\"\(n(place))\" stop-color=\"\(color.hex.prefix(7))\" "
        + "stop-opacity=\"\(n(opacity))\"/>"
    }
    let id = define(
      "linearGradient", stops.joined(),
      attributes: " gradientUnits=\"userSpaceOnUse\" x1=\"0\" x2=\"0\""
        + " y1=\"\(n(top))\" y2=\"\(n(bottom))\"")
    return "url(#\(id))"
  }

  /// Adds the soft shadow around a shape: a picture of it, cut where the shape is.
  ///
  /// - Parameters:
  ///   - picture: the shadow as if its colour were opaque.
  ///   - around: where that picture lies.
  mutating func add(
    _ shadow: DropShadow, picture: Bitmap, around: BarRect, scale: Double, item: DisplayItem
  ) throws(RenderError) {
    let hole = BarPath(BarPath(roundedRect: around, radius: 0).elements + shadow.shape.elements)
    let clip = define("clipPath", "<path clip-rule=\"evenodd\" d=\"\(data(hole))\"/>")
    let image = try image(picture, in: around, scale: scale)
    let name = nextName.map { " id=\"\(idPrefix)\(SVG.escaped($0))\"" } ?? ""
    nextName = nil
    body += "<g\(name) data-element=\"\(SVG.escaped(item.element))\" clip-path=\"url(#\(clip))\">"
    body += image + " opacity=\"\(n(shadow.color.share))\"/></g>\n"
  }

  /// Opens a group that is blurred, by a standard deviation in points.
  mutating func openBlur(_ deviation: Double) {
    let area = BarRect(x: 0, y: 0, width: size.width, height: size.height)
    let filter = define(
      "filter", "<feGaussianBlur stdDeviation=\"\(n(deviation))\"/>",
      attributes: " filterUnits=\"userSpaceOnUse\"\(place(area))")
    body += "<g filter=\"url(#\(filter))\">\n"
  }

  /// Opens a group that shows in a box only where a picture in white covers it; the picture has no
  /// definitions of its own.
  mutating func openMask(_ cover: SVGWriter, in box: BarRect) {
    let area = BarRect(x: 0, y: 0, width: size.width, height: size.height)
    let around = BarPath(
      BarPath(roundedRect: area, radius: 0).elements
        + BarPath(roundedRect: box, radius: 0).elements)
    let mask = define(
      "mask",
      "<path fill=\"#fff\" fill-rule=\"evenodd\" d=\"\(data(around))\"/>\n\(cover.body)",
      attributes: " maskUnits=\"userSpaceOnUse\"\(place(area))")
    body += "<g mask=\"url(#\(mask))\">\n"
  }

  /// Opens a layer with a name.
  mutating func openGroup(_ name: String) { body += "<g id=\"\(idPrefix)\(SVG.escaped(name))\">\n" }

  /// Closes the group.
  mutating func closeGroup() { body += "</g>\n" }

  private mutating func id(ofClip rect: BarRect) -> String {
    if let id = clips[rect] { return id }
    let id = define("clipPath", "<rect\(place(rect))/>")
    clips[rect] = id
    return id
  }

  /// Keeps a definition, and says what it is called.
  private mutating func define(_ tag: String, _ inside: String, attributes: String = "") -> String {
    count += 1
    let id = "\(idPrefix)\(tag)\(count)"
    definitions += "<\(tag) id=\"\(id)\"\(attributes)>\(inside)</\(tag)>\n"
    return id
  }
}
