internal import BarLayout

extension Keys {
  /// A picture: the name of a symbol, a path, or a box of a size.
  static let image: ValueKind<ImageSource> = {
    let drawing = Kind.object(imageDrawing)
    return ValueKind(shape: .either([symbol.shape, drawing.shape])) { node, key, decoding in
      guard case .mapping = node.content else { return symbol.decode(node, key, &decoding) }
      guard let image = drawing.decode(node, key, &decoding) else { return nil }
      if image.path == nil, image.size == nil {
        if ["path", "size", "file"].allSatisfy({ node.value(of: $0) == nil }) {
          decoding.error(
            "an image needs a path or a size \(hint(found: "neither", accepted: "path, size"))",
            at: node.position)
        }
        return nil
      }
      return image.source
    }
  }()

  /// A picture that the scene draws itself.
  struct ImageDrawing: Sendable {
    var path: Path?
    var size: Size?

    /// The picture; a path without a size fills the box from its origin to its farthest points.
    var source: ImageSource {
      guard let path else { return .placeholder(size ?? .zero) }
      let bounds = path.controlBounds ?? .zero
      return .path(
        path, size ?? Size(width: max(0, bounds.maxX), height: max(0, bounds.maxY)))
    }
  }

  private static let imageDrawing = ObjectSchema<ImageDrawing>(
    "image", "an image", "A drawing, or a grey box where what it shows does not matter.",
    start: ImageDrawing(), notYet: ["file"],
    fields: [
      Field(
        optional: "path", pathData, \.path, "SVG path data; one unit is a point, y grows down."),
      Field(
        optional: "size", Kind.size, \.size,
        "Its size in points; left out, up to the farthest points of the path."),
    ])

  private static let symbol = ValueKind<ImageSource>(
    shape: .choice(SymbolName.allCases.map(\.rawValue))
  ) { node, key, decoding in
    let accepted = "the name of a symbol, {path} or {size}"
    guard case .scalar(let text, let style) = node.content, style != .literal else {
      decoding.error(
        "\(key) must be an image \(hint(found: node.found, accepted: accepted))",
        at: node.position)
      return nil
    }
    if SymbolName(rawValue: text) != nil { return .symbol(text) }
    let meant = decoding.isPatient ? SymbolName.nearest(to: text, limit: 1).first?.rawValue : nil
    decoding.error(
      "unknown symbol \(hint(found: node.found, accepted: accepted, meant: meant))",
      at: node.position)
    return nil
  }

  private static let pathData = ValueKind<Path>(
    shape: .pattern(
      name: "SVG path data", expression: "^[MmLlHhVvCcSsQqTtAaZz0-9eE,.+\\s-]*$", words: [])
  ) { node, key, decoding in
    guard case .scalar(let text, let style) = node.content, style != .literal else {
      decoding.error(
        "\(key) must be SVG path data \(hint(found: node.found, accepted: "M0 0L9 9, …"))",
        at: node.position)
      return nil
    }
    do throws(PathData.Fault) {
      return try PathData(text).path
    } catch {
      let isExact = style == .plain || style == .quoted
      let column = isExact ? error.offset + (style == .quoted ? 1 : 0) : 0
      decoding.error(
        "bad path data: \(error.message), at character \(error.offset + 1)",
        at: node.position.advanced(by: column))
      return nil
    }
  }
}
