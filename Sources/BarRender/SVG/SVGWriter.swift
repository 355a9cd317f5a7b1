internal import BarLayout

/// An SVG while it is being written.
struct SVGWriter {
  let size: BarSize
  /// Clips, filters and masks, in the order they were needed.
  private var definitions = ""
  private var body = ""
  private var count = 0
  private var clips: [BarRect: String] = [:]
  /// The group that panes look at, and what was drawn since, in points.
  private var backdrop: String?
  private var drawnSince: [BarRect] = []

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
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
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
    drawnSince.append(frame)
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
    drawnSince.append(bounds)
  }

  /// An element's name, and its clip where that cuts anything off.
  mutating func attributes(of item: DisplayItem, bounds: BarRect) -> String {
    let name = nextName.map { " id=\"\(idPrefix)\(SVG.escaped($0))\"" } ?? ""
    nextName = nil
    let text = "\(name) data-element=\"\(SVG.escaped(item.element))\""
    guard let clip = item.clip, clip.intersection(bounds) != bounds else { return text }
    return text + " clip-path=\"url(#\(id(ofClip: clip)))\""
  }

  /// Makes what lies beneath an item a group that the item can look at.
  mutating func prepareGround(of item: DisplayItem) {
    switch item.content {
    case .pane(let pane) where !pane.material.isPlain: _ = groundID(of: pane.frame)
    case .softEdge(let edge): _ = groundID(of: edge.frame)
    default: break
    }
  }

  /// Takes away what was drawn outside a path.
  mutating func crop(_ path: BarPath) {
    let id = define("clipPath", "<path d=\"\(data(path))\"/>")
    body = "<g clip-path=\"url(#\(id))\">\n\(body)</g>\n"
  }

  /// Adds a sheet of material.
  mutating func add(_ pane: Pane, item: DisplayItem) {
    let shape = BarPath(
      roundedRect: pane.frame, radius: pane.cornerRadius, curve: pane.cornerCurve)
    var group = "<g\(attributes(of: item, bounds: pane.frame))"
    if pane.opacity < 1 { group += " opacity=\"\(n(pane.opacity))\"" }
    var inside = ""
    if !pane.material.isPlain {
      let ground = groundID(of: pane.frame)
      let clip = define("clipPath", "<path d=\"\(data(shape))\"/>")
      inside = "<g clip-path=\"url(#\(clip))\">\(blurred(ground, pane))</g>"
    }
    inside += "<path d=\"\(data(shape))\"\(fill(pane.material.tint))/>"
    add(group, holding: inside, bounds: pane.frame)
  }

  /// Adds a group of elements; what it may touch is in points.
  mutating func add(_ group: String, holding inside: String, bounds: BarRect) {
    body += "\(group)>\(inside)</g>\n"
    drawnSince.append(bounds)
  }

  /// Adds the soft shadow around a shape.
  mutating func add(_ shadow: DropShadow, item: DisplayItem) {
    guard let bounds = shadow.shape.controlBounds else { return }
    let reach = shadow.blurRadius * 3 + abs(shadow.drop)
    let around = bounds.inset(
      by: BarEdgeInsets(top: -reach, left: -reach, bottom: -reach, right: -reach))
    let hole = BarPath(BarPath(roundedRect: around, radius: 0).elements + shadow.shape.elements)
    let clip = define("clipPath", "<path clip-rule=\"evenodd\" d=\"\(data(hole))\"/>")
    let filter = define(
      "filter", "<feGaussianBlur stdDeviation=\"\(n(shadow.blurRadius))\"/>",
      attributes: " filterUnits=\"userSpaceOnUse\"\(place(around))")
    let dropped = data(shadow.shape.offset(dx: 0, dy: shadow.drop))
    let name = nextName.map { " id=\"\(idPrefix)\(SVG.escaped($0))\"" } ?? ""
    nextName = nil
    body += "<g\(name) data-element=\"\(SVG.escaped(item.element))\" clip-path=\"url(#\(clip))\">"
    body += "<path d=\"\(dropped)\"\(fill(shadow.color)) filter=\"url(#\(filter))\"/></g>\n"
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

  /// The group of everything beneath a pane.
  ///
  /// Panes side by side share one; shadows between them are too faint to count.
  mutating func groundID(of frame: BarRect) -> String {
    let isCovered = drawnSince.contains { rect in
      frame.intersection(rect).map { !$0.isEmpty } ?? false
    }
    if let backdrop, !isCovered { return backdrop }
    count += 1
    let id = "\(idPrefix)ground\(count)"
    body = "<g id=\"\(id)\">\n\(body)</g>\n"
    backdrop = id
    drawnSince = []
    return id
  }

  mutating func id(ofClip rect: BarRect) -> String {
    if let id = clips[rect] { return id }
    let id = define("clipPath", "<rect\(place(rect))/>")
    clips[rect] = id
    return id
  }

  /// Keeps a definition, and says what it is called.
  mutating func define(_ tag: String, _ inside: String, attributes: String = "") -> String {
    count += 1
    let id = "\(idPrefix)\(tag)\(count)"
    definitions += "<\(tag) id=\"\(id)\"\(attributes)>\(inside)</\(tag)>\n"
    return id
  }
}
