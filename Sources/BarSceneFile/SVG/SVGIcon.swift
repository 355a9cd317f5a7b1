internal import BarLayout

/// An SVG file as one outline in the tint's colour.
///
/// Groups, paths, basic shapes, fills, strokes, transforms and the view box are understood;
/// anything else that would change the picture is refused. Source: SVG 1.1.
struct SVGIcon {
  /// The outline, to be filled with non-zero winding; the origin is the top-left corner.
  private(set) var path = BarPath()
  /// Extent of the picture, in points.
  let size: BarSize

  /// Reads a file; one unit of its width and height is a point.
  init(_ bytes: [UInt8]) throws(SVGFault) {
    let root = try SVGReader.root(of: bytes)
    guard root.name == "svg" else {
      throw SVGFault(offset: root.offset, message: "an SVG file is an <svg> (found <\(root.name)>)")
    }
    let view = try SVGView(root)
    size = view.size
    try draw(root, SVGPaint(), view.transform)
    guard !path.elements.isEmpty else {
      throw SVGFault(offset: root.offset, message: "the picture is empty")
    }
  }

  private static let containers = ["svg", "g"]
  /// Elements that show nothing.
  private static let silent = ["title", "desc", "metadata"]
  /// Attributes that change nothing.
  private static let silentAttributes = [
    "id", "class", "version", "role", "baseProfile", "enable-background", "focusable", "lang",
    "tabindex", "stroke-miterlimit", "clip-rule", "overflow", "preserveAspectRatio", "x", "y",
  ]

  private mutating func draw(
    _ element: SVGElement, _ outer: SVGPaint, _ around: SVGTransform
  ) throws(SVGFault) {
    if Self.silent.contains(element.name) { return }
    // An empty list of definitions is what drawing programs leave behind.
    if element.name == "defs", element.children.isEmpty { return }
    let isContainer = Self.containers.contains(element.name)
    guard isContainer || SVGElement.shapes.contains(element.name) else {
      throw SVGFault(
        offset: element.offset,
        message: "<\(element.name)> is not understood (accepted: g, "
          + SVGElement.shapes.joined(separator: ", ") + ")")
    }
    var paint = outer
    var transform = around
    for attribute in element.attributes {
      if attribute.name == "transform" {
        transform = around.after(try SVGTransform(attribute))
        guard transform.isBounded else { throw attribute.fault("a transform goes too far") }
      } else if attribute.name == "style" {
        try paint.takeStyle(attribute)
      } else if SVGPaint.names.contains(attribute.name) {
        try paint.take(attribute)
      } else if !isKnown(attribute.name, of: element) {
        throw attribute.fault(
          "the attribute \(quoted(attribute.name)) of <\(element.name)> is not understood")
      }
    }
    guard !isContainer else {
      for child in element.children {
        guard child.name != "svg" else {
          throw SVGFault(offset: child.offset, message: "an <svg> inside another is not understood")
        }
        try draw(child, paint, transform)
      }
      return
    }
    for child in element.children where !Self.silent.contains(child.name) {
      throw SVGFault(
        offset: child.offset,
        message: "<\(child.name)> inside <\(element.name)> is not understood")
    }
    guard paint.isVisible else { return }
    try add(element, paint, transform)
  }

  private func isKnown(_ name: String, of element: SVGElement) -> Bool {
    if element.geometryNames.contains(name) || Self.silentAttributes.contains(name) { return true }
    if element.name == "svg", ["viewBox", "width", "height"].contains(name) { return true }
    // Namespaces, notes of drawing programs, and what screen readers say.
    return ["xmlns", "xml:", "data-", "aria-", "inkscape:", "sodipodi:", "sketch:"]
      .contains { name.hasPrefix($0) }
  }

  private mutating func add(
    _ element: SVGElement, _ paint: SVGPaint, _ transform: SVGTransform
  ) throws(SVGFault) {
    let outline = try element.outline()
    guard outline.elements.count <= SVGLimits.pathElements else { throw tooLong(element) }
    if paint.isFilled, element.name != "line" {
      path.elements +=
        outline.mapped(transform.callAsFunction).wound(isEvenOdd: paint.isEvenOdd)
        .elements
    }
    if paint.isStroked {
      let line = paint.stroke.outline(of: outline)
      path.elements += line.mapped(transform.callAsFunction).upright.elements
    }
    guard path.elements.count <= SVGLimits.pathElements else { throw tooLong(element) }
  }

  private func tooLong(_ element: SVGElement) -> SVGFault {
    SVGFault(
      offset: element.offset, message: "the picture has more than \(SVGLimits.pathElements) steps")
  }
}
