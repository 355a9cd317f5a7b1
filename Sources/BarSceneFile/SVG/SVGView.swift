internal import BarLayout

/// The size of a picture, and how its coordinates become points.
struct SVGView {
  let size: BarSize
  let transform: SVGTransform

  /// Reads `width`, `height`, `viewBox` and `preserveAspectRatio` of a file's element.
  init(_ root: SVGElement) throws(SVGFault) {
    let box = try Self.viewBox(root)
    let width = try Self.extent("width", of: root) ?? box?.width
    let height = try Self.extent("height", of: root) ?? box?.height
    guard let width, let height, width > 0, height > 0 else {
      throw SVGFault(
        offset: root.offset, message: "<svg> needs a width and a height, or a viewBox")
    }
    size = BarSize(width: width, height: height)
    guard let box else {
      transform = SVGTransform()
      return
    }
    var scale = (width / box.width, height / box.height)
    let ratio = root.attribute("preserveAspectRatio")
    switch ratio?.value ?? "xMidYMid meet" {
    case "none": break
    case "xMidYMid", "xMidYMid meet": scale = (min(scale.0, scale.1), min(scale.0, scale.1))
    default:
      throw SVGFault(
        offset: ratio?.offset ?? root.offset,
        message: "preserveAspectRatio is not understood (accepted: none, xMidYMid meet)")
    }
    transform = SVGTransform(
      a: scale.0, d: scale.1, e: (width - box.width * scale.0) / 2 - box.minX * scale.0,
      f: (height - box.height * scale.1) / 2 - box.minY * scale.1)
    guard transform.isBounded else {
      throw SVGFault(offset: root.offset, message: "the viewBox is too small for the size")
    }
  }

  /// A width or height; nil where it is left out or is all there is.
  private static func extent(_ name: String, of root: SVGElement) throws(SVGFault) -> Double? {
    guard let attribute = root.attribute(name), attribute.value != "100%" else { return nil }
    return try attribute.length()
  }

  private static func viewBox(_ root: SVGElement) throws(SVGFault) -> BarRect? {
    guard let attribute = root.attribute("viewBox") else { return nil }
    let numbers = try attribute.numbers(in: attribute.value)
    guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else {
      throw attribute.fault(
        "viewBox must be left, top, width and height (found \(quoted(attribute.value)))")
    }
    return BarRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
